/** A value read from YAML or JSON with its position, so that every message can name the line and column. */
export type Node =
  | { kind: 'map'; entries: Entry[]; at: Position }
  | { kind: 'list'; items: Node[]; at: Position }
  | { kind: 'text'; value: string; at: Position }
  /** `source`: the number as written. */
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

export interface Located<T> {
  value: T;
  at: Position;
}

/** Why a text can't be read. Readers of JSON and YAML share the codes that mean the same in both. */
export interface SyntaxProblem {
  code: SyntaxCode;
  message: string;
  at: Position;
}

type SharedCode =
  | 'duplicate_key'
  | 'forbidden_key'
  | 'too_deep'
  | 'unclosed_string'
  | 'bad_escape'
  | 'control_character'
  | 'missing_comma'
  | 'extra_comma'
  | 'wrong_bracket'
  | 'text_after_value';

export type JsonCode =
  | SharedCode
  | 'empty_text'
  | 'comment'
  | 'wrong_quote'
  | 'unquoted_key'
  | 'unknown_word'
  | 'bad_number'
  | 'missing_colon'
  | 'unexpected_character'
  | 'unexpected_end';

export type YamlCode =
  | SharedCode
  | 'alias'
  | 'tag'
  | 'merge_key'
  | 'directive'
  | 'tab'
  | 'indentation'
  | 'unclosed_bracket'
  | 'unquoted_value'
  | 'bad_key'
  | 'not_a_pair'
  | 'missing_dash'
  | 'missing_space'
  | 'wrong_line'
  | 'unreadable_yaml';

export type SyntaxCode = JsonCode | YamlCode | FileCode;

/** What is wrong with a file as a whole. */
type FileCode = 'too_large' | 'too_many' | 'encoding';

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

/** Data that the gate writes itself. Undefined keys are left out. */
export type DocumentData =
  | boolean
  | number
  | string
  | readonly DocumentData[]
  | { readonly [key: string]: DocumentData | undefined };

/** Data as located values, all at one position. */
export function locate(value: DocumentData, at: Position): Node {
  if (typeof value === 'string') return { kind: 'text', value, at };
  if (typeof value === 'number') return { kind: 'number', value, source: String(value), at };
  if (typeof value === 'boolean') return { kind: 'boolean', value, at };
  if (Array.isArray(value)) return { kind: 'list', items: value.map(item => locate(item, at)), at };
  const entries = Object.entries(value).flatMap(([key, each]) =>
    each === undefined ? [] : [{ key, keyAt: at, value: locate(each, at) }],
  );
  return { kind: 'map', entries, at };
}

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

/** A number; the text as written if the number would lose digits, such as an id past the safe range. */
export function numberNode(source: string, value: number, at: Position): Node {
  const isExact = Number.isSafeInteger(value) || (Number.isFinite(value) && /^[-+]?[0-9]*[.eE]/.test(source));
  return isExact ? { kind: 'number', value, source, at } : { kind: 'text', value: source, at };
}
