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

/** Text without terminal colours: these codes are no text, may hide text, and may split a secret in two. */
export function withoutColours(text: string): string {
  return text.replaceAll(/(?:\u001b\[|\u009b)[0-9;:]*m/g, '');
}

/** Text from outside for use in a message: quoted, short, and on one line. */
export function cited(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

const longestWord = 200;

/** The known word that was probably meant, if one is similar. */
export function similar(word: string, known: readonly string[]): string | undefined {
  const wanted = folded(word);
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  if (wanted.length > longestWord) return undefined;
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    const found = distance(wanted, folded(candidate));
    if (found < least) [best, least] = [candidate, found];
  }
  return best;
}

/** A hint to add to a message about an unknown word. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = similar(word, known);
  return near === undefined ? '' : `; did you mean ${near}?`;
}

function folded(word: string): string {
  return word.toLowerCase().replaceAll('_', '-');
}

/** Damerau-Levenshtein distance: insertions, deletions, replacements, and swaps of neighbours. */
function distance(left: string, right: string): number {
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1));
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, before[column - 2]! + 1);
      current.push(cost);
    }
    [before, above] = [above, current];
  }
  return above[right.length]!;
}
