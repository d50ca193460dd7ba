import { expect, test } from 'vitest';
import { canonical, digestOf } from '../../src/syntax/digest.ts';

test('the order of keys makes no difference, at any depth; the order of lists does', () => {
  const [left, right] = [
    { a: 1, b: [{ c: 2, d: 3 }] },
    { b: [{ d: 3, c: 2 }], a: 1 },
  ];
  expect(canonical(left)).toBe(canonical(right));
  expect(digestOf(left)).toBe(digestOf(right));
  expect(digestOf([1, 2])).not.toBe(digestOf([2, 1]));
});
