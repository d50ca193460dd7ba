import { byClosingLine } from './shared/closing-lines.ts';
import { blocksOf, failure, placeIn, valuesIn } from './shared/printed/failed-tests.ts';
import type { Package, PrintedFailure, Tool } from './tool.ts';

const testName = /(?:^|\/)t\/.*\.t$/;
const hasTests = ({ tests }: Package) => tests.some(path => testName.test(path));

/** The test runner of Perl. */
export const prove: Tool = {
  name: 'prove',
  ecosystem: { fileTypes: ['pl', 'pm', 't', 'pod'], isHere: hasTests, testName },
  uses: [{ activity: 'unit-test', matches: /^prove\b/ }],
  detect: here =>
    hasTests(here) ? [{ activity: 'unit-test', run: 'prove --lib --recurse t', why: 'there are tests in t' }] : [],
  testFiles: ['**/t/**/*.t'],
  output: {
    count: byClosingLine((line, next) => {
      const total = /^Files=\d+, Tests=(\d{1,9}), /.exec(line)?.[1];
      if (total === undefined || !/^Result: (?:PASS|FAIL|NOTESTS)$/.test(next())) return undefined;
      const ran = Number(total);
      return { ran, failed: next() === 'Result: FAIL' ? Math.min(1, ran) : 0, skipped: 0 };
    }),
    failures,
    failing: /^(\S+\.t) +\(Wstat: .*Failed: [1-9]\d*\)$/,
  },
};

/** The comments of Test::More, which go to standard error. */
function failures(lines: readonly string[]): PrintedFailure[] {
  return blocksOf(lines, /^# +Failed test '(.+)'$/, /^(?!#)|^# Looks like /).map(({ head, lines: block }) =>
    failure(
      head[1]!,
      placeIn(block, /^# +at (\S+) line (\d+)\.$/),
      valuesIn(block, /^# +expected: (.+)$/, /^# +got: (.+)$/),
      block.map(line => line.replace(/^# ?/, '')),
    ),
  );
}
