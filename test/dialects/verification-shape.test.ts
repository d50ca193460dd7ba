import { expect, test } from 'vitest';
import { isVerification, verificationCriteria, verificationShape } from '../../src/dialects/verification-shape.ts';
import { locate } from '../../src/syntax/located-value.ts';

const at = { line: 1, column: 1 };

function criteriaOf(type: string, activities: readonly string[], prd = false) {
  const criteria = activities.map(activity => ({ activity, description: 'd' }));
  const read = verificationShape.read(locate({ type, criteria }, at), (_, message) => {
    throw new Error(message);
  });
  return verificationCriteria(read!, prd, at);
}

test.each([
  ['unit-test', 'tests'],
  ['e2e', 'tests'],
  ['test:smoke', 'tests'],
  ['latest', 'command'],
  ['lint', 'lint'],
  ['format:check', 'lint'],
  ['typecheck', 'command'],
  ['critic', 'critic'],
])('the activity %s is checked by %s', (activity, check) => {
  expect(criteriaOf('verifiable', [activity])[0]!.check.type).toBe(check);
});

test('an advisory contract asks for a review first, and knows whether it belongs to product requirements', () => {
  expect(criteriaOf('advisory', ['lint'], true).map(({ check }) => check)).toEqual([
    { type: 'advisory', params: { prd: true } },
    { type: 'lint', params: {} },
  ]);
});

test('a document is recognised by its keys', () => {
  expect(isVerification(locate({ verificationContract: {} }, at))).toBe(true);
  expect(isVerification(locate({ verification: {} }, at))).toBe(true);
  expect(isVerification(locate({ validation: {} }, at))).toBe(false);
});
