import { expect, test } from 'vitest';
import { outputText, shownLines } from '../../../../src/tools/reading/output/shown-lines.ts';

test.each([
  ['\x1b[31mred\x1b[39m\nplain', ['red', 'plain']],
  ['1%\r50%\r100%\n', ['100%', '']],
  ['a\r\nb  \r\n', ['a', 'b', '']],
  [`${'x'.repeat(501)}\nshort`, ['short']],
])('%j', (output, lines) => expect(shownLines(output)).toEqual(lines));

test('standard error follows standard output', () => {
  expect(outputText({ stdout: 'a', stderr: 'b' })).toBe('a\nb');
});
