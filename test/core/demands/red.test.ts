import { describe, expect, test } from 'vitest';
import { tests } from '../../../src/checks/tests.ts';
import type { Change, Elsewhere } from '../../../src/core/world.ts';
import { finished, world, written } from '../../support/world.ts';

const green = '5 passed in 0.1s\n';
const ran = (code: number, stdout: string): Elsewhere => ({ kind: 'ran', finished: finished(code, stdout) });
const changed: Change[] = [
  { kind: 'modified', path: 'src/a.py' },
  { kind: 'added', path: 'tests/test_a.py' },
  { kind: 'renamed', path: 'tests/test_new.py', from: 'tests/test_old.py' },
  { kind: 'deleted', path: 'tests/test_gone.py' },
];

function outcome(there: Elsewhere | null, changes = changed, yaml = '{run: pytest, red_on_base: true}', here = green) {
  const seen: unknown[] = [];
  const trees = there && {
    preExisting: 'fail' as const,
    run: async () => there,
    runWith: async (_: unknown, overlay: unknown) => {
      seen.push(overlay);
      return there;
    },
  };
  const result = tests.run(written(tests, yaml)[0]!, world({ run: () => finished(0, here), changes, trees }));
  return result.then(each => ({ ...each, seen }));
}

describe('red on base', () => {
  test('tests that fail without the change prove it', async () => {
    const result = await outcome(ran(1, '1 failed, 4 passed in 0.1s\n'));
    expect(result).toMatchObject({ status: 'pass', message: 'exit code 0; without the change the changed tests fail' });
    expect(result.seen[0]).toEqual({ lay: ['tests/test_a.py', 'tests/test_new.py'], remove: ['tests/test_old.py'] });
  });

  test('tests that pass without the change prove nothing, and it says so', async () => {
    expect(await outcome(ran(0, green))).toMatchObject({
      status: 'fail',
      owner: 'author',
      message: 'the changed tests pass without the change, too: they prove nothing',
    });
  });

  test('a change without a test proves nothing', async () => {
    const result = await outcome(ran(1, ''), [{ kind: 'modified', path: 'src/a.py' }]);
    expect(result).toMatchObject({ status: 'fail', message: expect.stringContaining('no test is added or changed') });
    expect(result.seen).toEqual([]);
  });

  test.each([
    ['vitest', ' Test Files  1 failed | 1 passed (2)\n      Tests  5 passed (5)\n'],
    ['jest', 'Test Suites: 1 failed, 1 passed, 2 total\n'],
    ['go', 'FAIL\texample.com/a [build failed]\n'],
    ['cargo', 'error: could not compile `a` (lib test) due to 1 previous error\n'],
    ['mocha', 'Error: Cannot find module "../src/new.js"\n'],
  ])('a file of tests that can’t be loaded without the change is red (%s)', async (_, output) => {
    expect(await outcome(ran(1, output))).toMatchObject({ status: 'pass' });
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
  ])('%s is not red, but could not be told', async (_, there) => {
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

describe('fewer tests than before', () => {
  const test1: Change[] = [{ kind: 'modified', path: 'tests/test_a.py' }];
  const of = (before: string, changes = test1, here = green) => outcome(ran(0, before), changes, 'pytest', here);

  test('as many, or more, is fine', async () => {
    expect(await of(green)).toMatchObject({ status: 'pass' });
    expect(await of('4 passed in 0.1s\n')).toMatchObject({ status: 'pass' });
  });

  test('fewer wait for a person', async () => {
    expect(await of('7 passed in 0.1s\n')).toMatchObject({
      status: 'pending',
      owner: 'person',
      message: '2 fewer tests ran than before the change; a person must sign it off',
    });
  });

  test('a runner whose settings are changed is counted, too', async () => {
    expect(await of('7 passed in 0.1s\n', [{ kind: 'modified', path: 'pytest.ini' }])).toMatchObject({
      status: 'pending',
    });
  });

  test('more that are skipped are told', async () => {
    expect(await of('5 passed, 1 skipped in 0.1s\n', test1, '5 passed, 3 skipped in 0.1s\n')).toMatchObject({
      status: 'warn',
      message: '2 more tests are skipped than before the change',
    });
  });

  test('where no test of old is touched nothing is run twice', async () => {
    const result = await of('7 passed in 0.1s\n', [
      { kind: 'added', path: 'tests/test_b.py' },
      { kind: 'modified', path: 'a.py' },
    ]);
    expect(result).toMatchObject({ status: 'pass', seen: [] });
  });

  test('what can’t be counted is not compared', async () => {
    expect(await of('ok\n')).toMatchObject({ status: 'pass' });
  });
});
