import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseGlob } from '../../src/match/glob.ts';
import { hasPath, matchingFolders, matchingPaths } from '../../src/match/path-index.ts';

it('finds the same paths as a look at every one, in the same order', () => {
  const name = fc.constantFrom('a', 'b', 'src', 'a.js', 'b.ts', '[id]', '.x');
  const paths = fc.uniqueArray(
    fc.array(name, { minLength: 1, maxLength: 4 }).map(names => names.join('/')),
    { maxLength: 30 },
  );
  const piece = fc.constantFrom(
    'a',
    'b',
    'src',
    '*',
    '**',
    '?',
    '*.js',
    '{a,b}',
    '{src/a,b}',
    '[id]',
    '[!a]',
    '.',
    'a/',
    '.x',
  );
  const pattern = fc.array(piece, { minLength: 1, maxLength: 4 }).map(pieces => pieces.join('/'));
  fc.assert(
    fc.property(paths, pattern, (all, text) => {
      const glob = parseGlob(text);
      if ('problem' in glob) return;
      const folders = [...new Set(all.flatMap(path => parentsOf(path)))];
      expect(matchingPaths(all, glob)).toEqual(all.filter(path => glob.matches(path)));
      expect(matchingFolders(all, glob)).toEqual(folders.filter(path => glob.matches(path)));
      expect(matchingPaths(all, glob)).toBe(matchingPaths(all, glob));
    }),
    { numRuns: 5_000 },
  );
});

function parentsOf(path: string): string[] {
  const names = path.split('/');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
}

it('knows its paths', () => {
  const paths = ['a/b.js', 'a'];
  expect(['a', 'a/b.js', 'b.js', 'a/'].map(each => hasPath(paths, each))).toEqual([true, true, false, false]);
});
