import { shadowsOf } from './shared/python.ts';
import type { Tool } from './tool.ts';

export const nose: Tool = {
  name: 'nose',
  autoloaded: [shadowsOf('nose')],
};
