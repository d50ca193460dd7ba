import type { Tool } from './tool.ts';

export const git: Tool = {
  name: 'git',
  autoloaded: ['**/{.gitmodules,.gitattributes}'],
};
