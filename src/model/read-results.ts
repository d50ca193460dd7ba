import { compiled, describeError, readCompiled } from '../schema/built-in.ts';
import { results } from '../schema/validators.ts';
import { entry, type Node, type Position } from '../syntax/located-value.ts';
import { type Results, resultsShape, resultsVersion } from './results.ts';

const shape = compiled(resultsShape, results);

interface ReadProblem {
  message: string;
  at: Position;
}

/** Reads an untrusted results file. Refuses malformed data with its place. */
export function readResults(node: Node): { value: Results } | { problem: ReadProblem } {
  const read = readCompiled(shape, node);
  if ('value' in read) return read;
  const problem = { message: describeError(read.error, shape.wants), at: read.error.node.at };
  return { problem: otherVersion(node) ?? problem };
}

/** If the version is unsupported, reports only that: other differences follow from it. */
function otherVersion(node: Node): ReadProblem | undefined {
  const version = entry(node, 'version')?.value;
  const problems: ReadProblem[] = [];
  if (version) resultsVersion.read(version, (_, message, at) => problems.push({ message: `version: ${message}`, at }));
  return problems[0];
}
