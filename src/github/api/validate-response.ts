import { type CompiledShape, misfit, readCompiled } from '../../schema/read-compiled.ts';
import type { Shape } from '../../schema/shape.ts';
import { nameOf, partOf } from '../../schema/validator-errors.ts';
import type { Node } from '../../syntax/located-value.ts';
import { ApiError } from './api-error.ts';

/** JSON that came over the wire has no lines: every value stands at its beginning. */
const at = { line: 1, column: 1 };
const deepest = 64;

/** Plain JSON in the form that shapes read. What is missing reads as null. */
export function nodeOf(value: unknown, depth = 0): Node {
  if (depth > deepest) throw new ApiError('broken', null, `GitHub's answer is nested more than ${deepest} deep.`);
  if (typeof value === 'string') return { kind: 'text', value, at };
  if (typeof value === 'number') return { kind: 'number', value, source: String(value), at };
  if (typeof value === 'boolean') return { kind: 'boolean', value, at };
  if (Array.isArray(value)) return { kind: 'list', items: value.map(each => nodeOf(each, depth + 1)), at };
  if (value === null || typeof value !== 'object') return { kind: 'null', at };
  const entries = Object.entries(value).map(([key, each]) => ({ key, keyAt: at, value: nodeOf(each, depth + 1) }));
  return { kind: 'map', entries, at };
}

/** The typed value; an ApiError says what is wrong. `what`: what was asked, or the event. */
export function readAnswer<T>(shape: Shape<T>, value: unknown, what: string): T {
  const problems: string[] = [];
  const read = shape.read(nodeOf(value), (_, message) => problems.push(message));
  if (read !== undefined && problems.length === 0) return read;
  const problem = problems[0] ?? `expected ${shape.wants}`;
  throw new ApiError('broken', null, `GitHub's data for ${what} is not as expected (${problem}).`);
}

/** The same for the payload of an event. */
export function readEvent<T>(shape: CompiledShape<T>, value: unknown, what: string): T {
  const read = readCompiled(shape, nodeOf(value));
  if ('value' in read) return read.value;
  const { keyword, params, path, schema } = read.error;
  const [name, missing] = [nameOf(path), String(params.missingProperty)];
  const words =
    keyword === 'required'
      ? `lacks ${nameOf([...path, missing])} (${partOf(schema, missing).description})`
      : `${name ? `has a ${name} that ` : ''}does not fit: ${misfit(read.error, shape.wants)}`;
  throw new ApiError('broken', null, `GitHub's data for ${what} ${words}.`);
}
