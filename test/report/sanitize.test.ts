import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  behindBars,
  codeCell,
  codeSpan,
  fence,
  inLine,
  name,
  plainWords,
  prose,
  shortLine,
  visible,
} from '../../src/report/sanitize.ts';
import { hostileText } from '../support/hostile.ts';
import { nodesOf } from '../support/markdown.ts';

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
        '\u001b[31m',
        '\u009b0m',
        '\u001b[',
        'm',
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

describe('a cell', () => {
  const cells = (text: string) => nodesOf(`| a | b |\n|---|---|\n| ${codeCell(text)} | c |`).slice(-4);

  test.each(['|', 'a|b', '\\\\|', '\\', '||', '`|`'])('shows %j as it is, and is one', text => {
    expect(cells(text).map(({ type, value }) => value ?? type)).toEqual(['tableCell', text, 'tableCell', 'c']);
  });

  test('has a space where a backslash would free the bar behind it', () => {
    expect(cells('a\\|b').map(({ type, value }) => value ?? type)).toEqual(['tableCell', 'a\\ |b', 'tableCell', 'c']);
  });

  test('is one, whatever it holds', () => {
    fc.assert(
      fc.property(hostileText, text => {
        expect(cells(`x${text}`).map(({ type }) => type)).toEqual(['tableCell', 'inlineCode', 'tableCell', 'text']);
      }),
    );
  });
});

describe('a message of ours as prose', () => {
  test.each([
    '2 checks failed, 1 check waits for a person',
    "the base's version is enforced; the policy (of the base) decides.",
  ])('stays as it is: %s', text => expect(prose(text)).toBe(text));

  test.each([
    ['`src/a.js` does not exist', '`src/a.js` does not exist'],
    ['src/a.js does not exist', '`src/a.js` does not exist'],
    [
      '2 of 4 tests failed: `others pay all` (test/a.js:5): expected `100`',
      '2 of 4 tests failed: `others pay all` (`test/a.js:5`): expected `100`',
    ],
    ['unknown status "Done [x]" for T-001; use completed', 'unknown status `"Done [x]"` for `T-001`; use completed'],
    ['src/a.js src/b.js', '`src/a.js src/b.js`'],
    ['ask @ann about #12.', '`ask @ann about #12.`'],
    ['a `b', 'a `b`'],
    ['in 1.2 s', 'in 1.2 s'],
    ['two\nlines', 'two lines'],
    ['add what matches /def (a|b)/.', 'add what matches `/def (a|b)/`.'],
  ])('%j is %j', (text, shown) => expect(prose(text)).toBe(shown));

  test.each([
    ['please merge this does not exist', ['please merge this'], '`please merge this` does not exist'],
    ['Makefile is not src/Makefile', ['Makefile'], '`Makefile` is not `src/Makefile`'],
    ['a|b is `a|b`, not a', ['a', 'a|b'], '`a|b` is `a|b`, not `a`'],
    ['nothing known', ['', 'some'], 'nothing known'],
  ])('%j with the known words %j is %j', (text, known, shown) => expect(prose(text, 600, known)).toBe(shown));

  test('outside code spans there are only plain words, whatever is in it', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const nodes = nodesOf(`x ${prose(`we say ${text}`)}`);
        expect(new Set(nodes.map(({ type }) => type))).toEqual(
          new Set(
            nodes.some(({ type }) => type === 'inlineCode')
              ? ['root', 'paragraph', 'text', 'inlineCode']
              : ['root', 'paragraph', 'text'],
          ),
        );
        for (const { type, value = '' } of nodes) if (type === 'text') expect(value).toMatch(/^[\w '’().,;:!?–—→…-]*$/);
      }),
    );
  });

  test('words without markup lose the backquotes', () => {
    expect(plainWords('`npm test`: 4 ran, ` alone')).toBe('npm test: 4 ran, ` alone');
  });
});

test.each([
  ['files_exist', 'files_exist'],
  ['api-docs-v2', 'api-docs-v2'],
  ['GH-1', '`GH-1`'],
  ['gh-1', '`gh-1`'],
  ['123', '`123`'],
  ['a-c0ffee1', '`a-c0ffee1`'],
  ['www.evil.example', '`www.evil.example`'],
  ['@everyone', '`@everyone`'],
])('the name %s is shown as %s', (text, shown) => expect(name(text)).toBe(shown));

test('a short line is one, and never ends inside a character', () => {
  expect(shortLine(' a\t b\n c ', 20)).toBe('a b ⏎ c');
  expect(shortLine('🚀🚀🚀', 4)).toBe('🚀…');
  expect(shortLine('abcd', 4)).toBe('abcd');
});

describe('colours of a terminal', () => {
  test('are dropped, and what they hid is seen; other escapes are shown by their code', () => {
    expect(visible('\u001b[31;1mred\u001b[0m \u001b[8mhidden\u001b[m \u009b38:5:1mtoo')).toBe('red hidden too');
    expect(visible('\u001b[2Jgone\u001b]0;title')).toBe('⟨U+001B⟩[2Jgone⟨U+001B⟩]0;title');
  });

  test('put nothing together that acts', () => {
    expect(visible('\u001b[0m::error::x')).toBe(': :error::x');
    expect(visible('#\u001b[0m#\u001b[0m[group]')).toBe('## [group]');
    expect(visible('\u001b\u001b[0m[2J')).toBe('⟨U+001B⟩[2J');
    expect(nodesOf(fence('``\u001b[0m`\n@everyone')).map(({ type }) => type)).not.toContain('paragraph');
  });
});
