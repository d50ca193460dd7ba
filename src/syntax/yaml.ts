import { LineCounter } from 'yaml';
import type { Node } from './located-value.ts';
import type { LocatedProblem } from './parse.ts';
import { nodeOf } from './yaml-nodes.ts';
import { readDocument } from './yaml-read.ts';
import { type Chunk, splitDocuments } from './yaml-split.ts';

const maxDocuments = 1_000;

/**
 * Every document of a YAML 1.2 stream: a node, or exactly one problem. Nothing throws, whatever the text. `firstLine`: the
 * line of the file on which the text starts.
 */
export function parseYaml(text: string, firstLine = 1): { nodes: Node[]; problems: LocatedProblem[] } {
  const nodes: Node[] = [];
  const problems: LocatedProblem[] = [];
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const chunks = splitDocuments(lines, maxDocuments + 1);
  for (const chunk of chunks.slice(0, maxDocuments)) {
    const result = parseChunk({ ...chunk, line: chunk.line + firstLine - 1 });
    if ('problem' in result) problems.push(result.problem);
    else if (result.node) nodes.push(result.node);
  }
  const rest = chunks[maxDocuments];
  if (rest) {
    const message = `the file holds more than ${maxDocuments} documents; split it`;
    problems.push({ code: 'too_many', message, at: { line: rest.line + firstLine - 1, column: 1 } });
  }
  return { nodes, problems };
}

function parseChunk({ text, line }: Chunk): { node?: Node } | { problem: LocatedProblem } {
  const counter = new LineCounter();
  for (let start = 0; start !== -1; start = nextLine(text, start)) counter.addNewLine(start);
  const place = (offset: number) => {
    const found = counter.linePos(Math.min(Math.max(offset, 0), text.length));
    return { line: found.line + line - 1, column: found.col };
  };
  const read = readDocument(text);
  const result = 'offset' in read ? read : nodeOf(read.contents, place);
  if (!result) return {};
  if ('kind' in result) return { node: result };
  const at = place(result.offset);
  return { problem: { code: result.code, message: result.message.replaceAll('{line}', String(at.line)), at } };
}

function nextLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? -1 : end + 1;
}
