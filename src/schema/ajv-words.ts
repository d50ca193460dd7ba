import type { ErrorObject } from 'ajv';
import { type Entry, entry, type Node, type Plain, plain } from '../syntax/located-value.ts';
import { cited } from '../syntax/text.ts';
import { identity } from './ajv-identity.ts';
import { originKeyword } from './ajv-prepare.ts';
import type { Violation } from './json-schema.ts';

type Schema = { [keyword: string]: unknown };

/** An error of a compiled schema in plain words, with the line and column of what is wrong. */
export function violationsFrom(errors: readonly ErrorObject[], node: Node, name: string, most: number): Violation[] {
  // A value of another type breaks most other keywords, too: one message says enough.
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

/** They come with the errors that they sum up. */
const summaries = ['if', 'propertyNames'];

function placeOf({ instancePath, propertyName, schemaPath }: ErrorObject): string {
  return JSON.stringify([instancePath, propertyName, schemaPath.slice(0, schemaPath.lastIndexOf('/'))]);
}

interface Located {
  node: Node;
  name: string;
}

/** The value that an error speaks of; a key is a text that stands where it was written. */
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
      return here(`is of type ${typeNames[node.kind]}, where ${typesIn({ type: schema }).join(' or ')} is wanted`);
    case 'enum':
      return here(`is ${shown(node)}, where ${oneOf((schema as unknown[]).map(listed))} is wanted`);
    case 'const':
      return here(`is ${shown(node)}, where ${listed(schema)} is wanted`);
    case 'pattern':
      return here(`does not match ${schema}`);
    case 'required':
      return here(`lacks ${cited(params.missingProperty)}`);
    case 'dependencies':
      return here(`has ${cited(params.property)}, and so needs ${cited(params.missingProperty)}`);
    case 'false schema':
      return here('may not be there');
    case 'additionalProperties': {
      const value = entry(node, params.additionalProperty)?.value ?? node;
      return [{ message: `${name}.${short(params.additionalProperty)} may not be there`, at: value.at }];
    }
    case 'additionalItems':
      return surplus(node, name, params.limit);
    case 'uniqueItems':
      return duplicates(node, name);
    case 'multipleOf':
      return here(`is ${shown(node)}, which is no multiple of ${schema}`);
    case 'anyOf':
      return here(noForm(schema as unknown[], node));
    case 'oneOf':
      return here(`fits ${params.fitting} of the forms that are allowed, and must fit one`);
    case 'not':
      return here(
        parentSchema[originKeyword] === 'contains'
          ? 'has no item of the kind that is wanted'
          : 'has a form that is not allowed',
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

/** Where every form is of a type, and the value of none of them, the types say more. */
function noForm(forms: readonly unknown[], node: Node): string {
  const types = forms.map(typesIn);
  const is = typeNames[node.kind];
  const isOne = types.some(each => each.includes(is) || (is === 'number' && each.includes('integer')));
  if (isOne || types.some(each => each.length === 0)) return 'fits none of the forms that are allowed';
  return `is of type ${is}, where ${[...new Set(types.flat())].join(' or ')} is wanted`;
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

/** The keywords that compare a size with a number. */
function bound(keyword: string, limit: unknown, node: Node): string {
  const size = sizeOf(keyword, node);
  if (keyword === 'exclusiveMinimum') return `is ${size}; it must be above ${limit}`;
  if (keyword === 'exclusiveMaximum') return `is ${size}; it must be below ${limit}`;
  if (keyword.startsWith('min')) return `${size}, ${limit} at the least`;
  if (keyword.startsWith('max')) return `${size}, ${limit} at the most`;
  return `breaks ${keyword}`;
}

function sizeOf(keyword: string, node: Node): string {
  const { length } = node.kind === 'text' ? [...node.value] : [];
  if (keyword.endsWith('Length')) return `has ${length} characters`;
  if (keyword.endsWith('Items') && node.kind === 'list')
    return `has ${node.items.length === 1 ? '1 item' : `${node.items.length} items`}`;
  if (keyword.endsWith('Properties') && node.kind === 'map') return `has ${node.entries.length} keys`;
  return keyword.startsWith('exclusive') ? shown(node) : `is ${shown(node)}`;
}

function surplus(node: Node, name: string, limit: number): Violation[] {
  const items = node.kind === 'list' ? node.items.slice(limit, limit + 1) : [];
  return items.map(item => ({ message: `${name}[${limit}] may not be there`, at: item.at }));
}

function duplicates(node: Node, name: string): Violation[] {
  const known = new Set<string>();
  for (const [index, item] of (node.kind === 'list' ? node.items : []).entries()) {
    const key = identity(plain(item) as Plain);
    if (known.has(key)) return [{ message: `${name}[${index}] is there twice`, at: item.at }];
    known.add(key);
  }
  return [];
}
