import { describe, expect, test } from 'vitest';
import { namedInBody } from '../../src/contracts/pr-body.ts';

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
