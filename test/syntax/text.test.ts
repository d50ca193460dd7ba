import { expect, test } from 'vitest';
import { cited } from '../../src/syntax/text.ts';

test('cited text is short and stays on one line', () => {
  expect(cited('a\n"b"')).toBe('"a\\n\\"b\\""');
  expect(cited('x'.repeat(1_000))).toBe(`"${'x'.repeat(60)}…"`);
});
