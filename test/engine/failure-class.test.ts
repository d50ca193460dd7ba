import { expect, test } from 'vitest';
import { failureClass, failureWords } from '../../src/engine/failure-class.ts';

const minor = { failure: 'minor' as const };
const major = { failure: 'major' as const };

test('the worst claim decides, and used up attempts decide over it', () => {
  expect(failureClass([], false)).toBeUndefined();
  expect(failureClass([{}], true)).toBeUndefined();
  expect(failureClass([{}, minor], false)).toBe('minor');
  expect(failureClass([minor, major], false)).toBe('major');
  expect(failureClass([minor], true)).toBe('persistent');
});

test('each class has other words', () => {
  expect(failureWords.minor).toContain('report again');
  expect(failureWords.major).toContain('verified automatically');
  expect(failureWords.persistent).toContain('a person');
});
