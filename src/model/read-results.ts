import { compiled, describeError, readCompiled } from '../schema/built-in.ts';
import { results } from '../schema/validators.ts';
import { entry, type Node, type Position } from '../syntax/located-value.ts';
import { type Results, resultsShape, resultsVersion } from './results.ts';

const shape = compiled(resultsShape, results);

interface ReadProblem {
  message: string;
  at: Position;
}

/** Reads a results file. Anybody may have written it: what is malformed is refused with its place. */
export function readResults(node: Node): { value: Results } | { problem: ReadProblem } {
  const read = readCompiled(shape, node);
  if ('value' in read) return read;
  const problem = { message: describeError(read.error, shape.wants), at: read.error.node.at };
  return { problem: otherVersion(node) ?? problem };
}

/** A file of another version may differ anywhere: its version explains more than any single difference. */
function otherVersion(node: Node): ReadProblem | undefined {
  const version = entry(node, 'version')?.value;
  const problems: ReadProblem[] = [];
  if (version) resultsVersion.read(version, (_, message, at) => problems.push({ message: `version: ${message}`, at }));
  return problems[0];
}
