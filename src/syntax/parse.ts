import { parseJson } from './json.ts';
import type { Node, Position, SyntaxCode, SyntaxProblem } from './located-value.ts';
import { decode } from './utf8.ts';
import { maxDocumentBytes, parseYaml } from './yaml.ts';

/** A problem with the file that it is in. */
export interface FileProblem extends SyntaxProblem {
  at: Position & { path: string };
}

interface Parsed {
  nodes: Node[];
  problems: SyntaxProblem[];
}

const maxFileBytes = 10 * 1024 * 1024;

/** The documents of a file: JSON if its name ends in .json, YAML otherwise. Each map of a list is a document. */
export function parseDocuments(name: string, bytes: Uint8Array | string): { nodes: Node[]; problems: FileProblem[] } {
  const { nodes, problems } = parsed(name, bytes);
  return { nodes, problems: problems.map(({ code, message, at }) => ({ code, message, at: { path: name, ...at } })) };
}

function parsed(name: string, bytes: Uint8Array | string): Parsed {
  const size = typeof bytes === 'string' ? Buffer.byteLength(bytes) : bytes.length;
  if (size > maxFileBytes) return refused('too_large', `${name} is larger than 10 MiB; split it`);
  const decoded = typeof bytes === 'string' ? { text: bytes.replace(/^\uFEFF/, '') } : decode(bytes);
  if ('problem' in decoded) return refused('encoding', `${name} ${decoded.problem}`, decoded.line);
  return /\.json$/i.test(name) ? jsonDocuments(decoded.text) : yamlDocuments(decoded.text);
}

function refused(code: SyntaxCode, message: string, line = 1): Parsed {
  return { nodes: [], problems: [{ code, message, at: { line, column: 1 } }] };
}

function yamlDocuments(text: string): Parsed {
  const { nodes, problems } = parseYaml(text);
  return { nodes: nodes.flatMap(node => (isListOfMaps(node) ? node.items : [node])), problems };
}

function isListOfMaps(node: Node): node is Extract<Node, { kind: 'list' }> {
  return node.kind === 'list' && node.items.length > 0 && node.items.every(item => item.kind === 'map');
}

function jsonDocuments(text: string): Parsed {
  const result = parseJson(text);
  if ('problem' in result) return { nodes: [], problems: [result.problem] };
  const { node, ends } = result;
  if (node.kind !== 'list') return keptSmall([node], [text.trim()]);
  let from = text.indexOf('[') + 1;
  const texts = ends.map(end => {
    const item = text.slice(from, end).replace(/^[\s,]+/, '');
    from = end;
    return item;
  });
  return keptSmall(node.items, texts);
}

/** Keeps the nodes whose text is within the limit for a document, and reports the others. */
function keptSmall(all: readonly Node[], texts: readonly string[]): Parsed {
  const result: Parsed = { nodes: [], problems: [] };
  for (const [index, node] of all.entries()) {
    if (Buffer.byteLength(texts[index] ?? '') <= maxDocumentBytes) result.nodes.push(node);
    else {
      const message = 'the document is larger than 256 KiB; split it';
      result.problems.push({ code: 'too_large', message, at: node.at });
    }
  }
  return result;
}
