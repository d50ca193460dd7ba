import { testAndSpecFiles } from './shared/javascript-tests.ts';
import { nodePackages } from './shared/node.ts';
import type { Tool } from './tool.ts';

export const karma: Tool = {
  name: 'karma',
  ecosystem: nodePackages,
  uses: [{ activity: 'unit-test', matches: /^karma start\b/ }],
  testFiles: testAndSpecFiles,
  settings: ['**/karma.config.*', '**/karma.conf.*'],
  settingKeys: {
    leavesOut: 'exclude',
    files: 'files',
  },
};
