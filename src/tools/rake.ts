import type { Tool } from './tool.ts';

export const rake: Tool = {
  name: 'rake',
  settings: ['**/Rakefile'],
};
