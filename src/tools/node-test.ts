import { tally, totalOf } from './shared/closing-lines.ts';
import { describeAndExpect, javascriptTests, testAndSpecFiles } from './shared/javascript-tests.ts';
import { builtInRunner, nodePackages } from './shared/node.ts';
import {
  blocksOf,
  expectedGot,
  failure,
  firstIn,
  firstText,
  plainError,
  unequalIn,
} from './shared/printed/failed-tests.ts';
import type { PrintedFailure, TestCount, Tool } from './tool.ts';

/** `node --test`. */
export const nodeTest: Tool = {
  name: 'node-test',
  ecosystem: nodePackages,
  detect: here => builtInRunner(here, 'node --test --test-name-pattern={pattern}', { files: /\.[cm]?js$/ }),
  uses: [
    {
      activity: 'unit-test',
      // Its options must come before the files, so only a script that ends in options can be given one more.
      matches: /\bnode(?:\s+-[\w=./:-]+)*\s+--test(?:\s+--[\w=./:-]+)*$/,
      pattern: '--test-name-pattern={pattern}',
    },
    { activity: 'unit-test', matches: /^node(?:\s+-[\w=./:-]+)*\s+--test\b.*/ },
  ],
  patternOptions: ['test-name-pattern'],
  // The names that it finds without being told, in the languages that it can run.
  testFiles: [...testAndSpecFiles, '**/{test,test-*,*-test,*_test}.{js,mjs,cjs,ts,mts,cts}'],
  declares: { language: javascriptTests, calls: ['it', 'test'], modules: /^(?:node:)?test$/, inner: /\bt\.test\(/ },
  measures: describeAndExpect,
  output: {
    title: 'node:test',
    count,
    failing: /^\s*✖ (.+?) \([\d.]+ms\)$/,
    unloaded: /^\S+\.[cm]?[jt]sx?$/,
    failures,
  },
  replaces: [
    /\bmock\.module\(\s*['"`]([^'"`\n]{1,200})['"`]/g,
    /\bmock\.(?:method|getter)\(\s*([\w$.]{1,100}),\s*['"`]([\w$]{1,100})['"`]\s*,/g,
  ],
};

function count(lines: readonly string[]): TestCount | undefined {
  const groups: Map<string, number>[] = [];
  for (const line of lines) {
    const match = /^[#ℹ] (tests|pass|fail|cancelled|skipped|todo) +(\d{1,9})$/.exec(line);
    if (!match) continue;
    if (match[1] === 'tests') groups.push(new Map());
    groups.at(-1)?.set(match[1]!, Number(match[2]));
  }
  const words = { passed: ['pass'], failed: ['fail', 'cancelled'], skipped: ['skipped', 'todo'] };
  const counts = groups.filter(group => group.has('pass')).map(group => tally(group, words));
  if (counts.length === 0) return undefined;
  const { ran, failed, skipped } = totalOf(counts);
  const empty = emptyFiles(lines);
  return { ran: Math.max(failed, ran - empty), failed, skipped, ...(empty > 0 ? { empty } : {}) };
}

/** Files without a test, each of which it counts as a test that passed, by the file's name. */
function emptyFiles(lines: readonly string[]): number {
  const suites = new Set<string>();
  let files = 0;
  for (const [index, line] of lines.entries()) {
    const suite = /^▶ (.+)$/.exec(line)?.[1];
    if (suite !== undefined) suites.add(suite);
    const spec = /^✔ (\S+\.[cm]?[jt]sx?) \([\d.]+ms\)$/.exec(line)?.[1];
    const tap = /^ok \d+ - (\S+\.[cm]?[jt]sx?)$/.exec(line)?.[1];
    const alone = spec !== undefined ? !suites.has(spec) : lines[index - 1] === `# Subtest: ${tap}`;
    if ((spec ?? tap) !== undefined && alone) files++;
  }
  return files;
}

/** What it prints below "failing tests:" on a terminal; into a pipe, old versions print TAP. */
function failures(lines: readonly string[]): PrintedFailure[] {
  return blocksOf(lines, /^test at (.+?):(\d+):\d+$/, /^(?!✖)\S/).flatMap(({ head, lines: block }) => {
    const name = firstIn(block, /^✖ (.+?) \([\d.]+ms\)/);
    const own = block.filter(line => !line.startsWith('✖'));
    const value = (key: string) => firstIn(own, new RegExp(`^ {4}${key}: (.+?),?$`));
    const message =
      expectedGot(value('expected'), value('actual')) ??
      unequalIn(own) ??
      plainError(firstText(own)?.replace(/^'(.*)'$/, '$1'));
    // What the error is made of, below its stack, says nothing more.
    const telling = own.filter(line => !/^ {4}(?:generatedMessage|code|operator|diff): |^ {2}\}$/.test(line));
    return name === undefined ? [] : [failure(name, { path: head[1]!, line: Number(head[2]) }, message, telling)];
  });
}
