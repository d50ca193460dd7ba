import type { Node, Position } from './node.ts';
import { type Results, resultsShape } from './results.ts';
import { compiled, inWords, readCompiled } from './schema-read.ts';
import { results } from './schema-validators.ts';

const shape = compiled(resultsShape, results);

/** Results that were read back from a file. Anybody may have written it: what is not of the form is refused with its place. */
export function readResults(node: Node): { value: Results } | { problem: { message: string; at: Position } } {
  const read = readCompiled(shape, node);
  if ('value' in read) return read;
  return { problem: { message: inWords(read.error, shape.wants), at: read.error.node.at } };
}
