import type { Entry, Node } from '../syntax/located-value.ts';
import { cited, didYouMean } from '../syntax/text.ts';
import type { Notes, Spot } from './notes.ts';
import type { RuleId } from './rules.ts';

/** A map of an artifact, and whom to tell what is wrong with it. */
export interface Reader {
  node: Node;
  path: string;
  notes: Notes;
  rule: RuleId;
}

/** A key in another spelling: `decisionId`, `Decision-ID`. */
function folded(key: string): string {
  return key.toLowerCase().replaceAll(/[-_\s]/g, '');
}

/** The entry under a key, or under another name for it whose meaning is clear; that is told as a warning. */
export function find(
  { node, path, notes, rule }: Reader,
  key: string,
  also: readonly string[] = [],
): Entry | undefined {
  if (node.kind !== 'map') return undefined;
  const exact = node.entries.find(each => each.key === key);
  if (exact) return exact;
  const names = [key, ...also].map(folded);
  const other = node.entries.find(each => names.includes(folded(each.key)));
  if (other)
    notes.tell(rule, 'warn', { path, line: other.keyAt.line }, `${cited(other.key)} is read as ${key}; write ${key}`);
  return other;
}

/** Where a node or its missing part is shown. */
export function spot(path: string, node: Node | Entry | undefined, otherwise = 1): Spot {
  const line = node === undefined ? otherwise : 'keyAt' in node ? node.keyAt.line : node.at.line;
  return { path, line };
}

export function textIn(node: Node | undefined): string | undefined {
  return node?.kind === 'text' ? node.value : undefined;
}

export function isNothing(node: Node | undefined): boolean {
  return node === undefined || node.kind === 'null' || (node.kind === 'text' && node.value.trim() === '');
}

/** Text, or the digits of a number: an id such as 7. */
export function wordIn(node: Node | undefined): string | undefined {
  return node?.kind === 'number' ? node.source : textIn(node)?.trim() || undefined;
}

/** An id, in quotes where it would break the line that it is told in. */
export function idIn(node: Node | undefined): string | undefined {
  const word = wordIn(node);
  return word !== undefined && /[\p{Cc}\u2028\u2029]/u.test(word) ? cited(word) : word;
}

/** What stands there, as a person would say it. */
export function shown(node: Node | undefined): string {
  if (node === undefined) return 'nothing';
  switch (node.kind) {
    case 'map':
      return 'a mapping';
    case 'list':
      return 'a list';
    case 'null':
      return 'null';
    case 'text':
      return cited(node.value);
    default:
      return String(node.value);
  }
}

/** One of the known words; anything else is told with all of them and the nearest. */
export function oneOf<T extends string>(
  { path, notes, rule }: Reader,
  entry: Entry | undefined,
  name: string,
  known: readonly T[],
): T | undefined {
  if (!entry) return undefined;
  const word = textIn(entry.value);
  const found = known.find(each => each === word);
  if (found) return found;
  const near = word === undefined ? '' : didYouMean(word, known);
  const message = `${name} is ${shown(entry.value)}, and must be one of ${known.join(', ')}${near}`;
  notes.tell(rule, 'fail', spot(path, entry), message);
  return undefined;
}

/** A list; null is an empty one, and a single text a list of one, both with a warning. */
export function listOf({ path, notes, rule }: Reader, entry: Entry | undefined, name: string): readonly Node[] {
  if (!entry) return [];
  const { value } = entry;
  if (value.kind === 'list') return value.items;
  const clear = value.kind === 'null' || value.kind === 'text';
  const form = value.kind === 'null' ? '[]' : '["…"]';
  notes.tell(
    rule,
    clear ? 'warn' : 'fail',
    spot(path, entry),
    `${name} is ${shown(value)} where a list belongs; write ${form}`,
  );
  return value.kind === 'text' && value.value.trim() !== '' ? [value] : [];
}

/** A list whose items are all text. */
export function textsOf(reader: Reader, entry: Entry | undefined, name: string): { value: string; at: Spot }[] {
  return listOf(reader, entry, name).flatMap(item => {
    const value = wordIn(item);
    if (value !== undefined) return [{ value, at: spot(reader.path, item) }];
    reader.notes.tell(reader.rule, 'warn', spot(reader.path, item), `${name} holds ${shown(item)} where text belongs`);
    return [];
  });
}
