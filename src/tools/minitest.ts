import { byClosingLine } from './shared/closing-lines.ts';
import { managed } from './shared/packages.ts';
import {
  blocksOf,
  expectedGot,
  failure,
  firstIn,
  firstText,
  placeIn,
  valuesIn,
} from './shared/printed/failed-tests.ts';
import { gems, rubyTest, usesGem } from './shared/ruby.ts';
import type { PrintedFailure, Tool } from './tool.ts';

/** Minitest, and test-unit, which closes with nearly the same line. */
export const minitest: Tool = {
  name: 'minitest',
  ecosystem: gems,
  uses: [{ activity: 'unit-test', matches: /^rails test\b/, pattern: '--name {pattern}', takesPaths: true }],
  detect(here, manager) {
    const first = rubyTest(here, 'test');
    if (first === undefined) return [];
    const why = `there is ${first}`;
    if (usesGem(here, 'rails')) {
      const run = managed(manager, 'rails test --name {pattern}');
      return [{ activity: 'unit-test', run, why: `${why}, and the gem rails is in use`, takesPaths: true }];
    }
    // It runs tests that it is told; --name belongs to it, not to Ruby.
    const load = `Dir["test/**/{test_*,*_test}.rb"].each { |file| require "./#{file}" }`;
    const run = managed(manager, `ruby -Ilib -Itest -rminitest/autorun -e '${load}' -- --name {pattern}`);
    const isTestUnit = usesGem(here, 'test-unit');
    return [
      { activity: 'unit-test', run: isTestUnit ? run.replace('minitest/autorun', 'test/unit') : run, why, guess: true },
    ];
  },
  patternOptions: ['name'],
  testFiles: ['**/*_test.rb', '**/test_*.rb'],
  measures: {
    tests: ['\\bdef test_', '(?:^|\\n)[ \\t]*test ["\']'],
    assertions: ['\\b(?:assert|refute)\\w*\\b', '\\b(?:must|wont)_\\w+'],
    switches: ['(?:^|\\n)[ \\t]*skip\\b'],
    swallowed: ['\\brescue(?: nil|[^\\n]*\\n\\s*(?:nil\\s+)?end)\\b'],
    dead: ['\\bdef test_\\w+\\s+return\\b'],
  },
  shadowing: ['{lib,test}/minitest{.rb,/**/*.rb}'],
  output: {
    count: byClosingLine(line => {
      const form =
        /^(\d{1,9}) (?:runs|tests), \d+ assertions, (\d{1,9}) failures, (\d{1,9}) errors, (\d{1,9}) (?:skips|pendings)(?:, (\d{1,9}) omissions, \d+ notifications)?$/.exec(
          line,
        );
      if (!form) return undefined;
      const [tests = 0, failures = 0, errors = 0, ...left] = form.slice(1).map(number => Number(number ?? 0));
      const skipped = left.reduce((sum, number) => sum + number, 0);
      return { ran: Math.max(0, tests - skipped), failed: failures + errors, skipped };
    }),
    failures,
    failing: /^([A-Z][\w:]*#test_\S*?)(?: \[[^\]]*\])?:$/,
  },
  decides: ['\\b(?:exit!|at_exit\\b)'],
};

function failures(lines: readonly string[]): PrintedFailure[] {
  const own = blocksOf(
    lines,
    /^([A-Z][\w:]*#test_\S*?)(?: \[(\S+):(\d+)\])?:$/,
    /^(?: +\d+\) (?:Failure|Error|Skipped):|\d+ runs, |(?:bin\/)?rails test )/,
  );
  return [...own.map(minitestFailure), ...testUnitFailures(lines)];
}

function minitestFailure({ head, lines: block }: ReturnType<typeof blocksOf>[number]): PrintedFailure {
  const message = valuesIn(block, /^Expected: (.+)$/, /^ *Actual: (.+)$/) ?? firstText(block);
  const place =
    head[2] === undefined ? placeIn(block, /^ +(\S+?\.rb):(\d+):in /) : { path: head[2], line: Number(head[3]) };
  return failure(head[1]!, place, message, block);
}

/** The forms of test-unit: a title, the place, some lines of the code, and what was expected. */
function testUnitFailures(lines: readonly string[]): PrintedFailure[] {
  return blocksOf(lines, /^(?:Failure|Error): (test\w*)\((\w[\w:]*)\)(?:: (.+))?$/, /^={70,}$/).map(
    ({ head, lines: block }) => {
      const values = expectedGot(
        firstIn(block, /^<(.+)> expected but was$/),
        firstIn(block.slice(block.findIndex(line => / expected but was$/.test(line)) + 1), /^<(.+)>\.?$/),
      );
      return failure(`${head[2]}#${head[1]}`, placeIn(block, /^(\S+?\.rb):(\d+):in /), values ?? head[3], block);
    },
  );
}
