import { type Cursor, positionOf, readScalar, readText, refuse, skipSpace, unexpected } from './json-scan.ts';
import type { Node, Position } from './located-value.ts';
import type { LocatedProblem } from './parse.ts';
import { cited } from './text.ts';

type Collection = Extract<Node, { kind: 'map' | 'list' }>;

interface Frame {
  node: Collection;
  /** The first line of each key; made only once a map is too long to look through. */
  lines?: Map<string, number>;
  /** The key whose value is read. */
  key?: { key: string; keyAt: Position };
}

type Want = 'value' | 'first item' | 'first key' | 'key' | 'comma' | 'end';

interface Parsed {
  node: Node;
  /** The offset at which each item of a top-level list ends. */
  ends: readonly number[];
}

/** Strict RFC 8259 in linear time and without recursion. `firstLine`: the line of the file on which the text starts. */
export function parseJson(text: string, maxDepth = 32, firstLine = 1): Parsed | { problem: LocatedProblem } {
  const cursor: Cursor = { text, index: 0, line: firstLine, lineStart: 0 };
  const reading: Reading = { cursor, maxDepth, frames: [], ends: [] };
  let want: Want | undefined = 'value';
  while (want && want !== 'end') {
    skipSpace(cursor);
    want = step(reading, want);
  }
  skipSpace(cursor);
  if (want && cursor.index < text.length) {
    refuse(cursor, 'there is more text after the end of the value; remove it, or put all values into one list');
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

/** Reads one token; tells what may follow, or undefined when there is a problem. */
function step(reading: Reading, want: Want): Want | undefined {
  const { cursor } = reading;
  const character = cursor.text[cursor.index];
  switch (want) {
    case 'value':
    case 'first item':
      if (want === 'first item' && character === ']') return close(reading, ']');
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

function readValue(reading: Reading, character: string | undefined): Want | undefined {
  const { cursor, frames } = reading;
  if (character === '{' || character === '[') return open(reading, character);
  const at = positionOf(cursor);
  if (character === '"') {
    const value = readText(cursor);
    return value === undefined ? undefined : finish(reading, { kind: 'text', value, at });
  }
  const nothing = frames.length === 0 && cursor.index >= cursor.text.length;
  if (nothing) return refuse(cursor, 'there is nothing here; write a JSON value');
  const node = readScalar(cursor, () => wanted(frames, 'write a value'));
  return node && finish(reading, node);
}

function open(reading: Reading, character: '{' | '['): Want | undefined {
  const { cursor, frames, maxDepth } = reading;
  const at = positionOf(cursor);
  if (frames.length >= maxDepth) {
    return refuse(cursor, `lists and maps are nested more than ${maxDepth} deep here; make it flatter`, at, 'too_deep');
  }
  cursor.index++;
  const node: Collection = character === '{' ? { kind: 'map', entries: [], at } : { kind: 'list', items: [], at };
  frames.push({ node });
  return node.kind === 'map' ? 'first key' : 'first item';
}

function close(reading: Reading, character: '}' | ']'): Want | undefined {
  const { cursor, frames } = reading;
  const frame = frames.at(-1)!;
  const right = frame.node.kind === 'map' ? '}' : ']';
  if (character !== right) {
    return refuse(cursor, `${character} can't close what line ${frame.node.at.line} opens; write ${right}`);
  }
  cursor.index++;
  frames.pop();
  return finish(reading, frame.node);
}

/** A whole value was read: hang it where it belongs. */
function finish(reading: Reading, node: Node): Want {
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

function readKey(reading: Reading, character: string | undefined): Want | undefined {
  const { cursor, frames } = reading;
  const frame = frames.at(-1)!;
  const keyAt = positionOf(cursor);
  if (character !== '"') {
    if (character && /[\p{L}_$]/u.test(character)) return refuse(cursor, 'a key must stand in double quotes; add them');
    return unexpected(cursor, wanted(frames, 'write a key in double quotes'));
  }
  const key = readText(cursor);
  if (key === undefined) return undefined;
  if (key === '__proto__') {
    return refuse(cursor, 'the key __proto__ is not allowed; remove it', keyAt, 'forbidden_key');
  }
  const first = firstLine(frame, key, keyAt.line);
  if (first !== undefined) {
    const message = `the key ${cited(key)} stands twice, first on line ${first}; remove one`;
    return refuse(cursor, message, keyAt, 'duplicate_key');
  }
  skipSpace(cursor);
  if (cursor.text[cursor.index] !== ':') return unexpected(cursor, 'write : after the key');
  cursor.index++;
  frame.key = { key, keyAt };
  return 'value';
}

/** Where this key of the map stood before, if it did; remembers it otherwise. */
function firstLine(frame: Frame, key: string, line: number): number | undefined {
  const entries = frame.node.kind === 'map' ? frame.node.entries : [];
  if (entries.length < 8) return entries.find(entry => entry.key === key)?.keyAt.line;
  frame.lines ??= new Map(entries.map(entry => [entry.key, entry.keyAt.line]));
  const found = frame.lines.get(key);
  if (found === undefined) frame.lines.set(key, line);
  return found;
}

function readComma(reading: Reading): Want | undefined {
  const { cursor, frames } = reading;
  const comma = positionOf(cursor);
  cursor.index++;
  skipSpace(cursor);
  const next = cursor.text[cursor.index];
  if (next === '}' || next === ']') {
    return refuse(cursor, `a comma before ${next} is not JSON; remove it`, comma);
  }
  if (next === ',') return refuse(cursor, 'two commas in a row are not JSON; remove one');
  return frames.at(-1)!.node.kind === 'map' ? 'key' : 'value';
}

function missingComma(reading: Reading): undefined {
  const { cursor, frames } = reading;
  const starts = /["'{[\p{L}\p{N}_$-]/u.test(cursor.text[cursor.index] ?? '');
  if (starts) return refuse(cursor, 'a comma is missing before this; add it', positionOf(cursor), 'missing_comma');
  return unexpected(cursor, wanted(frames, 'write a comma or close what is open'));
}

/** What should have come; where the text ends, what was left open. */
function wanted(frames: readonly Frame[], words: string): string {
  const frame = frames.at(-1);
  if (!frame) return words;
  const { node } = frame;
  return `${words} (the ${node.kind === 'map' ? '{' : '['} of line ${node.at.line} is open)`;
}
