import { testAndSpecFiles } from './shared/javascript-tests.ts';
import type { Tool } from './tool.ts';

export const karma: Tool = {
  name: 'karma',
  testFiles: testAndSpecFiles,
  settings: ['**/karma.config.*', '**/karma.conf.*'],
};
