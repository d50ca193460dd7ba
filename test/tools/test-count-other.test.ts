import { describe, expect, test } from 'vitest';
import { countTests } from '../../src/tools/test-count.ts';

const count = (...lines: string[]) => countTests(lines.join('\n'));

describe('pytest', () => {
  test.each([
    ['==== 1 failed, 1 passed, 1 skipped, 1 xfailed, 1 xpassed, 1 error in 0.87s =====', 5, 2, 1],
    ['1 failed, 1 passed, 1 skipped, 1 xfailed, 1 xpassed, 1 error in 0.76s', 5, 2, 1],
    [
      '\x1b[31m==== \x1b[31m\x1b[1m1 failed\x1b[0m, \x1b[32m1 passed\x1b[0m, \x1b[33m1 skipped\x1b[0m, \x1b[33m1 xfailed\x1b[0m, \x1b[33m1 xpassed\x1b[0m, \x1b[31m\x1b[1m1 error\x1b[0m\x1b[31m in 0.69s\x1b[0m\x1b[31m =====\x1b[0m',
      5,
      2,
      1,
    ],
    ['1 passed in 0.72s', 1, 0, 0],
    ['============================ 6 deselected in 0.74s =============================', 0, 0, 0],
    ['6 deselected in 0.68s', 0, 0, 0],
    ['no tests ran in 0.72s', 0, 0, 0],
    ['============================ no tests ran in 0.01s =============================', 0, 0, 0],
    ['no tests ran, 2 warnings in 0.01s', 0, 0, 0],
    ['============== 3 failed, 1 passed, 1 skipped, 1 xfailed in 0.80s ===============', 5, 3, 1],
    ['========== 2 passed, 3 subtests passed, 1 warning in 65.12s (0:01:05) ==========', 2, 0, 0],
    ['2 errors in 0.1s', 2, 2, 0],
  ])('%s', (line, ran, failed, skipped) => {
    expect(
      count('.F.s', '=========================== short test summary info ============================', line),
    ).toEqual({
      ran,
      failed,
      skipped,
      runner: 'pytest',
    });
  });

  test.each(['built 3 files in 0.5s', '3 warnings in 0.1s', 'Finished in 2.0s', 'in 0.1s', '5 passed'])(
    'not %s',
    line => {
      expect(count(line)).toBeUndefined();
    },
  );
});

describe('unittest', () => {
  const rule = '----------------------------------------------------------------------';

  test('as it prints it', () => {
    const ending = 'FAILED (failures=1, errors=1, skipped=1, expected failures=1, unexpected successes=1)';
    expect(count(rule, 'Ran 6 tests in 0.001s', '', ending)).toEqual({
      ran: 5,
      failed: 3,
      skipped: 1,
      runner: 'unittest',
    });
    expect(count('.s', rule, 'Ran 2 tests in 0.000s', '', 'OK (skipped=1)')).toMatchObject({
      ran: 1,
      failed: 0,
      skipped: 1,
    });
    expect(count('Ran 1 test in 0.000s', '', 'OK')).toMatchObject({ ran: 1 });
  });

  test('zero is told', () => {
    expect(count(rule, 'Ran 0 tests in 0.000s', '', 'OK')).toMatchObject({ ran: 0 });
    expect(count(rule, 'Ran 0 tests in 0.000s', '', 'NO TESTS RAN (skipped=2)')).toMatchObject({ ran: 0, skipped: 2 });
  });

  test('without its ending it is none', () => expect(count('Ran 5 tests in 0.1s', 'and went home')).toBeUndefined());
});

describe('go test', () => {
  test('with -v the tests at the top level count', () => {
    const lines = [
      '=== RUN   TestA',
      '=== RUN   TestA/one',
      '    --- PASS: TestA/one (0.00s)',
      '--- PASS: TestA (0.00s)',
    ];
    const more = [
      '=== RUN   TestB',
      '    b_test.go:9: no',
      '--- FAIL: TestB (0.00s)',
      '=== RUN   TestC',
      '--- SKIP: TestC (0.00s)',
      'FAIL',
    ];
    const end = ['FAIL\texample.com/a\t0.004s', '?   \texample.com/b\t[no test files]'];
    expect(count(...lines, ...more, ...end)).toEqual({ ran: 2, failed: 1, skipped: 1, runner: 'go test' });
  });

  test('without -v nobody knows', () => {
    expect(count('ok  \texample.com/a\t0.004s')).toBeUndefined();
    expect(count('ok  \texample.com/a\t(cached)', '?   \texample.com/b\t[no test files]')).toBeUndefined();
    expect(count('--- FAIL: TestB (0.00s)', 'FAIL', 'FAIL\texample.com/a\t0.004s')).toBeUndefined();
    expect(count('FAIL\texample.com/a [build failed]', 'FAIL')).toBeUndefined();
  });

  test('zero is told where every package says so', () => {
    expect(count('?   \texample.com/b\t[no test files]')).toEqual({ ran: 0, failed: 0, skipped: 0, runner: 'go test' });
    expect(
      count('testing: warning: no tests to run', 'PASS', 'ok  \texample.com/a\t0.004s [no tests to run]'),
    ).toMatchObject({ ran: 0 });
  });
});

describe('cargo test', () => {
  test('the results of all targets add up', () => {
    const lines = [
      '     Running unittests src/lib.rs (target/debug/deps/sample-e6daf73c296d6df0)',
      '',
      'running 2 tests',
      'test tests::slow ... ignored',
      'test tests::adds ... ok',
      '',
      'test result: ok. 1 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s',
      '',
      '     Running tests/it.rs (target/debug/deps/it-4b221586d8d4eec4)',
      '',
      'test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.08s',
      '',
      'error: test failed, to rerun pass `--test it`',
      '   Doc-tests sample',
      '',
      'test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.08s',
    ];
    expect(count(...lines)).toEqual({ ran: 4, failed: 1, skipped: 1, runner: 'cargo test' });
  });

  test('zero is told, in colours as well', () => {
    const line =
      'test result: \x1b[32mok\x1b(B\x1b[m. 0 passed; 0 failed; 0 ignored; 0 measured; 1 filtered out; finished in 0.00s';
    expect(count('running 0 tests', '', line)).toMatchObject({ ran: 0, runner: 'cargo test' });
  });
});

describe('surefire', () => {
  const classLine = '[INFO] Tests run: 2, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.05 s - in a.ATest';

  test('the closing line counts, not those of single classes', () => {
    expect(count(classLine, '[INFO] Tests run: 5, Failures: 0, Errors: 0, Skipped: 1')).toEqual({
      ran: 4,
      failed: 0,
      skipped: 1,
      runner: 'surefire',
    });
    expect(count('[ERROR] Tests run: 3, Failures: 1, Errors: 1, Skipped: 0')).toMatchObject({ ran: 3, failed: 2 });
    expect(count(classLine)).toBeUndefined();
  });
});

describe('make', () => {
  test('a target that make took for done ran no test', () => {
    expect(count("make: 'test' is up to date.")).toMatchObject({ ran: 0 });
    expect(count("make: Nothing to be done for 'test'.")).toMatchObject({ ran: 0 });
  });

  test('what a runner says counts, and what happens below the top does not', () => {
    expect(count("make: 'build' is up to date.", '3 passed in 0.1s')).toMatchObject({ ran: 3 });
    expect(count("make[1]: Nothing to be done for 'lib'.", 'all good')).toBeUndefined();
  });
});
