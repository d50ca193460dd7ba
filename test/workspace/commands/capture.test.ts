import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCapture } from '../../../src/workspace/commands/capture.ts';

const kept = 512 * 1024;
const size = (text: string) => Buffer.byteLength(text);

/** The bytes in pieces of these lengths, over and over. */
function* pieces(bytes: Buffer, lengths: number[]): Generator<Buffer> {
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const length = lengths[turn % lengths.length]!;
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

describe('captured output', () => {
  it('is whole while it is short, each stream apart and both as they came', () => {
    const capture = openCapture();
    capture.stdout(Buffer.from('one\n'));
    capture.stderr(Buffer.from('two\n'));
    capture.stdout(Buffer.from('thr\u00e9e\n'));
    expect(capture.finish()).toEqual({
      stdout: 'one\nthrée\n',
      stderr: 'two\n',
      output: {
        tail: 'one\ntwo\nthrée\n',
        truncated: false,
        sha256: createHash('sha256').update('one\ntwo\nthrée\n').digest('hex'),
      },
    });
  });

  it('is empty where there was none', () => {
    const { stdout, output } = openCapture().finish();
    expect({ stdout, tail: output.tail, truncated: output.truncated }).toEqual({
      stdout: '',
      tail: '',
      truncated: false,
    });
    expect(output.sha256).toBe(createHash('sha256').digest('hex'));
  });

  it('keeps head and tail of a long stream and says how much is missing', () => {
    const text = Array.from({ length: 200_000 }, (_, index) => `line ${index}\n`).join('');
    const capture = openCapture();
    for (const piece of pieces(Buffer.from(text), [65_536, 1, 777])) capture.stderr(piece);
    const { stderr, stdout, output } = capture.finish();
    const [, head, left, end] = /^(.*)\n… (\d+) bytes left out …\n(.*)$/s.exec(stderr) ?? [];
    expect(stdout).toBe('');
    expect(text.startsWith(head!)).toBe(true);
    expect(text.endsWith(end!)).toBe(true);
    expect(size(head!) + Number(left) + size(end!)).toBe(size(text));
    expect(size(stderr)).toBeLessThanOrEqual(kept);
    expect(size(stderr)).toBeGreaterThan(kept - 100);
    expect(output.truncated).toBe(true);
    expect(output.tail).toMatch(/^line \d+\n/);
    expect(text.endsWith(`\n${output.tail}`)).toBe(true);
    expect(size(output.tail)).toBeLessThanOrEqual(16 * 1024);
    expect(size(output.tail)).toBeGreaterThan(16 * 1024 - 20);
    expect(output.sha256).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('is truncated as soon as the tail for people is', () => {
    const capture = openCapture();
    capture.stdout(Buffer.alloc(16 * 1024, 'x'));
    capture.stdout(Buffer.from('y'));
    const { stdout, output } = capture.finish();
    expect(stdout).toBe(`${'x'.repeat(16 * 1024)}y`);
    expect(output).toMatchObject({ truncated: true, tail: `${'x'.repeat(16 * 1024 - 1)}y` });
  });

  it('never cuts a character in two', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 5 });
    const character = fc.constantFrom('é', '€', '😀', 'a€', '😀b');
    fc.assert(
      fc.property(character, lengths, fc.nat(7), (each, parts, shift) => {
        const text = 'x'.repeat(shift) + each.repeat(Math.ceil((kept + 40_000) / size(each)));
        const capture = openCapture();
        for (const piece of pieces(Buffer.from(text), parts)) capture.stdout(piece);
        const { stdout, output } = capture.finish();
        expect(stdout).not.toContain('\ufffd');
        expect(output.tail).not.toContain('\ufffd');
        expect(text.endsWith(output.tail)).toBe(true);
        const [head = '', end = ''] = stdout.split(/\n… \d+ bytes left out …\n/);
        expect(text.startsWith(head) && text.endsWith(end)).toBe(true);
        expect(size(stdout)).toBeLessThanOrEqual(kept);
      }),
      { numRuns: 25 },
    );
  });

  it('decodes what is no text leniently', () => {
    const capture = openCapture();
    capture.stdout(Buffer.alloc(kept * 2, 0x80));
    const { stdout, output } = capture.finish();
    expect(stdout).toContain('\ufffd');
    expect(stdout).toContain('bytes left out');
    expect(output.tail).toBe('\ufffd'.repeat(16 * 1024));
  });
});
