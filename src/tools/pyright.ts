import type { Tool } from './tool.ts';

export const pyright: Tool = {
  name: 'pyright',
  settings: ['**/pyrightconfig.json'],
};
