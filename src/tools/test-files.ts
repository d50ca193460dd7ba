import { matchesAny } from '../match/glob.ts';

/** Told by their own name: a runner finds them wherever they lie. */
const byName: readonly string[] = [
  '**/*.{test,spec}.*',
  '**/test_*.py',
  '**/tests.py',
  '**/*.cy.*',
  '**/*_test.{py,go,rb,exs,c,cc,cpp,dart,ts,tsx,js,mjs}',
  '**/*_spec.rb',
  '**/*{Test,Tests,IT}.{java,kt,cs,scala,swift,php}',
];
const byFolder: readonly string[] = ['**/{test,tests,__tests__,spec}/**'];

export function isTest(path: string): boolean {
  return matchesAny(byName, path) || matchesAny(byFolder, path);
}

/** Would a runner that took the old file still take the new one? */
export function isStillFound(old: string, path: string): boolean {
  const ending = (name: string) => name.slice(name.lastIndexOf('.'));
  const leftOut = (name: string) => /(?:^|\/)(?:dist|build|out|vendor|coverage|node_modules|\.[^/]+)\//.test(name);
  if (ending(old) !== ending(path) || (leftOut(path) && !leftOut(old))) return false;
  return matchesAny(byName, old) ? matchesAny(byName, path) : isTest(path);
}

/**
 * What makes up a test, as patterns for the linear search: the text is hostile and may be large. More of `switches` is
 * worse, less of the others.
 */
export const measures = {
  tests:
    '\\b(?:it|test|describe|Deno\\.test)(?:\\.\\w+)*\\s*\\(|\\bdef test_|\\bfunc Test|#\\[(?:\\w+::)?test\\]|@(?:Parameterized)?Test\\b|\\bTEST(?:_F)?\\(',
  assertions:
    '\\bassert\\w*\\b|\\bexpect\\s*\\(|\\.should\\b|\\brequire\\.\\w+\\(|\\bt\\.(?:is|deepEqual|true|false|throws|ok|equal|Error|Errorf|Fatal|Fatalf)\\b|\\bverify\\(',
  switches:
    '\\b(?:it|test|describe)(?:\\.\\w+)*\\.(?:skip|only|todo|fails|failing)\\b|\\b(?:xit|xtest|xdescribe|fit|fdescribe)\\s*\\(|@pytest\\.mark\\.(?:skip|skipif|xfail)|\\bpytest\\.skip\\(|@unittest\\.skip|\\bt\\.Skip\\w*\\(|#\\[ignore|@Disabled\\b|@Ignore\\b',
} as const;
