import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redact, textMask } from '../../src/engine/redact.ts';

const secret = 'p@ss/w0rd+with "signs" & ünï?';
const token = `ghs_${'aB3'.repeat(12)}`;
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('redact', () => {
  test('takes a secret out of every text and key of plain data', () => {
    const value = { a: [`x ${secret} y`, { [secret]: secret }], n: 1, t: true, z: null, u: undefined };
    expect(redact(value, [secret])).toEqual({
      a: ['x *** y', { '***': '***' }],
      n: 1,
      t: true,
      z: null,
      u: undefined,
    });
    expect(value.a[0]).toContain(secret);
  });

  test.each([
    ['in an address', encodeURIComponent(secret)],
    ['in an address, in small letters', encodeURIComponent(secret).replaceAll(/%../g, code => code.toLowerCase())],
    ['in JSON', JSON.stringify({ secret })],
    ['in base64', base64(secret)],
    ['in base64 for addresses', Buffer.from(secret).toString('base64url')],
    ['in base64 after one byte', base64(`a${secret}`)],
    ['in base64 after two bytes', base64(`ab${secret}`)],
    ['in base64 after some, before some', base64(`user:${secret}:more`)],
    ['in the form for git', base64(`x-access-token:${secret}`)],
  ])('finds it %s', (_, text) => {
    const shown = redact(`before ${text} after`, [secret]);
    expect(shown).toMatch(/^before \S*\*\*\*\S* after$/);
    expect(Buffer.from(shown, 'base64').toString()).not.toContain(secret.slice(3, 9));
  });

  test('leaves nothing of a secret within a secret, whatever their order', () => {
    expect(redact('abcdefgh-long', ['abcdefgh', 'abcdefgh-long'])).toBe('***');
    expect(redact('abcdefgh-long', ['abcdefgh-long', 'abcdefgh'])).toBe('***');
  });

  test('finds each line of a long one', () => {
    const key = '-----BEGIN KEY-----\nMIIEvgIBADANBg\r\nabc\n-----END KEY-----\n';
    expect(redact('line 2 is MIIEvgIBADANBg, line 3 is abc', [key])).toBe('line 2 is ***, line 3 is abc');
    expect(redact(key, [key])).toBe('***');
  });

  test.each([
    token,
    `ghp_${'x'.repeat(36)}`,
    `gho_${'x'.repeat(36)}`,
    `ghr_${'x'.repeat(76)}`,
    `ghu_${'x'.repeat(36)}`,
    `github_pat_${'x'.repeat(22)}_${'y'.repeat(59)}`,
    `ghs_1_${'x'.repeat(40)}.${'y'.repeat(80)}.${'z-_'.repeat(20)}`,
  ])('knows %s by its form', each => {
    expect(redact(`https://x:${each}@host "${each}"`, [])).toBe('https://x:***@host "***"');
  });

  test.each(['highs_and_lows_of_this_whole_long_year', 'ghp_short', 'ghx_'.padEnd(60, 'x'), '', 'plain words'])(
    'leaves %j alone',
    text => expect(redact(text, [])).toBe(text),
  );

  test('passes over what is too short to be one', () => {
    expect(redact('a b c abc', ['', ' ', 'a', 'abc', '\n'])).toBe('a b c abc');
  });

  test('is not fooled by signs that mean something in a pattern, nor by halves of a character', () => {
    expect(redact('a.*+?^$(){}|[]\\/b', ['a.*+?^$(){}|[]\\/b'])).toBe('***');
    expect(redact('aaaa', ['a.*a'])).toBe('aaaa');
    expect(redact('x \ud800secret', ['\ud800secret'])).toBe('x ***');
  });

  test('no secret is left, wherever it stands', () => {
    const secrets = fc.array(fc.string({ minLength: 8, maxLength: 20 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(secrets, fc.string(), fc.string(), (all, before, after) => {
        const hidden = all.filter(each => each.trim().length >= 4 && !each.includes('*'));
        for (const each of hidden) expect(redact(before + each + after, all)).not.toContain(each);
      }),
    );
  });

  test('a key __proto__ stays a key', () => {
    const value = JSON.parse('{"__proto__": "abcdefgh"}');
    expect(Object.entries(redact(value, ['abcdefgh']))).toEqual([['__proto__', '***']]);
  });
});

describe('textMask', () => {
  test('shows whole lines, and the rest at the end', () => {
    const mask = textMask([secret]);
    expect(mask.write('one\ntw')).toBe('one\n');
    expect(mask.write(`o ${secret.slice(0, 5)}`)).toBe('');
    expect(mask.write(`${secret.slice(5)}\r\nthr`)).toBe('two ***\r\n');
    expect(mask.end()).toBe('thr');
    expect(mask.end()).toBe('');
  });

  test('a line without an end is shown by and by', () => {
    const mask = textMask([secret], 1000);
    let shown = '';
    let most = 0;
    for (let index = 0; index < 2000; index++) {
      const chunk = mask.write('x'.repeat(100));
      most = Math.max(most, chunk.length);
      shown += chunk;
    }
    expect(shown.length).toBeGreaterThan(190_000);
    expect(shown + mask.end()).toBe('x'.repeat(200_000));
    expect(most).toBeLessThan(2000);
  });

  test('however it is cut, the whole is the same and contains no secret', () => {
    const part = fc.oneof(fc.constantFrom(secret, token, base64(secret), '\n', 'x'.repeat(3000)), fc.string());
    const sizes = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1 });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), sizes, (parts, cuts) => {
        const text = parts.join(' ');
        const mask = textMask([secret], 500);
        let shown = '';
        for (let from = 0, turn = 0; from < text.length; turn++) {
          const size = cuts[turn % cuts.length]!;
          shown += mask.write(text.slice(from, from + size));
          from += size;
        }
        expect(shown + mask.end()).toBe(redact(text, [secret]));
      }),
    );
  });
});
