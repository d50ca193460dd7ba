import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { behindBars, codeCell, codeSpan, fence, inLine, visible } from '../../src/report/inert.ts';

const evil = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '::',
        '##[',
        '`',
        '```',
        '|',
        '\n',
        '\r',
        '\u001b[2J',
        '\u202e',
        '\u200b',
        '<!--',
        '-->',
        '@all',
        ' ',
        '\\',
      ),
      fc.string(),
    ),
    { maxLength: 12 },
  )
  .map(parts => parts.join(''));
const commands = (text: string) =>
  text.split(/\r\n|\r|\n/).filter(line => line.trimStart().startsWith('::') || line.includes('##['));

describe('whatever stands in the text', () => {
  test('it starts no command of the runner and hides nothing', () => {
    fc.assert(
      fc.property(evil, text => {
        for (const harmless of [visible(text), inLine(text), behindBars(text, '  '), codeSpan(text), fence(text)]) {
          expect(commands(harmless)).toEqual([]);
          expect(harmless).not.toMatch(
            /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/,
          );
        }
      }),
    );
  });

  test('it stays in its line, its code span, its cell and its fence', () => {
    fc.assert(
      fc.property(evil, text => {
        expect(inLine(text)).not.toContain('\n');
        const span = codeSpan(text);
        const [ticks = ''] = /^`*/.exec(span)!;
        expect(span).not.toContain('\n');
        if (span) expect([...span.matchAll(/`+/g)].filter(([run]) => run === ticks)).toHaveLength(2);
        expect(codeCell(text)).not.toMatch(/(?<!\\)\|/);
        const lines = fence(text).split('\n');
        const [first = ''] = /^`+/.exec(lines[0]!)!;
        expect(lines.slice(1, -1).some(line => line.trim().startsWith(first))).toBe(false);
        expect(lines.at(-1)).toBe(first);
      }),
    );
  });
});

test('ordinary words stay as they are', () => {
  expect(inLine('`pytest a.py::test_b -v` ends with exit code 0')).toBe(
    '`pytest a.py::test_b -v` ends with exit code 0',
  );
  expect(visible('äöü 中文 👩‍🚀'.normalize())).toContain('äöü 中文');
  expect(fence('a\tb\nc')).toBe('```text\na\tb\nc\n```');
});
