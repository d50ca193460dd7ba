import { byClosingLine, nothingRan, numbersIn } from './shared/closing-lines.ts';
import { mixLock } from './shared/lock-files.ts';
import { blocksOf, failure, firstIn, placeIn } from './shared/printed/failed-tests.ts';
import type { Package, PrintedFailure, Tool } from './tool.ts';

const kinds = /^(?:doctests?|property|properties|tests?|features?)$/;
const others = /^(?:failures?|excluded|skipped|invalid)$/;

const isProject = ({ names }: Pick<Package, 'names'>) => names.has('mix.exs');

/** Elixir's test framework, as Mix runs it. The outermost project takes in the applications below it. */
export const exunit: Tool = {
  name: 'exunit',
  ecosystem: {
    fileTypes: ['ex', 'exs', 'eex', 'heex', 'leex'],
    isHere: here => isProject(here) && !here.above.some(isProject),
  },
  manifests: /^mix\.exs$/,
  reads: /^mix\.exs$/,
  uses: [
    { activity: 'unit-test', matches: /^mix test\b/, takesPaths: true },
    { activity: 'typecheck', matches: /^mix (?:compile|dialyzer)\b/ },
    { activity: 'lint', matches: /^mix (?:credo|format(?=.* --check-formatted).*)/ },
  ],
  detect(here) {
    const why = 'there is a mix.exs';
    return [
      { activity: 'unit-test', run: 'mix test', why, takesPaths: true },
      { activity: 'typecheck', run: 'mix compile', why },
      ...(/:credo\b/.test(here.text('mix.exs') ?? '')
        ? [{ activity: 'lint', run: 'mix credo', why: 'mix.exs mentions credo' }]
        : []),
    ];
  },
  testFiles: ['**/*_test.exs'],
  measures: {
    tests: ['(?:^|\\n)[ \\t]*(?:test|property) "'],
    assertions: ['\\b(?:assert|refute)\\w*\\b'],
    switches: ['@tag :skip', '@(?:module)?tag skip:'],
  },
  output: {
    title: 'mix test',
    count: byClosingLine(line => {
      if (line === 'There are no tests to run') return nothingRan;
      const numbers = /\d failures?\b/.test(line) ? numbersIn(line.split(', ')) : undefined;
      const words = [...(numbers?.keys() ?? [])];
      if (!numbers || !words.some(word => kinds.test(word))) return undefined;
      if (!words.every(word => kinds.test(word) || others.test(word))) return undefined;
      const sum = (form: RegExp) =>
        words.reduce((total, word) => total + (form.test(word) ? numbers.get(word)! : 0), 0);
      const skipped = sum(/^(?:excluded|skipped)$/);
      return { ran: Math.max(0, sum(kinds) - skipped), failed: sum(/^(?:failures?|invalid)$/), skipped };
    }),
    failures,
    failing: /^ +\d+\) ((?:test|doctest|property) .+ \([\w.]+\))$/,
  },
  notInstalled: /the dependency is not available, run "mix deps\.get"/,
  setup: { run: 'mix deps.get', programs: ['mix'] },
  locks: [{ file: '**/mix.lock', entries: mixLock }],
  caches: ['**/_build/**'],
  decides: ['\\bSystem\\.(?:halt|stop)\\b', '\\bExUnit\\.(?:start|configure)\\('],
};

function failures(lines: readonly string[]): PrintedFailure[] {
  const found = blocksOf(
    lines,
    /^ +\d+\) ((?:test|doctest|property) .+) \([\w.]+\)$/,
    /^(?:Finished in |\d+ (?:tests?|doctests?|properties|features?)\b|\.+$)/,
  );
  return found.map(({ head, lines: block }) => {
    const [left, right] = [firstIn(block, /^ +left: +(.+)$/), firstIn(block, /^ +right: +(.+)$/)];
    const values = left !== undefined && right !== undefined ? `left is ${left}, right is ${right}` : undefined;
    const said = firstIn(block.slice(1), /^ {5}(?:\*\* )?(\S.*)$/);
    return failure(head[1]!.replace(/^test /, ''), placeIn(block, /^ {5}(\S+\.exs?):(\d+)$/), values ?? said, block);
  });
}
