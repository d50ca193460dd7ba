import { expect, test } from 'vitest';
import { nearestLine } from '../../src/match/nearest.ts';

const text = 'import os\n\nclass Auth:\n    def create_tokens(self):\n        pass\n';

test.each([
  ['def create_token\\(', { line: 4, text: 'def create_tokens(self):' }],
  ['CLASS +AUTH', { line: 3, text: 'class Auth:' }],
  ['def\\s+create_token', { line: 4, text: 'def create_tokens(self):' }],
  ['zebra crossing', undefined],
  ['.', undefined],
])('%j: %o', (pattern, expected) => {
  expect(nearestLine(pattern, text)).toEqual(expected);
});

test('a long line is shown in part, and a huge text is looked at in part', () => {
  expect(nearestLine('needle in it', `${'x'.repeat(50)} needle in ${'y'.repeat(500)}`)?.text.length).toBeLessThan(90);
  expect(nearestLine('needle in it', `${'\n'.repeat(30_000)}needle in`)).toBeUndefined();
});
