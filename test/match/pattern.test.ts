import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { findAll, findQuickly, plainText } from '../../src/match/pattern.ts';

function byEngine(pattern: string, text: string): { count: number; lines: number[] } {
  const matcher = RE2JS.compile(pattern).matcher(text);
  const lines: number[] = [];
  while (matcher.find()) lines.push(text.slice(0, matcher.start()).split('\n').length);
  return { count: lines.length, lines: [...new Set(lines.slice(0, 5))] };
}

describe('plain text', () => {
  it('is what most patterns are', () => {
    expect(plainText('def create_token', '')).toBe('def create_token');
    expect(plainText('export function verify\\(', 'm')).toBe('export function verify(');
    expect(plainText('API_VERSION = "2\\.0"', 's')).toBe('API_VERSION = "2.0"');
  });

  it.each(['a.b', 'a|b', '\\d', 'a\\', '^a', 'a{2}', '', '\\Qa\\E', '\\_', '\ud83d\ude00', '(a)'])(
    'is not %j',
    pattern => {
      expect(plainText(pattern, '')).toBeUndefined();
    },
  );

  it('is no text in any letter case', () => {
    expect(plainText('abc', 'i')).toBeUndefined();
  });

  it('is found where the engine finds it', () => {
    const sign = fc.constantFrom(...'ab \n.(\\/"-_é');
    const escaped = fc.constantFrom('\\.', '\\(', '\\\\', '\\-', '\\"', '\\/', '\\ ', '\\~');
    const pattern = fc.array(fc.oneof(sign, escaped), { minLength: 1, maxLength: 4 }).map(all => all.join(''));
    fc.assert(
      fc.property(pattern, fc.string({ unit: sign, maxLength: 60 }), (wanted, text) => {
        if (plainText(wanted, '') === undefined) return;
        expect([wanted, text, findAll(wanted, '', text)]).toEqual([wanted, text, byEngine(wanted, text)]);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('a quick search', () => {
  it('finds what a whole one finds', () => {
    const text = 'const one = 1;\nconst two = 2;\n';
    expect(findQuickly('const \\w+ = \\d', '', text)).toEqual({ count: 2, lines: [1, 2] });
    expect(findQuickly('CONST', 'i', text)).toEqual({ count: 2, lines: [1, 2] });
  });

  it('leaves a long text, and many matches, to the worker', () => {
    expect(findQuickly('a[bc]', '', 'x'.repeat(1_000_000))).toBeUndefined();
    expect(findQuickly('x.*y|x', 's', 'x'.repeat(5_000))).toBeUndefined();
    expect(findQuickly('plain', '', 'x'.repeat(1_000_000))).toEqual({ count: 0, lines: [] });
  });
});
