import type { Node, Position } from './located-value.ts';
import type { LocatedProblem } from './parse.ts';

/** Where a reading of JSON text stands. Only white space holds line ends, so the line is known without looking back. */
export interface Cursor {
  text: string;
  index: number;
  line: number;
  lineStart: number;
  problem?: LocatedProblem;
}

export function positionOf(cursor: Cursor, index = cursor.index): Position {
  return { line: cursor.line, column: index - cursor.lineStart + 1 };
}

/** The first problem stays; undefined, so that a reader can return it in the place of its result. */
export function refuse(cursor: Cursor, message: string, at = positionOf(cursor), code = 'json'): undefined {
  cursor.problem ??= { code, message, at };
  return undefined;
}

export function skipSpace(cursor: Cursor): void {
  const { text } = cursor;
  for (;;) {
    const code = text.charCodeAt(cursor.index);
    if (code !== 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d) return;
    cursor.index++;
    if (code !== 0x0a && (code !== 0x0d || text.charCodeAt(cursor.index) === 0x0a)) continue;
    cursor.line++;
    cursor.lineStart = cursor.index;
  }
}

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** The text in the double quotes that open at the cursor. */
export function readText(cursor: Cursor): string | undefined {
  const { text } = cursor;
  const opening = positionOf(cursor);
  let result = '';
  let from = ++cursor.index;
  for (;;) {
    const code = text.charCodeAt(cursor.index);
    if (Number.isNaN(code)) return refuse(cursor, 'the text that opens here is never closed; add a "', opening);
    if (code < 0x20) return refuse(cursor, rawControl(code));
    if (code !== 0x22 && code !== 0x5c) {
      cursor.index++;
      continue;
    }
    result += text.slice(from, cursor.index);
    if (code === 0x22) {
      cursor.index++;
      return result;
    }
    const character = readEscape(cursor);
    if (character === undefined) return undefined;
    result += character;
    from = cursor.index;
  }
}

function readEscape(cursor: Cursor): string | undefined {
  const letter = cursor.text[cursor.index + 1] ?? '';
  if (letter === 'u') {
    const digits = cursor.text.slice(cursor.index + 2, cursor.index + 6);
    if (!/^[0-9a-fA-F]{4}$/.test(digits)) return refuse(cursor, '\\u is not followed by four hex digits; write four');
    cursor.index += 6;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }
  const character = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
  if (character === undefined) {
    return refuse(cursor, `\\${shown(letter)} is not a JSON escape; write \\\\ for a backslash`);
  }
  cursor.index += 2;
  return character;
}

function rawControl(code: number): string {
  if (code === 0x0a || code === 0x0d) return 'a line break inside text is not JSON; close the text with " or write \\n';
  if (code === 0x09) return 'a tab inside text is not JSON; write \\t';
  return `the control character ${codePoint(code)} inside text is not JSON; write \\u${hex(code)} or remove it`;
}

const numeral = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const wordPart = /[\p{L}\p{N}_$.+-]/u;
const word = /[-+.]?[\p{L}\p{N}_$][\p{L}\p{N}_$.+-]*/uy;
const values = new Map<string, (at: Position) => Node>([
  ['true', at => ({ kind: 'boolean', value: true, at })],
  ['false', at => ({ kind: 'boolean', value: false, at })],
  ['null', at => ({ kind: 'null', at })],
]);
const instead: Readonly<Record<string, string>> = {
  nan: 'null or a number',
  infinity: 'null or a number',
  undefined: 'null',
  none: 'null',
  nil: 'null',
  null: 'null',
  true: 'true',
  false: 'false',
};

/** A number, true, false or null. */
export function readScalar(cursor: Cursor, wanted: () => string): Node | undefined {
  const at = positionOf(cursor);
  numeral.lastIndex = cursor.index;
  const digits = numeral.exec(cursor.text)?.[0];
  if (digits !== undefined && endsAt(cursor.text, cursor.index + digits.length)) {
    cursor.index += digits.length;
    return numberNode(digits, Number(digits), at);
  }
  word.lastIndex = cursor.index;
  const found = word.exec(cursor.text)?.[0];
  if (found === undefined) return unexpected(cursor, wanted());
  const made = values.get(found);
  if (!made) return refuse(cursor, notJson(found));
  cursor.index += found.length;
  return made(at);
}

/** Whether a number or word can end here; what mostly follows is looked at first. */
function endsAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code === 0x2c || code === 0x5d || code === 0x7d || code === 0x0a || !wordPart.test(text.charAt(index));
}

/** Where a number would not come back as it was written (it is past the safe range), the text stays. */
export function numberNode(source: string, value: number, at: Position): Node {
  const kept = Number.isSafeInteger(value) || (Number.isFinite(value) && /^[-+]?[0-9]*[.eE]/.test(source));
  return kept ? { kind: 'number', value, source, at } : { kind: 'text', value: source, at };
}

function notJson(found: string): string {
  const name = shown(found);
  const bare = found.replace(/^[-+.]/, '').toLowerCase();
  if (Object.hasOwn(instead, bare)) return `${name} is not JSON; write ${instead[bare]}`;
  if (/^[-+.]?[0-9]/.test(found))
    return `${name} is not a JSON number; write it like 12, -0.5 or 1e3, or in double quotes`;
  return `${name} is not JSON; put text in double quotes`;
}

/** What stands at the cursor can't stand there. */
export function unexpected(cursor: Cursor, wanted: string): undefined {
  const character = String.fromCodePoint(cursor.text.codePointAt(cursor.index) ?? 0);
  const next = cursor.text[cursor.index + 1];
  if (cursor.index >= cursor.text.length) return refuse(cursor, `the text ends too early; ${wanted}`);
  if (character === '#' || (character === '/' && (next === '/' || next === '*'))) {
    return refuse(cursor, 'comments are not JSON; remove it');
  }
  if (character === "'" || character === '`') return refuse(cursor, `${character} is not JSON; write " around text`);
  return refuse(cursor, `${shown(character)} can't stand here; ${wanted}`);
}

/** What is cited in a message: short, and with nothing that can't be seen. */
function shown(found: string): string {
  const short = found.length > 40 ? `${found.slice(0, 40)}…` : found;
  return short.replaceAll(/[^\p{L}\p{N}\p{P}\p{S}]/gu, character => codePoint(character.codePointAt(0) ?? 0));
}

function codePoint(code: number): string {
  return `U+${hex(code)}`;
}

function hex(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0');
}
