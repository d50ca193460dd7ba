import { describe, expect, test } from 'vitest';
import { anyPath, glob, globProblem, isGlob, normalisePath, pathProblem } from '../../src/schema/paths.ts';
import type { Shape } from '../../src/schema/shape.ts';

function problemsOf(shape: Shape<string>, value: string): string[] {
  const codes: string[] = [];
  shape.read({ kind: 'text', value, at: { line: 1, column: 1 } }, code => codes.push(code));
  return codes;
}

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

  test.each(['src/**', '!src/*.ts', 'a\\*b', '{a,b}/?', 'app/[id]/x', 'a\\|b', '\\(a\\|b)', '[a]\\+'])(
    '%j is a glob',
    pattern => {
      expect(globProblem(pattern)).toBeUndefined();
      expect(isGlob(pattern)).toBe(true);
    },
  );

  test.each(['!(a)', '@(a|b)', '!@(a)', '!/etc/*', '**/../x', '(a|b)', 'a|b', '{1..3}', 'a\\d'])(
    '%j is none',
    pattern => {
      expect(globProblem(pattern)).toBeTypeOf('string');
    },
  );

  test.each(['.', 'src//*', 'src/./*', 'src/* ', ' src/*', 'src/*\n', '!src//*', './.'])(
    '%j would match nothing, so it is refused where globs are listed',
    pattern => {
      expect(problemsOf(glob, pattern)).toEqual(['bad_value']);
      expect(problemsOf(anyPath, pattern)).toEqual(isGlob(pattern) ? ['bad_value'] : []);
    },
  );

  test.each(['./src/*', 'src/', '!./src/', 'a b/*', '{a/,}b', '.*', '..a/*'])('%j is listed as it stands', pattern => {
    expect(problemsOf(glob, pattern)).toEqual([]);
  });

  test('an exclamation mark takes out in a list only', () => {
    expect(problemsOf(anyPath, '!src/*.ts')).toEqual(['bad_value']);
    expect(['!src/a.ts', '\\!src/*.ts'].flatMap(path => problemsOf(anyPath, path))).toEqual([]);
    expect(problemsOf(glob, '!src/*.ts')).toEqual([]);
  });

  test('a space at the end of a path is no part of it', () => {
    expect(problemsOf(anyPath, 'src/a.ts ')).toEqual(['bad_value']);
    expect(['.', './', 'src//a.ts', 'a b'].flatMap(path => problemsOf(anyPath, path))).toEqual([]);
  });

  test('what a glob refuses is not taken for a plain path', () => {
    for (const pattern of ['(a|b)', '@(a)', '+(a)', '{1..3}'])
      expect([pattern, isGlob(pattern)]).toEqual([pattern, true]);
    expect(isGlob('app/(auth)/+page@x.ts')).toBe(false);
  });

  test('are compared without ./ and a closing slash', () => {
    expect(['./a', 'a/', '././a//', '.', './'].map(normalisePath)).toEqual(['a', 'a', 'a', '.', '.']);
  });
});
