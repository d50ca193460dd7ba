import { describe, expect, test } from 'vitest';
import { namedInBody } from '../../src/contracts/pr-body.ts';
import { trailersIn } from '../../src/syntax/trailers.ts';

const body = (...lines: string[]) => lines.join('\n');

describe('ids that a body names', () => {
  const named = (...lines: string[]) =>
    namedInBody(body(...lines)).map(({ word, id, line }) => `${line} ${word} ${id}`);

  test.each([
    ['Contract: T-1', ['1 contract T-1']],
    ['contract : t-1', ['1 contract t-1']],
    ['TASK: a, b c', ['1 task a', '1 task b', '1 task c']],
    ['**Contract:** T-1', ['1 contract T-1']],
    ['**Contract**: T-1', ['1 contract T-1']],
    ['- Contract: T-1', ['1 contract T-1']],
    ['* **Task:** T-1', ['1 task T-1']],
    ['1. Contract: T-1', ['1 contract T-1']],
    ['- [x] Contract: T-1', ['1 contract T-1']],
    ['_Contract: T-1_', ['1 contract T-1']],
    ['Contract: `T-1`, `T-2`', ['1 contract T-1', '1 contract T-2']],
    ['Contract: [T-1](https://example.com/x?y)', ['1 contract T-1']],
    ['Contract: T-1.', ['1 contract T-1']],
    ['Contract: T-1 and T-2', ['1 contract T-1', '1 contract T-2']],
    ['Contract: T-1 (the first one)', ['1 contract T-1']],
    ['Contract: T-1 - the first one', ['1 contract T-1']],
    ['Contract: (T-1)', ['1 contract T-1']],
    ['Contract:', []],
    ['Contract: <!-- the id -->', []],
    ['Contracts: T-1', []],
    ['The Contract: T-1', []],
    ['Contract T-1', []],
    ['`Contract: T-1`', []],
    ['> Contract: T-1', []],
    ['    Contract: T-1', []],
    ['<!-- Contract: T-1 -->', []],
  ])('%s', (line, expected) => expect(named(line)).toEqual(expected));

  test('lines count, fences do not', () => {
    expect(named('x', '```', 'Contract: A', '```', '', 'Contract: B', 'Task: C')).toEqual(['6 contract B', '7 task C']);
  });
});

describe('trailers of a commit', () => {
  const trailers = (...lines: string[]) => trailersIn(body(...lines)).map(({ name, value }) => `${name}=${value}`);

  test('are the last paragraph', () => {
    expect(trailers('Title', '', 'Words: here', '', 'Contract: T-1', 'Co-authored-by: A <a@b>', '')).toEqual([
      'Contract=T-1',
      'Co-authored-by=A <a@b>',
    ]);
  });

  test('may go on on the next line', () => {
    expect(trailers('Title', '', 'Task: a', '  b', '\tc', 'X: y')).toEqual(['Task=a b c', 'X=y']);
  });

  test.each([
    ['the title alone', ['Contract: T-1']],
    ['a title of two lines', ['Title', 'Contract: T-1']],
    ['words among them', ['Title', '', 'Contract: T-1', 'and some words']],
    ['a space in the name', ['Title', '', 'My contract: T-1']],
    ['a paragraph after them', ['Title', '', 'Contract: T-1', '', 'words']],
    ['nothing', ['']],
  ])('none: %s', (_, lines) => expect(trailers(...lines)).toEqual([]));

  test('words among them are forgiven where git wrote a line itself', () => {
    expect(trailers('Title', '', '[note]', 'Task: a', 'Signed-off-by: A <a@b>')).toEqual([
      'Task=a',
      'Signed-off-by=A <a@b>',
    ]);
    expect(trailers('Title', '', 'Task: a', '(cherry picked from commit 0123)')).toEqual(['Task=a']);
    expect(trailers('Title', '', ...Array.from({ length: 20 }, () => 'words'), 'Signed-off-by: A <a@b>')).toEqual([]);
  });

  test('lines may end as they like', () => {
    expect(trailersIn('Title\r\n\r\nTask: a\r\n')).toEqual([{ name: 'Task', value: 'a' }]);
  });
});
