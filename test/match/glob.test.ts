import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeGlob, matchesAny, parseGlob } from '../../src/match/glob.ts';
import { protectedByDefault, rules } from '../../src/policy/protected-paths.ts';
import { agentAuthors, agentBranches, contractGlobs } from '../../src/policy/schema.ts';
import { tools } from '../../src/tools/index.ts';
import { autoloadedFiles, settingsFiles } from '../../src/tools/reading/settings-files.ts';

function matches(pattern: string, path: string): boolean {
  const glob = parseGlob(pattern);
  if ('problem' in glob) throw new Error(glob.problem);
  return glob.matches(path);
}

function problemOf(pattern: string): string | undefined {
  const glob = parseGlob(pattern);
  return 'problem' in glob ? glob.problem : undefined;
}

describe('a glob', () => {
  test.each([
    ['src/a.ts', ['src/a.ts'], ['src/A.ts', 'src/a.tsx', 'a.ts', 'x/src/a.ts']],
    ['*', ['a', '.env', 'a.b'], ['a/b']],
    ['*.ts', ['a.ts', '.ts', '.hidden.ts'], ['src/a.ts', 'a.tsx']],
    ['src/*/a', ['src/x/a'], ['src/a', 'src/x/y/a']],
    ['a*b*c', ['abc', 'axxbyyc', 'abbcc'], ['ab', 'acb', 'a/b/c']],
    ['**', ['a', 'a/b/c', '.git/x'], []],
    ['src/**', ['src/a', 'src/a/b', 'src/.x'], ['src', 'srcs/a', 'x/src/a']],
    ['src/', ['src/a', 'src/a/b'], ['src', 'srcs/a']],
    ['**/x', ['x', 'a/x', 'a/b/x'], ['ax', 'x/a']],
    ['**/x/**', ['x/a', 'a/x/b/c'], ['x', 'a/x']],
    ['a/**/b', ['a/b', 'a/x/b', 'a/x/y/b', 'a/b/b'], ['ab', 'a/bb', 'a/b/c']],
    ['**/a/**/b', ['a/b', 'a/a/b', 'x/a/y/b', 'b/a/b/b'], ['a', 'b/a', 'a/b/c']],
    ['a**b', ['ab', 'axxb'], ['a/b']],
    ['a/***', ['a/x'], ['a/x/y']],
    ['a/**.ts', ['a/x.ts'], ['a/x/y.ts']],
    ['?', ['a', '😀'], ['', 'ab', '/']],
    ['a?c', ['abc', 'a😀c'], ['ac', 'a/c']],
    ['[abc]x', ['ax', 'cx'], ['dx', 'x', '/x']],
    ['[a-c]', ['a', 'b', 'c'], ['d', '-', 'A']],
    ['[!a]', ['b', '😀'], ['a', '', '/']],
    ['[^a-c]', ['d'], ['b']],
    ['[+-9]', ['0', ',', '.'], ['/', ':']],
    ['[]a]', [']', 'a'], ['b', '[']],
    ['[!]a]', ['b'], [']', 'a']],
    ['[a-]', ['a', '-'], ['b']],
    ['[-a]', ['a', '-'], ['b']],
    ['[\\]x]', [']', 'x'], ['\\']],
    ['[a\\-c]', ['a', '-', 'c'], ['b']],
    ['[😀-😂]', ['😁'], ['😎', 'a']],
    ['a[', ['a['], ['a']],
    ['{a,b}', ['a', 'b'], ['c', 'ab', '{a,b}']],
    ['{a,b/c}.{x,y}', ['a.x', 'b/c.y'], ['a', 'b.x']],
    ['{a,{b,c}d}e', ['ae', 'bde', 'cde'], ['ade', 'be']],
    ['{.github/,docs/,}CODEOWNERS', ['CODEOWNERS', 'docs/CODEOWNERS', '.github/CODEOWNERS'], ['x/CODEOWNERS']],
    ['{src,test}/**/*.{ts,tsx}', ['src/a.ts', 'test/x/y.tsx'], ['src/a.js', 'lib/a.ts']],
    ['{a,b/}', ['a', 'b/x'], ['b']],
    ['{a}', ['{a}'], ['a']],
    ['{a,b', ['{a,b'], ['a']],
    ['a,b}', ['a,b}'], ['a', 'b']],
    ['{}', ['{}'], ['']],
    ['[{,}]x', ['{x', ',x', '}x'], ['[x', 'x']],
    ['\\*', ['*'], ['a', '\\*']],
    ['\\{a,b\\}', ['{a,b}'], ['a', 'b']],
    ['a\\', ['a\\'], ['a']],
    ['./src/*', ['src/a'], ['./src/a']],
    ['././a', ['a'], []],
    ['app/[id]/**', ['app/[id]/page.tsx', 'app/i/page.tsx'], ['app/id/page.tsx', 'app/[id]']],
    ['app/[...slug]/[a-c].ts', ['app/[...slug]/b.ts', 'app/[...slug]/[a-c].ts', 'app/./a.ts'], ['app/slug/b.ts']],
    ['app/[[...slug]]/*', ['app/[[...slug]]/x', 'app/s]/x'], ['app/slug/x', 'app/[...slug]/x']],
    ['x[!a]', ['xb', 'x[!a]'], ['xa', 'x/']],
    ['\\[id]', ['[id]'], ['i', 'd']],
    ['app/(auth)/*', ['app/(auth)/x'], ['app/auth/x']],
    ['\\(a\\|b)', ['(a|b)'], ['a', 'b']],
    ['a|b'.replace('|', '\\|'), ['a|b'], ['a', 'b']],
    ['[a-z]\\+', ['a+'], ['aa', 'a']],
    ['**.ts', ['a.ts', 'a/b/c.ts', '.ts'], ['a.ts/b', 'ats']],
    ['**.{test,spec}.ts', ['a/b.test.ts'], ['a/b.ts']],
    ['***a.b', ['xa.b', 'a.b'], ['x/a.b', 'xb', 'a-b']],
    ['a/**/*', ['a/b', 'a/b/c'], ['a']],
    ['{**/x,y}', ['x', 'a/x', 'y'], ['a/y']],
    ['src/**', ['src/a\nb', 'src/a\u2028b/c'], ['src']],
    ['"a"', ['"a"'], ['a']],
    ['\ue000*[b]\ue001', ['\ue000xb\ue001'], ['xb', 'b']],
    ['a@b', ['a@b'], ['ab']],
    ['^a$.+', ['^a$.+'], ['a']],
  ])('%s', (pattern, yes, no) => {
    for (const path of yes) expect([path, matches(pattern, path)]).toEqual([path, true]);
    for (const path of no) expect([path, matches(pattern, path)]).toEqual([path, false]);
  });

  test.each([
    ['src/a.ts', true],
    ['./src/a', true],
    ['{a}', true],
    ['app/(auth)/x', true],
    ['a[', true],
    ['src/', false],
    ['*', false],
    ['[id]', false],
    ['{a,b}', false],
    ['a\\*', false],
    ['**', false],
  ])('%s is literal: %s', (pattern, literal) => expect(parseGlob(pattern)).toMatchObject({ literal }));
});

const slashInClass = 'a slash in [ ] is not supported; remove it, or write \\[ for a bracket in a name';

describe('a glob is refused', () => {
  test.each([
    ['@(a|b)', '@(…) is not supported; write {a,b}'],
    ['x/?(a)', '?(…) is not supported; write {a,}'],
    ['x/+(a)', '+(…) is not supported; write a glob for each alternative'],
    ['*(a)', '*(…) is not supported; write a glob for each alternative'],
    ['**(a)', '*(…) is not supported; write a glob for each alternative'],
    ['!(a)', '!(…) is not supported; list what you mean, or exclude files with an entry that starts with !'],
    ['src/!(b).ts', '!(…) is not supported; list what you mean, or exclude files with an entry that starts with !'],
    ['src/(a|b).ts', '| is not supported; write {a,b}, or \\| for the character itself'],
    ['a|b', '| is not supported; write {a,b}, or \\| for the character itself'],
    ['db/{1..3}.sql', 'a range such as {1..3} is not supported; write {1,2,3}'],
    ['{a..c}', 'a range such as {1..3} is not supported; write {1,2,3}'],
    ['{1..12..2}', 'a range such as {1..3} is not supported; write {1,2,3}'],
    ['{1..3,5}', 'a range such as {1..3} is not supported; write {1,2,3}'],
    ['[a-z]+', '+ after ] repeats nothing; write *, or \\+ for the character itself'],
    ['{a,b}+', '+ after } repeats nothing; write *, or \\+ for the character itself'],
    ['(a)+', '+ after ) repeats nothing; write *, or \\+ for the character itself'],
    ['\\d', '\\d is not supported; write a class such as [0-9], or the character without its backslash'],
    ['src/[^/]*.ts', slashInClass],
    ['a[b/c]', slashInClass],
    ['a[b\\/c]', slashInClass],
    ['app/[id/[slug]/x', slashInClass],
    ['[a\\w]', '\\w is not supported; write a class such as [0-9], or the character without its backslash'],
  ])('%s, with what to write', (pattern, problem) => {
    expect(problemOf(pattern)).toBe(`${problem} (in ${JSON.stringify(pattern)})`);
  });

  test.each([
    ['', 'the glob is empty; write a path'],
    ['/src', '"/src" starts with a slash; write it relative to the repository\'s top'],
    ['[[:alpha:]]', 'classes such as [:alpha:] are not supported; write [a-z] (in "[[:alpha:]]")'],
    ['[z-a]', 'a range in [ ] runs backwards; swap its ends, or write \\[ for a bracket in a name (in "[z-a]")'],
    ['./', 'the glob is empty; write a path'],
    [
      `{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}${'*?'.repeat(100)}`,
      `"{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}*?*?*?*?*?*?*?*?*?*?*?*?*?*?*?…" expands to more than 8192 characters; split it`,
    ],
    ['a'.repeat(1_001), 'the glob is longer than 1000 characters; shorten it'],
    ['{a,b}'.repeat(9), `"${'{a,b}'.repeat(9)}" expands to more than 256 alternatives; split it`],
  ])('case %#', (pattern, problem) => expect(problemOf(pattern)).toBe(problem));

  test('only past 256 alternatives and 1,000 characters', () => {
    expect(matches('{a,b}'.repeat(8), 'abababab')).toBe(true);
    expect(matches(`{${Array.from({ length: 256 }, (_, index) => index).join(',')}}`, '255')).toBe(true);
    expect(problemOf(`{${Array.from({ length: 257 }, (_, index) => index).join(',')}}`)).toContain('256');
    expect(matches('a'.repeat(1_000), 'a'.repeat(1_000))).toBe(true);
  });

  test('nested braces count as what they stand for', () => {
    expect(problemOf(`{${'{a,b}'.repeat(9)},c}`)).toContain('256');
    expect(problemOf(`{x,${'{a,b}'.repeat(8)}}`)).toContain('256');
    expect(problemOf(`${'{'.repeat(40)}${'{a,b}'.repeat(40)}`)).toContain('256');
  });

  test('but a sign that is escaped, or in a class, is only a sign', () => {
    expect(matches('\\@(a)', '@(a)')).toBe(true);
    expect(matches('@\\(a)', '@(a)')).toBe(true);
    expect(matches('[@](a)', '@(a)')).toBe(true);
  });
});

describe('hostile patterns', () => {
  const long = 'a'.repeat(20_000);

  test.each([
    'a*a*a*a*a*a*a*a*b',
    `${'a*'.repeat(400)}b`,
    `${'*a'.repeat(400)}b`,
    `${'?*'.repeat(400)}b`,
    `${'[a]*'.repeat(200)}b`,
    '**/**/**/**/**/**/**/*b',
  ])('pattern %# is answered on a long path', pattern => {
    expect(matches(pattern, long)).toBe(false);
    expect(matches(pattern, `${long}b`)).toBe(true);
  });

  test('many globstars are answered on a deep path', () => {
    const pattern = `${'**/a/'.repeat(190)}b`;
    expect(matches(pattern, 'a/'.repeat(5_000).slice(0, -1))).toBe(false);
    expect(matches(pattern, `${'a/'.repeat(5_000)}b`)).toBe(true);
  });

  test('deep braces are answered', () => {
    expect(matches(`${'{a,'.repeat(200)}b${'}'.repeat(200)}`, 'b')).toBe(true);
    expect(matches('{'.repeat(1_000), '{'.repeat(1_000))).toBe(true);
    expect(problemOf('{,'.repeat(333))).toBeUndefined();
  });

  test('any text is a glob or a problem', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (pattern, path) => {
        const glob = parseGlob(pattern);
        if ('matches' in glob) expect(typeof glob.matches(path)).toBe('boolean');
        else expect(glob.problem).not.toBe('');
      }),
      { numRuns: 2_000 },
    );
  });
});

/** The same meaning, told the slow way: every choice is tried. */
function naive(pattern: string, path: string): boolean {
  const brace = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/.exec(pattern);
  if (brace) return brace[2]!.split(',').some(option => naive(brace[1]! + option + brace[3]!, path));
  const below = pattern.endsWith('/') ? `${pattern}**` : pattern;
  const parts = below.split('/');
  return naiveSegments(parts.at(-1) === '**' ? [...parts, '*'] : parts, path.split('/'));
}

function naiveSegments([first, ...rest]: string[], path: string[]): boolean {
  if (first === undefined) return path.length === 0;
  if (first === '**') return path.some((_, index) => naiveSegments(rest, path.slice(index))) || naiveSegments(rest, []);
  return path.length > 0 && naiveSegment(first, path[0]!) && naiveSegments(rest, path.slice(1));
}

function naiveSegment(pattern: string, text: string): boolean {
  if (pattern === '') return text === '';
  if (pattern[0] === '*')
    return naiveSegment(pattern.slice(1), text) || (text !== '' && naiveSegment(pattern, text.slice(1)));
  const set = /^\[(!?)([ab]+)\]/.exec(pattern);
  const accepted = set ? set[2]!.includes(text[0]!) !== (set[1] === '!') : pattern[0] === '?' || pattern[0] === text[0];
  return text !== '' && accepted && naiveSegment(pattern.slice(set ? set[0].length : 1), text.slice(1));
}

test('agrees with the slow way on small patterns', () => {
  const piece = fc.constantFrom('a', 'b', '*', '**', '?', '/', '[a]', '[!a]', '[ab]', '{a,b}', '{,a/}', '{*,b/**}');
  const pattern = fc.array(piece, { minLength: 1, maxLength: 7 }).map(parts => parts.join(''));
  const path = fc
    .array(fc.stringMatching(/^[abc]{1,3}$/), { minLength: 1, maxLength: 4 })
    .map(parts => parts.join('/'));
  fc.assert(
    fc.property(pattern, path, (glob, text) => {
      if (glob.startsWith('/')) return;
      expect([glob, text, matches(glob, text)]).toEqual([glob, text, naive(glob, text)]);
    }),
    { numRuns: 20_000 },
  );
});

test('an escaped path is a glob of that path alone', () => {
  const sign = fc.constantFrom(...'ab/.*?[]{}()|+@!,\\-^$"');
  const path = fc.string({ unit: sign, minLength: 1, maxLength: 12 }).filter(each => !/^(?:\/|\.\/)|\/$/.test(each));
  fc.assert(
    fc.property(path, path, (one, other) => {
      expect([one, matches(escapeGlob(one), one)]).toEqual([one, true]);
      if (one !== other) expect([one, other, matches(escapeGlob(one), other)]).toEqual([one, other, false]);
    }),
    { numRuns: 5_000 },
  );
});

describe('matchesAny', () => {
  test.each([
    [[], 'a', false],
    [['a', 'b'], 'b', true],
    [['**', '!docs/**'], 'docs/a', false],
    [['**', '!docs/**', 'docs/keep'], 'docs/keep', true],
    [['!docs/**'], 'src/a', true],
    [['!docs/**'], 'docs/a', false],
    [['!docs/**', '!src/**'], 'src/a', false],
    [['!docs/**', 'src/**'], 'lib/a', false],
    [['!a', 'a'], 'a', true],
    [['[', '@(a)'], '[', true],
    [['@(a)'], 'a', false],
    [['!(a)'], 'b', false],
    [['**', '!@(a)'], 'a', true],
    [['**', '!app/[id]/**'], 'app/[id]/x', false],
    [['!a|b'], 'c', true],
  ])('%j takes %s in: %s', (globs, path, taken) => expect(matchesAny(globs, path)).toBe(taken));

  test('brackets can be meant as they are alone, for logins', () => {
    const agents = ['*[bot]', '!dependabot[bot]', '!renovate[bot]'];
    expect(matchesAny(agents, 'claude[bot]', { literalBrackets: true })).toBe(true);
    expect(matchesAny(agents, 'dependabot[bot]', { literalBrackets: true })).toBe(false);
    expect(matchesAny(agents, 'robo', { literalBrackets: true })).toBe(false);
    expect(matchesAny(['*[bot]'], 'robo')).toBe(true);
  });

  test('more patterns than are remembered are answered all the same', () => {
    for (let index = 0; index < 3_000; index++) expect(matchesAny([`x${index}/*`], `x${index}/a`)).toBe(true);
    expect(matchesAny(['x0/*'], 'x0/a')).toBe(true);
  });
});

test('every glob that is built in can be read', () => {
  const ofTools = tools.flatMap(({ testFiles = [], scripts }) => [...testFiles, ...(scripts ? [scripts.file] : [])]);
  const ours = [protectedByDefault, ...rules, contractGlobs, agentBranches, agentAuthors];
  const lists = [...ours, autoloadedFiles, settingsFiles, ofTools];
  const all = lists.flat().map(glob => glob.replace(/^!/, ''));
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(glob => problemOf(glob) !== undefined)).toEqual([]);
});
