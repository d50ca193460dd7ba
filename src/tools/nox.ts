import type { Tool } from './tool.ts';

export const nox: Tool = {
  name: 'nox',
  settings: ['**/noxfile.py'],
};
