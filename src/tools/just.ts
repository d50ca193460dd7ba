import type { Tool } from './tool.ts';

export const just: Tool = {
  name: 'just',
  settings: ['**/justfile'],
};
