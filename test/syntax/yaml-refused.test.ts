import { describe, expect, test } from 'vitest';
import { problemOf, valuesOf } from '../support/yaml.ts';

describe('what is refused', () => {
  const quotes = 'which is not allowed; put text in quotes';

  test.each([
    ['a: *b', 'alias', 1, 4, `"*b" is a YAML alias, ${quotes}`],
    ['a: **bold** text', 'alias', 1, 4, `"**bold**" is a YAML alias, ${quotes}`],
    ['a: 1\nb: &x 2\nc: *x', 'alias', 2, 4, `"&x" is a YAML anchor, ${quotes}`],
    ['[&a 1]', 'alias', 1, 2, `"&a" is a YAML anchor, ${quotes}`],
    ['a: 1\n<<: {b: 2}', 'merge_key', 2, 1, 'merge keys (<<) are not allowed; write the keys out'],
    ['{<<: 1}', 'merge_key', 1, 2, 'merge keys (<<) are not allowed; write the keys out'],
    ['a: !include x.yml', 'tag', 1, 4, `"!include" is a YAML tag, ${quotes}`],
    ['a: !!binary aGk=', 'tag', 1, 4, `"!!binary" is a YAML tag, ${quotes}`],
    ['a: !<tag:yaml.org,2002:str> x', 'tag', 1, 4, `"!<tag:yaml.org,2002:str>" is a YAML tag, ${quotes}`],
    ['a: ! x', 'tag', 1, 4, `"!" is a YAML tag, ${quotes}`],
    ['a: !!int x', 'tag', 1, 4, 'this tag does not fit its value; remove it'],
    ['a: !!map [1]', 'tag', 1, 4, 'this tag does not fit its value; remove it'],
    ['a: 1\nb: 2\na: 3', 'duplicate_key', 3, 1, 'the key "a" stands twice, first on line 1; remove one'],
    ['1: a\n"1": b', 'duplicate_key', 2, 1, 'the key "1" stands twice, first on line 1; remove one'],
    ['a: {b: 1, "b": 2}', 'duplicate_key', 1, 11, 'the key "b" stands twice, first on line 1; remove one'],
    ['a:\n  __proto__: 1', 'forbidden_key', 2, 3, 'the key __proto__ is not allowed; remove it'],
    ['"__pro\\u0074o__": 1', 'forbidden_key', 1, 1, 'the key __proto__ is not allowed; remove it'],
    ['a:\n\tb: 1', 'tab', 2, 1, 'line 2 is indented with a tab; YAML wants spaces'],
    ['a:\n  b: 1\n \tc: 2', 'tab', 3, 2, 'line 3 is indented with a tab; YAML wants spaces'],
    ['---\n---\na: |\n\tx', 'tab', 4, 1, 'line 4 is indented with a tab; YAML wants spaces'],
    ['%YAML 1.1\n---\na: yes', 'yaml', 1, 1, 'a line with % at its start is not allowed; remove it'],
    [
      '%TAG !! tag:example.com,2000:\n---\na: !!str x',
      'yaml',
      1,
      1,
      'a line with % at its start is not allowed; remove it',
    ],
    ['a: 1\nb: \u0007', 'yaml', 2, 4, 'line 2 holds a control character; remove it'],
    ['a: {{ x }}', 'yaml', 1, 5, "a list or map can't be a key; put values with { or [ in quotes"],
    ['? [a]\n: b', 'yaml', 1, 3, "a list or map can't be a key; put values with { or [ in quotes"],
    ['x: [a]: b', 'yaml', 1, 7, 'the key before the colon is missing; write it, or put the value in quotes'],
  ])('%j: %s', (text, code, line, column, message) => {
    expect(problemOf(text)).toEqual({ code, message, at: { line, column } });
  });

  const colon = 'an unquoted value holds a colon and a space; put the whole value in quotes';
  const noPair =
    'this line is not `key: value`; write a colon and a space after the key, or put text of several lines in quotes';

  test.each([
    ['title: fix: the thing\nid: x', 1, 8, colon],
    ['a: - b', 1, 4, 'a list starts on the line after its key; move the dash down, or put the value in quotes'],
    ['run: echo "a" && b: c', 1, 6, colon],
    [Array.from({ length: 100 }, () => 'a: b: c').join('\n'), 1, 4, colon],
    [
      'a: 1\n b: 2',
      1,
      4,
      'this value runs on into the next line, which looks like a key; indent the keys of one map alike, or use quotes',
    ],
    ['a: 1\nplain words\nb: 2', 2, 1, noPair],
    ['a:1\nb: 2', 1, 1, noPair],
    ['a:\n  b: 1\n c: 2', 3, 1, 'the keys of one map are indented differently; start them all in the same column'],
    ['- - a\n - b', 2, 2, 'the dashes of one list are indented differently; start them all in the same column'],
    ['a: [1, 2\nb: 3', 1, 4, 'a bracket is never closed; add the closing one'],
    ['a:\n  b: {x: 1\n', 2, 6, 'a bracket is never closed; add the closing one'],
    ['a: "x\nb: 1', 1, 4, 'the quote that opens here is never closed; add the closing one'],
    [
      "a: 1\nb: 'it's'",
      2,
      8,
      'there is more after the end of this value; put the whole value in quotes, or look at the indentation',
    ],
    ['a: @x', 1, 4, "a value can't start with this sign; put it in quotes"],
    ['a: `x`', 1, 4, "a value can't start with this sign; put it in quotes"],
    ['a: "C:\\dir"', 1, 7, 'this backslash starts no escape that YAML knows; write \\\\, or use single quotes'],
    ['a: [1,,2]', 1, 7, 'there is a comma too many here; remove it'],
    ['a: x]\nb: ]', 2, 4, 'a bracket is closed here that was never opened; remove it, or put the value in quotes'],
    [
      'a: |x\n  b',
      1,
      5,
      'text after | or > starts on the next line; for a value that begins with that sign, use quotes',
    ],
    ['--- a: 1', 1, 5, 'a map or list starts on the line after ---; move it down'],
    [`${'k'.repeat(1_100)}: 1`, 1, 1, 'the key is longer than 1,024 characters; shorten it'],
  ])('mistake %# is told in words of our own', (text, line, column, message) => {
    expect(problemOf(text)).toEqual({ code: 'yaml', message, at: { line, column } });
  });

  test('a bracket that closes at the left edge is common, and fine', () => {
    expect(valuesOf('a: [\n  1\n]\nb: {\n}\n')).toEqual([{ a: [1], b: {} }]);
  });

  test('%YAML 1.2 changes nothing, so it may stand', () => {
    expect(valuesOf('%YAML 1.2\n---\na: yes\n')).toEqual([{ a: 'yes' }]);
  });

  test('"<<" in quotes is a key like any other', () => expect(valuesOf('"<<": 1')).toEqual([{ '<<': 1 }]));
});
