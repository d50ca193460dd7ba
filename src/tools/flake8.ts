import type { Tool } from './tool.ts';

export const flake8: Tool = {
  name: 'flake8',
  lints: true,
  settings: ['**/.flake8'],
};
