import { didYouMean } from '../../match/suggest.ts';
import type { Place } from '../../model/finding.ts';
import type { Entry, Node } from '../../syntax/located-value.ts';
import { cited } from '../../syntax/text.ts';
import type { Findings } from '../findings.ts';
import type { RuleId } from '../rules.ts';

/** A map of an artifact, and the rule under which its mistakes are reported. */
export interface Reader {
  node: Node;
  path: string;
  findings: Findings;
  rule: RuleId;
}

/** A key regardless of spelling: `decisionId`, `Decision-ID`. */
function folded(key: string): string {
  return key.toLowerCase().replaceAll(/[-_\s]/g, '');
}

/** The entry under a key, or, with a warning, under another name for it. */
export function find(
  { node, path, findings, rule }: Reader,
  key: string,
  aliases: readonly string[] = [],
): Entry | undefined {
  if (node.kind !== 'map') return undefined;
  const exact = node.entries.find(each => each.key === key);
  if (exact) return exact;
  const names = [key, ...aliases].map(folded);
  const other = node.entries.find(each => names.includes(folded(each.key)));
  if (other) findings.add(rule, 'warn', { path, line: other.keyAt.line }, `rename ${cited(other.key)} to ${key}`);
  return other;
}

/** The line of a node or entry, for a message about it or about something missing from it. */
export function placeOf(path: string, node: Node | Entry | undefined, otherwise = 1): Place {
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

/** An id; quoted if it would break the line of a message. */
export function idIn(node: Node | undefined): string | undefined {
  const word = wordIn(node);
  return word !== undefined && /[\p{Cc}\u2028\u2029]/u.test(word) ? cited(word) : word;
}

/** A value in a message. */
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

/** One of the known words. Reports anything else. */
export function oneOf<T extends string>(
  { path, findings, rule }: Reader,
  entry: Entry | undefined,
  name: string,
  known: readonly T[],
): T | undefined {
  if (!entry) return undefined;
  const word = textIn(entry.value);
  const found = known.find(each => each === word);
  if (found) return found;
  findings.add(rule, 'fail', placeOf(path, entry), unknownWord(name, entry.value, known));
  return undefined;
}

/** `unknown status "Done"; use one of OK, FAIL; did you mean …?` */
export function unknownWord(name: string, value: Node, known: readonly string[]): string {
  const near = didYouMean(textIn(value) ?? '', known);
  return `unknown ${name} ${shown(value)}; use one of ${known.join(', ')}${near}`;
}

/** A list. Null counts as an empty one and a single text as a list of one, both with a warning. */
export function listOf({ path, findings, rule }: Reader, entry: Entry | undefined, name: string): readonly Node[] {
  if (!entry) return [];
  const { value } = entry;
  if (value.kind === 'list') return value.items;
  const clear = value.kind === 'null' || value.kind === 'text';
  const form = value.kind === 'null' ? '[]' : '["…"]';
  const message = `${name} must be a list, not ${shown(value)}; write ${form}`;
  findings.add(rule, clear ? 'warn' : 'fail', placeOf(path, entry), message);
  return value.kind === 'text' && value.value.trim() !== '' ? [value] : [];
}

/** A list of texts. Reports items that are not text. */
export function textsOf(reader: Reader, entry: Entry | undefined, name: string): { value: string; at: Place }[] {
  const { path, findings, rule } = reader;
  return listOf(reader, entry, name).flatMap(item => {
    const value = wordIn(item);
    if (value !== undefined) return [{ value, at: placeOf(path, item) }];
    findings.add(rule, 'warn', placeOf(path, item), `${name} must contain text only, not ${shown(item)}`);
    return [];
  });
}

/** An object with the key only if there is a value. */
export function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };
}
