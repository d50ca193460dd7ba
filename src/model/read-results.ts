import { compiled, describeError, readCompiled } from '../schema/built-in.ts';
import { results } from '../schema/validators.ts';
import { entry, type Node, type Position } from '../syntax/located-value.ts';
import { type Results, resultsShape, resultsVersion } from './results.ts';

const shape = compiled(resultsShape, results);

interface Problem {
  message: string;
  at: Position;
}

/** Results that were read back from a file. Anybody may have written it: what is not of the form is refused with its place. */
export function readResults(node: Node): { value: Results } | { problem: Problem } {
  const read = readCompiled(shape, node);
  if ('value' in read) return read;
  const problem = { message: describeError(read.error, shape.wants), at: read.error.node.at };
  return { problem: otherVersion(node) ?? problem };
}

/** A file of another version differs in whatever it likes: its version says more than any difference. */
function otherVersion(node: Node): Problem | undefined {
  const version = entry(node, 'version')?.value;
  const problems: Problem[] = [];
  if (version) resultsVersion.read(version, (_, message, at) => problems.push({ message: `version: ${message}`, at }));
  return problems[0];
}
