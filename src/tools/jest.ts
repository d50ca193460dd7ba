import { byClosingLine, nothingRan, numbersIn, tally } from './shared/closing-lines.ts';
import { describeAndExpect, jasmineSwitches, javascriptTests, testAndSpecFiles } from './shared/javascript-tests.ts';
import { installedRunner, nodePackages } from './shared/node.ts';
import type { Tool } from './tool.ts';

export const jest: Tool = {
  name: 'jest',
  ecosystem: nodePackages,
  ...installedRunner({
    activity: 'unit-test',
    matches: /\bjest\b/,
    pattern: '-t {pattern}',
    line: 'jest',
    config: /^jest\.config\./,
    dependency: 'jest',
    takesPaths: true,
    findsFiles: true,
  }),
  patternOptions: ['t', 'testNamePattern', 'testPathPattern'],
  testFiles: testAndSpecFiles,
  testFolders: ['__tests__'],
  declares: {
    language: javascriptTests,
    calls: ['it', 'test', 'fit', 'ftest', 'xit', 'xtest'],
    modules: /^@jest\/globals$/,
  },
  measures: { ...describeAndExpect, switches: [...describeAndExpect.switches!, ...jasmineSwitches] },
  output: {
    count: byClosingLine(line => {
      if (/^No tests found, exiting with code \d/.test(line)) return nothingRan;
      const text = /^Tests: +(.+ total)$/.exec(line)?.[1];
      const numbers = text === undefined ? undefined : numbersIn(text.split(', '));
      const words = { passed: ['passed'], failed: ['failed'], skipped: ['skipped', 'todo', 'pending'] };
      return numbers && tally(numbers, words);
    }),
    failing: /^\s*● (\S.* › .+)$/,
    unloaded: /^\S+\.[cm]?[jt]sx?$/,
    failedFiles: /^Test Suites: .*\d failed/,
  },
  // Babel compiles its tests.
  settings: ['**/{jest,babel}.config.*', '**/.babelrc*'],
  settingKeys: {
    strict: 'errorondeprecated',
    lax: 'passwithnotests|automock',
    leavesOut: '\\w*pathignorepatterns',
    files: 'testmatch|testregex|roots|collectcoveragefrom|projects',
    least: 'branches|functions|lines|statements',
  },
  replaces: [
    /\bjest\.(?:mock|doMock|setMock|unstable_mockModule)\(\s*(?:import\(\s*)?['"`]([^'"`\n]{1,200})['"`]/g,
    /\bjest\.spyOn\(\s*([\w$.]{1,100}),\s*['"`]([\w$]{1,100})['"`]\s*\)\s*\.mock(?:Return|Resolved|Rejected|Impl)/g,
    /^[ \t]*([\w$]{1,100})\.([\w$]{1,100})\s*=\s*(?:jest|vi|sinon|mock)\.(?:fn|stub)\(/gm,
  ],
};
