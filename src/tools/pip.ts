import type { Tool } from './tool.ts';

export const pip: Tool = {
  name: 'pip',
  autoloaded: ['**/{pip.conf,pip.ini}'],
};
