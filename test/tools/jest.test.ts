import { describe, expect, test } from 'vitest';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { commandsOf, count, failing, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsOf({ devDependencies: { jest: '1' } }, {})).toEqual({ 'unit-test': 'npx --no -- jest -t {pattern}' });
});

describe('jest', () => {
  test('as it prints it', () => {
    const lines = [
      'Test Suites: 1 failed, 1 passed, 2 total',
      'Tests:       1 failed, 1 skipped, 1 todo, 4 passed, 7 total',
      'Time:        0.5 s',
    ];
    expect(count(...lines)).toEqual({ ran: 5, failed: 1, skipped: 2, runner: 'jest' });
    expect(count('Tests:       5 passed, 5 total', 'Tests:       2 passed, 2 total')).toMatchObject({ ran: 7 });
  });

  test('zero is counted', () => {
    expect(
      count('No tests found, exiting with code 1', 'Run with `--passWithNoTests` to exit with code 0'),
    ).toMatchObject({ ran: 0 });
    expect(count('Tests:       0 total')).toMatchObject({ ran: 0 });
  });
});

test('a failing test is named', () => {
  expect(failing('  ● maths › adds')).toEqual(['maths › adds']);
});

test('a script passes a pattern on to it', () => {
  expect(commandsOf({ scripts: { test: 'jest --ci' } })).toEqual({ 'unit-test': 'npm test -- -t {pattern}' });
});

test.each(['a.spec.js', '__tests__/a.js'])('%s is a test', path => expect(isTest(path)).toBe(true));

test.each(['jest.config.js', 'babel.config.json', '.babelrc', '.babelrc.json'])('%s is one of its settings', path =>
  expect(isSettings(path)).toBe(true),
);

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x --testPathPattern {pattern}', undefined).run).toBe('x');
});
