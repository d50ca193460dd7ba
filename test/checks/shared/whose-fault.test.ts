import { describe, expect, test } from 'vitest';
import { lint } from '../../../src/checks/lint.ts';
import { setup } from '../../../src/checks/setup.ts';
import { tests } from '../../../src/checks/tests.ts';
import { outcomeFor } from '../../../src/model/outcome.ts';
import type { Elsewhere, Finished } from '../../../src/model/world.ts';
import { baseCommits, finished, world, written } from '../../support/world.ts';

const ran = (code: number, stdout: string): Elsewhere => ({ kind: 'ran', finished: finished(code, stdout) });

/** What comes of a cross-cutting command that ends so here, and so on the base. */
function judged(
  check: typeof lint,
  here: Finished,
  there: Elsewhere,
  preExisting: 'fail' | 'warn' = 'fail',
  ownDemand = false,
) {
  let asked = 0;
  const run = async () => {
    asked++;
    return there;
  };
  const trees = { commits: baseCommits, preExisting, run, runWith: async () => there };
  const outcome = check.run(written(lint, 'x')[0]!, world({ run: () => here, trees, ownDemand }));
  return outcome.then(result => ({ ...outcomeFor(result, ownDemand ? 'own' : 'shared'), asked }));
}

describe('whose fault', () => {
  const errors = 'a.ts\n  3:1  error  unused x\n1 problem\n';

  test('the same failure on the base is not the author’s', async () => {
    expect(await judged(lint, finished(1, errors), ran(1, errors.replace('3:1', '4:1')))).toMatchObject({
      status: 'fail',
      owner: 'base',
      message: '`x` failed with exit code 1: `3:1 error unused x` (also fails on main@1a2b3c4)',
    });
    expect(await judged(lint, finished(1, errors), ran(1, errors), 'warn')).toMatchObject({
      status: 'warn',
      owner: 'base',
    });
  });

  test('after a command of the change without a cage, the base may be named, but nothing gets better', async () => {
    const unsure: Elsewhere = { kind: 'ran', finished: finished(1, errors), unsure: true };
    expect(await judged(lint, finished(1, errors), unsure, 'warn')).toMatchObject({ status: 'fail', owner: 'base' });
  });

  test('a contract’s own demand is the author’s, and the base is not tried', async () => {
    expect(await judged(lint, finished(1, errors), ran(1, errors), 'warn', true)).toMatchObject({
      status: 'fail',
      owner: 'author',
      message: '`x` failed with exit code 1: `3:1 error unused x`',
      asked: 0,
    });
  });

  test.each([
    ['it passes there', ran(0, '')],
    ['one more error is the author’s', ran(1, 'b.ts\n1 problem\n')],
    ['the same error twice is one more', ran(1, errors.replace('  3:1  error  unused x\n', ''))],
    ['it could not be tried', { kind: 'not-run', reason: 'no' } as const],
    [
      'it was stopped there',
      { kind: 'ran', finished: { ...finished(), ending: { kind: 'timeout' as const } } } as const,
    ],
  ])('%s', async (_, there) => {
    const outcome = await judged(lint, finished(1, errors), there);
    expect(outcome).toMatchObject({
      status: 'fail',
      owner: 'author',
      message: '`x` failed with exit code 1: `3:1 error unused x`',
    });
  });

  test.each([
    [
      'the same words about another file',
      'a.ts\n  3:1  error  unused x\n  4:1  error  unused x\n\nb.ts\n  1:1  error  unused x\n',
      'a.ts\n  3:1  error  unused x\n\nb.ts\n  1:1  error  unused x\n  2:1  error  unused x\n',
    ],
    ['a file of the same name in another folder', 'src/a/x.ts:3: unused x\n', 'src/b/x.ts:3: unused x\n'],
    ['the same, by its whole path', '/repo/src/a/x.ts\n  3:1  unused x\n', '/repo/src/b/x.ts\n  3:1  unused x\n'],
  ])('%s is a new finding', async (_, before, now) => {
    expect(await judged(lint, finished(1, now), ran(1, before))).toMatchObject({ owner: 'author' });
    expect(await judged(lint, finished(1, before), ran(1, before))).toMatchObject({ owner: 'base' });
  });

  test('findings in another order, at other lines, or with other temporary folders are the same', async () => {
    const before = '/tmp/x1/log: opened\nsrc/a.ts:3: unused x\nsrc/b.ts:1: unused y\n';
    const now = 'src/b.ts:7: unused y\n/tmp/abc/z/log: opened\nsrc/a.ts:3: unused x\n';
    expect(await judged(lint, finished(1, now), ran(1, before))).toMatchObject({ owner: 'base' });
  });

  test('silence on both ends tells nothing: the work may just not be done', async () => {
    expect(await judged(lint, finished(1, ''), ran(1, ''))).toMatchObject({ owner: 'author' });
  });

  test('what passes, could not start or timed out is not run there', async () => {
    expect((await judged(lint, finished(0, ''), ran(1, ''))).asked).toBe(0);
    expect((await judged(lint, { ...finished(), ending: { kind: 'timeout' } }, ran(1, ''))).asked).toBe(0);
    // Every tree of the base is set up anyway: a trivial command there tells whether its setup fails, too.
    expect((await judged(setup as never, finished(0, ''), ran(0, ''))).asked).toBe(0);
    expect((await judged(setup as never, finished(1, errors), ran(0, ''))).asked).toBe(1);
  });

  describe('of tests', () => {
    const output = (...names: string[]) =>
      `${names.map(name => `test ${name} ... FAILED`).join('\n')}\ntest result: FAILED. ${5 - names.length} passed; ${names.length} failed; 0 ignored; 0 measured\n`;
    const of = (here: string, there: string) => judged(tests as never, finished(101, here), ran(101, there));

    test('all that fail here fail there', async () => {
      expect(await of(output('a'), output('a', 'b'))).toMatchObject({ owner: 'base' });
    });

    test('one of the same name, or fewer that ran, is something new', async () => {
      expect(await of(output('a', 'a'), output('a'))).toMatchObject({ owner: 'author' });
      expect(await of(output('a').replace('4 passed', '1 passed'), output('a'))).toMatchObject({ owner: 'author' });
    });

    test('a name that fails more often is something new, also where nothing is counted', async () => {
      const fails = '--- FAIL: TestAdd (0.00s)\n';
      expect(await of(fails, fails)).toMatchObject({ owner: 'base' });
      expect(await of(`${fails}FAIL\ta\t0.1s\n${fails}FAIL\tb\t0.1s\n`, `${fails}FAIL\ta\t0.1s\n`)).toMatchObject({
        owner: 'author',
      });
    });

    test.each([
      ['a crash', "node:internal/modules/cjs/loader:1\n  throw err;\n\nError: Cannot find module './setup.js'\n"],
      [
        'a conftest',
        "ImportError while loading conftest '/repo/conftest.py'.\nE   ModuleNotFoundError: No module named 'x'\n",
      ],
    ])('%s that the base has too, and that names no test', async (_, output) => {
      expect(await of(output, output)).toMatchObject({ owner: 'base' });
      expect(await of(`${output}Error: another one\n`, output)).toMatchObject({ owner: 'author' });
    });

    test('a file of tests that can’t be loaded, and could not be on the base', async () => {
      const unloaded = (file: string) =>
        `FAIL ${file}\n  ● Test suite failed to run\n\nTest Suites: 1 failed, 1 total\nTests:       0 total\n`;
      expect(await of(unloaded('a.test.js'), unloaded('a.test.js'))).toMatchObject({ owner: 'base' });
      expect(await of(unloaded('b.test.js'), unloaded('a.test.js'))).toMatchObject({ owner: 'author' });
    });

    test('a suite that no longer gets as far as on the base is something new', async () => {
      const crash = 'Error: out of order\n';
      expect(await of(crash, `${crash}${output('a')}`)).toMatchObject({ owner: 'author' });
    });

    test('another one fails here', async () => {
      expect(await of(output('a', 'c'), output('a', 'b'))).toMatchObject({ owner: 'author' });
    });

    test('a test that is not written yet is no old fault', async () => {
      const none = 'ERROR: file or directory not found: tests/test_auth.py\n\nno tests ran in 0.01s\n';
      expect(await judged(tests as never, finished(4, none.slice(7)), ran(4, none.slice(7)))).toMatchObject({
        owner: 'author',
      });
    });
  });
});
