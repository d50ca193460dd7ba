import { expect, test } from 'vitest';
import { byClosingLine, numbersIn, tally, totalOf } from '../../../src/tools/shared/closing-lines.ts';

test('a closing line is taken apart, or is none', () => {
  expect(numbersIn(['4 passed', ' 1 expected fail'])).toEqual(
    new Map([
      ['passed', 4],
      ['expected fail', 1],
    ]),
  );
  expect(numbersIn(['4 passed', 'more'])).toBeUndefined();
});

test('failed tests ran, skipped ones did not', () => {
  const numbers = new Map(Object.entries({ ok: 2, bad: 1, later: 3, other: 9 }));
  expect(tally(numbers, { passed: ['ok'], failed: ['bad'], skipped: ['later'] })).toEqual({
    ran: 3,
    failed: 1,
    skipped: 3,
  });
  expect(totalOf([])).toEqual({ ran: 0, failed: 0, skipped: 0 });
});

test('every closing line counts, and can see the next line with text', () => {
  const count = byClosingLine((line, next) =>
    line === 'ran' && next() === 'OK' ? { ran: 1, failed: 0, skipped: 0 } : undefined,
  );
  expect(count(['ran', '', 'OK', 'ran', 'OK'])).toEqual({ ran: 2, failed: 0, skipped: 0 });
  expect(count(['ran', 'no'])).toBeUndefined();
});
