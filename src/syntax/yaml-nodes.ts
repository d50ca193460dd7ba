import { isMap, isScalar, isSeq, type Pair, type Scalar, type YAMLMap } from 'yaml';
import type { Entry, Node, Position } from './located-value.ts';
import { numberNode } from './located-value.ts';
import { cited } from './text.ts';
import type { Found } from './yaml-errors.ts';
import { maxDepth } from './yaml-read.ts';

type Place = (offset: number) => Position;

/** The library's tree as ours, or the first thing in it that we refuse; undefined where there is nothing. */
export function nodeOf(contents: unknown, place: Place): Node | Found | undefined {
  const nothing = isScalar(contents) && contents.value === null && !contents.source && !contents.tag;
  return contents === null || nothing ? undefined : convert(contents, place, 1);
}

function convert(value: unknown, place: Place, depth: number): Node | Found {
  const offset = offsetOf(value);
  if (isScalar(value)) return scalarNode(value, place(offset));
  if (depth > maxDepth) {
    const message = `lists and maps are nested more than ${maxDepth} deep here; make it flatter`;
    return { code: 'too_deep', message, offset };
  }
  if (isMap(value)) return mapNode(value, place, depth);
  if (!isSeq(value)) return { code: 'yaml', message: 'this is no plain value; put it in quotes', offset };
  const items: Node[] = [];
  for (const item of value.items) {
    const node = convert(item, place, depth + 1);
    if ('offset' in node) return node;
    items.push(node);
  }
  return { kind: 'list', items, at: place(offset) };
}

function scalarNode({ value, source }: Scalar, at: Position): Node {
  switch (typeof value) {
    case 'number':
      return numberNode(source ?? String(value), value, at);
    case 'boolean':
      return { kind: 'boolean', value, at };
    default:
      return value === null ? { kind: 'null', at } : { kind: 'text', value: String(value), at };
  }
}

function mapNode(map: YAMLMap, place: Place, depth: number): Node | Found {
  const entries: Entry[] = [];
  const lines = new Map<string, number>();
  for (const pair of map.items) {
    const key = keyOf(pair);
    if (typeof key !== 'string') return key;
    const keyAt = place(offsetOf(pair.key));
    const first = lines.get(key);
    if (first !== undefined) {
      const message = `the key ${cited(key)} stands twice, first on line ${first}; remove one`;
      return { code: 'duplicate_key', message, offset: offsetOf(pair.key) };
    }
    lines.set(key, keyAt.line);
    const value = pair.value === null ? ({ kind: 'null', at: keyAt } as const) : convert(pair.value, place, depth + 1);
    if ('offset' in value) return value;
    entries.push({ key, keyAt, value });
  }
  return { kind: 'map', entries, at: place(offsetOf(map)) };
}

/** The text of a key; a number or boolean stays as it was written. */
function keyOf({ key }: Pair): string | Found {
  const offset = offsetOf(key);
  if (!isScalar(key)) {
    return { code: 'yaml', message: "a list or map can't be a key; put values with { or [ in quotes", offset };
  }
  if (key.value === null || key.value === undefined) {
    return {
      code: 'yaml',
      message: 'the key before the colon is missing; write it, or put the value in quotes',
      offset,
    };
  }
  const text = typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
  if (text === '<<' && key.type === 'PLAIN') {
    return { code: 'merge_key', message: 'merge keys (<<) are not allowed; write the keys out', offset };
  }
  if (text === '__proto__') {
    return { code: 'forbidden_key', message: 'the key __proto__ is not allowed; remove it', offset };
  }
  return text;
}

function offsetOf(value: unknown): number {
  const { range } = (value ?? {}) as { range?: readonly number[] | null };
  return range?.[0] ?? 0;
}
