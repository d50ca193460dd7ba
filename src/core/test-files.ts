import { matchesAny } from './glob.ts';

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
  return matchesAny(byName, old) ? matchesAny(byName, path) : isTest(path);
}

const counted = {
  tests:
    /\b(?:it|test|describe|Deno\.test)(?:\.\w+)*\s*\(|\bdef test_|\bfunc Test|#\[(?:\w+::)?test\]|@Test\b|@ParameterizedTest\b|\b(?:TEST|TEST_F)\(/g,
  assertions:
    /\bassert\w*\b|\bexpect\s*\(|\.should\b|\brequire\.\w+\(|\bt\.(?:is|deepEqual|true|false|throws|ok|equal|Error|Errorf|Fatal|Fatalf)\b|\bverify\(/g,
  switches:
    /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|only|todo|fails|failing)\b|\b(?:xit|xtest|xdescribe|fit|fdescribe)\s*\(|@pytest\.mark\.(?:skip|skipif|xfail)|\bpytest\.skip\(|@unittest\.skip|\bt\.Skip\w*\(|#\[ignore|@Disabled\b|@Ignore\b/g,
};

/** How a test was made weaker, in words; undefined where it was not, as far as its lines tell. */
export function weakened(before: string, now: string): string | undefined {
  const count = (text: string, kind: keyof typeof counted) => text.match(counted[kind])?.length ?? 0;
  if (now.trim() === '' && before.trim() !== '') return 'is emptied';
  for (const kind of ['tests', 'assertions'] as const) {
    const [was, is] = [count(before, kind), count(now, kind)];
    if (is < was) return `has ${is} ${kind}, ${was} before`;
  }
  return count(now, 'switches') > count(before, 'switches') ? 'skips or singles out more than before' : undefined;
}
