import { javascriptTests, testAndSpecFiles } from './shared/javascript-tests.ts';
import type { Tool } from './tool.ts';

export const ava: Tool = {
  name: 'ava',
  patternOptions: ['m', 'match'],
  testFiles: testAndSpecFiles,
  declares: { language: javascriptTests, calls: ['test'] },
  measures: { assertions: ['\\bt\\.(?:is|deepEqual|true|false|throws)\\b'] },
  settings: ['**/ava.config.*'],
};
