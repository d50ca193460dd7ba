import { describe, expect, test } from 'vitest';
import { globProblem, isGlob, normalisePath, pathProblem } from '../../src/core/paths.ts';

describe('paths', () => {
  test.each(['/etc/passwd', 'C:/x', 'C:x', '../a', 'a/../b', '.git', 'a/.GIT/b', 'a\\b', 'a\0b'])(
    '%j may not be asked for',
    path => {
      expect(pathProblem(path)).toBeTypeOf('string');
      expect(globProblem(path)).toBeTypeOf('string');
    },
  );

  test.each(['a', './a', 'a/b.c', '.gitignore', 'a..b', '.github/x', 'ünï/中'])('%j may', path => {
    expect(pathProblem(path)).toBeUndefined();
    expect(globProblem(path)).toBeUndefined();
  });

  test.each(['src/**', '!src/*.ts', 'a\\*b', '{a,b}/?'])('%j is a glob', pattern => {
    expect(globProblem(pattern)).toBeUndefined();
    expect(isGlob(pattern)).toBe(true);
  });

  test.each(['!(a)', '@(a|b)', '!/etc/*', '**/../x'])('%j is none', pattern => {
    expect(globProblem(pattern)).toBeTypeOf('string');
  });

  test('are compared without ./ and a closing slash', () => {
    expect(['./a', 'a/', '././a//', '.', './'].map(normalisePath)).toEqual(['a', 'a', 'a', '.', '.']);
  });
});
