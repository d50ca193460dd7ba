import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { similar } from '../../src/match/suggest.ts';

describe('similar', () => {
  const known = ['files_exist', 'content_check', 'tests', 'lint', 'command', 'custom'];

  test.each([
    ['file_exist', 'files_exist'],
    ['files-exist', 'files_exist'],
    ['Content_Check', 'content_check'],
    ['contnet_check', 'content_check'],
    ['test', 'tests'],
    ['lnit', 'lint'],
    ['comand', 'command'],
  ])('%s was meant to be %s', (word, meant) => expect(similar(word, known)).toBe(meant));

  test.each(['scope', '', 'verify', 'x'.repeat(100_000)])('nothing is near word %#', word => {
    expect(similar(word, known)).toBeUndefined();
  });

  test('letter case and - for _ cost nothing, so such a word comes before a nearer looking one', () => {
    expect(similar('MIN-SIZE', ['min_siz', 'min_size'])).toBe('min_size');
  });

  test('two neighbours that changed places count as one mistake', () => {
    expect(similar('ab', ['ba'])).toBe('ba');
    expect(similar('abcd', ['badc'])).toBeUndefined();
  });

  test('a known word is similar to itself, and the answer is always a known word', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (word, words) => {
        const answer = similar(word, words);
        if (answer !== undefined) expect(words).toContain(answer);
        expect(similar(word, [...words, word])).toBeDefined();
      }),
    );
  });
});
