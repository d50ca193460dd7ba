import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../src/syntax/json.ts';
import { type Node, plain } from '../../src/syntax/located-value.ts';

function nodeOf(text: string): Node {
  const result = parseJson(text);
  if ('problem' in result) throw new Error(result.problem.message);
  return result.node;
}

function problemOf(text: string, maxDepth?: number) {
  const result = parseJson(text, maxDepth);
  return 'problem' in result ? result.problem : undefined;
}

/** What is expected of a whole number past the safe range. */
const keptAsText = (_: string, value: unknown) =>
  typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(String(value)) ? String(value) : value;

/** Our values have no prototype; what is compared is what they hold. */
const ordinary = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('valid JSON', () => {
  test('is read as the platform reads it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 2, '\t'), (value, space) => {
        const text = JSON.stringify(value, null, space);
        if (text.includes('__proto__')) return;
        expect(ordinary(plain(nodeOf(text)))).toEqual(JSON.parse(text, keptAsText));
      }),
      { numRuns: 500 },
    );
  });

  test('whatever the platform refuses is refused, and the other way round', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"a"',
        '"b"',
        '1',
        '-',
        '0',
        '.5',
        'e3',
        'true',
        'null',
        ' ',
        '\n',
        '"',
        '\\',
        'x',
      ),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(pieces, parts => {
        const text = parts.join('');
        const code = problemOf(text)?.code;
        if (code === 'duplicate_key') return;
        let accepted = true;
        try {
          JSON.parse(text);
        } catch {
          accepted = false;
        }
        expect(code === undefined).toBe(accepted);
      }),
      { numRuns: 5_000 },
    );
  });

  test('every node knows its line and column, whatever ends the lines', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const node = nodeOf(['{', '  "a": [1, "x",', '\ttrue],', '  "😀": null, "b": {}', '}'].join(end));
      expect(node).toEqual({
        kind: 'map',
        at: { line: 1, column: 1 },
        entries: [
          {
            key: 'a',
            keyAt: { line: 2, column: 3 },
            value: {
              kind: 'list',
              at: { line: 2, column: 8 },
              items: [
                { kind: 'number', value: 1, source: '1', at: { line: 2, column: 9 } },
                { kind: 'text', value: 'x', at: { line: 2, column: 12 } },
                { kind: 'boolean', value: true, at: { line: 3, column: 2 } },
              ],
            },
          },
          { key: '😀', keyAt: { line: 4, column: 3 }, value: { kind: 'null', at: { line: 4, column: 9 } } },
          {
            key: 'b',
            keyAt: { line: 4, column: 15 },
            value: { kind: 'map', entries: [], at: { line: 4, column: 20 } },
          },
        ],
      });
    }
  });

  test('escapes are resolved, a lone surrogate too', () => {
    expect(plain(nodeOf('"\\u0041\\n\\t\\"\\\\\\/\\b\\f\\r\\ud83d\\ude00\\ud800"'))).toBe('A\n\t"\\/\b\f\r😀\ud800');
  });

  test('a number that would not come back as written stays text', () => {
    expect(plain(nodeOf('[9007199254740991, 9007199254740993, -9007199254740993, 1e300, 1e999, 0.1]'))).toEqual([
      9007199254740991,
      '9007199254740993',
      '-9007199254740993',
      1e300,
      '1e999',
      0.1,
    ]);
  });
});

describe('invalid JSON', () => {
  test.each([
    ['', 'empty_text', 1, 1, 'the text is empty; write a JSON value'],
    ['{"a": 1,\n}', 'extra_comma', 1, 8, 'extra comma before }; remove it'],
    ['[1, ]', 'extra_comma', 1, 3, 'extra comma before ]; remove it'],
    ['[1,,2]', 'extra_comma', 1, 4, 'two commas in a row; remove one'],
    ['// note\n1', 'comment', 1, 1, 'comments are not allowed in JSON; remove it'],
    ['[1, /* note */ 2]', 'comment', 1, 5, 'comments are not allowed in JSON; remove it'],
    ['{\n# note\n}', 'comment', 2, 1, 'comments are not allowed in JSON; remove it'],
    ["{'a': 1}", 'wrong_quote', 1, 2, "' is not a JSON quote; use double quotes"],
    ["['a']", 'wrong_quote', 1, 2, "' is not a JSON quote; use double quotes"],
    ['{a: 1}', 'unquoted_key', 1, 2, 'unquoted key; put it in double quotes'],
    ['[NaN]', 'unknown_word', 1, 2, 'NaN is not JSON; write null or a number'],
    ['-Infinity', 'unknown_word', 1, 1, '-Infinity is not JSON; write null or a number'],
    ['undefined', 'unknown_word', 1, 1, 'undefined is not JSON; write null'],
    ['[True]', 'unknown_word', 1, 2, 'True is not JSON; write true'],
    ['None', 'unknown_word', 1, 1, 'None is not JSON; write null'],
    ['[yes]', 'unknown_word', 1, 2, 'yes is not JSON; put text in double quotes'],
    ['01', 'bad_number', 1, 1, '01 is not a JSON number; write it like 12, -0.5 or 1e3, or in double quotes'],
    ['0x10', 'bad_number', 1, 1, '0x10 is not a JSON number; write it like 12, -0.5 or 1e3, or in double quotes'],
    ['"a\nb"', 'control_character', 1, 3, 'line break inside a string; close the string with " or write \\n'],
    ['"a\tb"', 'control_character', 1, 3, 'tab inside a string; write \\t'],
    ['"\u0007"', 'control_character', 1, 2, 'control character U+0007 inside a string; write \\u0007 or remove it'],
    ['"\\x41"', 'bad_escape', 1, 2, '\\x is not a JSON escape; write \\\\ for a backslash'],
    ['"\\u12g4"', 'bad_escape', 1, 2, '\\u needs four hex digits, such as \\u00e9'],
    ['\n ["abc', 'unclosed_string', 2, 3, 'unclosed quote: the string that starts here never ends; add a "'],
    [
      '{"a": 1} x',
      'text_after_value',
      1,
      10,
      'unexpected text after the end of the JSON value; remove it, or put all values in one list',
    ],
    ['{"a": 1 "b": 2}', 'missing_comma', 1, 9, 'missing comma before this value; add it'],
    ['{"a" 1}', 'missing_colon', 1, 6, 'unexpected 1; write : after the key'],
    ['\n[1}', 'wrong_bracket', 2, 3, '} does not match the [ on line 2; write ]'],
    ['{"a": [', 'unexpected_end', 1, 8, 'unexpected end of text; write a value (the [ on line 1 is not closed)'],
    ['\u00a01', 'unexpected_character', 1, 1, 'unexpected U+00A0; write a value'],
  ])('%j is %s at %d:%d', (text, code, line, column, message) => {
    expect(problemOf(text)).toEqual({ code, message, at: { line, column } });
  });

  test('a duplicate key names the first, however it is spelled and however many keys there are', () => {
    const at = { line: 3, column: 2 };
    const message = 'duplicate key "a" (first on line 2); remove one';
    expect(problemOf('{\n "a": 1,\n "\\u0061": 2}')).toEqual({ code: 'duplicate_key', message, at });
    const many = Array.from({ length: 1_000 }, (_, index) => `"k${index}": 0`).join(',\n');
    expect(problemOf(`{${many}, "k999": 1}`)?.message).toContain('first on line 1000');
    expect(problemOf(`{${many}, "k2": 1}`)?.message).toContain('first on line 3');
    expect(problemOf('[{"a": 1}, {"a": 2}]')).toBeUndefined();
  });

  test('no key can reach a prototype', () => {
    const message = 'the key __proto__ is not allowed; remove it';
    const refused = { code: 'forbidden_key', message, at: { line: 1, column: 2 } };
    expect(problemOf('{"__proto__": {}}')).toEqual(refused);
    expect(problemOf('{"__pro\\u0074o__": {}}')).toEqual(refused);
    expect(nodeOf('{"constructor": 1, "toString": 2}').kind).toBe('map');
  });

  test('depth is bounded, and the place is the bracket that passes it', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(problemOf(nested(32))).toBeUndefined();
    expect(problemOf(nested(33))).toMatchObject({ code: 'too_deep', at: { line: 1, column: 33 } });
    expect(problemOf('[{"a": [1]}]', 2)).toMatchObject({ code: 'too_deep', at: { line: 1, column: 8 } });
    expect(problemOf('['.repeat(1_000_000))).toMatchObject({ code: 'too_deep' });
    expect(problemOf('{"a":'.repeat(1_000_000))).toMatchObject({ code: 'too_deep' });
  });

  test('text that is mutated anywhere gives a node or a problem inside the text', () => {
    const sample = JSON.stringify(
      { id: 'T-1', validation: { files_exist: ['a', 'b'], min: 3, x: [true, null, -1.5e3] } },
      null,
      1,
    );
    const mutation = fc.tuple(fc.nat(sample.length), fc.nat(5), fc.string({ unit: 'binary', maxLength: 4 }));
    fc.assert(
      fc.property(fc.array(mutation, { maxLength: 3 }), mutations => {
        let text = sample;
        for (const [at, dropped, added] of mutations) text = text.slice(0, at) + added + text.slice(at + dropped);
        const problem = problemOf(text);
        if (!problem) return;
        const lines = text.split(/\r\n|\r|\n/);
        expect(problem.at.line).toBeLessThanOrEqual(lines.length);
        expect(problem.at.column).toBeLessThanOrEqual((lines[problem.at.line - 1] ?? '').length + 1);
        expect(problem.message).not.toMatch(/[\r\n]/);
      }),
      { numRuns: 1_000 },
    );
  });

  test('what is long does not make the message long', () => {
    expect(problemOf('x'.repeat(1_000_000))?.message.length).toBeLessThan(120);
    const key = JSON.stringify('k'.repeat(1_000_000));
    expect(problemOf(`{${key}: 1, ${key}: 2}`)?.message.length).toBeLessThan(150);
  });
});

test('ten megabytes are read whole', () => {
  const text = `[${'{"name": "a text of some length", "value": [1, true]},\n'.repeat(180_000)}0]`;
  const node = nodeOf(text);
  expect(node.kind === 'list' && node.items.length).toBe(180_001);
  expect(node.kind === 'list' && node.items.at(-1)).toEqual({
    kind: 'number',
    value: 0,
    source: '0',
    at: { line: 180_001, column: 1 },
  });
  for (const unit of ['"', '\\', '-', '{"', '[1,', '1', '\n', '"a":'])
    expect(parseJson(unit.repeat(1_000_000))).toBeDefined();
});
