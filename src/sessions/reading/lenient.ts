import { parseJson } from '../../syntax/json.ts';
import type { Entry, Node, SyntaxProblem } from '../../syntax/located-value.ts';
import { scanMarkdown } from '../../syntax/markdown.ts';
import { decode } from '../../syntax/utf8.ts';
import { parseYaml } from '../../syntax/yaml.ts';

/** A mistake in how a text is written. What it means may still be clear. */
export interface Fault {
  code: string;
  line: number;
  message: string;
}

/** The text of a file, or why it has none. */
export function textOf(content: Uint8Array | string): { text: string } | { fault: Fault } {
  if (typeof content === 'string') return { fault: { code: 'unreadable', line: 1, message: content } };
  const decoded = decode(content);
  if ('problem' in decoded)
    return { fault: { code: 'encoding', line: decoded.line, message: `the file ${decoded.problem}` } };
  return decoded.text.trim() === '' ? { fault: { code: 'empty', line: 1, message: 'the file is empty' } } : decoded;
}

export function sameContent(a: Uint8Array | string | undefined, b: Uint8Array | string | undefined): boolean {
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  return a === b;
}

const maxJsonFaults = 25;
const maxRepairedJson = 1024 * 1024;

/**
 * JSON as agents write it. Reports every fault at its line, and reads on if the meaning is clear: comments, extra or
 * missing commas, duplicate keys (the first counts), a fence or prose around it. `firstLine`: the line of the file on
 * which the text starts.
 */
export function readJson(source: string, firstLine = 1): { node?: Node; faults: Fault[] } {
  const bare = withoutProse(source, firstLine);
  const { faults } = bare;
  let { text } = bare;
  for (;;) {
    const result = parseJson(text, undefined, firstLine);
    if ('node' in result) return { node: result.node, faults };
    const { code, message, at } = result.problem;
    faults.push({ code, line: at.line, message });
    const repairable = text.length <= maxRepairedJson && faults.length < maxJsonFaults;
    const repaired = repairable ? repairJson(text, result.problem, firstLine) : undefined;
    if (repaired === undefined || repaired === text) break;
    text = repaired;
  }
  const node = jsonAsYaml(text, firstLine);
  return node ? { node, faults } : { faults };
}

/** YAML accepts most of what JSON refuses inside a value: single quotes, line breaks in text, bare words. */
function jsonAsYaml(text: string, firstLine: number): Node | undefined {
  const { nodes, problems } = parseYaml(text, firstLine);
  const [node] = nodes;
  return nodes.length === 1 && problems.length === 0 && (node?.kind === 'map' || node?.kind === 'list')
    ? node
    : undefined;
}

function repairJson(text: string, { code, at }: SyntaxProblem, firstLine: number): string | undefined {
  const offset = offsetOf(text, at.line - firstLine + 1, at.column);
  if (code === 'duplicate_key' || code === 'forbidden_key')
    return insert(text, offset + 1, `(again, line ${at.line}) `);
  const rest = text.slice(offset, offset + 2);
  if (rest === '//' || rest.startsWith('#')) return blank(text, offset, endOfLine(text, offset));
  if (rest === '/*') {
    const end = text.indexOf('*/', offset);
    return end === -1 ? undefined : blank(text, offset, end + 2);
  }
  const word = /^(?:None|Null|NULL|nil|undefined|NaN|True|TRUE|False|FALSE)\b/.exec(
    text.slice(offset, offset + 20),
  )?.[0];
  if (word) {
    const meant = /^(?:true|false)$/i.test(word) ? word.toLowerCase() : 'null';
    return text.slice(0, offset) + meant + text.slice(offset + word.length);
  }
  if (code === 'missing_comma') return insert(text, offset, ',');
  if (rest.startsWith(',') || rest.startsWith('\t')) return blank(text, offset, offset + 1);
  return undefined;
}

/** Removes a fence, or sentences before and after the outermost braces. Each is a fault. */
function withoutProse(source: string, firstLine: number): { text: string; faults: Fault[] } {
  const { text, faults } = unfenced(source.replace(/^\uFEFF/, ''), firstLine);
  const lead = /^\s*/.exec(text)![0].length;
  const first = text[lead];
  const open = first === '{' || first === '[' || text.startsWith('//', lead) || text.startsWith('/*', lead);
  const start = open ? lead : text.search(/[{[]/);
  if (start === -1) return { text, faults };
  const inside = start > lead ? fencedJson(text) : undefined;
  const from = inside?.from ?? start;
  const end = inside?.to ?? Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
  const prose = (offset: number) =>
    faults.push({
      code: 'prose',
      line: lineAt(text, offset) + firstLine - 1,
      message: 'text outside the JSON; remove it',
    });
  let bare = text;
  if (from > lead) prose(lead);
  bare = blank(bare, 0, from > lead ? from : 0);
  const after = end > from && text.slice(end).trim() !== '' && !/^\s*(?:\/\/|\/\*|,)/.test(text.slice(end));
  if (after) {
    if (from <= lead || !inside) prose(end + text.slice(end).search(/\S/));
    bare = blank(bare, end, bare.length);
  }
  return { text: bare, faults };
}

/** The first fence that contains JSON. */
function fencedJson(text: string): { from: number; to: number } | undefined {
  const { fences, lines } = scanMarkdown(text);
  const found = fences.find(fence => /^\s*[{[]/.test(lines.slice(fence.from, fence.to).join('\n')));
  return found && { from: offsetOf(text, found.from + 1, 1), to: offsetOf(text, found.to + 1, 1) };
}

export interface LenientList {
  /** The items of the list, or of the list under the key; undefined if there is no such list. */
  items?: Node[];
  /** The entries of a map in place of the list. */
  entries?: Entry[];
  faults: Fault[];
}

const maxItemFaults = 10;
const maxItems = 5_000;
const maxYamlLength = 2 * 1024 * 1024;

/**
 * The list in a YAML file as agents write it: the whole document, or the value of `key`. If the document is invalid, each
 * item is read on its own, so that one unquoted colon does not hide five hundred tasks.
 */
export function readYamlList(source: string, key: string): LenientList {
  const { text, faults } = unfenced(source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'), 1);
  if (text.length > maxYamlLength)
    return { faults: [{ code: 'too_large', line: 1, message: 'the file is larger than 2 MiB; split it' }] };
  const { nodes, problems } = parseYaml(text);
  if (problems.length === 0) return { ...listIn(nodes, key), faults };
  const lines = text.split('\n');
  const starts = itemLines(lines, key);
  if (starts.length === 0) {
    const [first] = problems;
    faults.push({ code: first!.code, line: first!.at.line, message: first!.message });
    const node = readYamlPart(text, faults, 1);
    return { ...(node ? listIn([node], key) : {}), faults };
  }
  const rest = starts[maxItems];
  if (rest !== undefined) {
    const message = `only the first ${maxItems} entries were read; split the file`;
    faults.push({ code: 'too_many', line: rest + 1, message });
    starts.length = maxItems;
  }
  const items: Node[] = [];
  for (const [index, from] of starts.entries()) {
    const to = starts[index + 1] ?? rest ?? endOfList(lines, from, indentOf(lines[starts[0]!]!));
    const node = readYamlPart(lines.slice(from, to).join('\n'), faults, from + 1);
    if (node?.kind === 'list') items.push(...node.items);
    else if (node) items.push(node);
  }
  return { items, faults };
}

function listIn(nodes: readonly Node[], key: string): Omit<LenientList, 'faults'> {
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

/** Reads a part of the file that starts on `firstLine`: reports each fault, repairs its line, and reads on. */
function readYamlPart(source: string, faults: Fault[], firstLine: number): Node | undefined {
  let text = source;
  let last: SyntaxProblem | undefined;
  for (let tries = 0; tries < maxItemFaults; tries++) {
    const { nodes, problems } = parseYaml(text, firstLine);
    const [problem] = problems;
    if (!problem) return nodes[0];
    const { code, at, message } = problem;
    const again = last !== undefined && last.at.line === at.line;
    if (!faults.some(({ line }) => line === at.line)) faults.push({ code, line: at.line, message });
    text = repairYaml(text, problem, again, firstLine);
    last = problem;
  }
  return undefined;
}

/** The text with the line of the problem repaired, or blanked if the first repair did not help. */
function repairYaml(text: string, { code, at }: SyntaxProblem, again: boolean, firstLine: number): string {
  const lines = text.split('\n');
  const index = at.line - firstLine;
  const line = lines[index] ?? '';
  const repaired = () => {
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
  lines[index] = repaired();
  return lines.join('\n');
}

const fence = /^[ \t]*(`{3,}|~{3,})[^\n`]*$/gm;

/** Removes a Markdown fence around the whole text and reports it. */
function unfenced(text: string, firstLine: number): { text: string; faults: Fault[] } {
  if (!/^\s*(?:`{3}|~{3})/.test(text)) return { text, faults: [] };
  const [open, ...rest] = [...text.matchAll(fence)];
  const close = rest.at(-1);
  if (!open) return { text, faults: [] };
  let plain = blank(text, open.index, open.index + open[0].length);
  if (close) plain = blank(plain, close.index, plain.length);
  const line = lineAt(text, open.index) + firstLine - 1;
  return {
    text: plain,
    faults: [{ code: 'fence', line, message: 'a Markdown fence surrounds the content; remove it' }],
  };
}

/** Blanks the text between two offsets and keeps every line where it is. */
function blank(text: string, from: number, to: number): string {
  return text.slice(0, from) + text.slice(from, to).replaceAll(/[^\r\n]/g, ' ') + text.slice(to);
}

function insert(text: string, at: number, words: string): string {
  return text.slice(0, at) + words + text.slice(at);
}

/** The offset of a line and column, both from 1. */
function offsetOf(text: string, line: number, column: number): number {
  const ends = /\r\n|\r|\n/g;
  let start = 0;
  for (let current = 1; current < line; current++) {
    if (!ends.exec(text)) return text.length;
    start = ends.lastIndex;
  }
  return Math.min(start + column - 1, text.length);
}

function lineAt(text: string, offset: number): number {
  return (text.slice(0, offset).match(/\r\n|\r|\n/g) ?? []).length + 1;
}

function endOfLine(text: string, from: number): number {
  const found = text.slice(from).search(/[\r\n]/);
  return found === -1 ? text.length : from + found;
}
