import { expect, test } from 'vitest';
import { failureClass, failureWords } from '../../src/engine/failure-class.ts';

const minor = { check: 'rule', kind: 'report', failure: 'minor' } as const;
const major = { ...minor, failure: 'major' } as const;
const other = { check: 'tests' };
const after = (check: string, escalated = false) => ({
  escalated,
  history: [{ attempt: 1, head: 'a', failures: [{ check, message: 'x' }] }],
});

test('the worst claim decides, and used up attempts decide over it', () => {
  expect(failureClass([])).toBeUndefined();
  expect(failureClass([other], after('tests', true))).toBeUndefined();
  expect(failureClass([other, minor])).toBe('minor');
  expect(failureClass([minor, major])).toBe('major');
  expect(failureClass([minor], after('report', true))).toBe('persistent');
});

test('a minor failure is asked for again once, then with the stronger prompt', () => {
  expect(failureClass([minor], { escalated: false, history: [] })).toBe('minor');
  expect(failureClass([minor, other], after('tests'))).toBe('minor');
  expect(failureClass([minor], after('report'))).toBe('major');
});

test('each class has other words', () => {
  expect(failureWords.minor).toContain('report again');
  expect(failureWords.major).toContain('verified automatically');
  expect(failureWords.persistent).toContain('a person');
});
