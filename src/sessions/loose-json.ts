import { parseJson } from '../syntax/json.ts';
import type { Node, SyntaxProblem } from '../syntax/located-value.ts';
import { scanMarkdown } from '../syntax/markdown.ts';
import { parseYaml } from '../syntax/yaml.ts';
import { blank, type Fault, insert, lineAt, offsetOf, unfenced } from './loose-text.ts';

export interface Loose {
  /** Undefined where nothing could be made of the text. */
  node?: Node;
  faults: Fault[];
}

const mostFaults = 25;
const largestMended = 1024 * 1024;

/**
 * JSON as agents write it. Every fault is told at its line, and what is meant is read all the same where that is clear:
 * comments, commas too many or too few, keys that stand twice (the first counts), a fence or prose around it.
 */
export function looseJson(source: string): Loose {
  const bare = withoutProse(source);
  const { faults } = bare;
  let { text } = bare;
  for (;;) {
    const result = parseJson(text);
    if ('node' in result) return { node: result.node, faults };
    const { problem } = result;
    faults.push({ line: problem.at.line, message: problem.message });
    const mended = text.length > largestMended || faults.length >= mostFaults ? undefined : mend(text, problem);
    if (mended === undefined || mended === text) break;
    text = mended;
  }
  const node = asYaml(text);
  return node ? { node, faults } : { faults };
}

/** Most of what JSON refuses inside a value (single quotes, line breaks in text, bare words) YAML can read. */
function asYaml(text: string): Node | undefined {
  const { nodes, problems } = parseYaml(text);
  const [node] = nodes;
  return nodes.length === 1 && problems.length === 0 && (node?.kind === 'map' || node?.kind === 'list')
    ? node
    : undefined;
}

function mend(text: string, { code, at }: SyntaxProblem): string | undefined {
  const offset = offsetOf(text, at.line, at.column);
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

function endOfLine(text: string, from: number): number {
  const found = text.slice(from).search(/[\r\n]/);
  return found === -1 ? text.length : from + found;
}

/** Takes away a fence, or sentences before and after the outermost braces; each is a fault. */
function withoutProse(source: string): { text: string; faults: Fault[] } {
  const { text, faults } = unfenced(source.replace(/^\uFEFF/, ''));
  const lead = /^\s*/.exec(text)![0].length;
  const first = text[lead];
  const open = first === '{' || first === '[' || text.startsWith('//', lead) || text.startsWith('/*', lead);
  const start = open ? lead : text.search(/[{[]/);
  if (start === -1) return { text, faults };
  const inside = start > lead ? fencedJson(text) : undefined;
  const from = inside?.from ?? start;
  const end = inside?.to ?? Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
  const prose = (line: number) => ({ line, message: 'text stands outside the JSON; remove it' });
  let bare = text;
  if (from > lead) faults.push(prose(lineAt(text, lead)));
  bare = blank(bare, 0, from > lead ? from : 0);
  const after = end > from && text.slice(end).trim() !== '' && !/^\s*(?:\/\/|\/\*|,)/.test(text.slice(end));
  if (after) {
    if (from <= lead || !inside) faults.push(prose(lineAt(text, end + text.slice(end).search(/\S/))));
    bare = blank(bare, end, bare.length);
  }
  return { text: bare, faults };
}

/** The first fence in a text that holds JSON. */
function fencedJson(text: string): { from: number; to: number } | undefined {
  const { fences, lines } = scanMarkdown(text);
  const found = fences.find(fence => /^\s*[{[]/.test(lines.slice(fence.from, fence.to).join('\n')));
  return found && { from: offsetOf(text, found.from + 1, 1), to: offsetOf(text, found.to + 1, 1) };
}
