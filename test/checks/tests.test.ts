import { describe, expect, test } from 'vitest';
import { tests } from '../../src/checks/tests.ts';
import { finished, outcome, written } from '../support/world.ts';

const junit = (cases: string) => `<?xml version="1.0"?><testsuites><testsuite>${cases}</testsuite></testsuites>`;

describe('tests', () => {
  test.each([
    ['npm test', '=== 5 passed in 0.1s ===', 'pass', '`npm test`: 5 ran, 0 skipped'],
    ['npm test', '=== 5 passed, 2 skipped in 0.1s ===', 'pass', '`npm test`: 5 ran, 2 skipped'],
    ['npm test', 'something of our own', 'pass', '`npm test`: the number of tests is unknown'],
    ['{run: npm test, cwd: web}', '=== 5 passed in 0.1s ===', 'pass', '`npm test` in `web`: 5 ran, 0 skipped'],
    ['npm test', 'no tests ran in 0.01s', 'fail', 'no test ran'],
    ['{run: npm test, min: 5}', '=== 5 passed in 0.1s ===', 'pass', '`npm test`: 5 ran, 0 skipped'],
    ['{run: npm test, min: 6}', '=== 5 passed in 0.1s ===', 'fail', '5 tests ran; at least 6 required'],
    ['{run: npm test, min: 2}', '=== 1 passed, 3 skipped in 0.1s ===', 'fail', '1 test ran; at least 2 required'],
    ['{run: npm test, min: 1}', 'something of our own', 'error', 'the number of tests is unknown'],
    ['npm test || true', '=== 1 failed, 4 passed in 0.1s ===', 'fail', 'although 1 of its tests failed'],
  ])('%s printing %s: %s, %s', async (yaml, stdout, status, words) => {
    expect(await outcome(tests, yaml, { run: () => finished(0, stdout) })).toMatchObject({
      status,
      message: expect.stringContaining(words),
    });
  });

  test.each([
    ['npm test', 'no tests ran in 0.01s', 'No test ran. Make `npm test` find the tests'],
    ['{run: npm test, min: 6}', '=== 5 passed in 0.1s ===', 'Write the missing tests'],
    ['{run: npm test, min: 1}', 'something of our own', 'Make the command print how many tests it ran'],
  ])('%s printing %s: the fix is of its own kind: %s', async (yaml, stdout, words) => {
    expect(await outcome(tests, yaml, { run: () => finished(0, stdout) })).toMatchObject({
      fix: expect.stringContaining(words),
    });
  });

  test.each([
    [
      'bun',
      'No tests found!\n\nTests need ".test", "_test_", ".spec" or "_spec_" in the filename (ex: "MyApp.test.ts")\n',
    ],
    ['mocha', 'Error: No test files found: "test"\n'],
    ['pytest', '=== no tests ran in 0.01s ===\n'],
    ['the script of npm init', '> echo "Error: no test specified" && exit 1\n\nError: no test specified\n'],
    ['go', 'testing: warning: no tests to run\nPASS\nok  \tx\t0.002s [no tests to run]\n'],
  ])('in the words of %s nothing ran, whatever the exit code', async (_, stdout) => {
    const fix = 'No test ran. Make `npm test` find the tests, or write them.';
    for (const code of [0, 1])
      expect(await outcome(tests, 'npm test', { run: () => finished(code, stdout) })).toMatchObject({
        status: 'fail',
        message: expect.stringMatching(/^no test ran/),
        fix,
      });
  });

  test('tests that could not be loaded are no lack of tests', async () => {
    const stdout = ' Test Files  1 failed (1)\n      Tests  no tests\n';
    const found = await outcome(tests, 'npm test', { run: () => finished(1, stdout) });
    expect(found).toMatchObject({
      status: 'fail',
      message: '`npm test` failed with exit code 1: `Test Files 1 failed (1)`',
    });
  });

  test('a command that fails is a failure, whatever it counts', async () => {
    expect(await outcome(tests, 'npm test', { run: () => finished(1, '=== 5 passed in 0.1s ===') })).toMatchObject({
      status: 'fail',
      message: '`npm test` failed with exit code 1',
    });
  });

  test('JUnit files that the command wrote are counted', async () => {
    const collected = (text?: string) => ({
      run: ({ collect }: { collect?: readonly string[] }) => ({
        ...finished(),
        collected: collect?.[0] === 'out/*.xml' && text !== undefined ? [{ path: 'out/a.xml', text }] : [],
      }),
    });
    const yaml = '{run: npm test, junit: out/*.xml, min: 2}';
    expect(await outcome(tests, yaml, collected(junit('<testcase/><testcase></testcase>')))).toMatchObject({
      status: 'pass',
    });
    expect(await outcome(tests, yaml, collected(junit('<testcase/><testcase><skipped/></testcase>')))).toMatchObject({
      status: 'fail',
      got: '1 test run',
    });
    expect(await outcome(tests, yaml, collected(junit('')))).toMatchObject({
      status: 'fail',
      message: 'no test ran',
    });
    expect(await outcome(tests, yaml, collected('<html/>'))).toMatchObject({
      status: 'fail',
      message: 'out/a.xml is not a JUnit report: line 1: expected testsuites or testsuite, found html',
    });
    expect(await outcome(tests, yaml, collected())).toMatchObject({
      status: 'error',
      message: expect.stringContaining('the command wrote no file that matches junit: out/*.xml'),
    });
    expect(await outcome(tests, '{run: npm test, junit: out/*.xml}', collected())).toMatchObject({ status: 'pass' });
  });

  test('titles tell the least number', () => {
    expect(written(tests, '[pytest, {run: pytest -q, min: 3}]').map(tests.title)).toEqual([
      '`pytest` passes',
      '`pytest -q` passes with at least 3 tests',
    ]);
  });

  test.each(['{run: a, min: 0}', '{run: a, junit: /tmp/x.xml}', '{run: a, red_on_base: maybe}'])(
    '%s is refused',
    yaml => {
      expect(() => written(tests, yaml)).toThrow(/./);
    },
  );
});
