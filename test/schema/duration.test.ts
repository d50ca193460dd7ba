import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDuration, parseDuration } from '../../src/schema/duration.ts';

describe('parseDuration', () => {
  test.each([
    ['90s', 90_000],
    ['5m', 300_000],
    ['1h', 3_600_000],
    ['1.5h', 5_400_000],
    ['0.5s', 500],
    ['90', 90_000],
    ['24h', 86_400_000],
    [90, 90_000],
    [0.25, 250],
    [86_400, 86_400_000],
  ])('%s is %d ms', (value, ms) => expect(parseDuration(value)).toBe(ms));

  test.each([
    ...[
      '',
      's',
      '5x',
      '500ms',
      '1d',
      '-5s',
      '+5s',
      '5 m',
      ' 5m',
      '1h30m',
      '1e3',
      '0',
      '0s',
      '0.0001s',
      '.5s',
      '5.',
      '٣s',
    ],
    ...['24.1h', '1441m', '86401', '9'.repeat(100_000), 0, -1, 86_401, Number.NaN, Number.POSITIVE_INFINITY, 1e-9],
  ])('%s is none', value => expect(parseDuration(value)).toBeUndefined());

  test('a number and its text mean the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_400 }), seconds => {
        expect(parseDuration(seconds)).toBe(seconds * 1_000);
        expect(parseDuration(`${seconds}s`)).toBe(seconds * 1_000);
      }),
    );
  });

  test('whatever comes in, the answer is from 1 ms to 24 hours', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.stringMatching(/^\d{1,6}(\.\d{1,3})?[smh]?$/)), value => {
        const ms = parseDuration(value);
        if (ms !== undefined) expect(Number.isInteger(ms) && ms >= 1 && ms <= 86_400_000).toBe(true);
      }),
    );
  });
});

describe('formatDuration', () => {
  test.each([
    [0, '0 ms'],
    [850, '850 ms'],
    [999.4, '999 ms'],
    [999.6, '1.0 s'],
    [2_340, '2.3 s'],
    [59_949, '59.9 s'],
    [59_960, '1 m 00 s'],
    [65_000, '1 m 05 s'],
    [3_599_400, '59 m 59 s'],
    [3_599_700, '1 h 00 m'],
    [7_380_000, '2 h 03 m'],
    [-5, '0 ms'],
    [Number.NaN, '0 ms'],
  ])('%d ms reads %s', (ms, text) => expect(formatDuration(ms)).toBe(text));
});
