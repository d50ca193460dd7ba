import { parseJson } from '../../syntax/json.ts';
import { type Node, plain } from '../../syntax/located-value.ts';
import { scanMarkdown } from '../../syntax/markdown.ts';
import { builtInAgents, promptSuffix } from './agents.ts';

export type OutputValue =
  | { kind: 'list'; items: string[] }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'none' }
  | { kind: 'integer'; value: number }
  | { kind: 'text'; value: string };

export interface OutputField {
  key: string;
  value: OutputValue;
  line: number;
}

/** What an agent ends its answer with, between `---OUTPUT---` and `---END---` or as JSON. */
export interface OutputBlock {
  fields: OutputField[];
  /** Lines between the markers that are neither fields nor blank. */
  strays: number[];
  /** The line of the opening marker, from 1. */
  line: number;
  /** Whether the closing marker was found; if not, the block runs to the end of the text. */
  ended: boolean;
  /** Characters between the markers. */
  length: number;
  /** Whether any text follows the closing marker. */
  textAfter: boolean;
}

/** The last block of a text. */
export function lastOutputBlock(text: string): OutputBlock | undefined {
  return outputBlocks(text).at(-1);
}

/**
 * Every block of a text, in order; if none is outside of fences, those in fences. Quotes and comments don't count, and
 * neither does a copy of the prompt that asks for a block.
 */
export function outputBlocks(text: string): OutputBlock[] {
  if (!text.includes(opening)) return [];
  const { lines, words, fences } = scanMarkdown(text);
  const outside = blocksAmong(words, lines);
  if (outside.length > 0) return outside;
  return fences
    .filter(({ word }) => !documents.has(word))
    .flatMap(({ text: inner, from, to, closed }) => {
      const inFence = inner.split('\n');
      const own = lines.map((_, index) => (index >= from && index < to ? (inFence[index - from] ?? '') : ''));
      const rest = lines.map((line, index) => (index === to && closed ? '' : line));
      return blocksAmong(own, rest);
    });
}

/** Fences that hold documents, in which a block is a quotation. */
const documents = new Set(['contract', 'validation', 'json', 'yaml', 'yml']);

/** The blocks among these lines. One that is not closed ends where the next begins, or with the text. */
function blocksAmong(words: readonly string[], lines: readonly string[]): OutputBlock[] {
  const isMarker = (line: string, marker: string) => line.trim() === marker && /^ {0,3}-/.test(line);
  const opens = words.flatMap((line, index) => (isMarker(line, opening) ? [index] : []));
  const lastWord = lines.findLastIndex(line => line.trim() !== '');
  return opens.flatMap((open, order) => {
    const limit = opens[order + 1] ?? lines.length;
    const inner = words.slice(open + 1, limit);
    const close = inner.findIndex(line => isMarker(line, closing));
    const ended = close !== -1;
    const end = ended ? open + 1 + close : limit;
    const fields = words.slice(open + 1, end).flatMap((line, index) => fieldIn(line, open + index + 2));
    const length = lines.slice(open + 1, end).join('\n').length;
    const held = new Set(fields.map(({ line }) => line));
    const strays = lines.slice(open + 1, end).flatMap((line, index) => {
      const number = open + index + 2;
      return line.trim() === '' || held.has(number) ? [] : [number];
    });
    if (prompts.has(written(words.slice(open + 1, end)))) return [];
    return [{ fields, strays, line: open + 1, ended, length, textAfter: ended && lastWord > end }];
  });
}

/** What the prompts of the built-in agents ask for, without the markers. */
const prompts = new Set(builtInAgents.map(agent => written(promptSuffix(agent).split('\n').slice(2, -1))));

function written(lines: readonly string[]): string {
  return lines
    .map(line => line.trim())
    .filter(line => line !== '')
    .join('\n');
}

const opening = '---OUTPUT---';
const closing = '---END---';

function fieldIn(line: string, number: number): OutputField[] {
  const colon = line.indexOf(':');
  const key = line.slice(0, Math.max(colon, 0)).trim();
  return key === '' ? [] : [{ key, value: outputValue(line.slice(colon + 1)), line: number }];
}

/** Lines of prose that look like fields: what can be recovered if the block was forgotten. */
export function fieldsInProse(text: string, keys: readonly string[]): OutputField[] {
  return scanMarkdown(text).words.flatMap((line, index) => {
    const bare = line
      .replace(/^\s*(?:[-*+]\s+)?/, '')
      .replaceAll('**', '')
      .replaceAll('`', '');
    return fieldIn(bare, index + 1).filter(({ key }) => keys.includes(key));
  });
}

/** A value as agents write it: `[a, b]`, `true`, `none`, `3`, or text. */
function outputValue(source: string): OutputValue {
  const text = source.trim();
  const items = text.startsWith('[') && text.endsWith(']') && text.length > 1 ? listItems(text) : undefined;
  if (items) return { kind: 'list', items };
  const bare = unquoted(text);
  if (/^none$/i.test(bare)) return { kind: 'none' };
  if (/^(?:true|false)$/i.test(text)) return { kind: 'boolean', value: text.toLowerCase() === 'true' };
  if (/^[-+]?[0-9]{1,15}$/.test(text)) return { kind: 'integer', value: Number(text) };
  return { kind: 'text', value: bare };
}

/** The items between the brackets; undefined if the first bracket is closed before the end, as in `[a] or [b]`. */
function listItems(text: string): string[] | undefined {
  const inner = text.slice(1, -1);
  const cuts: number[] = [];
  const skip = quoteSkipper(inner);
  let depth = 0;
  for (let index = 0, fresh = true; index < inner.length; index++) {
    const character = inner[index]!;
    const past = skip(index, fresh);
    if (past !== undefined) index = past;
    else if ('[({'.includes(character)) depth++;
    else if (character === ']' && depth === 0) return undefined;
    else if ('])}'.includes(character)) depth = Math.max(0, depth - 1);
    else if (character === ',' && depth === 0) cuts.push(index);
    fresh = past === undefined && (character === ',' || (fresh && character === ' '));
  }
  // An unclosed bracket must not swallow the items after it.
  const parts = depth > 0 ? inner.split(',') : cutAt(inner, cuts);
  return parts.map(part => unquoted(part.trim())).filter(part => part !== '');
}

function cutAt(text: string, cuts: readonly number[]): string[] {
  return [...cuts, text.length].map((to, index) => text.slice(index === 0 ? 0 : cuts[index - 1]! + 1, to));
}

/**
 * Where the quotes that open at an offset end; undefined if none open there. Double quotes open anywhere; a single
 * quote or backtick only at the start of an item, since it is an apostrophe elsewhere. Linear over all calls.
 */
function quoteSkipper(text: string): (index: number, fresh: boolean) => number | undefined {
  const hopeless = new Set<string>();
  return (index, fresh) => {
    const quote = text[index]!;
    if (!'"\'`'.includes(quote) || hopeless.has(quote) || (quote !== '"' && !fresh)) return undefined;
    let end = text.indexOf(quote, index + 1);
    while (end !== -1 && quote !== '"' && !/^\s*(?:,|$)/.test(text.slice(end + 1, end + 20))) {
      end = text.indexOf(quote, end + 1);
    }
    if (end === -1) hopeless.add(quote);
    return end === -1 ? undefined : end;
  };
}

function unquoted(text: string): string {
  const quote = text[0];
  const wrapped = text.length > 1 && (quote === '"' || quote === "'" || quote === '`') && text.endsWith(quote);
  const inner = wrapped ? text.slice(1, -1) : text;
  return wrapped && !inner.includes(quote) ? inner : text;
}

/** The blocks of a text. A text that is one JSON object is one block. */
export function blocksIn(text: string): OutputBlock[] {
  if (!/^\uFEFF?\s*\{/.test(text)) return outputBlocks(text);
  const parsed = parseJson(text.replace(/^\uFEFF/, ''));
  return 'problem' in parsed ? outputBlocks(text) : [jsonBlock(parsed.node)];
}

/** A JSON or YAML mapping as a block. */
export function jsonBlock(node: Node): OutputBlock {
  const entries = node.kind === 'map' ? node.entries : [];
  const fields = entries.map(({ key, keyAt, value }) => ({ key, value: fieldValue(value), line: keyAt.line }));
  return {
    fields,
    strays: [],
    line: node.at.line,
    ended: true,
    length: JSON.stringify(plain(node)).length,
    textAfter: false,
  };
}

function fieldValue(node: Node): OutputValue {
  switch (node.kind) {
    case 'list':
      return { kind: 'list', items: node.items.map(textOf) };
    case 'boolean':
      return { kind: 'boolean', value: node.value };
    case 'number':
      return Number.isInteger(node.value)
        ? { kind: 'integer', value: node.value }
        : { kind: 'text', value: node.source };
    case 'null':
      return { kind: 'none' };
    case 'text':
      return /^none$/i.test(node.value) ? { kind: 'none' } : { kind: 'text', value: node.value };
    default:
      return { kind: 'text', value: textOf(node) };
  }
}

function textOf(node: Node): string {
  return node.kind === 'text' ? node.value : JSON.stringify(plain(node));
}
