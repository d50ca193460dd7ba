import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { command } from '../../../src/checks/command.ts';
import { lint } from '../../../src/checks/lint.ts';
import { tests } from '../../../src/checks/tests.ts';
import { finished, outcome } from '../../support/world.ts';

const junit = (cases: string) => `<?xml version="1.0"?><testsuites><testsuite>${cases}</testsuite></testsuites>`;

describe('what failed', () => {
  test('the failing tests are named, with their places and what went wrong', async () => {
    const stdout = readFileSync('test/fixtures/printed/javascript/node-test-24.21.0.txt', 'utf8');
    const files = { 'test/discount.test.js': '' };
    const found = await outcome(tests, 'npm test', { files, run: () => finished(1, stdout) });
    expect(found).toMatchObject({
      status: 'fail',
      message: '3 of 5 tests failed: `others pay all` (test/discount.test.js:5): expected `100`, got `90` (and 2 more)',
      at: { path: 'test/discount.test.js', line: 5 },
      places: [{ line: 5 }, { line: 9 }, { line: 10, message: '`throw`: `TypeError: no cart`', code: 'test_failed' }],
      fix: "Fix the code so that these tests pass: `others pay all`, `sum up`, `throw`. Don't change the tests.",
      output: {
        tests: { ran: 5, failed: 3, skipped: 1 },
        failing: {
          total: 3,
          tests: [
            { name: 'others pay all', message: 'expected 100, got 90', block: expect.stringContaining('90 !== 100') },
            { name: 'sum up' },
            { name: 'throw' },
          ],
        },
      },
    });
  });

  test('a file of tests that can’t be loaded is named', async () => {
    const stdout = readFileSync('test/fixtures/printed/other/pytest-9.0.3-collecting.txt', 'utf8');
    const given = { files: { 'tests/test_broken.py': '' }, run: () => finished(2, stdout) };
    expect(await outcome(tests, 'pytest', given)).toMatchObject({
      message:
        "could not load `tests/test_broken.py` (tests/test_broken.py:1): `ModuleNotFoundError: No module named 'nowhere'`",
    });
  });

  test('a place outside the checkout is none', async () => {
    const stdout = readFileSync('test/fixtures/printed/javascript/node-test-24.21.0.txt', 'utf8');
    const found = await outcome(tests, 'npm test', { run: () => finished(1, stdout) });
    expect(found).toMatchObject({ message: expect.stringMatching(/^3 of 5 tests failed: `others pay all`: expected/) });
    expect(found).not.toHaveProperty('at');
  });

  test('a JUnit file names the failing tests where there is one', async () => {
    const failure = '<failure message="expected 100, got 90">at test/a.test.js</failure>';
    const xml = junit(`<testcase name="others" classname="cart" file="test/a.test.js" line="7">${failure}</testcase>`);
    const collected = [{ path: 'junit.xml', text: xml }];
    const given = { files: { 'test/a.test.js': '' }, run: () => ({ ...finished(1, ''), collected }) };
    expect(await outcome(tests, '{run: npm test, junit: junit.xml}', given)).toMatchObject({
      message: '1 of 1 test failed: `cart.others` (test/a.test.js:7): `expected 100, got 90`',
      at: { path: 'test/a.test.js', line: 7 },
      failedTests: ['others'],
    });
  });

  test('compile errors are named where no test could run', async () => {
    const stdout = readFileSync('test/fixtures/printed/lint/go-test-1.19.8-build.txt', 'utf8');
    const given = { files: { 'v.go': '', 'v_test.go': '' }, run: () => finished(2, stdout) };
    expect(await outcome(tests, 'go test ./...', given)).toMatchObject({
      message: '`go test ./...` found 2 problems: `undefined: y` (v.go:4:9) (and 1 more)',
      places: [
        { path: 'v.go', line: 4 },
        { path: 'v_test.go', line: 5 },
      ],
      output: { findings: { total: 2 } },
    });
  });

  test('what a linter found is named; warnings count only where nothing is worse', async () => {
    const stdout = readFileSync('test/fixtures/printed/lint/eslint-9.39.5.txt', 'utf8');
    const given = { files: { 'bad.js': '' }, run: () => finished(1, stdout) };
    expect(await outcome(lint, 'npx eslint .', given)).toMatchObject({
      message: "`npx eslint .` found 3 problems: `'y' is not defined` (bad.js:2:5) (and 2 more)",
      at: { path: 'bad.js', line: 2 },
      places: [{ code: 'no-undef' }, { code: 'eqeqeq' }, { code: 'no-debugger' }],
    });
  });

  test.each([
    ['npm error Missing script: "build"\nnpm error\n', ': `npm error Missing script: "build"`'],
    ['> build\n> x\n\nnpm error code 1\nnpm error path /home/me\n', ''],
    [
      'all is well\nError: Cannot find module /home/me/shop/src/a.js\n    at b.js:1:1\n',
      ': `Error: Cannot find module src/a.js`',
    ],
    ['Failed after 1.2 s\n', ''],
    ['error: `quoted` \u001b[31mwords\u001b[0m\n', ": `error: 'quoted' words`"],
  ])('of other output the first line that tells of an error: %j', async (stderr, words) => {
    const given = { files: { 'src/a.js': '' }, run: () => ({ ...finished(1, ''), stderr }) };
    const message = `\`make\` failed with exit code 1${words}`;
    expect(await outcome(command, 'make', given)).toMatchObject({ message });
  });

  test('hundreds of failures are counted, and the first of them kept', async () => {
    const stdout = Array.from({ length: 400 }, (_, n) => `not ok ${n + 1} - test ${n}`).join('\n');
    const found = await outcome(tests, 'npm test', { run: () => finished(1, `TAP version 13\n1..400\n${stdout}`) });
    expect(found).toMatchObject({ message: '400 of 400 tests failed: `test 0` (and 399 more)' });
    const { failing } = 'output' in found ? found.output! : {};
    expect(failing).toMatchObject({ total: 400 });
    expect(failing!.tests).toHaveLength(100);
  });
});
