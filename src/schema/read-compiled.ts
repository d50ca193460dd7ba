import { type Node, plain } from '../syntax/located-value.ts';
import { didYouMean } from '../syntax/text.ts';
import { type JsonSchema, type Shape, shown } from './shape.ts';
import { type BuiltIn, errorsIn, nameOf, partOf, type SchemaError, type Validate } from './validator-errors.ts';

/** A shape whose values are judged by the validator that the build made of its schema. */
export interface CompiledShape<T> extends BuiltIn {
  wants: string;
  /** Never there: it ties the type to the schema. */
  type?: T;
}

/** Only for shapes that read a value as it stands: their schema says all that there is to say of it. */
export function compiled<T>(shape: Shape<T>, validate: Validate): CompiledShape<T> {
  return { schema: shape.schema, wants: shape.wants, validate };
}

export type SchemaReading<T> = { value: T } | { error: SchemaError };

/** The value as it stands, or the first thing that is wrong with it. */
export function readCompiled<T>(shape: CompiledShape<T>, node: Node): SchemaReading<T> {
  const value = plain(node);
  const [error] = errorsIn(shape, node, value);
  return error ? { error } : { value: value as T };
}

/** An error in words that name the place: "target.pull: expected a whole number, found text". */
export function inWords(error: SchemaError, whole: string): string {
  const { keyword, params, path, schema } = error;
  const name = nameOf(path);
  if (keyword === 'required') {
    const about = partOf(schema, String(params.missingProperty)).description;
    return `${name || whole} needs ${params.missingProperty}${about ? `: ${about}` : ''}`;
  }
  if (keyword === 'additionalProperties') {
    const known = Object.keys((schema.properties ?? {}) as object);
    const key = String(params.additionalProperty);
    const advice = didYouMean(key, known) || `; known here: ${known.join(', ')}`;
    return `${name || whole} has no key ${JSON.stringify(key)}${advice}`;
  }
  return `${name ? `${name}: ` : ''}${misfit(error, whole)}`;
}

/** What was expected of a value that is there, and what was found. */
export function misfit({ keyword, schema, path, node }: SchemaError, whole: string): string {
  const found = shown(node);
  if (keyword === 'pattern' && schema.title) return `${found} is no ${schema.title}`;
  if (keyword === 'enum') {
    const values = (schema.enum as unknown[]).map(String);
    const near = node.kind === 'text' ? didYouMean(node.value, values) : '';
    return `expected ${values.length === 1 ? values[0] : `one of ${values.join(', ')}`}, found ${found}${near}`;
  }
  if (path.length === 0 && keyword === 'type') return `expected ${whole}, found ${found}`;
  const blank = node.kind === 'text' && node.value.trim() === '' && keyword !== 'type';
  return `expected ${expected(schema)}, found ${blank ? 'empty text' : found}`;
}

const typeWords: Readonly<Record<string, string>> = {
  object: 'a mapping',
  array: 'a list',
  string: 'text',
  boolean: 'true or false',
  null: 'null',
};

function expected({ type, minimum, maximum }: JsonSchema): string {
  const words = [type].flat().map(each => {
    if (each !== 'integer') return typeWords[String(each)] ?? 'another value';
    const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
    return `a whole number from ${minimum}${most === undefined ? '' : ` to ${most}`}`;
  });
  return words.join(' or ');
}
