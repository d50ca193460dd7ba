/** A value read from YAML or JSON that still knows where it stood, so that every message can name its line and column. */
export type Node =
  | { kind: 'map'; entries: Entry[]; at: Position }
  | { kind: 'list'; items: Node[]; at: Position }
  | { kind: 'text'; value: string; at: Position }
  /** `source`: as it was written. */
  | { kind: 'number'; value: number; source: string; at: Position }
  | { kind: 'boolean'; value: boolean; at: Position }
  | { kind: 'null'; at: Position };

export interface Entry {
  key: string;
  keyAt: Position;
  value: Node;
}

/** Both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A value with the place where it was written. */
export interface Located<T> {
  value: T;
  at: Position;
}

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

/** The entry of a map with this key, if there is one. */
export function entry(node: Node, key: string): Entry | undefined {
  return node.kind === 'map' ? node.entries.find(candidate => candidate.key === key) : undefined;
}

/** The value without its positions. Keys keep their order; no key can reach a prototype. */
export function plain(node: Node): Plain {
  switch (node.kind) {
    case 'map': {
      const result: { [key: string]: Plain } = Object.create(null);
      for (const { key, value } of node.entries) result[key] = plain(value);
      return result;
    }
    case 'list':
      return node.items.map(plain);
    case 'null':
      return null;
    default:
      return node.value;
  }
}
