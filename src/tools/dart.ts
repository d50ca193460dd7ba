import type { Tool } from './tool.ts';

export const dart: Tool = {
  name: 'dart',
  testFiles: ['**/*_test.dart'],
};
