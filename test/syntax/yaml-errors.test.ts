import { describe, expect, test } from 'vitest';
import { problemOf, valuesOf } from '../support/yaml.ts';

describe('what is refused', () => {
  const quotes = 'is not allowed; quote the value if it is text';
  const directive = 'YAML directives (lines that start with %) are not allowed; remove it';

  test.each([
    ['a: *b', 'alias', 1, 4, `YAML alias "*b" ${quotes}`],
    ['a: **bold** text', 'alias', 1, 4, `YAML alias "**bold**" ${quotes}`],
    ['a: 1\nb: &x 2\nc: *x', 'alias', 2, 4, `YAML anchor "&x" ${quotes}`],
    ['[&a 1]', 'alias', 1, 2, `YAML anchor "&a" ${quotes}`],
    ['a: 1\n<<: {b: 2}', 'merge_key', 2, 1, 'merge keys (<<) are not allowed; write the keys out'],
    ['{<<: 1}', 'merge_key', 1, 2, 'merge keys (<<) are not allowed; write the keys out'],
    ['a: !include x.yml', 'tag', 1, 4, `YAML tag "!include" ${quotes}`],
    ['a: !!binary aGk=', 'tag', 1, 4, `YAML tag "!!binary" ${quotes}`],
    ['a: !<tag:yaml.org,2002:str> x', 'tag', 1, 4, `YAML tag "!<tag:yaml.org,2002:str>" ${quotes}`],
    ['a: ! x', 'tag', 1, 4, `YAML tag "!" ${quotes}`],
    ['a: !!int x', 'tag', 1, 4, 'the tag does not match its value; remove it'],
    ['a: !!map [1]', 'tag', 1, 4, 'the tag does not match its value; remove it'],
    ['a: 1\nb: 2\na: 3', 'duplicate_key', 3, 1, 'duplicate key "a" (first on line 1); remove one'],
    ['1: a\n"1": b', 'duplicate_key', 2, 1, 'duplicate key "1" (first on line 1); remove one'],
    ['a: {b: 1, "b": 2}', 'duplicate_key', 1, 11, 'duplicate key "b" (first on line 1); remove one'],
    ['a:\n  __proto__: 1', 'forbidden_key', 2, 3, 'the key __proto__ is not allowed; remove it'],
    ['"__pro\\u0074o__": 1', 'forbidden_key', 1, 1, 'the key __proto__ is not allowed; remove it'],
    ['a:\n\tb: 1', 'tab', 2, 1, 'tab in the indentation; use spaces'],
    ['a:\n  b: 1\n \tc: 2', 'tab', 3, 2, 'tab in the indentation; use spaces'],
    ['---\n---\na: |\n\tx', 'tab', 4, 1, 'tab in the indentation; use spaces'],
    ['%YAML 1.1\n---\na: yes', 'directive', 1, 1, directive],
    ['%TAG !! tag:example.com,2000:\n---\na: !!str x', 'directive', 1, 1, directive],
    ['a: 1\nb: \u0007', 'control_character', 2, 4, 'control character; remove it'],
    ['a: {{ x }}', 'bad_key', 1, 5, "a list or map can't be a key; quote values that contain { or ["],
    ['? [a]\n: b', 'bad_key', 1, 3, "a list or map can't be a key; quote values that contain { or ["],
    ['x: [a]: b', 'bad_key', 1, 7, 'missing key before the colon; add it, or quote the value'],
  ])('%j: %s', (text, code, line, column, message) => {
    expect(problemOf(text)).toEqual({ code, message, at: { line, column } });
  });

  const colon = 'unquoted value contains a colon and a space; quote the whole value';
  const noPair =
    'this line is not `key: value`; write a colon and a space after the key, or quote text of several lines';
  const bracket = 'unclosed bracket: the list or map that starts here never ends';
  const character = 'unexpected character; quote the value';

  test.each([
    ['title: fix: the thing\nid: x', 'unquoted_value', 1, 8, colon],
    ['a: - b', 'wrong_line', 1, 4, 'a list starts on the line after its key; move the dash down, or quote the value'],
    ['run: echo "a" && b: c', 'unquoted_value', 1, 6, colon],
    [Array.from({ length: 100 }, () => 'a: b: c').join('\n'), 'unquoted_value', 1, 4, colon],
    [
      'a: 1\n b: 2',
      'indentation',
      1,
      4,
      'this value continues on the next line, which looks like a key; indent all keys of a map the same, or quote the value',
    ],
    ['a: 1\nplain words\nb: 2', 'not_a_pair', 2, 1, noPair],
    ['a:1\nb: 2', 'not_a_pair', 1, 1, noPair],
    ['a:1\nb: 2', 'not_a_pair', 1, 1, noPair],
    [
      'a:\n  b: 1\n c: 2',
      'indentation',
      3,
      1,
      'the keys of one map are indented differently; start them all in the same column',
    ],
    [
      '- - a\n - b',
      'indentation',
      2,
      2,
      'the dashes of one list are indented differently; start them all in the same column',
    ],
    ['a: [1, 2\nb: 3', 'unclosed_bracket', 1, 4, bracket],
    ['a:\n  b: {x: 1\n', 'unclosed_bracket', 2, 6, bracket],
    ['a: "x\nb: 1', 'unclosed_string', 1, 4, 'unclosed quote: the string that starts here never ends'],
    [
      "a: 1\nb: 'it's'",
      'text_after_value',
      2,
      8,
      'unexpected text after the end of this value; quote the whole value, or check the indentation',
    ],
    ['a: @x', 'unquoted_value', 1, 4, character],
    ['a: `x`', 'unquoted_value', 1, 4, character],
    ['a: "C:\\dir"', 'bad_escape', 1, 7, 'unknown escape; write \\\\ for a backslash, or use single quotes'],
    ['a: [1,,2]', 'extra_comma', 1, 7, 'extra comma; remove it'],
    ['a: x]\nb: ]', 'wrong_bracket', 2, 4, 'closing bracket without an opening one; remove it, or quote the value'],
    [
      'a: |x\n  b',
      'wrong_line',
      1,
      5,
      'text after | or > starts on the next line; quote a value that begins with | or >',
    ],
    ['--- a: 1', 'wrong_line', 1, 5, 'a map or list starts on the line after ---; move it down'],
    [`${'k'.repeat(1_100)}: 1`, 'bad_key', 1, 1, 'the key is longer than 1,024 characters; shorten it'],
  ])('mistake %# is explained in our own words: %s', (text, code, line, column, message) => {
    expect(problemOf(text)).toEqual({ code, message, at: { line, column } });
  });

  test('a bracket that closes at the left edge is common, and fine', () => {
    expect(valuesOf('a: [\n  1\n]\nb: {\n}\n')).toEqual([{ a: [1], b: {} }]);
  });

  test('%YAML 1.2 changes nothing, so it may stand', () => {
    expect(valuesOf('%YAML 1.2\n---\na: yes\n')).toEqual([{ a: 'yes' }]);
  });

  test('"<<" in quotes is a key like any other', () => expect(valuesOf('"<<": 1')).toEqual([{ '<<': 1 }]));
});
