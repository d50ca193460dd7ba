import { describeAndExpect, javascriptTests } from './shared/javascript-tests.ts';
import { installedRunner, nodePackages } from './shared/node.ts';
import type { Tool } from './tool.ts';

export const cypress: Tool = {
  name: 'cypress',
  ecosystem: nodePackages,
  ...installedRunner({
    activity: 'e2e',
    matches: /\bcypress\s+run\b/,
    line: 'cypress run',
    config: /^cypress\.(?:config\.|json$)/,
    dependency: 'cypress',
  }),
  patternOptions: ['spec'],
  testFiles: ['**/*.cy.*'],
  endToEndFolder: 'cypress',
  declares: { language: javascriptTests, calls: ['it', 'specify'] },
  measures: { ...describeAndExpect, assertions: [...describeAndExpect.assertions!, '\\.should\\b'] },
  settings: ['**/cypress.config.*'],
  settingKeys: {
    leavesOut: 'excludespecpattern',
    files: 'specpattern',
  },
};
