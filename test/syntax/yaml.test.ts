import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { parseYaml } from '../../src/syntax/yaml.ts';
import { problemOf, valuesOf } from '../support/yaml.ts';

describe('values', () => {
  test('are those of the YAML 1.2 core schema', () => {
    const text = [
      'text: plain words',
      'number: [1, 1.5, -3, 1e3, 0x1f, 0o17]',
      'boolean: [true, False]',
      'nothing: [null, ~, ]',
      'words: [yes, no, on, off, 2024-01-31, 2024-01-31T10:00:00Z, 1_000, 12:30, "1", .nan, -.inf]',
      'huge: [9007199254740991, 9007199254740993, 0xfffffffffffffffff, 1e400, 1e300]',
      'block: |',
      '  a: b',
      '  c',
      'folded: >-',
      '  a',
      '  b',
      'quoted: "x: \\u0041 # no comment"',
      "single: 'it''s'",
      'tagged: [!!str 1, !!int "2", !!float 3.5, !!bool true]',
    ].join('\n');
    expect(valuesOf(text)).toEqual([
      {
        text: 'plain words',
        number: [1, 1.5, -3, 1000, 31, 15],
        boolean: [true, false],
        nothing: [null, null],
        words: ['yes', 'no', 'on', 'off', '2024-01-31', '2024-01-31T10:00:00Z', '1_000', '12:30', '1', '.nan', '-.inf'],
        huge: [9007199254740991, '9007199254740993', '0xfffffffffffffffff', '1e400', 1e300],
        block: 'a: b\nc\n',
        folded: 'a b',
        quoted: 'x: A # no comment',
        single: "it's",
        tagged: ['1', 2, 3.5, true],
      },
    ]);
  });

  test('keys that are numbers or booleans stay as they were written', () => {
    expect(valuesOf('1: a\n1.0: b\ntrue: c\n0x1: d\n')).toEqual([{ '1': 'a', '1.0': 'b', true: 'c', '0x1': 'd' }]);
  });

  test('know their line and column', () => {
    expect(parseYaml('# note\na:\n  - b: 1\n    c:\n').nodes).toEqual([
      {
        kind: 'map',
        at: { line: 2, column: 1 },
        entries: [
          {
            key: 'a',
            keyAt: { line: 2, column: 1 },
            value: {
              kind: 'list',
              at: { line: 3, column: 3 },
              items: [
                {
                  kind: 'map',
                  at: { line: 3, column: 5 },
                  entries: [
                    {
                      key: 'b',
                      keyAt: { line: 3, column: 5 },
                      value: { kind: 'number', value: 1, source: '1', at: { line: 3, column: 8 } },
                    },
                    { key: 'c', keyAt: { line: 4, column: 5 }, value: { kind: 'null', at: { line: 4, column: 7 } } },
                  ],
                },
              ],
            },
          },
        ],
      },
    ]);
  });

  test('come back from what the library writes', () => {
    const options = {
      maxDepth: 5,
      noNullPrototype: true,
      values: [fc.string(), fc.integer(), fc.boolean(), fc.constant(null)],
    };
    fc.assert(
      fc.property(fc.object(options), value => {
        const text = stringify(value, { aliasDuplicateObjects: false });
        if (/__proto__|<<|[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/.test(text)) return;
        expect(valuesOf(text)).toEqual([value]);
      }),
    );
  });
});

describe('several documents', () => {
  test('each is read; empty ones are left out', () => {
    const text = '# first\na: 1\n---\n---\n# only a comment\n---\nb: 2\n...\n\n--- three\n';
    expect(valuesOf(text)).toEqual([{ a: 1 }, { b: 2 }, 'three']);
    for (const empty of ['', '\n\n', '# x', '---', '---\n...\n', '--- # x\n']) expect(valuesOf(empty)).toEqual([]);
    expect(valuesOf('--- ~\n')).toEqual([null]);
  });

  test('lines count through the whole file, whatever ends them', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const { nodes, problems } = parseYaml(['a: 1', '---', 'b: [', '---', '', 'c: 3'].join(end));
      expect(nodes.map(node => node.at.line)).toEqual([1, 6]);
      expect(problems.map(problem => problem.at)).toEqual([{ line: 3, column: 4 }]);
    }
  });

  test('one that is broken can not hide the next', () => {
    for (const broken of ['a: "x', "a: 'x", 'a: [', 'a: {', '- [[["', 'a: |x', '\ta: 1', '&', '*x', '!x y']) {
      const { nodes, problems } = parseYaml(`${broken}\n---\nb: 1\n`);
      expect(nodes.map(node => node.at)).toEqual([{ line: 3, column: 1 }]);
      expect(problems).toHaveLength(1);
    }
  });

  test('a document of more than 256 KiB is refused, its neighbours are not', () => {
    const { nodes, problems } = parseYaml(`a: 1\n---\nb: ${'ä'.repeat(140_000)}\n---\nc: 3\n`);
    expect(nodes).toHaveLength(2);
    const message = 'the document is larger than 256 KiB; split it';
    expect(problems).toEqual([{ code: 'too_large', message, at: { line: 2, column: 1 } }]);
    expect(valuesOf(`b: ${'x'.repeat(256 * 1024 - 3)}`)).toHaveLength(1);
  });

  test('a thousand are enough', () => {
    const { nodes, problems } = parseYaml('--- a\n'.repeat(200_000));
    expect(nodes).toHaveLength(1_000);
    expect(problems).toEqual([
      {
        code: 'too_many',
        message: 'the file has more than 1000 documents; split it',
        at: { line: 1_001, column: 1 },
      },
    ]);
  });
});

describe('depth', () => {
  test('is bounded at 32, in every form of nesting', () => {
    expect(problemOf('['.repeat(100_000))).toMatchObject({ code: 'too_deep', at: { line: 1, column: 33 } });
    expect(problemOf('- '.repeat(100_000))).toMatchObject({ code: 'too_deep', at: { line: 1, column: 65 } });
    expect(problemOf('{a: '.repeat(60_000))).toMatchObject({ code: 'too_deep', at: { line: 1, column: 129 } });
    expect(problemOf('? '.repeat(100_000))).toMatchObject({ code: 'too_deep', at: { line: 1, column: 65 } });
    const stairs = Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n');
    expect(problemOf(stairs)).toMatchObject({ code: 'too_deep', at: { line: 33, column: 33 } });
  });

  test('pairs inside lists count, too', () => {
    const pairs = `${'[a: '.repeat(20)}1${']'.repeat(20)}`;
    expect(problemOf(pairs).code).toBe('too_deep');
  });

  test('exactly 32 is allowed', () => {
    expect(valuesOf(`${'['.repeat(32)}${']'.repeat(32)}`)).toHaveLength(1);
    expect(valuesOf(`${'- '.repeat(32)}x`)).toHaveLength(1);
  });
});

describe('hostile text', () => {
  test('nothing throws, and each document is a node or one problem', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.constantFrom(
          'a',
          ': ',
          ':',
          '- ',
          '? ',
          '[',
          ']',
          '{',
          '}',
          ', ',
          '"',
          "'",
          '|',
          '>',
          '#',
          '&x',
          '*x',
          '!',
          '!!str ',
          '%',
          '@',
        ),
        fc.constantFrom(
          '\n',
          '\n  ',
          '\n\t',
          '\r',
          '---',
          '\n---\n',
          '...',
          '\n...\n',
          '<<',
          '__proto__',
          '1',
          'true',
          '\\',
          '\uFEFF',
          '\0',
          '~',
        ),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(pieces, parts => {
        const text = parts.join('');
        const { nodes, problems } = parseYaml(text);
        const documents = text.split(/\r\n?|\n/).filter(line => /^(?:---|\.\.\.)/.test(line)).length + 1;
        expect(nodes.length + problems.length).toBeLessThanOrEqual(documents);
        for (const { message, at } of problems) {
          expect(message).toMatch(/^[^\r\n]{10,200}$/);
          expect(at.line).toBeGreaterThan(0);
          expect(at.column).toBeGreaterThan(0);
        }
      }),
      { numRuns: 5_000 },
    );
  });

  test('a good document that is mutated gives a node or a problem', () => {
    const sample =
      'id: T-1\ntitle: "a: b"\nvalidation:\n  files_exist: [a, b]\n  tests:\n    - run: npm test\n      min: 3\n  text: |\n    x\n    y\n';
    const mutation = fc.tuple(fc.nat(sample.length), fc.nat(4), fc.string({ maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), mutations => {
        let text = sample;
        for (const [at, dropped, added] of mutations) text = text.slice(0, at) + added + text.slice(at + dropped);
        const { nodes, problems } = parseYaml(text);
        expect(nodes.length + problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    '\n',
    '#\n',
    ']',
    '}\n',
    '"',
    '!\n',
    '?\n',
    ':\n',
    'a: "\n',
    '- - \n',
    '"" ',
    'a: [\n',
    '\ta\n',
    'a\n b\n',
  ])('a whole document of %j is answered', unit => {
    for (const start of ['', '[', 'a: |\n']) {
      const { nodes, problems } = parseYaml(start + unit.repeat(Math.floor(40_000 / unit.length)));
      expect(nodes.length + problems.length).toBeLessThanOrEqual(1);
    }
  });

  test('many errors leave no trace in how errors are made elsewhere', () => {
    const before = Error.stackTraceLimit;
    parseYaml('[,,,,');
    expect(Error.stackTraceLimit).toBe(before);
  });
});
