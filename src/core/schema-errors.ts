import type { ErrorObject } from 'ajv';
import { type Entry, type Node, type Plain, type Position, plain } from './node.ts';
import type { JsonSchema } from './shape.ts';

/** What the build makes of a schema: see scripts/schemas.mjs. */
export interface Validate {
  (value: unknown): boolean;
  errors?: null | ErrorObject[];
}

/** A schema that is known when the gate is built, with its validator. */
export interface BuiltIn {
  schema: JsonSchema;
  validate: Validate;
}

/** One thing that a value breaks, with the part of the value and of the schema. */
export interface SchemaError {
  keyword: string;
  params: Record<string, unknown>;
  /** What stands under the keyword, and the schema that it is a part of. */
  wanted: unknown;
  schema: JsonSchema;
  /** Every schema from the whole to that one. */
  schemas: readonly JsonSchema[];
  /** The keys and indexes that lead to the value: `['findings', 2, 'content']`. */
  path: readonly (string | number)[];
  node: Node;
  /** Where its key stands; the value itself in a list or at the top. */
  keyAt: Position;
}

/** They come with the errors that they sum up. */
const summaries = ['if'];

/** What a value breaks of a built-in schema. The value must not be nested deeper than the readers of JSON and YAML allow. */
export function errorsIn({ schema, validate }: BuiltIn, node: Node, value: Plain = plain(node)): SchemaError[] {
  if (validate(value)) return [];
  const found = (validate.errors ?? []).filter(({ keyword }) => !summaries.includes(keyword));
  const mistyped = new Set(found.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath));
  const entryOf = lookUp();
  // A value of another type breaks most other keywords, too: one message says enough.
  return found
    .filter(({ keyword, instancePath }) => keyword === 'type' || !mistyped.has(instancePath))
    .map(error => ({ ...placeIn(schema, error), ...placeOf(node, error, entryOf) }));
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

function placeIn(root: JsonSchema, { keyword, params, schemaPath }: ErrorObject) {
  const schemas: JsonSchema[] = [root];
  let found: unknown = root;
  const parts = schemaPath.split('/').slice(1);
  for (const [index, part] of parts.entries()) {
    found = (found as JsonSchema)[part];
    if (index < parts.length - 1) schemas.push(found as JsonSchema);
  }
  return { keyword, params, wanted: found, schema: schemas.at(-1)!, schemas };
}

function placeOf(root: Node, { instancePath }: ErrorObject, entryOf: ReturnType<typeof lookUp>) {
  const path: (string | number)[] = [];
  let node = root;
  let keyAt = root.at;
  for (const part of instancePath.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const found = entryOf(node, key);
    const next = found?.value ?? (node.kind === 'list' ? node.items[Number(key)] : undefined);
    if (!next) break;
    path.push(node.kind === 'list' ? Number(key) : key);
    keyAt = found?.keyAt ?? next.at;
    node = next;
  }
  return { path, node, keyAt };
}

/** `findings[2].content` */
export function nameOf(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : name === '' ? part : `${name}.${part}`),
    '',
  );
}

/** What the schema of a part says of it. */
export function propertyOf(schema: JsonSchema, key: unknown): JsonSchema {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  return Object.hasOwn(properties, String(key)) ? properties[String(key)]! : {};
}
