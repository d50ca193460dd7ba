import type { ErrorObject } from 'ajv';
import { didYouMean } from '../match/suggest.ts';
import { type Entry, type Node, type Plain, type Position, plain } from '../syntax/located-value.ts';
import { type JsonSchema, type Shape, shown } from './shape.ts';

/** A validator that the build compiled from a schema: see scripts/schemas.mjs. */
export interface Validate {
  (value: unknown): boolean;
  errors?: null | Pick<ErrorObject, 'keyword' | 'params' | 'instancePath'>[];
}

/** Creates a validator on its first call: its patterns alone would add a millisecond to every start. */
export function onFirstUse(make: () => Validate): Validate {
  let made: Validate | undefined;
  const validate: Validate = value => {
    made ??= make();
    const fits = made(value);
    validate.errors = made.errors ?? null;
    return fits;
  };
  return validate;
}

/** A schema that is known at build time, with its validator. The schema itself is built only when needed. */
export interface BuiltIn {
  schema(): JsonSchema;
  validate: Validate;
}

type Broken = NonNullable<Validate['errors']>[number];

/** One violation, with the value and the schema that it is about. */
export interface SchemaError {
  keyword: string;
  params: Record<string, unknown>;
  /** The schema of the value, and all schemas from the top to that one. */
  schema: JsonSchema;
  schemas: readonly JsonSchema[];
  /** The keys and indexes that lead to the value: `['findings', 2, 'content']`. */
  path: readonly (string | number)[];
  node: Node;
  /** The position of its key; of the value itself in a list or at the top. */
  keyAt: Position;
}

/** Keywords whose error only repeats that another one failed. */
const summaries = ['if'];
/** A value that violates one of these violates most other keywords, too. One message is enough. */
const first = ['type', 'pattern'];

/** More than anyone reads. */
const most = 10_000;

/** The first violations of a built-in schema. The value must not be nested deeper than the readers of JSON and YAML allow. */
export function errorsIn({ schema, validate }: BuiltIn, node: Node, value: Plain = plain(node)): SchemaError[] {
  if (validate(value)) return [];
  const found = (validate.errors ?? []).slice(0, most).filter(({ keyword }) => !summaries.includes(keyword));
  const odd = new Set(found.filter(({ keyword }) => first.includes(keyword)).map(({ instancePath }) => instancePath));
  const [entryOf, whole] = [lookUp(), schema()];
  return found
    .filter(({ keyword, instancePath }) => first.includes(keyword) || !odd.has(instancePath))
    .map(error => located(node, whole, error, entryOf));
}

/** Finds entries by key in constant time, however many a mapping has. */
function lookUp(): (node: Node, key: string) => Entry | undefined {
  const known = new Map<Node, ReadonlyMap<string, Entry>>();
  return (node, key) => {
    if (node.kind !== 'map') return undefined;
    const entries = known.get(node) ?? new Map(node.entries.map(each => [each.key, each]));
    known.set(node, entries);
    return entries.get(key);
  };
}

function located(root: Node, whole: JsonSchema, error: Broken, entryOf: ReturnType<typeof lookUp>): SchemaError {
  const path: (string | number)[] = [];
  const schemas = [whole];
  let node = root;
  let keyAt = root.at;
  for (const part of error.instancePath.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const found = entryOf(node, key);
    const next = found?.value ?? (node.kind === 'list' ? node.items[Number(key)] : undefined);
    if (!next) break;
    path.push(node.kind === 'list' ? Number(key) : key);
    schemas.push(partOf(schemas.at(-1)!, node.kind === 'list' ? undefined : key));
    keyAt = found?.keyAt ?? next.at;
    node = next;
  }
  const { keyword, params } = error;
  return { keyword, params, schema: schemas.at(-1)!, schemas, path, node, keyAt };
}

/** The schema of the value under a key, or of the items of a list. */
export function partOf(schema: JsonSchema, key: string | undefined): JsonSchema {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  if (key === undefined) return (schema.items ?? {}) as JsonSchema;
  return Object.hasOwn(properties, key) ? properties[key]! : ((schema.additionalProperties ?? {}) as JsonSchema);
}

/** `findings[2].content` */
export function nameOf(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : name === '' ? part : `${name}.${part}`),
    '',
  );
}

/** A shape whose values are checked by a validator that the build compiled. */
export interface CompiledShape<T> extends BuiltIn {
  wants: string;
  /** Never set: it ties the type to the schema. */
  type?: T;
}

/** Only for shapes that return values unchanged, so that their schema says everything about them. */
export function compiled<T>(shape: Shape<T>, validate: Validate): CompiledShape<T> {
  return { schema: shape.schema, wants: shape.wants, validate };
}

export type SchemaReading<T> = { value: T } | { error: SchemaError };

/** The value unchanged, or its first error. */
export function readCompiled<T>(shape: CompiledShape<T>, node: Node): SchemaReading<T> {
  const value = plain(node);
  const [error] = errorsIn(shape, node, value);
  return error ? { error } : { value: value as T };
}

/** An error as a sentence with its path: "target.pull: expected a whole number, found text". */
export function describeError(error: SchemaError, whole: string): string {
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
  return `${name ? `${name}: ` : ''}${describeMismatch(error, whole)}`;
}

/** What was expected of a value, and what was found. */
export function describeMismatch({ keyword, schema, path, node }: SchemaError, whole: string): string {
  const found = shown(node);
  if (keyword === 'pattern' && schema.title) return `${found} is not a valid ${schema.title}`;
  if (keyword === 'enum') {
    const values = (schema.enum as unknown[]).map(String);
    const near = node.kind === 'text' ? didYouMean(node.value, values) : '';
    return `expected ${values.length === 1 ? values[0] : `one of ${values.join(', ')}`}, found ${found}${near}`;
  }
  if (keyword === 'maxLength') return `expected at most ${schema.maxLength} characters`;
  if (keyword === 'maxItems') return `expected at most ${schema.maxItems} entries`;
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
