/** Decodes UTF-8 and drops a byte order mark. Guesses no encoding and replaces no byte. */
export function decode(bytes: Uint8Array): { text: string } | { problem: string; line: number } {
  const wide = wideEncoding(bytes);
  if (wide) return { problem: `is ${wide}; save it as UTF-8`, line: 1 };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const offset = firstBadByte(bytes);
    const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
    const line = lineOf(bytes, offset);
    return { problem: `is not UTF-8: line ${line} has the byte 0x${byte}; save it as UTF-8`, line };
  }
}

/** Recognised by a byte order mark, or by the zero bytes around ASCII characters at the start. */
function wideEncoding(bytes: Uint8Array): 'UTF-16' | 'UTF-32' | undefined {
  const [a, b, c, d] = bytes;
  if (a === undefined || b === undefined) return undefined;
  const longLittle = a === 0xff && b === 0xfe && c === 0 && d === 0;
  const longBig = a === 0 && b === 0 && c === 0xfe && d === 0xff;
  if (longLittle || longBig) return 'UTF-32';
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return 'UTF-16';
  if (a === 0 && b === 0 && c === 0 && d) return 'UTF-32';
  if (a && b === 0 && c === 0 && d === 0) return 'UTF-32';
  return (a === 0) !== (b === 0) ? 'UTF-16' : undefined;
}

function firstBadByte(bytes: Uint8Array): number {
  let index = 0;
  while (index < bytes.length) {
    const length = sequenceLength(bytes, index);
    if (length === 0) return index;
    index += length;
  }
  return index;
}

/** The number of bytes of the character at `index`; 0 if it is malformed. */
function sequenceLength(bytes: Uint8Array, index: number): number {
  const first = bytes[index] ?? 0;
  if (first < 0x80) return 1;
  const length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  for (let offset = 1; offset < length; offset++) {
    const next = bytes[index + offset] ?? 0;
    // The second byte rules out overlong forms, surrogates and values above U+10FFFF.
    const low = offset > 1 ? 0x80 : first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
    const high = offset > 1 ? 0xbf : first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
    if (next < low || next > high) return 0;
  }
  return length;
}

function lineOf(bytes: Uint8Array, offset: number): number {
  let line = 1;
  for (let index = 0; index < offset; index++) {
    if (bytes[index] === 0x0a || (bytes[index] === 0x0d && bytes[index + 1] !== 0x0a)) line++;
  }
  return line;
}
