import type { Tool } from './tool.ts';

export const turbo: Tool = {
  name: 'turbo',
  settings: ['**/{turbo.json,turbo.jsonc}'],
};
