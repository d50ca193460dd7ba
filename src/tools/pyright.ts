import type { Tool } from './tool.ts';

export const pyright: Tool = {
  name: 'pyright',
  lints: true,
  settings: ['**/pyrightconfig.json'],
};
