import type { Tool } from './tool.ts';

export const phpunit: Tool = {
  name: 'phpunit',
  patternOptions: ['filter'],
  testFiles: ['**/*{Test,Tests,IT}.php'],
};
