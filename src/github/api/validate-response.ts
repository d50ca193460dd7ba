import { type CompiledShape, describeMismatch, nameOf, partOf, readCompiled } from '../../schema/built-in.ts';
import type { Shape } from '../../schema/shape.ts';
import type { Node } from '../../syntax/located-value.ts';
import { ApiError } from './api-error.ts';

/** Responses have no line numbers. */
const at = { line: 1, column: 1 };
const deepest = 64;

/** Parsed JSON in the form that shapes read. Undefined becomes null. */
export function toNode(value: unknown, depth = 0): Node {
  if (depth > deepest)
    throw new ApiError('broken', null, `GitHub's response is nested more than ${deepest} levels deep.`);
  if (typeof value === 'string') return { kind: 'text', value, at };
  if (typeof value === 'number') return { kind: 'number', value, source: String(value), at };
  if (typeof value === 'boolean') return { kind: 'boolean', value, at };
  if (Array.isArray(value)) return { kind: 'list', items: value.map(each => toNode(each, depth + 1)), at };
  if (value === null || typeof value !== 'object') return { kind: 'null', at };
  const entries = Object.entries(value).map(([key, each]) => ({ key, keyAt: at, value: toNode(each, depth + 1) }));
  return { kind: 'map', entries, at };
}

/** The typed value. Throws an ApiError that names the request and the first problem. */
export function readResponse<T>(shape: Shape<T>, value: unknown, what: string): T {
  const problems: string[] = [];
  const read = shape.read(toNode(value), (_, message) => problems.push(message));
  if (read !== undefined && problems.length === 0) return read;
  const problem = problems[0] ?? `expected ${shape.wants}`;
  throw new ApiError('broken', null, `GitHub's response to ${what} is not as documented: ${problem}.`);
}

/** The same for an event payload. */
export function readEvent<T>(shape: CompiledShape<T>, value: unknown, what: string): T {
  const read = readCompiled(shape, toNode(value));
  if ('value' in read) return read.value;
  const { keyword, params, path, schema } = read.error;
  const [name, missing] = [nameOf(path), String(params.missingProperty)];
  const words =
    keyword === 'required'
      ? `missing ${nameOf([...path, missing])} (${partOf(schema, missing).description})`
      : `${name ? `${name}: ` : ''}${describeMismatch(read.error, shape.wants)}`;
  throw new ApiError('broken', null, `The payload of ${what} is not as documented: ${words}.`);
}
