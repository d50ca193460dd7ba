import type { Tool } from './tool.ts';

export const minitest: Tool = {
  name: 'minitest',
  patternOptions: ['name'],
  testFiles: ['**/*_test.rb'],
};
