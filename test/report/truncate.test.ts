import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitted, piece, type ReportPart, sizeOf, startOf } from '../../src/report/truncate.ts';

const report: ReportPart[] = [
  piece('verdict', 'no'),
  { head: '| a |\n|---|', as: 'lines', pieces: [piece('blocking', '| one |'), piece('passed', '| two |')] },
  {
    head: '### c',
    as: 'paragraphs',
    pieces: [
      piece('details', 'why'),
      piece('output', 'boom'),
      { head: '<details>', foot: '</details>', as: 'paragraphs', pieces: [piece('passed', 'fine')] },
    ],
  },
];

test('all of it, where there is room', () => {
  expect(fitted(report, 1_000)).toEqual({
    text: 'no\n\n| a |\n|---|\n| one |\n| two |\n\n### c\n\nwhy\n\nboom\n\n<details>\n\nfine\n\n</details>',
    left: '',
  });
});

test('the least important goes first, and a group goes with its last piece', () => {
  expect(fitted(report, 50)).toEqual({
    text: 'no\n\n| a |\n|---|\n| one |\n\n### c\n\nwhy\n\nboom',
    left: '2 passed rows',
  });
  expect(fitted(report, 47).left).toBe('1 command output, 2 passed rows');
  expect(fitted(report, 30)).toEqual({
    text: 'no\n\n| a |\n|---|\n| one |',
    left: '1 criterion with details, 1 command output, 2 passed rows',
  });
  expect(fitted(report, 5).text).toBe('no');
  expect(fitted([], 5)).toEqual({ text: '', left: '' });
});

test('it is never longer than it may be', () => {
  const text = fc.string({ unit: 'binary', maxLength: 20 });
  const leaf = fc
    .tuple(fc.constantFrom('verdict', 'blocking', 'output', 'passed'), text)
    .map(([kind, words]) => piece(kind as 'verdict', words));
  const group = fc.record({
    head: text,
    foot: text,
    as: fc.constantFrom('lines', 'paragraphs'),
    pieces: fc.array(leaf, { maxLength: 5 }),
  });
  const parts = fc.array(fc.oneof(leaf, group as fc.Arbitrary<ReportPart>), { maxLength: 8 });
  fc.assert(
    fc.property(parts, fc.nat(300), (some, most) => {
      expect(sizeOf(fitted(some, most).text)).toBeLessThanOrEqual(most);
    }),
  );
});

describe('the start of a text', () => {
  test.each([
    ['short', 5, 'short'],
    ['too long', 6, 'too…'],
    ['汉汉汉', 8, '汉…'],
    ['🚀🚀', 7, '🚀…'],
    ['🚀🚀', 6, '…'],
  ])('of %j in %d bytes is %j', (text, most, start) => {
    expect(startOf(text, most)).toBe(start);
    expect(sizeOf(start)).toBeLessThanOrEqual(most);
  });
});
