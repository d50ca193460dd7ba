import { expect, test } from 'vitest';
import { expressionProblem, literally, patternProblem } from '../../src/schema/pattern.ts';

test.each(['abc', 'a+', '^a', 'a$', '(?i)a', '\\bfoo\\b', '[[:alpha:]]+', '\\p{L}', '.'])('%j is taken', pattern => {
  expect(patternProblem(pattern)).toBeUndefined();
});

test.each([
  ['', 'empty text'],
  ['a*', 'empty text'],
  ['a|', 'empty text'],
  ['^', 'empty text'],
  ['\\b', 'empty text'],
  ['(?:)', 'empty text'],
  ['a(?=b)', 'lookahead'],
  ['a(?!b)', 'negative lookahead'],
  ['(?<=a)b', 'lookbehind'],
  ['(a)\\1', 'back-references'],
  ['(?>a)', 'atomic'],
  ['a++', 'possessive'],
  ['(a', 'not a valid RE2'],
  ['((a{1000}){1000}){1000}', 'not a valid RE2'],
  ['x'.repeat(5000), 'the limit is 4096'],
])('%j is refused: %s', (pattern, words) => {
  expect(patternProblem(pattern)).toContain(words);
});

test.each(['', '.*', '^a*$', '^(?:a|b)?$'])('%j is taken in a JSON Schema', pattern => {
  expect(expressionProblem(pattern)).toBeUndefined();
});

test.each([
  ['^(?!a)', 'RE2 has no negative lookahead (?!…); use not: {pattern: …}'],
  ['(a)\\1', 'RE2 has no back-references; write the repeated text out, or use allOf with two patterns'],
  ['(a', 'the pattern is not a valid RE2 expression (missing closing ): `(a`)'],
  ['x'.repeat(5000), 'the pattern has 5000 characters; the limit is 4096'],
])('%j is refused in a JSON Schema: %s', (pattern, words) => {
  expect(expressionProblem(pattern)).toBe(words);
});

test('text is searched for as it stands', () => {
  expect(literally('a.b(c)')).toBe('a\\.b\\(c\\)');
});
