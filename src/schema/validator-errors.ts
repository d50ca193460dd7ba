import type { ErrorObject } from 'ajv';
import { type Entry, type Node, type Plain, type Position, plain } from '../syntax/located-value.ts';
import type { JsonSchema } from './shape.ts';

/** What the build makes of a schema: see scripts/schemas.mjs. */
export interface Validate {
  (value: unknown): boolean;
  errors?: null | Pick<ErrorObject, 'keyword' | 'params' | 'instancePath'>[];
}

/** A validator that is made when it is called for the first time: its patterns alone take a millisecond of a start. */
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

/** A schema that is known when the gate is built, with its validator. The schema itself is made only where it is needed. */
export interface BuiltIn {
  schema(): JsonSchema;
  validate: Validate;
}

type Broken = NonNullable<Validate['errors']>[number];

/** One thing that a value breaks, with the part of the value and of the schema. */
export interface SchemaError {
  keyword: string;
  params: Record<string, unknown>;
  /** What the schema says of the value, and every schema from the whole to that one. */
  schema: JsonSchema;
  schemas: readonly JsonSchema[];
  /** The keys and indexes that lead to the value: `['findings', 2, 'content']`. */
  path: readonly (string | number)[];
  node: Node;
  /** Where its key stands; the value itself in a list or at the top. */
  keyAt: Position;
}

/** They come with the errors that they sum up. */
const summaries = ['if'];
/** A value that breaks one of these breaks most other keywords, too: one message says enough. */
const first = ['type', 'pattern'];

/** More than anybody reads. */
const most = 10_000;

/** What a value breaks of a built-in schema, the first of it. The value must not be nested deeper than the readers of JSON and YAML allow. */
export function errorsIn({ schema, validate }: BuiltIn, node: Node, value: Plain = plain(node)): SchemaError[] {
  if (validate(value)) return [];
  const found = (validate.errors ?? []).slice(0, most).filter(({ keyword }) => !summaries.includes(keyword));
  const odd = new Set(found.filter(({ keyword }) => first.includes(keyword)).map(({ instancePath }) => instancePath));
  const [entryOf, whole] = [lookUp(), schema()];
  return found
    .filter(({ keyword, instancePath }) => first.includes(keyword) || !odd.has(instancePath))
    .map(error => located(node, whole, error, entryOf));
}

/** Looks keys up in the same time however many a mapping has. */
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

/** The schema of what lies under a key, or of an item. */
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
