import { byClosingLine, nothingRan, numbersIn, tally } from './shared/closing-lines.ts';
import { describeAndExpect, javascriptTests, testAndSpecFiles } from './shared/javascript-tests.ts';
import { installedRunner, nodePackages } from './shared/node.ts';
import {
  blocksOf,
  expectedGot,
  failure,
  firstText,
  jsPlace,
  plainError,
  type Values,
} from './shared/printed/failed-tests.ts';
import type { PrintedFailure, Tool } from './tool.ts';

export const vitest: Tool = {
  name: 'vitest',
  ecosystem: nodePackages,
  ...installedRunner({
    activity: 'unit-test',
    matches: /\bvitest\b/,
    pattern: '-t {pattern}',
    line: 'vitest run',
    config: /^vitest\.(?:config|workspace)\./,
    dependency: 'vitest',
    takesPaths: true,
  }),
  patternOptions: ['t', 'testNamePattern'],
  testFiles: testAndSpecFiles,
  declares: { language: javascriptTests, calls: ['it', 'test'], modules: /^vitest$/ },
  measures: describeAndExpect,
  output: {
    count: byClosingLine(line => {
      if (/^No test files found, exiting with code \d/.test(line)) return nothingRan;
      const text = /^ *Tests {2}(.+?)(?: \(\d+\))?$/.exec(line)?.[1];
      if (text === 'no tests') return nothingRan;
      const numbers = text === undefined ? undefined : numbersIn(text.split(' | '));
      const words = { passed: ['passed', 'expected fail'], failed: ['failed'], skipped: ['skipped', 'todo'] };
      return numbers && tally(numbers, words);
    }),
    failures,
    failing: /^\s*FAIL {1,2}(?!\[ *[\d.]+s\])(\S.*)$/,
    unloaded: /\[ \S+ \]$/,
    failedFiles: /^ *Test Files {2}.*\d failed/,
    missing: /Failed to (?:resolve import|load url) ['"]?([^\s'"]+)/,
  },
  // It reads Vite's settings where it has none of its own.
  settings: ['**/{vitest,vite}.config.*', '**/vitest.workspace.*'],
  settingKeys: {
    lax: 'passwithnotests|dangerouslyignoreunhandlederrors|allowonly',
    leavesOut: 'exclude',
    files: 'include',
    least: 'branches|functions|lines|statements',
  },
  replaces: [
    /\bvi(?:test)?\.(?:mock|doMock)\(\s*(?:import\(\s*)?['"`]([^'"`\n]{1,200})['"`]/g,
    /\bvi(?:test)?\.spyOn\(\s*([\w$.]{1,100}),\s*['"`]([\w$]{1,100})['"`]\s*\)\s*\.mock(?:Return|Resolved|Rejected|Impl)/g,
  ],
};

/** Tests that fail in the same way are printed with one error below all their names. */
function failures(lines: readonly string[]): PrintedFailure[] {
  const blocks = blocksOf(lines, /^ FAIL {2}(?:\|[^|]+\| | +\S+ +)?(\S+) (?:> (.+)|\[ .+ \])$/, /^⎯{3}/);
  return blocks.map(({ head, lines: own }, index) => {
    const block = [own, ...blocks.slice(index + 1).map(each => each.lines)].find(each => firstText(each)) ?? own;
    const [, path, name] = head;
    const place = jsPlace(block.filter(line => line.includes(path!)));
    return failure(name ?? path!, { path: path!, ...place }, messageOf(firstText(block)), block);
  });
}

function messageOf(line: string | undefined): string | Values | undefined {
  const [, got, want] =
    /^(?:\w+: )?expected (.+) to (?:be|equal|deeply equal|strictly equal) (.+?)(?: \/\/ .*)?$/.exec(line ?? '') ?? [];
  return expectedGot(want, got) ?? plainError(line);
}
