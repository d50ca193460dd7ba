import { describe, expect, test } from 'vitest';
import { trailersIn } from '../../src/syntax/trailers.ts';

describe('trailers of a commit', () => {
  const trailers = (...lines: string[]) => trailersIn(lines.join('\n')).map(({ name, value }) => `${name}=${value}`);

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
