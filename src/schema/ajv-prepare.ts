import type { Plain } from '../syntax/located-value.ts';
import { inPlace, schemaKeywords } from './ajv-keywords.ts';

type Schema = { [key: string]: Plain };
type Path = readonly (string | number)[];

/** A schema as the compiler takes it: flat, with every place that is referred to under a number of its own. */
export interface PreparedSchema {
  definitions: Plain[];
}

/** Why a schema can't be used, with the place in it. */
export interface SchemaFault {
  problem: string;
  path: Path;
}

const mostKeywords = 4000;
/** The code that is made of one place is nested the deeper the more it has to look at; at twice as many, stack runs out. */
const mostInOnePlace = 600;
const mostTargets = 200;
/** References that lead to one another without going deeper into the value. */
const longestChain = 50;

const expensive = 'the schema is too expensive';

/** What the compiler adds up while it judges: see `spend` in schema-compiler.ts. */
export const costKeyword = 'x-cost';
/** Names what a rewritten keyword was. */
export const originKeyword = 'x-origin';

/**
 * Copies what is judged: without annotations, without what stands beside a `$ref` (draft 7 ignores it), and with every
 * reference resolved within the schema. Nothing is expanded, so the result is no larger than the schema.
 */
export function prepareSchema(root: Plain): PreparedSchema | SchemaFault {
  const targets = new Map<Plain, { index: number; path: Path; next: Map<number, Path> }>();
  const definitions: Plain[] = [];
  const pending: Schema[] = [];
  let all = 0;
  let here = 0;

  const lift = (target: Schema, path: Path): number => {
    const known = targets.get(target);
    if (known) return known.index;
    targets.set(target, { index: targets.size, path, next: new Map() });
    pending.push(target);
    return targets.size - 1;
  };

  /** `next`: the targets that judge the same value as the schema that is being copied. */
  const copy = (schema: Plain, path: Path, next: Map<number, Path> | undefined): Plain => {
    here++;
    if (!isMap(schema)) return schema;
    if (typeof schema.$ref === 'string') {
      const found = schemaAt(root, schema.$ref);
      if (!isMap(found)) return found ?? false;
      const from = [...path, '$ref'];
      const index = lift(found, from);
      next?.set(index, from);
      return { $ref: `#/definitions/${index}` };
    }
    const out: Schema = Object.create(null);
    for (const [key, value] of Object.entries(schema)) {
      const holds = Object.hasOwn(schemaKeywords, key) ? schemaKeywords[key] : undefined;
      here++;
      const inner = inPlace.includes(key) ? next : undefined;
      const each = (part: Plain, name: string | number) => copy(part, [...path, key, name], inner);
      if (key === 'definitions' || key === '$defs' || holds === undefined) continue;
      if (holds === 'annotation' || holds === 'id') continue;
      if (holds === 'schema') out[key] = copy(value, [...path, key], inner);
      else if (Array.isArray(value) && (holds === 'schemas' || holds === 'items')) out[key] = value.map(each);
      else if (holds === 'items') out[key] = copy(value, [...path, key], inner);
      else if (isMap(value) && (holds === 'named' || holds === 'patterns' || holds === 'dependencies'))
        out[key] = mapped(value, (part, name) => (Array.isArray(part) ? part : each(part, name)));
      else out[key] = value;
    }
    return priced(withoutContains(out));
  };

  const first = isMap(root) ? lift(root, []) : undefined;
  if (first === undefined) return { definitions: [root] };
  for (let index = 0; index < pending.length; index++) {
    const schema = pending[index]!;
    const { path, next } = targets.get(schema)!;
    here = 0;
    definitions[index] = copy(schema, path.at(-1) === '$ref' ? pointerOf(root, path) : path, next);
    if (here > mostInOnePlace)
      return {
        problem: `${expensive}: ${mostInOnePlace} keywords and schemas in one place are the most; use definitions`,
        path,
      };
    all += here;
    if (all > mostKeywords)
      return { problem: `${expensive}: ${mostKeywords} keywords and schemas are the most`, path: [] };
    if (targets.size > mostTargets)
      return { problem: `${expensive}: it refers to more than ${mostTargets} places`, path };
  }
  return chainFault([...targets.values()]) ?? { definitions };
}

function isMap(value: Plain | undefined): value is Schema {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function mapped(value: Schema, each: (part: Plain, name: string) => Plain): Schema {
  const out: Schema = Object.create(null);
  for (const [name, part] of Object.entries(value)) out[name] = each(part, name);
  return out;
}

/** The path of the place that the `$ref` at a path leads to. */
function pointerOf(root: Plain, path: Path): Path {
  let found: Plain | undefined = root;
  for (const part of path) found = (found as Schema)[part];
  return pointerParts(String(found)) ?? [];
}

/** `#`, `#/definitions/x` or `#/items/0` as its parts; undefined for anything else. */
function pointerParts(ref: string): string[] | undefined {
  if (ref !== '#' && !ref.startsWith('#/')) return undefined;
  try {
    const parts = decodeURIComponent(ref.slice(1)).split('/').slice(1);
    return parts.map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  } catch {
    return undefined;
  }
}

/**
 * The schema that a reference names. Only places where draft 7 knows a schema count: what lies in an enum or under an
 * unknown key is a value.
 */
export function schemaAt(root: Plain, ref: string): Schema | boolean | undefined {
  const parts = pointerParts(ref);
  let found: Plain | undefined = parts ? root : undefined;
  let among: 'schema' | 'container' = 'schema';
  for (const part of parts ?? []) {
    if (among === 'schema') {
      const holds: string | undefined = Object.hasOwn(schemaKeywords, part) ? schemaKeywords[part] : undefined;
      const value: Plain | undefined = isMap(found) && Object.hasOwn(found, part) ? found[part] : undefined;
      const named = holds === 'named' || holds === 'patterns' || holds === 'dependencies';
      if (named || holds === 'schemas' || (holds === 'items' && Array.isArray(value))) among = 'container';
      else if (holds !== 'schema' && holds !== 'items') return undefined;
      found = value;
    } else {
      const index = Array.isArray(found) && /^(?:0|[1-9]\d{0,5})$/.test(part) ? found[Number(part)] : undefined;
      found = isMap(found) && Object.hasOwn(found, part) ? found[part] : index;
      among = 'schema';
    }
  }
  return among === 'schema' && (isMap(found) || typeof found === 'boolean') ? found : undefined;
}

/** A list has such an item where it is not so that every item is another: this keeps the errors of items out of the way. */
function withoutContains({ contains, ...rest }: Schema): Schema {
  if (contains === undefined) return rest;
  const every: Schema = { type: 'array', items: { not: contains } };
  const own: Schema = { not: every, [originKeyword]: 'contains' };
  return { ...rest, allOf: [...((rest.allOf as Plain[] | undefined) ?? []), own] };
}

/** Names and branches are gone through once for each value, patterns on each of its keys. */
function priced(schema: Schema): Schema {
  const size = (value: Plain | undefined) =>
    Array.isArray(value) ? value.length : isMap(value) ? Object.keys(value).length : 0;
  const wide = ['required', 'properties', 'dependencies', 'items', 'allOf', 'anyOf', 'oneOf'];
  const names = wide.reduce((sum, key) => sum + size(schema[key]), 0);
  return { ...schema, [costKeyword]: { names, patterns: size(schema.patternProperties) } };
}

/** A schema that comes back to itself on the same value would never end; a long way to its end costs stack. */
function chainFault(targets: readonly { index: number; path: Path; next: ReadonlyMap<number, Path> }[]) {
  const lengths = new Map<number, number>();
  const under = new Set<number>();
  const lengthFrom = (index: number, path: Path): number | SchemaFault => {
    if (under.has(index)) return { problem: 'the schema refers to itself without end', path };
    const known = lengths.get(index);
    if (known !== undefined) return known;
    under.add(index);
    let longest = 0;
    for (const [each, from] of targets[index]!.next) {
      const length = lengthFrom(each, from);
      if (typeof length !== 'number') return length;
      longest = Math.max(longest, length + 1);
    }
    under.delete(index);
    lengths.set(index, longest);
    if (longest <= longestChain) return longest;
    return { problem: `${expensive}: a chain of more than ${longestChain} references`, path };
  };
  for (const { index, path } of targets) {
    const length = lengthFrom(index, path);
    if (typeof length !== 'number') return length;
  }
  return undefined;
}
