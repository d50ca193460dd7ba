import { describe, expect, test } from 'vitest';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { commandsIn, count, declared, failing, many } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsIn({ 'go.mod': '' })).toEqual({
    'unit-test': 'go test -v -run {pattern} ./...',
    typecheck: 'go vet ./...',
  });
});

describe('go test', () => {
  test('with -v the tests at the top level count, and those inside of them apart', () => {
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
    expect(count(...lines, ...more, ...end)).toEqual({ ran: 2, failed: 1, skipped: 1, inner: 1, runner: 'go test' });
  });

  test('without -v nobody knows', () => {
    expect(count('ok  \texample.com/a\t0.004s')).toBeUndefined();
    expect(count('ok  \texample.com/a\t(cached)', '?   \texample.com/b\t[no test files]')).toBeUndefined();
    expect(count('--- FAIL: TestB (0.00s)', 'FAIL', 'FAIL\texample.com/a\t0.004s')).toBeUndefined();
    expect(count('FAIL\texample.com/a [build failed]', 'FAIL')).toBeUndefined();
  });

  test('zero is counted where every package says so', () => {
    expect(count('?   \texample.com/b\t[no test files]')).toEqual({ ran: 0, failed: 0, skipped: 0, runner: 'go test' });
    expect(
      count('testing: warning: no tests to run', 'PASS', 'ok  \texample.com/a\t0.004s [no tests to run]'),
    ).toMatchObject({ ran: 0 });
  });
});

test('a failing test is named', () => {
  expect(failing('--- FAIL: TestAdd (0.00s)')).toEqual(['TestAdd']);
});

test('declarations', () => {
  expect(
    declared(
      'a_test.go',
      'func TestMain(m *testing.M) {',
      'func TestOne(t *testing.T) {',
      '\tt.Run("a", func(t *testing.T) {})',
      '}',
      'func TestTwo(t *testing.T) {',
      '\tfor _, c := range cases {',
      '\t\tt.Run(c.name, func(t *testing.T) {})',
      'func helper() {}',
      'var page = `',
      'func TestText(t *testing.T) {',
      '`',
      'func (s *Suite) TestThree() {',
    ),
  ).toEqual([
    ['TestOne', 1, 2],
    ['TestTwo', 1, many],
    ['TestThree', 1, 1],
  ]);
  expect(declared('a.go', 'func TestOne(t *testing.T) {')).toBeUndefined();
});

test.each(['a_test.go'])('%s is a test', path => expect(isTest(path)).toBe(true));

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x -run {pattern}', undefined).run).toBe('x');
});
