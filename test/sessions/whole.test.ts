import { expect, test } from 'vitest';
import { told } from '../support/session.ts';
import { fixture, full, lean } from '../support/session-fixtures.ts';

test('a full session that follows the contract to the letter has no finding', () => {
  expect(told(full())).toEqual([]);
});

test('a lean session that follows the contract to the letter has no finding', () => {
  expect(told(lean())).toEqual([]);
  expect(Object.keys(fixture('lean'))).not.toContain('architecture.md');
});
