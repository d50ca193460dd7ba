import { expect, test } from 'vitest';
import {
  blocksOf,
  differenceIn,
  expectedGot,
  jsPlace,
  onceEach,
  ownLines,
  plainError,
  unequalIn,
} from '../../../../src/tools/shared/printed/failed-tests.ts';

test('a block ends before the next, or before a line that ends it', () => {
  const blocks = blocksOf(['x', '1) a', ' of a', '2) b', ' of b', 'end', ' of nothing'], /^\d\) (.+)$/, /^end$/);
  expect(blocks.map(({ head, index, lines }) => [head[1], index, lines])).toEqual([
    ['a', 1, [' of a']],
    ['b', 3, [' of b']],
  ]);
});

test.each([
  ['100', '90', { want: '100', got: '90' }],
  [' 100 ', '90', { want: '100', got: '90' }],
  ['{', '90', undefined],
  ['100', undefined, undefined],
  ['x'.repeat(81), '90', undefined],
])('expected %j, got %j', (want, got, values) => expect(expectedGot(want, got)).toEqual(values));

test('a difference of one line each is what was expected and found', () => {
  expect(differenceIn(['+ expected - actual', '-90', '+100'], { want: '+', got: '-' })).toEqual({
    want: '100',
    got: '90',
  });
  expect(differenceIn(['- 1', '- 2', '+ 3'], { want: '-', got: '+' })).toBeUndefined();
});

test('the words of Node’s assertions', () => {
  expect(unequalIn(['Expected values to be strictly equal:', '', '90 !== 100'])).toEqual({ want: '100', got: '90' });
  expect(plainError('AssertionError [ERR_ASSERTION]: no:')).toBe('no');
  expect(plainError('TypeError: no cart')).toBe('TypeError: no cart');
});

test('frames of the runner are neither shown nor a place', () => {
  const lines = [
    '',
    'x',
    '  at f (node:internal/a:1:2)',
    '  at g (/home/me/node_modules/b.js:1:2)',
    '  at h (a.js:3:4)',
    '',
  ];
  expect(ownLines(lines)).toEqual(['x', '  at h (a.js:3:4)']);
  expect(jsPlace(lines)).toEqual({ path: 'a.js', line: 3 });
});

test('a failure that is printed again is one', () => {
  expect(
    onceEach([
      { name: 'a', block: [] },
      { name: 'b', block: [] },
      { name: 'a', block: [] },
    ]),
  ).toHaveLength(2);
});
