import { nothingRan, tally, totalOf } from './shared/closing-lines.ts';
import { describeAndExpect, javascriptTests, testAndSpecFiles } from './shared/javascript-tests.ts';
import { bunLock } from './shared/lock-files.ts';
import { builtInRunner, nodePackages } from './shared/node.ts';
import { nodeScripts, workspacesIn } from './shared/package-json.ts';
import { failure, firstIn, jsPlace, plainError, valuesIn } from './shared/printed/failed-tests.ts';
import { inEveryPackage } from './shared/workspaces.ts';
import type { Manager, PrintedFailure, TestCount, Tool } from './tool.ts';

const manager: Manager = {
  name: 'bun',
  locks: ['bun.lock', 'bun.lockb'],
  program: line => `bun run ${line}`,
  scripts: nodeScripts,
  script: (name, args) => `bun run ${name}${args ? ` ${args}` : ''}`,
  members: workspacesIn,
};

/** The package manager and, if it is in use, the test runner of last resort. */
export const bun: Tool = {
  name: 'bun',
  ecosystem: nodePackages,
  manager,
  detect: (here, used) => (used === manager ? builtInRunner(here, 'bun test -t {pattern}', { takesPaths: true }) : []),
  uses: [{ activity: 'unit-test', matches: /^bun test\b/, pattern: '-t {pattern}', takesPaths: true }],
  wraps: { matches: /^(?:bunx|bun x)\s+/ },
  everywhere: inEveryPackage(/^bun (?:run )?([\w:.-]+) (?:--workspaces|--filter=['"]?\*['"]?)$/),
  patternOptions: ['t'],
  testFiles: testAndSpecFiles,
  declares: { language: javascriptTests, calls: ['it', 'test', 'Bun.test'], modules: /^bun:test$/ },
  measures: describeAndExpect,
  output: { count, failures, failing: /^\(fail\) (.+?)(?: \[[\d.]+m?s\])?$/ },
  notInstalled: /^error: Script not found "/m,
  setup: { run: 'bun install --frozen-lockfile', programs: ['bun', 'bunx'], manager: 'npm install --global bun' },
  autoloaded: ['**/bunfig.toml'],
  locks: [{ file: '**/bun.lock', entries: bunLock }],
};

/** A line for each kind of result, closed by one that counts them together. */
function count(lines: readonly string[]): TestCount | undefined {
  const counts: TestCount[] = [];
  let numbers = new Map<string, number>();
  for (const line of lines) {
    const one = /^ *(\d{1,9}) (pass|fail|skip|todo)$/.exec(line);
    if (one) numbers.set(one[2]!, Number(one[1]));
    else if (/^error: regex .+ matched 0 tests\b/.test(line)) counts.push(nothingRan);
    else if (/^Ran \d{1,9} tests? across \d+ files?\./.test(line)) {
      counts.push(tally(numbers, { passed: ['pass'], failed: ['fail'], skipped: ['skip', 'todo'] }));
      numbers = new Map();
    }
  }
  return counts.length > 0 ? totalOf(counts) : undefined;
}

/** The line with the name comes after what is said of it. */
function failures(lines: readonly string[]): PrintedFailure[] {
  const found: PrintedFailure[] = [];
  let start = 0;
  for (const [index, line] of lines.entries()) {
    const end = /^\((pass|fail|skip|todo)\) (.+?)(?: \[[\d.]+m?s\])?$/.exec(line);
    if (end?.[1] === 'fail') {
      const block = lines.slice(start, index);
      const message =
        valuesIn(block, /^Expected: (.+)$/, /^Received: (.+)$/) ?? plainError(firstIn(block, /^(?:\w*[eE]rror: .+)$/));
      found.push(failure(end[2]!, jsPlace(block), message, block));
    }
    if (end || /^\S+\.[cm]?[jt]sx?:$/.test(line)) start = index + 1;
  }
  return found;
}
