import type { Tool } from './tool.ts';

export const exunit: Tool = {
  name: 'exunit',
  testFiles: ['**/*_test.exs'],
};
