import { describeAndExpect, javascriptTests, testAndSpecFiles } from './shared/javascript-tests.ts';
import { installedRunner, nodePackages } from './shared/node.ts';
import type { Tool } from './tool.ts';

export const playwright: Tool = {
  name: 'playwright',
  ecosystem: nodePackages,
  ...installedRunner({
    activity: 'e2e',
    matches: /\bplaywright\s+test\b/,
    pattern: '-g {pattern}',
    line: 'playwright test',
    config: /^playwright\.config\./,
    dependency: '@playwright/test',
    called: 'playwright',
  }),
  patternOptions: ['g', 'grep'],
  testFiles: testAndSpecFiles,
  endToEndFolder: 'playwright',
  declares: { language: javascriptTests, calls: ['test'] },
  measures: describeAndExpect,
  settings: ['**/playwright.config.*'],
};
