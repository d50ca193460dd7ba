import { expect, test } from 'vitest';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { count, declared, isSettings } from '../support/tools.ts';

test.each(['ava.config.js'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));

test('declarations', () => {
  expect(declared('a.test.js', "test('adds', f);")).toEqual([['adds', 1, 1]]);
});

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x --match {pattern}', undefined).run).toBe('x');
});

test('the closing lines of AVA 7.0 count', () => {
  const lines = ['  ─', '', '  1 test failed', '  1 known failure', '  1 test skipped', '  1 test todo'];
  expect(count(...lines)).toEqual({ ran: 2, failed: 1, skipped: 2, runner: 'ava' });
  expect(count('  ✔ a', '  ─', '', '  1 test passed')).toMatchObject({ ran: 1, failed: 0 });
  expect(count('  ✘ Couldn’t find any files to test')).toMatchObject({ ran: 0 });
  expect(count('  ✘ Couldn’t find any matching tests')).toMatchObject({ ran: 0 });
});
