import type { Tool } from './tool.ts';

export const nextest: Tool = {
  name: 'nextest',
  patternOptions: ['E'],
  notInstalled: /^error: no such command: `nextest`/m,
};
