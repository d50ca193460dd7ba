import { byClosingLine, nothingRan, tally } from './shared/closing-lines.ts';
import { javascriptTests, testAndSpecFiles } from './shared/javascript-tests.ts';
import { nodePackages } from './shared/node.ts';
import {
  blocksOf,
  differenceIn,
  failure,
  firstIn,
  jsPlace,
  placeIn,
  plainError,
} from './shared/printed/failed-tests.ts';
import type { PrintedFailure, Tool } from './tool.ts';

export const ava: Tool = {
  name: 'ava',
  ecosystem: nodePackages,
  uses: [{ activity: 'unit-test', matches: /^ava\b/, pattern: '-m {pattern}' }],
  patternOptions: ['m', 'match'],
  testFiles: testAndSpecFiles,
  declares: { language: javascriptTests, calls: ['test'], modules: /^ava$/ },
  measures: {
    assertions: [
      '\\bt\\.(?:is|not|deepEqual|notDeepEqual|like|true|false|truthy|falsy|throws|throwsAsync|notThrows|regex|snapshot)\\(',
    ],
  },
  output: {
    // Of a run that fails it does not say how many passed.
    count: byClosingLine(line => {
      if (/^ *✘ Couldn’t find any (?:matching tests|files to test)$/.test(line)) return nothingRan;
      const form = /^ {2}(\d{1,9}) (?:tests? (passed|failed|skipped|todo)|known failures?)$/.exec(line);
      if (!form) return undefined;
      const numbers = new Map([[form[2] ?? 'passed', Number(form[1])]]);
      return tally(numbers, { passed: ['passed'], failed: ['failed'], skipped: ['skipped', 'todo'] });
    }),
    failures,
    failing: /^ *✘ \[fail\]: (.+?)(?: \([\d.]+m?s\))?$/,
  },
  settings: ['**/ava.config.*'],
};

/** Below a line, each test with its own lines; above it, their names. */
function failures(lines: readonly string[]): PrintedFailure[] {
  const heads = lines.filter(line => /^ *✘ \[fail\]: /.test(line)).map(line => line.replace(/^ *✘ \[fail\]: /, ''));
  const start = lines.indexOf('  ─');
  const isName = (text: string) => heads.some(head => head === text || head.startsWith(`${text} `));
  const opening = lines.map((line, index) =>
    index > start && /^ {2}\S/.test(line) && lines[index - 1] === '' && isName(line.trim()) ? `✘ ${line.trim()}` : line,
  );
  if (start === -1) return [];
  return blocksOf(opening.slice(start), /^✘ (.+)$/, /^ {2}─$/).map(({ head, lines: block }) => {
    const place = placeIn(block, /^ {2}(\S+):(\d+)$/);
    const message =
      differenceIn(block, { want: '+', got: '-' }) ??
      plainError(
        firstIn(block, /^ {2}(\w*Error: .+)$/) ??
          block.find(line => /^ {2}\S.*[^:\d]$/.test(line) && !/^ {2}[-+›]/.test(line)),
      );
    return failure(head[1]!, place.path ? place : jsPlace(block), message, block);
  });
}
