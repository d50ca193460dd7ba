import type { Tool } from './tool.ts';

export const dart: Tool = {
  name: 'dart',
  testFiles: ['**/*_test.dart'],
  measures: {
    tests: ['(?:^|\\n)[ \\t]*(?:test|testWidgets)\\('],
    assertions: ['\\bexpect\\w*\\('],
    switches: ['\\bskip: *(?:true|[\'"])'],
  },
};
