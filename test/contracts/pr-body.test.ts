import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractsInBody, namedInBody } from '../../src/contracts/pr-body.ts';
import { trailersIn } from '../../src/syntax/trailers.ts';

const body = (...lines: string[]) => lines.join('\n');
const blocks = (...lines: string[]) => contractsInBody(body(...lines)).blocks;

describe('fences', () => {
  test('a contract is found with its line', () => {
    expect(blocks('Hello', '', '```contract', 'id: T-1', 'title: x', '```', 'after')).toEqual([
      { text: 'id: T-1\ntitle: x', line: 4, kind: 'contract', closed: true },
    ]);
  });

  test.each([
    ['tildes', '~~~contract', '~~~', 'contract'],
    ['more signs', '`````validation', '`````', 'validation'],
    ['a longer end', '```contract', '```````', 'contract'],
    ['another letter case', '```Contract', '```', 'contract'],
    ['more words', '```  validation  yaml id=3', '```  ', 'validation'],
    ['tildes with a backtick after the word', '~~~ contract `x`', '~~~', 'contract'],
  ])('%s', (_, open, close, kind) => {
    expect(blocks(open, 'id: x', close, '', 'id: y')).toEqual([{ text: 'id: x', line: 2, kind, closed: true }]);
  });

  test.each([
    ['another word', '```yaml'],
    ['the word as a part', '```contracts'],
    ['the word as the second', '```yaml contract'],
    ['two signs', '``contract'],
    ['four spaces', '    ```contract'],
    ['a tab', '\t```contract'],
    ['a backtick in the info of a backtick fence', '```contract `x`'],
  ])('no contract: %s', (_, open) => expect(blocks(open, 'id: x', '```')).toEqual([]));

  test('the indentation of the fence is taken off its lines', () => {
    expect(blocks('   ```contract', '   a:', '     b: 1', '  c: 2', 'd: 3', '   ```')).toMatchObject([
      { text: 'a:\n  b: 1\nc: 2\nd: 3', closed: true },
    ]);
  });

  test('only an end of the same sign, long enough and alone, closes', () => {
    expect(blocks('````contract', '```', '~~~~', '```` x', '    ````', 'a: 1', '  ````')).toMatchObject([
      { text: '```\n~~~~\n```` x\n    ````\na: 1', closed: true },
    ]);
  });

  test('one that nobody closes runs to the end, and says so', () => {
    expect(blocks('```contract', 'id: x', '', 'y')).toEqual([
      { text: 'id: x\n\ny', line: 2, kind: 'contract', closed: false },
    ]);
    expect(blocks('```contract')).toEqual([{ text: '', line: 2, kind: 'contract', closed: false }]);
  });

  test('several come in order, hidden ones among them', () => {
    const found = blocks('~~~validation', 'a', '~~~', '<!-- contract-gate', 'b', '-->', '```contract', 'c', '```');
    expect(found.map(({ kind, line, text }) => [kind, line, text.trim()])).toEqual([
      ['validation', 2, 'a'],
      ['hidden', 5, 'b'],
      ['contract', 8, 'c'],
    ]);
  });

  test('lines may end as they like', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = ['x', '```contract', 'a: 1', 'b: 2', '```', 'y'].join(end);
      expect(contractsInBody(text).blocks).toEqual([{ text: 'a: 1\nb: 2', line: 3, kind: 'contract', closed: true }]);
    }
  });
});

describe('what only looks like a contract', () => {
  const fence = ['```contract', 'id: x', '```'];

  test('inside another fence', () => {
    expect(blocks('````md', ...fence, '````')).toEqual([]);
    expect(blocks('~~~', ...fence, '~~~')).toEqual([]);
    expect(blocks('~~~', ...fence)).toEqual([]);
    expect(blocks('```md', '<!-- contract-gate', 'id: x', '-->', '```')).toEqual([]);
  });

  test('in a quote', () => {
    expect(blocks(...fence.map(line => `> ${line}`))).toEqual([]);
    expect(blocks('> <!-- contract-gate x: 1 -->')).toEqual([]);
    expect(blocks('> ```', ...fence)).toHaveLength(1);
  });

  test('in indented code', () => {
    expect(blocks('', ...fence.map(line => `    ${line}`))).toEqual([]);
    expect(blocks('', '    <!-- contract-gate x: 1 -->')).toEqual([]);
  });

  test('inside an ordinary comment', () => {
    expect(blocks('<!-- an example:', ...fence, '-->')).toEqual([]);
    expect(blocks('<!--', ...fence)).toEqual([]);
    expect(blocks('<!-- note -->', ...fence)).toHaveLength(1);
    expect(blocks('<!-->', ...fence)).toHaveLength(1);
  });

  test('a fence in a list item ends with it, and does not swallow what follows', () => {
    expect(blocks('- ```sh', '  npm test', '  ```', '', ...fence)).toMatchObject([{ text: 'id: x', line: 6 }]);
    expect(blocks('1. first', '', '   ```sh', '   npm test', 'no end', '', ...fence)).toMatchObject([{ line: 8 }]);
    expect(blocks('1. - ```contract', '     id: x', '     ```')).toMatchObject([{ text: 'id: x', closed: true }]);
    expect(blocks('- ```contract', '  id: x', 'text')).toMatchObject([{ text: 'id: x', closed: false }]);
  });

  test('a comment in a code span, or with its sign escaped', () => {
    expect(blocks('write `<!-- contract-gate x: 1 -->` here')).toEqual([]);
    expect(blocks('write \\<!-- contract-gate x: 1 -->')).toEqual([]);
    expect(blocks('a `` ` <!-- contract-gate', 'x: 1 --> `` b')).toEqual([]);
  });
});

describe('hidden contracts', () => {
  test('start on the next line, or on the same', () => {
    expect(blocks('a', '<!-- contract-gate', 'id: x', 'b: 1', '-->', 'z')).toEqual([
      { text: 'id: x\nb: 1\n', line: 3, kind: 'hidden', closed: true },
    ]);
    expect(blocks('<!-- contract-gate id: x -->')).toEqual([{ text: 'id: x ', line: 1, kind: 'hidden', closed: true }]);
    expect(blocks('<!--', '', 'Contract-Gate  ', '', 'id: x', '-->')).toEqual([
      { text: '\nid: x\n', line: 4, kind: 'hidden', closed: true },
    ]);
    expect(blocks('See <!--contract-gate id: x', 'b: 1-->, please')).toEqual([
      { text: 'id: x\nb: 1', line: 1, kind: 'hidden', closed: true },
    ]);
    expect(blocks('text', 'goes `on` <!-- a --> <!-- contract-gate id: x -->')).toMatchObject([
      { text: 'id: x ', line: 2 },
    ]);
  });

  test('nobody closes', () => {
    expect(blocks('<!-- contract-gate', 'id: x')).toEqual([{ text: 'id: x', line: 2, kind: 'hidden', closed: false }]);
  });

  test.each([
    '<!-- contract-gate:report -->',
    '<!-- contract-gate-x -->',
    '<!-- contract-gate-->',
    '<!-- my contract-gate x -->',
    '<!- contract-gate x -->',
  ])('not %s', text => expect(blocks(text)).toEqual([]));
});

describe('prose', () => {
  test('keeps its lines and columns; all else is blank', () => {
    const lines = [
      'a `b` c',
      '```',
      'x',
      '```',
      '> q',
      'of the quote too',
      '',
      'd <!-- e --> f',
      '',
      '    code',
      '',
      '<!-- g',
      'h --> i',
      '- j',
      'k ``l',
      'm`` n',
    ];
    expect(contractsInBody(body(...lines)).prose.split('\n')).toEqual([
      'a     c',
      '',
      '',
      '',
      '',
      '',
      '',
      'd            f',
      '',
      '',
      '',
      '',
      '      i',
      '- j',
      'k    ',
      '    n',
    ]);
  });

  test('has as many lines as the body, and no more than its text, whatever the body', () => {
    const piece = fc.constantFrom(
      '```',
      '~~~',
      'contract',
      '<!--',
      '-->',
      '>',
      '`',
      '\n',
      '\r\n',
      '\r',
      '    ',
      '\t',
      '- ',
      '1. ',
      'a',
      '\\',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 40 }), pieces => {
        const text = pieces.join('');
        const original = text.split(/\r\n|\r|\n/);
        const prose = contractsInBody(text).prose.split('\n');
        expect(prose).toHaveLength(original.length);
        for (const [index, line] of prose.entries()) {
          for (const [at, character] of [...line].entries())
            if (character !== ' ') expect([...original[index]!][at]).toBe(character);
        }
        namedInBody(text);
        trailersIn(text);
      }),
      { numRuns: 3_000 },
    );
  });
});

test.each([
  '`',
  '``` ',
  '<!--',
  '<!-- ',
  '- ',
  '1. ',
  '> ',
  '[',
  '[a](',
  '[a](x',
  '\\',
  '` `` ',
  'contract    ',
  '~~~\n',
  '```\n',
  '\n\n',
  'Task: *',
  ' x\n',
])('a hostile body of %j is answered', unit => {
  const text = unit.repeat(Math.floor(200_000 / unit.length));
  for (const start of ['', 'Contract: ', '<!-- contract-gate ', 'T\n\nTask: a\n']) {
    expect(contractsInBody(start + text).prose).toBeTypeOf('string');
    expect(namedInBody(start + text)).toBeInstanceOf(Array);
    expect(trailersIn(start + text)).toBeInstanceOf(Array);
  }
});
