import type { ErrorObject } from 'ajv';
import { canonical } from '../../syntax/digest.ts';
import { type Entry, entry, type Node, plain } from '../../syntax/located-value.ts';
import { cited } from '../../syntax/text.ts';
import type { Violation } from './judge.ts';
import { originKeyword } from './prepare.ts';

type Schema = { [keyword: string]: unknown };

/** The errors of a compiled schema in plain words, each with its line and column. */
export function violationsFrom(errors: readonly ErrorObject[], node: Node, name: string, most: number): Violation[] {
  // A value of the wrong type violates most other keywords, too. One message is enough.
  const mistyped = new Set(errors.filter(({ keyword }) => keyword === 'type').map(placeOf));
  const found: Violation[] = [];
  for (const error of errors) {
    if (found.length >= most) break;
    if (summaries.includes(error.keyword)) continue;
    if (error.keyword !== 'type' && mistyped.has(placeOf(error))) continue;
    found.push(...inWords(error, located(error, node, name)));
  }
  return found;
}

/** Keywords whose error only repeats that another one failed. */
const summaries = ['if', 'propertyNames'];

function placeOf({ instancePath, propertyName, schemaPath }: ErrorObject): string {
  return JSON.stringify([instancePath, propertyName, schemaPath.slice(0, schemaPath.lastIndexOf('/'))]);
}

interface Located {
  node: Node;
  name: string;
}

/** The value that an error is about. For a key, that is its text. */
function located({ instancePath, propertyName }: ErrorObject, node: Node, name: string): Located {
  let found: Located = { node, name };
  for (const part of instancePath.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const child = found.node.kind === 'list' ? found.node.items[Number(key)] : entry(found.node, key)?.value;
    const inner = found.node.kind === 'list' ? `${found.name}[${key}]` : `${found.name}.${short(key)}`;
    if (child) found = { node: child, name: inner };
  }
  if (propertyName === undefined) return found;
  const key: Entry | undefined = entry(found.node, propertyName);
  const text: Node = { kind: 'text', value: propertyName, at: key?.keyAt ?? found.node.at };
  return { node: text, name: `the key ${cited(propertyName)}` };
}

function short(key: string): string {
  return key.length > 60 ? `${key.slice(0, 60)}…` : key;
}

function inWords(error: ErrorObject, { node, name }: Located): Violation[] {
  const { keyword, params, schema, parentSchema = {} } = error;
  const here = (message: string) => [{ message: `${name} ${message}`, at: node.at }];
  switch (keyword) {
    case 'type':
      return here(wrongType(typesIn({ type: schema }), node));
    case 'enum':
      return here(`must be ${oneOf((schema as unknown[]).map(listed))}; found ${shown(node)}`);
    case 'const':
      return here(`must be ${listed(schema)}; found ${shown(node)}`);
    case 'pattern':
      return here(`must match ${schema}; found ${shown(node)}`);
    case 'required':
      return here(`is missing ${cited(params.missingProperty)}`);
    case 'dependencies':
      return here(`has ${cited(params.property)}, so it also needs ${cited(params.missingProperty)}`);
    case 'false schema':
      return here('is not allowed');
    case 'additionalProperties': {
      const value = entry(node, params.additionalProperty)?.value ?? node;
      return [{ message: `${name}.${short(params.additionalProperty)} is not allowed`, at: value.at }];
    }
    case 'additionalItems':
      return surplus(node, name, params.limit);
    case 'uniqueItems':
      return duplicates(node, name);
    case 'multipleOf':
      return here(`must be a multiple of ${schema}; found ${shown(node)}`);
    case 'anyOf':
      return here(noMatch(schema as unknown[], node));
    case 'oneOf':
      return here(`must match exactly one of the allowed schemas; it matches ${params.matching}`);
    case 'not':
      return here(
        parentSchema[originKeyword] === 'contains'
          ? 'has no item that matches the schema under contains'
          : 'matches a schema that is not allowed',
      );
    default:
      return here(bound(keyword, schema, node));
  }
}

const typeNames: Record<Node['kind'], string> = {
  map: 'object',
  list: 'array',
  text: 'string',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function typesIn(schema: unknown): string[] {
  const { type } = (schema ?? {}) as Schema;
  return type === undefined ? [] : [type].flat().map(String);
}

/** If no allowed schema is for the type of the value, names the types that are. */
function noMatch(schemas: readonly unknown[], node: Node): string {
  const types = schemas.map(typesIn);
  const is = typeNames[node.kind];
  const isOne = types.some(each => each.includes(is) || (is === 'number' && each.includes('integer')));
  if (isOne || types.some(each => each.length === 0)) return 'matches none of the allowed schemas';
  return wrongType([...new Set(types.flat())], node);
}

function wrongType(types: readonly string[], node: Node): string {
  return `must be of type ${types.join(' or ')}; found ${typeNames[node.kind]}`;
}

const mostListed = 20;

function oneOf(values: readonly string[]): string {
  const more = values.length > mostListed ? `, and ${values.length - mostListed} more` : '';
  return `one of ${values.slice(0, mostListed).join(', ')}${more}`;
}

function listed(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

function shown(node: Node): string {
  if (node.kind === 'text') return cited(node.value);
  return node.kind === 'map' || node.kind === 'list' ? `an ${typeNames[node.kind]}` : String(plain(node));
}

/** Keywords that compare a value or its size with a limit. */
function bound(keyword: string, limit: unknown, node: Node): string {
  const { found, unit } = measured(keyword, node);
  const size = unit === undefined ? `${limit}` : `${limit} ${limit === 1 ? unit : `${unit}s`}`;
  const verb = unit === undefined ? 'must be' : 'must have';
  if (keyword === 'exclusiveMinimum') return `must be greater than ${limit}; found ${found}`;
  if (keyword === 'exclusiveMaximum') return `must be less than ${limit}; found ${found}`;
  if (keyword.startsWith('min')) return `${verb} at least ${size}; found ${found}`;
  if (keyword.startsWith('max')) return `${verb} at most ${size}; found ${found}`;
  return `violates ${keyword}`;
}

function measured(keyword: string, node: Node): { found: string | number; unit?: string } {
  if (keyword.endsWith('Length') && node.kind === 'text') return { found: [...node.value].length, unit: 'character' };
  if (keyword.endsWith('Items') && node.kind === 'list') return { found: node.items.length, unit: 'item' };
  if (keyword.endsWith('Properties') && node.kind === 'map') return { found: node.entries.length, unit: 'key' };
  return { found: shown(node) };
}

function surplus(node: Node, name: string, limit: number): Violation[] {
  const items = node.kind === 'list' ? node.items.slice(limit, limit + 1) : [];
  return items.map(item => ({ message: `${name}[${limit}] is not allowed`, at: item.at }));
}

function duplicates(node: Node, name: string): Violation[] {
  const known = new Set<string>();
  for (const [index, item] of (node.kind === 'list' ? node.items : []).entries()) {
    const key = canonical(plain(item));
    if (known.has(key)) return [{ message: `${name}[${index}] is a duplicate`, at: item.at }];
    known.add(key);
  }
  return [];
}
