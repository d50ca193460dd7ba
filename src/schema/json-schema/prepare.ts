import type { Plain } from '../../syntax/located-value.ts';
import { inPlace, schemaKeywords } from './keywords.ts';

type Schema = { [key: string]: Plain };
type Path = readonly (string | number)[];

/** A schema as the compiler takes it: flat, with a numbered definition for every target of a reference. */
export interface PreparedSchema {
  definitions: Plain[];
}

/** Why a schema can't be used, and where. */
export interface SchemaFault {
  problem: string;
  path: Path;
}

const mostKeywords = 4000;
/** More keywords in one definition nest the compiled code deeper. At twice as many, it overflows the stack. */
const mostInOnePlace = 600;
const mostTargets = 200;
/** References in a row that apply to the same value. */
const longestChain = 50;

const expensive = 'the schema is too expensive';

/** The cost that validation adds up: see `spend` in compile.ts. */
export const costKeyword = 'x-cost';
/** The original name of a rewritten keyword. */
export const originKeyword = 'x-origin';

/**
 * Copies a schema without its annotations and without the siblings of a `$ref` (draft 7 ignores them), and resolves every
 * reference within the schema. Nothing is expanded, so the result is no larger than the schema.
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

  /** `next`: the targets that apply to the same value as the schema that is being copied. */
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
      const kind = Object.hasOwn(schemaKeywords, key) ? schemaKeywords[key] : undefined;
      here++;
      const inner = inPlace.includes(key) ? next : undefined;
      const each = (part: Plain, name: string | number) => copy(part, [...path, key, name], inner);
      if (key === 'definitions' || key === '$defs' || kind === undefined) continue;
      if (kind === 'annotation' || kind === 'id') continue;
      if (kind === 'schema') out[key] = copy(value, [...path, key], inner);
      else if (Array.isArray(value) && (kind === 'schemas' || kind === 'items')) out[key] = value.map(each);
      else if (kind === 'items') out[key] = copy(value, [...path, key], inner);
      else if (isMap(value) && (kind === 'named' || kind === 'patterns' || kind === 'dependencies'))
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
        problem: `${expensive}: more than ${mostInOnePlace} keywords and subschemas in one place; use definitions`,
        path,
      };
    all += here;
    if (all > mostKeywords)
      return { problem: `${expensive}: more than ${mostKeywords} keywords and subschemas`, path: [] };
    if (targets.size > mostTargets)
      return { problem: `${expensive}: references to more than ${mostTargets} places`, path };
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

/** The path that the `$ref` at a path points to. */
function pointerOf(root: Plain, path: Path): Path {
  let found: Plain | undefined = root;
  for (const part of path) found = (found as Schema)[part];
  return pointerParts(String(found)) ?? [];
}

/** The parts of `#`, `#/definitions/x` or `#/items/0`; undefined for anything else. */
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
 * The schema that a reference points to. It must be in a place where draft 7 has a schema: inside an enum or under an
 * unknown key there are only values.
 */
export function schemaAt(root: Plain, ref: string): Schema | boolean | undefined {
  const parts = pointerParts(ref);
  let found: Plain | undefined = parts ? root : undefined;
  let among: 'schema' | 'container' = 'schema';
  for (const part of parts ?? []) {
    if (among === 'schema') {
      const kind: string | undefined = Object.hasOwn(schemaKeywords, part) ? schemaKeywords[part] : undefined;
      const value: Plain | undefined = isMap(found) && Object.hasOwn(found, part) ? found[part] : undefined;
      const named = kind === 'named' || kind === 'patterns' || kind === 'dependencies';
      if (named || kind === 'schemas' || (kind === 'items' && Array.isArray(value))) among = 'container';
      else if (kind !== 'schema' && kind !== 'items') return undefined;
      found = value;
    } else {
      const index = Array.isArray(found) && /^(?:0|[1-9]\d{0,5})$/.test(part) ? found[Number(part)] : undefined;
      found = isMap(found) && Object.hasOwn(found, part) ? found[part] : index;
      among = 'schema';
    }
  }
  return among === 'schema' && (isMap(found) || typeof found === 'boolean') ? found : undefined;
}

/** Rewrites `contains` as "not all items differ", so that the items cause no errors of their own. */
function withoutContains({ contains, ...rest }: Schema): Schema {
  if (contains === undefined) return rest;
  const every: Schema = { type: 'array', items: { not: contains } };
  const own: Schema = { not: every, [originKeyword]: 'contains' };
  return { ...rest, allOf: [...((rest.allOf as Plain[] | undefined) ?? []), own] };
}

/** Adds the cost of a schema: names and branches count once per value, patterns once per key. */
function priced(schema: Schema): Schema {
  const size = (value: Plain | undefined) =>
    Array.isArray(value) ? value.length : isMap(value) ? Object.keys(value).length : 0;
  const wide = ['required', 'properties', 'dependencies', 'items', 'allOf', 'anyOf', 'oneOf'];
  const names = wide.reduce((sum, key) => sum + size(schema[key]), 0);
  return { ...schema, [costKeyword]: { names, patterns: size(schema.patternProperties) } };
}

/** Refuses schemas that refer to themselves for the same value (endless), and long chains of references (stack). */
function chainFault(targets: readonly { index: number; path: Path; next: ReadonlyMap<number, Path> }[]) {
  const lengths = new Map<number, number>();
  const under = new Set<number>();
  const lengthFrom = (index: number, path: Path): number | SchemaFault => {
    if (under.has(index)) return { problem: 'the schema refers to itself endlessly', path };
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
    return { problem: `${expensive}: more than ${longestChain} references in a row`, path };
  };
  for (const { index, path } of targets) {
    const length = lengthFrom(index, path);
    if (typeof length !== 'number') return length;
  }
  return undefined;
}
