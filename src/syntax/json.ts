import { type JsonCode, type Node, numberNode, type Position, type SyntaxProblem } from './located-value.ts';
import { cited } from './text.ts';

type Collection = Extract<Node, { kind: 'map' | 'list' }>;

interface Frame {
  node: Collection;
  /** The first line of each key, built only when the map is too long for a linear search. */
  lines?: Map<string, number>;
  /** The key whose value comes next. */
  key?: { key: string; keyAt: Position };
}

type Expected = 'value' | 'first item' | 'first key' | 'key' | 'comma' | 'end';

export interface ParsedJson {
  node: Node;
  /** The offset after each item of a top-level list. */
  ends: readonly number[];
}

/** Reads strict RFC 8259 JSON, in linear time and without recursion. `firstLine`: the line of the file on which the text starts. */
export function parseJson(text: string, maxDepth = 32, firstLine = 1): ParsedJson | { problem: SyntaxProblem } {
  const cursor: Cursor = { text, index: 0, line: firstLine, lineStart: 0 };
  const reading: Reading = { cursor, maxDepth, frames: [], ends: [] };
  let expected: Expected | undefined = 'value';
  while (expected && expected !== 'end') {
    skipSpace(cursor);
    expected = step(reading, expected);
  }
  skipSpace(cursor);
  if (expected && cursor.index < text.length) {
    const message = 'unexpected text after the end of the JSON value; remove it, or put all values in one list';
    refuse(cursor, 'text_after_value', message);
  }
  if (cursor.problem) return { problem: cursor.problem };
  return { node: reading.root!, ends: reading.ends };
}

interface Reading {
  cursor: Cursor;
  maxDepth: number;
  frames: Frame[];
  root?: Node;
  ends: number[];
}

/** Reads one token. Returns what may follow, or undefined after a problem. */
function step(reading: Reading, expected: Expected): Expected | undefined {
  const { cursor } = reading;
  const character = cursor.text[cursor.index];
  switch (expected) {
    case 'value':
    case 'first item':
      if (expected === 'first item' && character === ']') return close(reading, ']');
      return readValue(reading, character);
    case 'first key':
      if (character === '}') return close(reading, '}');
      return readKey(reading, character);
    case 'key':
      return readKey(reading, character);
    default:
      if (character === '}' || character === ']') return close(reading, character);
      return character === ',' ? readComma(reading) : missingComma(reading);
  }
}

function readValue(reading: Reading, character: string | undefined): Expected | undefined {
  const { cursor, frames } = reading;
  if (character === '{' || character === '[') return open(reading, character);
  const at = positionOf(cursor);
  if (character === '"') {
    const value = readText(cursor);
    return value === undefined ? undefined : finish(reading, { kind: 'text', value, at });
  }
  const isEmpty = frames.length === 0 && cursor.index >= cursor.text.length;
  if (isEmpty) return refuse(cursor, 'empty_text', 'the text is empty; write a JSON value');
  const node = readScalar(cursor, () => advice(frames, 'write a value'));
  return node && finish(reading, node);
}

function open(reading: Reading, character: '{' | '['): Expected | undefined {
  const { cursor, frames, maxDepth } = reading;
  const at = positionOf(cursor);
  if (frames.length >= maxDepth) {
    return refuse(cursor, 'too_deep', `lists and maps are nested more than ${maxDepth} deep; make it flatter`, at);
  }
  cursor.index++;
  const node: Collection = character === '{' ? { kind: 'map', entries: [], at } : { kind: 'list', items: [], at };
  frames.push({ node });
  return node.kind === 'map' ? 'first key' : 'first item';
}

function close(reading: Reading, character: '}' | ']'): Expected | undefined {
  const { cursor, frames } = reading;
  const frame = frames.at(-1)!;
  const right = frame.node.kind === 'map' ? '}' : ']';
  if (character !== right) {
    const opening = frame.node.kind === 'map' ? '{' : '[';
    const message = `${character} does not match the ${opening} on line ${frame.node.at.line}; write ${right}`;
    return refuse(cursor, 'wrong_bracket', message);
  }
  cursor.index++;
  frames.pop();
  return finish(reading, frame.node);
}

/** Adds a complete value to the list or map that is open. */
function finish(reading: Reading, node: Node): Expected {
  const frame = reading.frames.at(-1);
  if (!frame) {
    reading.root = node;
    return 'end';
  }
  if (frame.node.kind === 'map') {
    const { key, keyAt } = frame.key!;
    frame.node.entries.push({ key, keyAt, value: node });
    return 'comma';
  }
  frame.node.items.push(node);
  if (reading.frames.length === 1) reading.ends.push(reading.cursor.index);
  return 'comma';
}

function readKey(reading: Reading, character: string | undefined): Expected | undefined {
  const { cursor, frames } = reading;
  const frame = frames.at(-1)!;
  const keyAt = positionOf(cursor);
  if (character !== '"') {
    if (character && /[\p{L}_$]/u.test(character))
      return refuse(cursor, 'unquoted_key', 'unquoted key; put it in double quotes');
    return unexpected(cursor, advice(frames, 'write a key in double quotes'));
  }
  const key = readText(cursor);
  if (key === undefined) return undefined;
  if (key === '__proto__') {
    return refuse(cursor, 'forbidden_key', 'the key __proto__ is not allowed; remove it', keyAt);
  }
  const first = firstLine(frame, key, keyAt.line);
  if (first !== undefined) {
    const message = `duplicate key ${cited(key)} (first on line ${first}); remove one`;
    return refuse(cursor, 'duplicate_key', message, keyAt);
  }
  skipSpace(cursor);
  if (cursor.text[cursor.index] !== ':') return unexpected(cursor, 'write : after the key', 'missing_colon');
  cursor.index++;
  frame.key = { key, keyAt };
  return 'value';
}

/** The line on which this map already has the key. Otherwise undefined, and the key is remembered. */
function firstLine(frame: Frame, key: string, line: number): number | undefined {
  const entries = frame.node.kind === 'map' ? frame.node.entries : [];
  if (entries.length < 8) return entries.find(entry => entry.key === key)?.keyAt.line;
  frame.lines ??= new Map(entries.map(entry => [entry.key, entry.keyAt.line]));
  const found = frame.lines.get(key);
  if (found === undefined) frame.lines.set(key, line);
  return found;
}

function readComma(reading: Reading): Expected | undefined {
  const { cursor, frames } = reading;
  const comma = positionOf(cursor);
  cursor.index++;
  skipSpace(cursor);
  const next = cursor.text[cursor.index];
  if (next === '}' || next === ']') {
    return refuse(cursor, 'extra_comma', `extra comma before ${next}; remove it`, comma);
  }
  if (next === ',') return refuse(cursor, 'extra_comma', 'two commas in a row; remove one');
  return frames.at(-1)!.node.kind === 'map' ? 'key' : 'value';
}

function missingComma(reading: Reading): undefined {
  const { cursor, frames } = reading;
  const starts = /["'{[\p{L}\p{N}_$-]/u.test(cursor.text[cursor.index] ?? '');
  if (starts) return refuse(cursor, 'missing_comma', 'missing comma before this value; add it');
  return unexpected(cursor, advice(frames, 'write a comma or the closing bracket'));
}

/** What to write here, with the bracket that is still open. */
function advice(frames: readonly Frame[], words: string): string {
  const frame = frames.at(-1);
  if (!frame) return words;
  const { node } = frame;
  return `${words} (the ${node.kind === 'map' ? '{' : '['} on line ${node.at.line} is not closed)`;
}

/** A position in the text. Only white space contains line ends, so the line is known without searching back. */
interface Cursor {
  text: string;
  index: number;
  line: number;
  lineStart: number;
  problem?: SyntaxProblem;
}

function positionOf(cursor: Cursor, index = cursor.index): Position {
  return { line: cursor.line, column: index - cursor.lineStart + 1 };
}

/** Keeps the first problem. Returns undefined, so that a reader can return the call itself. */
function refuse(cursor: Cursor, code: JsonCode, message: string, at = positionOf(cursor)): undefined {
  cursor.problem ??= { code, message, at };
  return undefined;
}

function skipSpace(cursor: Cursor): void {
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

const unclosed = 'unclosed quote: the string that starts here never ends; add a "';

/** Reads the string that starts at the cursor. */
function readText(cursor: Cursor): string | undefined {
  const { text } = cursor;
  const opening = positionOf(cursor);
  let result = '';
  let from = ++cursor.index;
  for (;;) {
    const code = text.charCodeAt(cursor.index);
    if (Number.isNaN(code)) return refuse(cursor, 'unclosed_string', unclosed, opening);
    if (code < 0x20) return refuse(cursor, 'control_character', rawControl(code));
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
    if (!/^[0-9a-fA-F]{4}$/.test(digits))
      return refuse(cursor, 'bad_escape', '\\u needs four hex digits, such as \\u00e9');
    cursor.index += 6;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }
  const character = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
  if (character === undefined) {
    return refuse(cursor, 'bad_escape', `\\${shown(letter)} is not a JSON escape; write \\\\ for a backslash`);
  }
  cursor.index += 2;
  return character;
}

function rawControl(code: number): string {
  if (code === 0x0a || code === 0x0d) return 'line break inside a string; close the string with " or write \\n';
  if (code === 0x09) return 'tab inside a string; write \\t';
  return `control character ${codePoint(code)} inside a string; write \\u${hex(code)} or remove it`;
}

const numeral = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const wordPart = /[\p{L}\p{N}_$.+-]/u;
const word = /[-+.]?[\p{L}\p{N}_$][\p{L}\p{N}_$.+-]*/uy;
const values = new Map<string, (at: Position) => Node>([
  ['true', at => ({ kind: 'boolean', value: true, at })],
  ['false', at => ({ kind: 'boolean', value: false, at })],
  ['null', at => ({ kind: 'null', at })],
]);
const replacements: Readonly<Record<string, string>> = {
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
function readScalar(cursor: Cursor, help: () => string): Node | undefined {
  const at = positionOf(cursor);
  numeral.lastIndex = cursor.index;
  const digits = numeral.exec(cursor.text)?.[0];
  if (digits !== undefined && endsAt(cursor.text, cursor.index + digits.length)) {
    cursor.index += digits.length;
    return numberNode(digits, Number(digits), at);
  }
  word.lastIndex = cursor.index;
  const found = word.exec(cursor.text)?.[0];
  if (found === undefined) return unexpected(cursor, help());
  const made = values.get(found);
  if (!made) return refuse(cursor, ...notJson(found));
  cursor.index += found.length;
  return made(at);
}

/** Whether a number or word can end here. The usual next characters come first, for speed. */
function endsAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code === 0x2c || code === 0x5d || code === 0x7d || code === 0x0a || !wordPart.test(text.charAt(index));
}

function notJson(found: string): [JsonCode, string] {
  const name = shown(found);
  const bare = found.replace(/^[-+.]/, '').toLowerCase();
  if (Object.hasOwn(replacements, bare)) return ['unknown_word', `${name} is not JSON; write ${replacements[bare]}`];
  if (/^[-+.]?[0-9]/.test(found))
    return ['bad_number', `${name} is not a JSON number; write it like 12, -0.5 or 1e3, or in double quotes`];
  return ['unknown_word', `${name} is not JSON; put text in double quotes`];
}

/** Refuses the character at the cursor. */
function unexpected(cursor: Cursor, help: string, code: JsonCode = 'unexpected_character'): undefined {
  const character = String.fromCodePoint(cursor.text.codePointAt(cursor.index) ?? 0);
  const next = cursor.text[cursor.index + 1];
  if (cursor.index >= cursor.text.length) return refuse(cursor, 'unexpected_end', `unexpected end of text; ${help}`);
  if (character === '#' || (character === '/' && (next === '/' || next === '*'))) {
    return refuse(cursor, 'comment', 'comments are not allowed in JSON; remove it');
  }
  if (character === "'" || character === '`')
    return refuse(cursor, 'wrong_quote', `${character} is not a JSON quote; use double quotes`);
  return refuse(cursor, code, `unexpected ${shown(character)}; ${help}`);
}

/** Text of the document in a message: short, with invisible characters spelled out. */
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
