import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtInAgents, promptSuffix } from '../../../src/claims/output/agents.ts';
import { lastOutputBlock, type OutputValue } from '../../../src/claims/output/block.ts';

const block = (...lines: string[]) => lastOutputBlock(lines.join('\n'));

/** The value of one field, read through a whole block. */
function value(source: string): OutputValue | undefined {
  return block('---OUTPUT---', `key: ${source}`, '---END---')?.fields[0]?.value;
}

describe('the block', () => {
  test('is read with its lines', () => {
    expect(
      block(
        'Done.',
        '',
        '---OUTPUT---',
        'phase: 2/3',
        'phase_complete: true',
        'files_changed: [src/a.ts, src/b.ts]',
        '---END---',
      ),
    ).toEqual({
      fields: [
        { key: 'phase', value: { kind: 'text', value: '2/3' }, line: 4 },
        { key: 'phase_complete', value: { kind: 'boolean', value: true }, line: 5 },
        { key: 'files_changed', value: { kind: 'list', items: ['src/a.ts', 'src/b.ts'] }, line: 6 },
      ],
      strays: [],
      line: 3,
      ended: true,
      length: 67,
      textAfter: false,
    });
  });

  test('lines may end as they like', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const found = lastOutputBlock(['x', '---OUTPUT---', 'a: 1', '---END---', ''].join(end));
      expect(found).toMatchObject({
        line: 2,
        ended: true,
        fields: [{ key: 'a', value: { kind: 'integer', value: 1 }, line: 3 }],
      });
    }
  });

  test('is the last one', () => {
    expect(block('---OUTPUT---', 'a: 1', '---END---', '---OUTPUT---', 'a: 2', '---END---', 'bye')).toMatchObject({
      line: 4,
      fields: [{ value: { value: 2 } }],
      textAfter: true,
    });
    expect(block('---OUTPUT---', 'a: 1', '---OUTPUT---', 'a: 2', '---END---')).toMatchObject({
      line: 3,
      fields: [{ value: { value: 2 } }],
    });
    expect(block('---OUTPUT---', 'a: 1', '---END---', '---OUTPUT---')).toMatchObject({
      line: 4,
      fields: [],
      ended: false,
    });
  });

  test('without an end runs to the end of the text', () => {
    expect(block('---OUTPUT---', 'a: 1', '', 'b: 2')).toMatchObject({
      ended: false,
      textAfter: false,
      fields: [{ key: 'a' }, { key: 'b', line: 4 }],
    });
  });

  test.each([
    ['in a fence for documents', ['```yaml', '---OUTPUT---', 'a: 1', '---END---', '```']],
    ['in a fence in a quote', ['> ```', '> ---OUTPUT---', '> a: 1', '> ---END---', '> ```']],
    ['if it is the prompt', promptSuffix(builtInAgents[0]!).split('\n')],
    ['in a quote', ['> ---OUTPUT---', '> a: 1', '> ---END---']],
    ['in a comment', ['<!--', '---OUTPUT---', 'a: 1', '---END---', '-->']],
    ['in indented code', ['', '    ---OUTPUT---', '    a: 1']],
    ['indented too far', ['words', '    ---OUTPUT---', 'a: 1']],
    ['with other words on the line', ['x ---OUTPUT---', 'a: 1', '---OUTPUT--- y']],
    ['in another letter case', ['---output---', 'a: 1']],
    ['with other dashes', ['--OUTPUT--', '---- OUTPUT ----']],
    ['nowhere', ['']],
  ])('does not count %s', (_, lines) => expect(block(...lines)).toBeUndefined());

  test.each([
    ['in a fence', ['x', '```', '---OUTPUT---', 'a: 1', '---END---', '```']],
    ['in a fence that nobody closes', ['x', '~~~text', '---OUTPUT---', 'a: 1', '---END---']],
    ['in an indented fence', ['- x', '  ```text', '  ---OUTPUT---', '  a: 1', '  ---END---', '  ```']],
  ])('counts %s where there is no other', (_, lines) => {
    expect(block(...lines)).toMatchObject({ line: 3, ended: true, textAfter: false, fields: [{ key: 'a', line: 4 }] });
    expect(block(...lines, ...(lines[5] ? ['', 'b'] : []))?.textAfter).toBe(lines[5] !== undefined);
  });

  test('the real one counts before an example in a fence', () => {
    const example = ['```', '---OUTPUT---', 'a: 2', '---END---', '```'];
    expect(block('---OUTPUT---', 'a: 1', '---END---', ...example)).toMatchObject({
      line: 1,
      fields: [{ value: { value: 1 } }],
    });
  });

  test('an end inside a fence is no end', () => {
    expect(block('---OUTPUT---', 'a: 1', '```', '---END---', '```')).toMatchObject({ ended: false });
  });

  test('up to three spaces and trailing space are fine', () => {
    expect(block('   ---OUTPUT---  ', '  a: 1', ' ---END---')).toMatchObject({ ended: true, fields: [{ key: 'a' }] });
  });

  test('lines without a key are no fields; a duplicate key is listed twice', () => {
    expect(
      block('---OUTPUT---', 'words', ': x', '', 'a: 1', 'a: 2', '---END---')?.fields.map(field => field.key),
    ).toEqual(['a', 'a']);
  });
});

describe('values', () => {
  test.each<[string, OutputValue]>([
    ['none', { kind: 'none' }],
    ['None', { kind: 'none' }],
    ['"none"', { kind: 'none' }],
    ["'none'", { kind: 'none' }],
    ['true', { kind: 'boolean', value: true }],
    ['FALSE', { kind: 'boolean', value: false }],
    ['0', { kind: 'integer', value: 0 }],
    ['-12', { kind: 'integer', value: -12 }],
    ['1.5', { kind: 'text', value: '1.5' }],
    ['99999999999999999999', { kind: 'text', value: '99999999999999999999' }],
    ['', { kind: 'text', value: '' }],
    ['"3"', { kind: 'text', value: '3' }],
    ['src/api.ts:45 - swallowed: x', { kind: 'text', value: 'src/api.ts:45 - swallowed: x' }],
    ['"a" and "b"', { kind: 'text', value: '"a" and "b"' }],
    ['none of them', { kind: 'text', value: 'none of them' }],
    ['[]', { kind: 'list', items: [] }],
    ['[ ]', { kind: 'list', items: [] }],
    ['[none]', { kind: 'list', items: ['none'] }],
    ['[a,b , c]', { kind: 'list', items: ['a', 'b', 'c'] }],
    ['[a, , b,]', { kind: 'list', items: ['a', 'b'] }],
    ['["a, b", \'c, d\', `e, f`]', { kind: 'list', items: ['a, b', 'c, d', 'e, f'] }],
    ['[say "x, y" now, z]', { kind: 'list', items: ['say "x, y" now', 'z'] }],
    ['[f(a, b), [c, d], {e, f}]', { kind: 'list', items: ['f(a, b)', '[c, d]', '{e, f}'] }],
    ["[don't do, it's late]", { kind: 'list', items: ["don't do", "it's late"] }],
    ['[1) one, 2) two]', { kind: 'list', items: ['1) one', '2) two'] }],
    ['[open (a, b]', { kind: 'list', items: ['open (a', 'b'] }],
    ['[a "b, c]', { kind: 'list', items: ['a "b', 'c'] }],
    ['[src/a.ts:45 - x, src/b.ts:1 - y]', { kind: 'list', items: ['src/a.ts:45 - x', 'src/b.ts:1 - y'] }],
    ['[a] or "none"', { kind: 'text', value: '[a] or "none"' }],
    ['[a] or [b]', { kind: 'text', value: '[a] or [b]' }],
    ['[', { kind: 'text', value: '[' }],
  ])('%s', (source, expected) => expect(value(source)).toEqual(expected));

  test('a list of plain items comes back', () => {
    const item = fc.stringMatching(/^[A-Za-z0-9_./-]{1,12}$/);
    fc.assert(
      fc.property(fc.array(item), items => {
        expect(value(`[${items.join(', ')}]`)).toEqual({ kind: 'list', items });
      }),
    );
  });

  test('items in double quotes come back, whatever they hold', () => {
    const item = fc.stringMatching(/^[a-z,()[\]{}': -]{1,10}$/).filter(text => text.trim() === text);
    fc.assert(
      fc.property(fc.array(item, { minLength: 1 }), items => {
        expect(value(`[${items.map(text => `"${text}"`).join(', ')}]`)).toEqual({ kind: 'list', items });
      }),
    );
  });

  test('no text throws', () => {
    const piece = fc.constantFrom(
      '---OUTPUT---',
      '---END---',
      '\n',
      '\r',
      'a: ',
      '[',
      ']',
      '"',
      "'",
      '`',
      '(',
      ')',
      ',',
      '```',
      '> ',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 30 }), pieces => {
        const found = lastOutputBlock(pieces.join(''));
        for (const field of found?.fields ?? []) expect(field.line).toBeGreaterThan(found?.line ?? 0);
      }),
      { numRuns: 3_000 },
    );
  });

  test.each(["'a,", '"', "'", '`', '(', '[', ',', "',"])('a hostile list of %j is answered', unit => {
    expect(value(`[${unit.repeat(100_000 / unit.length)}]`)).toBeDefined();
  });
});

describe('what is no text of the author', () => {
  const inner = ['---OUTPUT---', 'a: 1', '---END---'];
  test.each([
    ['a quote that goes on', ['> as the agent said', ...inner]],
    ['a quote in a quote', ['> > said', ...inner]],
    ['<pre>', ['<pre>', ...inner, '</pre>']],
    ['<code> that is never closed', ['<code>', '', ...inner]],
    ['<blockquote>', ['<blockquote class="x">', '', ...inner, '', '</blockquote>']],
  ])('no block: %s', (_, lines) => expect(block(...lines)).toBeUndefined());

  test.each([
    ['a quote and a blank line', ['> said', '', ...inner]],
    ['a quote and a heading', ['> said', '# Output', ...inner]],
    ['a quote that ends with a fence', ['> ```', ...inner]],
    ['<pre> that is closed', ['<pre>x</pre>', '', '<PRE>', 'y', '</PRE>', ...inner]],
    ['a word about <pre>', ['Written in <pre>, or `<code>`', ...inner]],
  ])('ends with it: %s', (_, lines) => expect(block(...lines)?.fields).toHaveLength(1));
});

test('lines that are not fields are listed', () => {
  expect(block('---OUTPUT---', 'a: 1', '', 'and so on', '```', 'b: 2', '```', '---END---')?.strays).toEqual([
    4, 5, 6, 7,
  ]);
});
