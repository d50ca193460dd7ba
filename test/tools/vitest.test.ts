import { describe, expect, test } from 'vitest';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { commandsOf, count, failing, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsOf({}, { 'vitest.config.ts': '' })).toEqual({ 'unit-test': 'npx --no -- vitest run -t {pattern}' });
});

describe('vitest', () => {
  test('as it prints it, colours and all', () => {
    const tests =
      '\x1b[2m      Tests \x1b[22m \x1b[1m\x1b[31m1 failed\x1b[39m\x1b[22m\x1b[2m | \x1b[22m\x1b[1m\x1b[32m1 passed\x1b[39m\x1b[22m\x1b[2m | \x1b[22m\x1b[36m1 expected fail\x1b[39m\x1b[2m | \x1b[22m\x1b[33m1 skipped\x1b[39m\x1b[2m | \x1b[22m\x1b[90m1 todo\x1b[39m\x1b[90m (5)\x1b[39m';
    const files = '\x1b[2m Test Files \x1b[22m \x1b[1m\x1b[31m1 failed\x1b[39m\x1b[22m\x1b[90m (1)\x1b[39m';
    expect(count(files, tests, '   Start at  01:08:12')).toEqual({ ran: 3, failed: 1, skipped: 2, runner: 'vitest' });
    expect(count(' Test Files  2 passed (2)', '      Tests  86 passed (86)')).toMatchObject({ ran: 86, failed: 0 });
  });

  test('zero is counted', () => {
    expect(count('No test files found, exiting with code 1', '', 'filter: zzz')).toMatchObject({
      ran: 0,
      runner: 'vitest',
    });
    expect(count('\x1b[31mNo test files found, exiting with code 0', '\x1b[39m')).toMatchObject({ ran: 0 });
    expect(count(' Test Files  1 failed (1)', '      Tests  no tests')).toMatchObject({ ran: 0 });
    expect(count('      Tests  4 skipped (4)')).toMatchObject({ ran: 0, skipped: 4 });
  });
});

test('a failing test is named', () => {
  expect(failing(' FAIL  test/a.test.ts > adds')).toEqual(['test/a.test.ts > adds']);
});

test.each(['a.test.ts'])('%s is a test', path => expect(isTest(path)).toBe(true));

test.each(['vitest.config.ts', 'vite.config.js', 'vitest.workspace.ts'])('%s is one of its settings', path =>
  expect(isSettings(path)).toBe(true),
);

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x -t {pattern}', undefined).run).toBe('x');
});
