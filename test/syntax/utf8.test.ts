import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from '../../src/syntax/utf8.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('decode', () => {
  test('any text comes back from its UTF-8 bytes', () => {
    const whole = fc.string({ unit: 'binary' }).filter(text => !/^\uFEFF|\0/.test(text));
    fc.assert(
      fc.property(whole, text => {
        expect(decode(utf8(text))).toEqual({ text });
      }),
    );
  });

  test('a byte order mark is stripped, once', () => {
    expect(decode(utf8('\uFEFFa: 1'))).toEqual({ text: 'a: 1' });
    expect(decode(utf8('\uFEFF\uFEFFa'))).toEqual({ text: '\uFEFFa' });
    expect(decode(bytes())).toEqual({ text: '' });
  });

  test.each([
    ['a mark, little end first', [0xff, 0xfe, 0x61, 0x00], 'UTF-16'],
    ['a mark, big end first', [0xfe, 0xff, 0x00, 0x61], 'UTF-16'],
    ['zeros, little end first', [0x69, 0x00, 0x64, 0x00], 'UTF-16'],
    ['zeros, big end first', [0x00, 0x69, 0x00, 0x64], 'UTF-16'],
    ['zeros in a file of one character', [0x69, 0x00], 'UTF-16'],
    ['a wide mark, little end first', [0xff, 0xfe, 0x00, 0x00], 'UTF-32'],
    ['a wide mark, big end first', [0x00, 0x00, 0xfe, 0xff], 'UTF-32'],
    ['wide zeros, little end first', [0x69, 0x00, 0x00, 0x00], 'UTF-32'],
    ['wide zeros, big end first', [0x00, 0x00, 0x00, 0x69], 'UTF-32'],
  ])('names the encoding by %s', (_, values, name) => {
    expect(decode(bytes(...values))).toEqual({ problem: `is ${name}; save it as UTF-8`, line: 1 });
  });

  test.each([
    ['Latin-1', [0x61, 0x0a, 0x62, 0xe4, 0x63], 2, 'E4'],
    ['an overlong form', [0xc0, 0xaf], 1, 'C0'],
    ['a long overlong form', [0x61, 0xe0, 0x80, 0x80], 1, 'E0'],
    ['a surrogate', [0x0a, 0x0a, 0xed, 0xa0, 0x80], 3, 'ED'],
    ['past U+10FFFF', [0xf4, 0x90, 0x80, 0x80], 1, 'F4'],
    ['a character cut off at the end', [0x61, 0xe2, 0x82], 1, 'E2'],
    ['a lone continuation', [0x0d, 0x0a, 0x0d, 0x80], 3, '80'],
  ])('names the line and byte of %s', (_, values, line, byte) => {
    const problem = `is not UTF-8: line ${line} has the byte 0x${byte}; save it as UTF-8`;
    expect(decode(bytes(...values))).toEqual({ problem, line });
  });

  test('agrees with the platform about which bytes are UTF-8, and never throws', () => {
    const lenient = new TextDecoder('utf-8');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12 }), values => {
        const result = decode(values);
        if ('text' in result) expect(result.text).toBe(lenient.decode(values));
        else if (result.problem.startsWith('is not UTF-8')) expect(lenient.decode(values)).toContain('\uFFFD');
      }),
      { numRuns: 2_000 },
    );
  });
});
