import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fence, fencesNamed, scanMarkdown } from '../../src/syntax/markdown.ts';
import { type Seen, seenByGfm } from '../support/gfm.ts';

const marks = ['> ', '>', '- ', '1. ', '* ', ' ', '  ', '   ', '    ', '\t'];
const contents = [
  '',
  '',
  '```',
  '```json',
  '~~~',
  '~~~~contract x',
  '````',
  'word',
  'word: b',
  'word `a` word',
  '`word',
  '<!--',
  '-->',
  '<!-- word -->',
  'word <!-- contract-gate x --> word',
  '<div>',
  '</div> word',
  'word <b title="`word">',
  '# word',
  '---',
  '===',
  'word | b',
  '--|--',
  '| a | word |',
  '    word',
  '\\`word`',
  '<?word',
  '?>',
  '<!A',
  '<![CDATA[',
  ']]>',
  '[word](a "`")',
  '<https://x.test/`> word',
];
const line = fc
  .tuple(fc.array(fc.constantFrom(...marks), { maxLength: 3 }), fc.constantFrom(...contents), fc.constantFrom('', ' '))
  .map(parts => parts.flat().join(''))
  .filter(text => !/(?:[-*]|1\.)\s*$/.test(text) || /^\s*---\s*$/.test(text));
const bodies = fc.array(line, { minLength: 1, maxLength: 12 }).map(lines => lines.join('\n'));

interface Read {
  fences: Seen['fences'];
  quoted: Seen['fences'];
  comments: readonly number[];
  words: readonly number[];
}

function ours(text: string): Read {
  const { fences, quoted, comments, prose } = scanMarkdown(text);
  const plain = (some: readonly Fence[]) => some.map(({ from, word, text }) => [from, word, text] as const);
  return {
    fences: bare(plain(fences)),
    quoted: bare(plain(quoted)),
    comments: comments.map(({ line }) => line),
    words: prose.flatMap((each, index) => (each.includes('word') ? [index] : [])),
  };
}

function theirs(text: string): Read {
  const { fences, quoted, comments, words } = seenByGfm(text, 'word');
  const lines = [...new Set(words)].sort((a, b) => a - b);
  return { fences: bare(fences), quoted: bare(quoted), comments, words: lines };
}

/** Blank lines at the end of a fence that nobody closes are reported differently. */
function bare(fences: Seen['fences']): Seen['fences'] {
  return fences.map(([from, word, text]) => [from, word, text.trimEnd()]);
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

describe("agrees with GitHub's flavour", () => {
  // HTML that leaves a comment open hides what follows, which no reader of Markdown tells.
  const isWhole = (text: string) => scanMarkdown(text).comments.every(({ closed }) => closed);
  const read = fc
    .sample(bodies, { numRuns: 6_000, seed: 7 })
    .filter(text => isWhole(text) && !known.some(({ leaves }) => leaves?.test(text)))
    .map(text => ({ text, ours: ours(text), theirs: theirs(text) }));

  test.each([
    ['fences', 0],
    ['quoted', 0],
    ['comments', 0.001],
    // A line that goes on with the paragraph of a quote or list item though it stands four columns in.
    ['words', 0.005],
  ] as const)('on %s', (part, most) => {
    const other = read.filter(each => !same(each.ours[part], each.theirs[part]));
    expect(read.length).toBeGreaterThan(3_000);
    expect(other.length / read.length, other[0]?.text).toBeLessThanOrEqual(most);
  });
});

/** Where GitHub's flavour, as the parser of the tests has it, is read otherwise. What it leaves out of the bodies above. */
const known: readonly {
  reason: string;
  leaves?: RegExp;
  text: string;
  ours: Partial<Read>;
  theirs: Partial<Read>;
}[] = [
  {
    reason: 'markdown-it goes on with a quote whose sign stands four columns in; both are no text of the author',
    leaves: /(?: {4}|\t)[ \t]*>/,
    text: '> ```\n    > a',
    ours: { fences: [], quoted: [[1, '', 'a']] },
    theirs: { fences: [], quoted: [[1, '', '']] },
  },
  {
    reason: 'markdown-it keeps a tab after the sign of a quote; fences of quotes are not read',
    leaves: />[ ]{0,3}\t/,
    text: '> ```\n>\ta',
    ours: { quoted: [[1, '', '\ta']] },
    theirs: { quoted: [[1, '', '  a']] },
  },
  {
    reason: 'markdown-it has no footnotes: a fence in one is not read',
    leaves: /\[\^/,
    text: '[^1]: a\n\n    ```json\n    {}\n    ```',
    ours: { fences: [] },
    theirs: { fences: [[3, 'json', '{}']] },
  },
  {
    reason: 'the specification has a list begin with any number after what is no paragraph, and the parser does not',
    leaves: /[02-9]\d*[.)]/,
    text: '    code\n3. ```\n   a',
    ours: { fences: [[2, '', 'a']] },
    theirs: { fences: [] },
  },
  {
    reason: 'the specification has a tag continue the paragraph of a list item, and the parser does not',
    leaves: /<span/,
    text: '- a\n<span>\n\t```',
    ours: { fences: [[3, '', '']] },
    theirs: { fences: [] },
  },
  {
    reason: 'a line four columns in that begins like a block ends the paragraph of a list item for markdown-it',
    text: '*    word\n    </div> word',
    ours: { words: [0] },
    theirs: { words: [0, 1] },
  },
];

test.each(known)('known: $reason', each => {
  expect(ours(each.text)).toMatchObject(each.ours);
  expect(theirs(each.text)).toMatchObject(each.theirs);
});

describe('a fence', () => {
  const named = (...lines: string[]) => fencesNamed(lines.join('\n'), 'json');

  test.each(['```json', '~~~ JSON', '```json title="x"', '```  json ', '```js&#111;n', '``` json\tx'])(
    'is named by its first word: %j',
    open => expect(named(open, '{}', open.slice(0, 3))).toHaveLength(1),
  );

  test.each([
    '```json-report',
    '```json5',
    '```jsonc',
    '```json,x',
    '```json:x',
    '```{json}',
    '```.json',
    '```',
    '```json\u00a0x',
    '```\u00a0json',
  ])('is not named by a part of it: %j', open => expect(named(open, '{}', '```')).toEqual([]));

  test('has its lines, and its content without its own indentation', () => {
    expect(named('- a', '', '  ~~~json', '  {', '    "a": 1', '', '  }', '  ~~~', 'b')).toEqual([
      { word: 'json', text: '{\n  "a": 1\n\n}', from: 3, to: 7, closed: true },
    ]);
    expect(named('```json', '{}')).toEqual([{ word: 'json', text: '{}', from: 1, to: 2, closed: false }]);
    expect(named('```json', '```')).toMatchObject([{ text: '', from: 1, to: 1, closed: true }]);
  });

  test.each([
    ['a quote', ['> ```contract', '> a', '> ```']],
    ['a quote in a list', ['- > ```contract', '  > a', '  > ```']],
    ['an element of HTML', ['<blockquote>', '', '```contract', 'a', '```', '', '</blockquote>']],
    ['an element that nobody closes', ['<pre>', '</pre> <pre>', '', '```contract', 'a', '```']],
    ['an element inside of another', ['<div><pre>', '', '</div>', '', '```contract', 'a', '```']],
    ['a comment that nobody closes', ['- <!-- a', '', '```contract', 'a', '```']],
  ])('in %s is reported apart', (_, lines) => {
    const { fences, quoted } = scanMarkdown(lines.join('\n'));
    expect(fences).toEqual([]);
    expect(quoted).toMatchObject([{ word: 'contract', text: 'a', closed: true }]);
  });

  test.each([
    ['a line of HTML with no blank line after it', ['<details>', '```contract', 'a', '```', '</details>']],
    ['an instruction', ['<?', '```contract', 'a', '```', '?>']],
  ])('is none in %s', (_, lines) => {
    const { fences, quoted } = scanMarkdown(lines.join('\n'));
    expect([...fences, ...quoted]).toEqual([]);
  });

  test('an element of HTML or a comment that is closed is over', () => {
    const fence = ['', '```contract', 'a', '```'];
    for (const before of ['<pre>\na\n</pre>', '<code>\n\nb </code>', '- <!-- a\n\n<div> -->', '<!A>', '<pre></pre>'])
      expect(scanMarkdown([before, ...fence].join('\n')).fences, before).toHaveLength(1);
  });

  test('a NUL is no end, and stays for the reader of the content to refuse', () => {
    expect(named('a\0b', '```json', '{"a": "\0"}', '```')).toMatchObject([{ text: '{"a": "\0"}', from: 2, to: 3 }]);
  });
});

describe('text', () => {
  const prose = (...lines: string[]) => scanMarkdown(lines.join('\n')).prose.map(each => each.trimEnd());

  test.each([
    ['a comment in the address of a link', ['[a](<!-- x -->) b'], ['[a](<!-- x -->) b']],
    ['a backtick in the title of a link', ['[a](b "`") `c` d'], ['[a](b "`")     d']],
    ['a backtick in an address', ['<https://a.test/`> `c` d'], ['<https://a.test/`>     d']],
    ['a backtick in a tag', ['<b title="`"> `c` d'], ['<b title="`">     d']],
    ['code that goes on in the next cell', ['a `b | c` d', '--- | ---'], ['a `b | c` d', '']],
    ['a pipe that is escaped', ['a | `b \\| c`', '--- | ---'], ['a |', '']],
    ['an image', ['![a `b` <!-- c -->](d) e'], ['![a `b` <!-- c -->](d) e']],
    ['code in a link', ['[a `b`](c)'], ['[a    ](c)']],
    ['headings', ['a', '===', '# b #', '---'], ['a', '===', '# b #', '---']],
  ])('%s', (_, lines, expected) => expect(prose(...lines)).toEqual(expected));
});

describe('a hostile text is answered', () => {
  const largest = 64 * 1024;
  const filled = (unit: string) => unit.repeat(Math.ceil(largest / unit.length)).slice(0, largest);
  const stair = (step: string, mark: string) => {
    const lines = Array.from({ length: 360 }, (_, index) => step.repeat(index % 120) + mark);
    return lines.join('\n').slice(0, largest);
  };

  test.each([
    ['quotes', filled('>')],
    ['quotes with spaces', filled('> ')],
    ['lists', filled('- ')],
    ['numbers', filled('1. ')],
    ['quotes of lists', filled('> - ')],
    ['lines of quotes', filled(`${'>'.repeat(99)}a\n`)],
    ['a quote that goes on', `${'>'.repeat(99)}a\n${filled('b\n')}`],
    ['lists that go on', `${'> - '.repeat(49)}a\n${filled('b\n')}`],
    ['steps of a list', stair('  ', '- a')],
    ['steps of a quote', stair('>', 'a')],
    ['links', filled('[a](b')],
    ['brackets', filled('[')],
    ['images', filled('![')],
    ['labels', filled('[a][')],
    ['tags', filled('<a b="')],
    ['elements', `<div>${filled('<pre>')}`],
    ['comments in HTML', `<div>${filled('<!-- -->')}`],
    ['tables', filled('|a|b|\n|-|-|\n')],
    ['cells', `a|b\n-|-\n${filled('`|')}`],
    ['definitions', filled('[a]: b "\n')],
  ])('%s', (_, text) => {
    const { lines, words, prose } = scanMarkdown(text);
    expect([words.length, prose.length]).toEqual([lines.length, lines.length]);
  });

  test('what is nested too deeply is reported, with its line', () => {
    const deep = (times: number) => scanMarkdown(`a\n\n${'> '.repeat(times)}b\n\n\`\`\`json\n{}\n\`\`\``);
    expect(deep(100)).toMatchObject({ fences: [{ word: 'json' }] });
    expect(deep(100).tooDeep).toBeUndefined();
    expect(deep(1_000).tooDeep).toBe(2);
    expect(scanMarkdown(`${'- '.repeat(500)}b\n\nc`)).toMatchObject({ tooDeep: 0 });
  });
});
