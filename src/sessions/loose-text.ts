import { decode } from '../syntax/text.ts';

/** Something that is wrong with how a text is written; what it means may still be clear. */
export interface Fault {
  line: number;
  message: string;
}

/** The text of a file, or why there is none. */
export function textOf(content: Uint8Array | string): { text: string } | { fault: Fault } {
  if (typeof content === 'string') return { fault: { line: 1, message: content } };
  const decoded = decode(content);
  if ('problem' in decoded) return { fault: { line: decoded.line, message: `it ${decoded.problem}` } };
  return decoded.text.trim() === '' ? { fault: { line: 1, message: 'it is empty; write it' } } : decoded;
}

/** The same with what stands between two offsets blanked out, so that every line stays where it is. */
export function blank(text: string, from: number, to: number): string {
  return text.slice(0, from) + text.slice(from, to).replaceAll(/[^\r\n]/g, ' ') + text.slice(to);
}

export function insert(text: string, at: number, words: string): string {
  return text.slice(0, at) + words + text.slice(at);
}

/** The offset of a line and column, both from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  const ends = /\r\n|\r|\n/g;
  let start = 0;
  for (let current = 1; current < line; current++) {
    if (!ends.exec(text)) return text.length;
    start = ends.lastIndex;
  }
  return Math.min(start + column - 1, text.length);
}

export function lineAt(text: string, offset: number): number {
  return (text.slice(0, offset).match(/\r\n|\r|\n/g) ?? []).length + 1;
}

const fenced = /^[ \t]*(`{3,}|~{3,})[^\n`]*$/gm;

/** A Markdown fence around the whole, taken away; where it stood is a fault. */
export function unfenced(text: string): { text: string; faults: Fault[] } {
  if (!/^\s*(?:`{3}|~{3})/.test(text)) return { text, faults: [] };
  const [open, ...rest] = [...text.matchAll(fenced)];
  const close = rest.at(-1);
  if (!open) return { text, faults: [] };
  let plain = blank(text, open.index, open.index + open[0].length);
  if (close) plain = blank(plain, close.index, plain.length);
  const message = 'a Markdown fence stands around the content; remove it';
  return { text: plain, faults: [{ line: lineAt(text, open.index), message }] };
}

/** A message about a part of a file, with the lines that it names counted from the top of the file. */
export function moved(message: string, by: number): string {
  return message.replaceAll(/\bline (\d{1,9})\b/g, (_, line: string) => `line ${Number(line) + by}`);
}

/** A fault as a sentence that names its line once. */
export function faultWords({ line, message }: Fault): string {
  return /^line \d/.test(message) ? message : `line ${line}: ${message}`;
}

export function same(a: Uint8Array | string | undefined, b: Uint8Array | string | undefined): boolean {
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  return a === b;
}
