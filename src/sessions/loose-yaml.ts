import type { Entry, Node, Position, SyntaxProblem } from '../syntax/located-value.ts';
import { parseYaml } from '../syntax/yaml.ts';
import { type Fault, moved, unfenced } from './loose-text.ts';

export interface LooseList {
  /** The items of the list, or of the list under the key; undefined where there is no such list. */
  items?: Node[];
  /** A map in the place of a list: key by key. */
  entries?: Entry[];
  faults: Fault[];
}

const mostFaults = 10;
const mostItems = 5_000;
const longestFile = 2 * 1024 * 1024;

/**
 * The list in a YAML file as agents write it: the whole document, or what stands under `key`. Where the document can't be
 * read as a whole, every item is read on its own, so that one unquoted colon does not hide five hundred tasks.
 */
export function looseList(source: string, key: string): LooseList {
  const { text, faults } = unfenced(source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'));
  if (text.length > longestFile) return { faults: [{ line: 1, message: 'it is larger than 2 MiB; split it' }] };
  const { nodes, problems } = parseYaml(text);
  if (problems.length === 0) return { ...listIn(nodes, key), faults };
  const lines = text.split('\n');
  const cuts = itemLines(lines, key);
  if (cuts.length === 0) {
    const [first] = problems;
    faults.push({ line: first!.at.line, message: first!.message });
    const mended = mendAll(text, faults, 0);
    return { ...(mended ? listIn([mended], key) : {}), faults };
  }
  const rest = cuts[mostItems];
  if (rest !== undefined) {
    faults.push({ line: rest + 1, message: `there are more than ${mostItems} entries; the rest was not read` });
    cuts.length = mostItems;
  }
  const items: Node[] = [];
  for (const [index, from] of cuts.entries()) {
    const to = cuts[index + 1] ?? rest ?? endOfList(lines, from, indentOf(lines[cuts[0]!]!));
    const node = mendAll(lines.slice(from, to).join('\n'), faults, from);
    if (node?.kind === 'list') items.push(...node.items);
    else if (node) items.push(node);
  }
  return { items, faults };
}

function listIn(nodes: readonly Node[], key: string): Omit<LooseList, 'faults'> {
  const items: Node[] = [];
  const entries: Entry[] = [];
  let found = false;
  for (const node of nodes) {
    const value = node.kind === 'map' ? node.entries.find(each => each.key.toLowerCase() === key)?.value : node;
    if (value?.kind === 'list') items.push(...value.items);
    if (value?.kind === 'map') entries.push(...value.entries);
    found ||= value?.kind === 'list' || value?.kind === 'map' || value?.kind === 'null';
  }
  return { ...(found ? { items } : {}), ...(entries.length > 0 ? { entries } : {}) };
}

/** The lines, from 0, on which the items of the list start. */
function itemLines(lines: readonly string[], key: string): number[] {
  const opening = lines.findIndex(line => new RegExp(`^["']?${key}["']?\\s*:\\s*(?:#.*)?$`, 'i').test(line));
  const first = lines.findIndex((line, index) => index > opening && /^\s*-(?:\s|$)/.test(line));
  if (first === -1 || (opening === -1 && indentOf(lines[first]!) > 0)) return [];
  const indent = indentOf(lines[first]!);
  const end = endOfList(lines, first, indent);
  return lines.flatMap((line, index) =>
    index >= first && index < end && indentOf(line) === indent && /^\s*-(?:\s|$)/.test(line) ? [index] : [],
  );
}

function endOfList(lines: readonly string[], from: number, indent: number): number {
  const end = lines.findIndex(
    (line, index) =>
      index > from &&
      /\S/.test(line) &&
      !/^\s*#/.test(line) &&
      (indentOf(line) < indent || (indentOf(line) === indent && !/^\s*-(?:\s|$)/.test(line))),
  );
  return end === -1 ? lines.length : end;
}

function indentOf(line: string): number {
  return /^[ \t]*/.exec(line)![0].length;
}

/** Reads a part of the file that starts after `before` lines; tells each fault, mends it, and reads on. */
function mendAll(source: string, faults: Fault[], before: number): Node | undefined {
  let text = source;
  let last: SyntaxProblem | undefined;
  for (let tries = 0; tries < mostFaults; tries++) {
    const { nodes, problems } = parseYaml(text);
    const [problem] = problems;
    if (!problem) return nodes[0] && shifted(nodes[0], before);
    const again = last !== undefined && last.at.line === problem.at.line;
    if (!faults.some(({ line }) => line === problem.at.line + before)) {
      faults.push({ line: problem.at.line + before, message: moved(problem.message, before) });
    }
    text = mended(text, problem, again);
    last = problem;
  }
  return undefined;
}

/** The text with the line of the problem put right, or left out where that did not help. */
function mended(text: string, { code, at }: SyntaxProblem, again: boolean): string {
  const lines = text.split('\n');
  const line = lines[at.line - 1] ?? '';
  const mend = () => {
    if (again) return '';
    if (code === 'duplicate_key' || code === 'forbidden_key' || code === 'merge_key') {
      const quote = /["']/.test(line[at.column - 1] ?? '') ? 1 : 0;
      const from = at.column - 1 + quote;
      return `${line.slice(0, from)}again-${at.line}-${line.slice(from)}`;
    }
    if (/^\s*\t/.test(line)) return line.replace(/^\s+/, space => space.replaceAll('\t', '  '));
    const parts = /^(\s*(?:-\s+)*(?:[\w./-]+\s*:\s+)?)(.+)$/.exec(line);
    return parts ? `${parts[1]}${JSON.stringify(parts[2]!.trim())}` : '';
  };
  lines[at.line - 1] = mend();
  return lines.join('\n');
}

/** The same node, so many lines further down. */
export function shifted(node: Node, by: number): Node {
  const move = ({ line, column }: Position) => ({ line: line + by, column });
  const at = move(node.at);
  switch (node.kind) {
    case 'map':
      return {
        ...node,
        at,
        entries: node.entries.map(({ key, keyAt, value }) => ({ key, keyAt: move(keyAt), value: shifted(value, by) })),
      };
    case 'list':
      return { ...node, at, items: node.items.map(item => shifted(item, by)) };
    default:
      return { ...node, at };
  }
}
