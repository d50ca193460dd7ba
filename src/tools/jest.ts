import { byClosingLine, nothingRan, numbersIn, tally } from './shared/closing-lines.ts';
import { describeAndExpect, jasmineSwitches, javascriptTests, testAndSpecFiles } from './shared/javascript-tests.ts';
import { installedRunner, nodePackages } from './shared/node.ts';
import {
  blocksOf,
  failure,
  firstText,
  jsPlace,
  onceEach,
  plainError,
  valuesIn,
} from './shared/printed/failed-tests.ts';
import type { PrintedFailure, Tool } from './tool.ts';

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
    failures,
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

/** With many failures it prints them all again at the end. */
function failures(lines: readonly string[]): PrintedFailure[] {
  const found = blocksOf(lines, /^ {2}● (?!Console$)(\S.*)$/, /^(?:PASS|FAIL|Test Suites:|Summary of all)\b/);
  return onceEach(
    found.map(({ head, index, lines: block }) => {
      const file = /^FAIL (?:.* )?(\S+\.\w+)(?: \([\d.]+ m?s\))?$/.exec(
        lines.slice(0, index).findLast(line => /^(?:PASS|FAIL) /.test(line)) ?? '',
      )?.[1];
      const isFile = head[1] === 'Test suite failed to run' && file !== undefined;
      const frames = jsPlace(block.filter(line => file !== undefined && line.includes(file)));
      const message = valuesIn(block, /^ *Expected: (.+)$/, /^ *Received: (.+)$/) ?? plainError(firstText(block));
      const place = { ...(file === undefined ? {} : { path: file }), ...(frames.path ? frames : jsPlace(block)) };
      return failure(isFile ? file : head[1]!, place, message, block);
    }),
  );
}
