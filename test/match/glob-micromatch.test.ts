import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import micromatch from 'micromatch';
import { RE2JS } from 're2js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { matchesAny, parseGlob } from '../../src/match/glob.ts';

type Paths = Record<string, string[]>;

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../fixtures/globs/${name}.json`, import.meta.url), 'utf8'));
const { pairs } = read('pairs') as { pairs: Paths };
const { refused, answers } = read('disagreements') as { refused: Paths; answers: Record<string, Paths> };

/** The options under which micromatch is held against ours: dot files count, `a/**` is not `a`, `[!a]` is a negation. */
const options = { dot: true, strictSlashes: true, posix: true, windows: false } as const;

/** Why it is refused, without the pattern; a list of `!glob` alone starts from everything, as in micromatch. */
function refusal(pattern: string): string | undefined {
  const glob = parseGlob(pattern.replace(/^!(?!\()/, ''));
  return 'problem' in glob ? glob.problem.replace(/ \(in ".*$/s, '').replace(/^".*" (?=starts)/s, 'it ') : undefined;
}

describe("micromatch's and picomatch's own pairs", () => {
  test('are answered as micromatch answers them, except those that are listed', () => {
    const found: Paths = {};
    let agreed = 0;
    for (const [pattern, paths] of Object.entries(pairs)) {
      if (refusal(pattern) !== undefined) continue;
      const others = paths.filter(path => matchesAny([pattern], path) !== micromatch.isMatch(path, pattern, options));
      agreed += paths.length - others.length;
      if (others.length > 0) found[pattern] = others;
    }
    const listed: Paths = {};
    for (const reason of Object.values(answers)) {
      for (const [pattern, paths] of Object.entries(reason)) listed[pattern] = [...(listed[pattern] ?? []), ...paths];
    }
    for (const paths of [...Object.values(listed), ...Object.values(found)]) paths.sort();
    expect(found).toEqual(listed);
    expect(agreed).toBeGreaterThan(4_000);
  });

  test('are refused where that is listed, and nowhere else', () => {
    const found: Paths = {};
    for (const pattern of Object.keys(pairs)) {
      const reason = refusal(pattern);
      if (reason !== undefined) found[reason] = [...(found[reason] ?? []), pattern];
    }
    for (const patterns of [...Object.values(found), ...Object.values(refused)]) patterns.sort();
    expect(found).toEqual(refused);
  });
});

test('agrees with micromatch on generated globs', () => {
  const piece = fc.constantFrom(...['a', 'b', '.', '-', '*', '**', '**/', '/', '?', 'a.b', '[ab]', '[!a]', '[a-c]']);
  const braces = fc.constantFrom('{a,b}', '{ab,.c}', '{a/b,c}', '{*,b/**}', '{**/a,{b,c}-}', '{a,}');
  const glob = fc
    .array(fc.oneof({ weight: 5, arbitrary: piece }, { weight: 1, arbitrary: braces }), { minLength: 1, maxLength: 8 })
    .map(pieces => pieces.join(''))
    .filter(pattern => !/^\.?\/|\/\/|^$/.test(pattern));
  // No name ends in a dot: micromatch's fast path for `*.*`, and only that, wants something after it.
  const segment = fc.stringMatching(/^[abc.-]{0,3}[abc-]$/);
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map(segments => segments.join('/'));
  fc.assert(
    fc.property(glob, path, (pattern, text) => {
      // Braces are expanded first, a closing slash is everything below, and three stars are one.
      const theirs = micromatch
        .braces(pattern, { expand: true })
        .map(each => (each.endsWith('/') ? `${each}**` : each).replaceAll(/\*{3,}/g, '*'));
      const wanted = theirs.some(each => each !== '' && micromatch.isMatch(text, each, options));
      expect([pattern, text, matchesAny([pattern], text)]).toEqual([pattern, text, wanted]);
    }),
    { numRuns: 20_000 },
  );
});

describe('time', () => {
  afterEach(() => void vi.restoreAllMocks());

  test.each([
    [`${'a*'.repeat(400)}b`, 0],
    [`${'**/*a'.repeat(150)}b`, 1],
    [`${'{a*,*a}'.repeat(7)}b`, 1],
    [`${'[!b]*'.repeat(150)}b`, 1],
  ])(
    'pattern %# is linear: no expression that backtracks is asked, and RE2 only for more than stars',
    (pattern, asksRe2) => {
      const glob = parseGlob(pattern);
      if ('problem' in glob) throw new Error(glob.problem);
      const linear = vi.spyOn(RE2JS.prototype, 'matches');
      const backtracking = vi.spyOn(RegExp.prototype, 'exec');
      expect(glob.matches(`${'a'.repeat(4_000)}bc`)).toBe(false);
      const asked = backtracking.mock.calls.length;
      expect(linear).toHaveBeenCalledTimes(asksRe2);
      expect(asked).toBe(0);
    },
  );
});
