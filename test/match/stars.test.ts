import { expect, it } from 'vitest';
import { matchesStars, readStars } from '../../src/match/stars.ts';

const read = (glob: string) => readStars(glob.match(/\*+|./gsu)!);

it.each([
  ['src/*.js', 'src/a.js', true],
  ['src/*.js', 'src/a/b.js', false],
  ['a*b*c', 'abbc', true],
  ['a*b*c', 'acb', false],
  ['ab*ba', 'aba', false],
  ['src/**/a.js', 'src/a.js', true],
  ['src/**/x/**/a.js', 'src/x/y/x/z/a.js', true],
  ['**', 'a/b', true],
  ['a/**', 'a', false],
  ['a/**', 'a/b/c', true],
])('%s matches %s: %s', (glob, path, matches) => {
  expect(matchesStars(read(glob)!, path)).toBe(matches);
});

it.each(['a?', 'a**', 'a/***', './a', 'a/', 'a//b', '**/**', '[a]'])('%s is read elsewhere', glob => {
  expect(read(glob)).toBeUndefined();
});
