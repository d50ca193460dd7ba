import { quoted } from '../../model/command.ts';
import type { Node } from '../../syntax/located-value.ts';
import { parseDocuments } from '../../syntax/parse.ts';

/** One key that an edit changes, adds or removes. */
export interface ContractEdit {
  /** "`tests.min: 3 → 1`" */
  words: string;
  /** In the version after the edit; 1 if the key is gone. */
  line: number;
}

interface Leaf {
  value: string;
  line: number;
}

/** What differs between two versions of a contract file, key by key. None if a version can't be read, or they say the same. */
export function contractEdits(path: string, before: string, after: string): ContractEdit[] {
  const versions = [before, after].map(text => parseDocuments(path, text));
  if (versions.some(({ problems }) => problems.length > 0)) return [];
  const [was, is] = versions.map(({ nodes }) => leavesIn(nodes));
  const keys = [...new Set([...was!.keys(), ...is!.keys()])];
  return keys.flatMap(key => differences(key, was!.get(key) ?? [], is!.get(key) ?? []));
}

const longestValue = 60;

/** Values of one key: those that are gone next to those that are new. */
function differences(key: string, was: readonly Leaf[], is: readonly Leaf[]): ContractEdit[] {
  const without = (all: readonly Leaf[], others: readonly Leaf[]) =>
    all.filter(({ value }) => !others.some(other => other.value === value));
  const [gone, added] = [without(was, is), without(is, was)];
  return Array.from({ length: Math.max(gone.length, added.length) }, (_, index) => {
    const [from, to] = [gone[index], added[index]];
    const words = `${key}: ${shown(from)} → ${shown(to)}`;
    return { words: quoted(words), line: to?.line ?? 1 };
  });
}

function shown(leaf: Leaf | undefined): string {
  if (!leaf) return '(none)';
  return leaf.value.length > longestValue ? `${leaf.value.slice(0, longestValue - 1)}…` : leaf.value;
}

/** Keys as a contract's author knows them, without the one that holds all checks. */
function leavesIn(nodes: readonly Node[]): Map<string, Leaf[]> {
  const leaves = new Map<string, Leaf[]>();
  const add = (key: string, value: string, line: number) =>
    leaves.set(key, [...(leaves.get(key) ?? []), { value, line }]);
  const walk = (node: Node, key: string): void => {
    if (node.kind === 'map') {
      for (const entry of node.entries) walk(entry.value, key === '' ? entry.key : `${key}.${entry.key}`);
      if (node.entries.length === 0) add(key, '{}', node.at.line);
    } else if (node.kind === 'list') {
      for (const [index, item] of node.items.entries())
        walk(item, item.kind === 'map' || item.kind === 'list' ? `${key}[${index + 1}]` : key);
    } else add(nameOf(key), textOf(node), node.at.line);
  };
  for (const [index, node] of nodes.entries()) walk(node, nodes.length > 1 ? `#${index + 1}` : '');
  return leaves;
}

function nameOf(key: string): string {
  return key.replace(/^(#\d+)?\.?(?:metadata\.)?(?:validation|post)\.(?=.)/, (_, document: string | undefined) =>
    document === undefined ? '' : `${document} `,
  );
}

function textOf(node: Node): string {
  if (node.kind === 'text') return node.value.replaceAll(/\s+/g, ' ');
  if (node.kind === 'number') return node.source;
  return node.kind === 'boolean' ? String(node.value) : 'null';
}
