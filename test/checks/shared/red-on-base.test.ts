import { describe, expect, test } from 'vitest';
import { tests } from '../../../src/checks/tests.ts';
import type { Change, Elsewhere } from '../../../src/model/world.ts';
import { baseCommits, finished, world, written } from '../../support/world.ts';

const green = '5 passed in 0.1s\n';
const ran = (code: number, stdout: string): Elsewhere => ({ kind: 'ran', finished: finished(code, stdout) });
const changed: Change[] = [
  { kind: 'modified', path: 'src/a.py' },
  { kind: 'added', path: 'tests/test_a.py' },
  { kind: 'renamed', path: 'tests/test_new.py', from: 'tests/test_old.py' },
  { kind: 'deleted', path: 'tests/test_gone.py' },
];

const wanted = '{run: pytest, red_on_base: true}';

/** `control`: what comes of the base without the changed tests. */
function outcome(there: Elsewhere | null, changes = changed, yaml = wanted, here = green, control = ran(0, green)) {
  const seen: unknown[] = [];
  const trees = there && {
    commits: baseCommits,
    preExisting: 'fail' as const,
    run: async () => there,
    runWith: async (_: unknown, overlay: { lay: readonly string[] }) => {
      seen.push(overlay);
      return overlay.lay.length === 0 ? control : there;
    },
  };
  const result = tests.run(written(tests, yaml)[0]!, world({ run: () => finished(0, here), changes, trees }));
  return result.then(each => ({ ...each, seen }));
}

describe('red on base', () => {
  test('tests that fail without the change prove it', async () => {
    const result = await outcome(ran(1, '1 failed, 4 passed in 0.1s\n'));
    expect(result).toMatchObject({
      status: 'pass',
      message: '`pytest`: 5 ran, 0 skipped; without the change the changed tests fail',
    });
    expect(result.seen[0]).toEqual({ lay: ['tests/test_a.py', 'tests/test_new.py'], remove: ['tests/test_old.py'] });
  });

  test('a run after a command of the change without a cage proves nothing, on either side', async () => {
    const red = ran(1, '1 failed, 4 passed in 0.1s\n');
    const unsure = (there: Elsewhere) => ({ ...there, unsure: true }) as Elsewhere;
    const expected = { status: 'error', owner: 'runner', message: expect.stringContaining('without a cage') };
    expect(await outcome(unsure(red))).toMatchObject(expected);
    expect(await outcome(red, changed, wanted, green, unsure(ran(0, green)))).toMatchObject(expected);
  });

  test('tests that pass without the change prove nothing, and it says so', async () => {
    expect(await outcome(ran(0, green))).toMatchObject({
      status: 'fail',
      owner: 'author',
      message: 'the changed tests also pass without the change, so they prove nothing',
      fix: 'Make tests/test_a.py, tests/test_new.py test what the change does: without the change the test must fail.',
    });
  });

  test('a change without a test proves nothing', async () => {
    const result = await outcome(ran(1, ''), [{ kind: 'modified', path: 'src/a.py' }]);
    expect(result).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('no test is added or changed'),
      fix: 'Add a test that fails without the change, and passes with it.',
    });
    expect(result.seen).toEqual([]);
  });

  const withNew: Change[] = [...changed, { kind: 'added', path: 'src/new.js' }, { kind: 'added', path: 'app/new.py' }];
  const missing = (file: string) =>
    `\`pytest\`: 5 ran, 0 skipped; without the change the changed tests can't load: ${file} is missing`;

  test.each([
    ['vitest', ' Test Files  1 failed (2)\nError: Failed to resolve import "../src/new" from "t"\n', 'src/new.js'],
    ['jest', "Test Suites: 1 failed, 2 total\n  Cannot find module '../src/new' from 't'\n", 'src/new.js'],
    ['node', "Cannot find module '/repo/src/new.js' imported from /repo/test/a.js\n", 'src/new.js'],
    ['mocha', 'Error: Cannot find module "../src/new.js"\n', 'src/new.js'],
    [
      'pytest',
      "ERROR tests/test_a.py\nE   ModuleNotFoundError: No module named 'app.new'\n1 error in 0.1s\n",
      'app/new.py',
    ],
  ])('a test that needs a file which the change adds is red, and it says so (%s)', async (_, output, file) => {
    expect(await outcome(ran(1, output), withNew)).toMatchObject({ status: 'pass', message: missing(file) });
  });

  test.each([
    ['go', './a_test.go:5:7: undefined: Mul\nFAIL\texample.com/a [build failed]\n'],
    [
      'cargo',
      'error[E0425]: cannot find function `mul`\nerror: could not compile `a` (lib test) due to 1 previous error\n',
    ],
    [
      'node',
      "SyntaxError: The requested module './a.js' does not provide an export named 'b'\nnot ok 1 - /repo/a.test.js\n",
    ],
    ['pytest', "ERROR tests/test_a.py - ImportError: cannot import name 'b' from 'app'\n1 error in 0.1s\n"],
  ])('so is one that needs a name which the code lacks (%s)', async (_, output) => {
    expect(await outcome(ran(1, output))).toMatchObject({
      status: 'pass',
      message: expect.stringContaining('the code lacks what they import'),
    });
  });

  test('a missing file that the change does not add is the machine’s fault', async () => {
    const output = "Error: Cannot find module '../dist/new.js'\n✖ a.test.js (5.1ms)\nℹ tests 1\nℹ fail 1\n";
    expect(await outcome(ran(1, output), withNew)).toMatchObject({
      status: 'error',
      message: expect.stringContaining('../dist/new.js is missing on the base, and the change does not add it'),
      fix: "Set the policy's `setup` so that the command runs on the base.",
    });
  });

  test.each([
    ['by name', 'FAILED tests/test_other.py::test_b\n1 failed, 4 passed in 0.1s\n'],
    ['by its count', '1 failed, 4 passed in 0.1s\n'],
  ])('a test that fails without the changed ones, too, is not their red (%s)', async (_, output) => {
    expect(await outcome(ran(1, output), changed, wanted, green, ran(1, output))).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('they prove nothing'),
    });
    const more = output.replace('1 failed', '2 failed');
    expect(await outcome(ran(1, more), changed, wanted, green, ran(1, output))).toMatchObject({ status: 'pass' });
  });

  test.each([
    ['a crash', 'Segmentation fault\n'],
    [
      'a test that needs what is not built',
      "✖ a (5.1ms)\n  Error: Cannot find module './dist/a'\nℹ tests 1\nℹ fail 1\n",
    ],
    ['a file that can’t be loaded', "Error: Cannot find module '../dist/a.js'\n✖ a.test.js (5.1ms)\n"],
  ])('a base that fails by itself tells nothing (%s)', async (_, output) => {
    expect(await outcome(ran(1, output), changed, wanted, green, ran(1, output))).toMatchObject({
      status: 'error',
      message: expect.stringContaining('also fails on the base without the changed tests'),
      fix: "Set the policy's `setup` so that the command runs on the base.",
    });
  });

  test.each(['no tests ran in 0.01s\n', 'No test files found, exiting with code 1\n', 'not found: tests/test_a.py\n'])(
    'a base without any test is fine (%j)',
    async output => {
      const yaml = '{run: pytest tests/test_a.py, red_on_base: true}';
      const red = ran(1, 'FAILED tests/test_a.py::test_a\n1 failed in 0.1s\n');
      expect(await outcome(red, changed, yaml, green, ran(4, output))).toMatchObject({ status: 'pass' });
    },
  );

  test('tests inside source files can’t be tried apart', async () => {
    const given = { files: { 'src/lib.rs': '#[test]\nfn a() {}\n' }, run: () => finished(0, green) };
    const trees = {
      commits: baseCommits,
      preExisting: 'fail' as const,
      run: async () => ran(1, ''),
      runWith: async () => ran(1, ''),
    };
    const changes: Change[] = [{ kind: 'modified', path: 'src/lib.rs' }];
    expect(await tests.run(written(tests, wanted)[0]!, world({ ...given, trees, changes }))).toMatchObject({
      status: 'error',
      message: "tests inside source files can't run apart from the change",
    });
  });

  test.each([
    ['a failure outside any test', ran(2, 'Segmentation fault\n')],
    ['a program that is not there', ran(127, 'pytest: command not found\n')],
    [
      'a script that is not there',
      { kind: 'ran', finished: { ...finished(1), stderr: 'npm error Missing script: "test"' } } as const,
    ],
    ['no time', { kind: 'ran', finished: { ...finished(), ending: { kind: 'timeout' } } } as const],
    ['a signal', { kind: 'ran', finished: { ...finished(), ending: { kind: 'signal', signal: 'SIGKILL' } } } as const],
    ['a set-up that failed', { kind: 'not-run', reason: 'the set-up failed there' } as const],
    ['no base', null],
  ])('%s is not red, but inconclusive', async (_, there) => {
    expect(await outcome(there)).toMatchObject({ status: 'error', owner: 'runner' });
  });

  test('hostile output costs no time', async () => {
    for (const output of ['\n'.repeat(500_000), ' '.repeat(500_000), 'FAIL\t'.repeat(50_000), '✖ '.repeat(100_000)]) {
      expect(await outcome(ran(1, output))).toMatchObject({ status: 'error' });
    }
  });

  test('it is only tried where the tests pass here', async () => {
    const result = await outcome(
      ran(1, '1 failed in 0.1s\n'),
      changed,
      '{run: pytest, red_on_base: true}',
      '1 failed in 0.1s\n',
    );
    expect(result).toMatchObject({ status: 'fail', message: expect.stringContaining('1 of its tests failed') });
  });
});
