import type { Tool } from './tool.ts';

export const googletest: Tool = {
  name: 'googletest',
  testFiles: ['**/*_test.{c,cc,cpp}'],
  measures: { tests: ['\\bTEST(?:_F)?\\('] },
};
