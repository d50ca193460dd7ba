import type { Tool } from './tool.ts';

/** The shells that run commands, and direnv. */
export const shell: Tool = {
  name: 'shell',
  autoloaded: ['**/{.envrc,.bashrc,.bash_profile,.profile,.zshenv,.zshrc,BASH_ENV}'],
};
