import type { Tool } from './tool.ts';

export const rubygems: Tool = {
  name: 'rubygems',
  autoloaded: ['**/.gemrc'],
};
