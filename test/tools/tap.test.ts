import { describe, expect, test } from 'vitest';
import { count, declared, failing, isSettings } from '../support/tools.ts';

describe('TAP', () => {
  test('is counted where there is no closing summary', () => {
    const lines = [
      'TAP version 13',
      'ok 1 - a',
      'not ok 2 - b',
      '    ok 1 - nested',
      'ok 3 # SKIP c',
      'not ok 4 - d # TODO',
      'ok',
      '1..5',
    ];
    expect(count(...lines)).toEqual({ ran: 3, failed: 1, skipped: 2, runner: 'TAP' });
    expect(count('1..0 # SKIP nothing')).toEqual({ ran: 0, failed: 0, skipped: 0, runner: 'TAP' });
    expect(count('# tests 3', '# pass  2', '# fail  1')).toMatchObject({ ran: 3, failed: 1 });
  });

  test('lines that only look like it are not', () => {
    expect(count('ok 1 - a', 'ok then')).toBeUndefined();
    expect(count('1..5')).toBeUndefined();
  });
});

test('a failing test is named', () => {
  expect(failing('not ok 2 - adds')).toEqual(['adds']);
});

test('declarations', () => {
  expect(declared('a.test.js', "tap.test('adds', f);")).toEqual([['adds', 1, 1]]);
});

test.each(['.taprc'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));
