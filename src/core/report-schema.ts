import { RE2JS } from 're2js';
import { canonical } from './digest.ts';
import { entry, type Node, type Plain, type Position, plain } from './node.ts';
import { cited } from './text.ts';

/** Where a value breaks a JSON Schema, and how. */
export interface Violation {
  message: string;
  at: Position;
}

export type Schema = { [keyword: string]: Plain };

const mostViolations = 20;
/** A schema that refers to itself without going deeper into the value would never end. */
const deepest = 100;

/** Everything that a value breaks, the first few of it. `name` is what the value is called in messages. */
export function violations(schema: Plain, node: Node, name: string): Violation[] {
  const found: Violation[] = [];
  const add: Judge['add'] = (message, at) => {
    if (found.length < mostViolations) found.push({ message, at });
  };
  check({ root: schema, add, depth: 0 }, schema, node, name);
  return found;
}

interface Judge {
  root: Plain;
  add(message: string, at: Position): unknown;
  depth: number;
}

function check(judge: Judge, schema: Plain, node: Node, name: string): void {
  if (judge.depth > deepest) judge.add(`the schema refers to itself without end at ${name}; mend it`, node.at);
  else if (schema === false) judge.add(`${name} may not be there`, node.at);
  else if (isSchema(schema)) checkKeywords({ ...judge, depth: judge.depth + 1 }, schema, node, name);
}

function checkKeywords(judge: Judge, schema: Schema, node: Node, name: string): void {
  if (typeof schema.$ref === 'string') {
    check(judge, target(judge.root, schema.$ref) ?? false, node, name);
    return;
  }
  if (!checkType(judge, schema, node, name)) return;
  checkValue(judge, schema, node, name);
  if (node.kind === 'text') checkText(judge, schema, node, name);
  if (node.kind === 'number') checkNumber(judge, schema, node, name);
  if (node.kind === 'list') checkList(judge, schema, node, name);
  if (node.kind === 'map') checkMap(judge, schema, node, name);
  checkCombined(judge, schema, node, name);
}

export function isSchema(value: Plain | undefined): value is Schema {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** What `#/definitions/x` stands for. */
export function target(root: Plain, ref: string): Plain | undefined {
  if (ref !== '#' && !ref.startsWith('#/')) return undefined;
  let found: Plain | undefined = root;
  for (const part of ref.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    found = isSchema(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  }
  return found;
}

const typeNames: Record<Node['kind'], string> = {
  map: 'object',
  list: 'array',
  text: 'string',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function checkType(judge: Judge, { type }: Schema, node: Node, name: string): boolean {
  if (type === undefined) return true;
  const wanted = [type].flat().map(String);
  const is = typeNames[node.kind];
  const whole = node.kind === 'number' && Number.isInteger(node.value);
  if (wanted.includes(is) || (whole && wanted.includes('integer'))) return true;
  judge.add(`${name} is of type ${is}, where ${wanted.join(' or ')} is wanted`, node.at);
  return false;
}

function checkValue(judge: Judge, schema: Schema, node: Node, name: string): void {
  const same = (value: Plain) => canonical(value) === canonical(plain(node));
  if (Array.isArray(schema.enum) && !schema.enum.some(same)) {
    judge.add(
      `${name} is ${shown(node)}, where one of ${schema.enum.map(each => JSON.stringify(each)).join(', ')} is wanted`,
      node.at,
    );
  }
  if (schema.const !== undefined && !same(schema.const)) {
    judge.add(`${name} is ${shown(node)}, where ${JSON.stringify(schema.const)} is wanted`, node.at);
  }
}

function shown(node: Node): string {
  return node.kind === 'text'
    ? cited(node.value)
    : node.kind === 'map' || node.kind === 'list'
      ? `an ${typeNames[node.kind]}`
      : String(plain(node));
}

function checkText(judge: Judge, schema: Schema, { value, at }: Extract<Node, { kind: 'text' }>, name: string): void {
  const length = [...value].length;
  bounds(judge, [schema.minLength, schema.maxLength], length, `${name} has ${length} characters`, at);
  if (typeof schema.pattern === 'string' && !RE2JS.compile(schema.pattern).matcher(value).find()) {
    judge.add(`${name} does not match ${schema.pattern}`, at);
  }
}

function checkNumber(
  judge: Judge,
  schema: Schema,
  { value, at }: Extract<Node, { kind: 'number' }>,
  name: string,
): void {
  bounds(judge, [schema.minimum, schema.maximum], value, `${name} is ${value}`, at);
  const { exclusiveMinimum: above, exclusiveMaximum: below, multipleOf } = schema;
  if (typeof above === 'number' && value <= above) judge.add(`${name} is ${value}; it must be above ${above}`, at);
  if (typeof below === 'number' && value >= below) judge.add(`${name} is ${value}; it must be below ${below}`, at);
  if (typeof multipleOf === 'number' && !Number.isInteger(Number((value / multipleOf).toPrecision(12)))) {
    judge.add(`${name} is ${value}, which is no multiple of ${multipleOf}`, at);
  }
}

function bounds(judge: Judge, [min, max]: (Plain | undefined)[], size: number, words: string, at: Position): void {
  if (typeof min === 'number' && size < min) judge.add(`${words}, ${min} at the least`, at);
  if (typeof max === 'number' && size > max) judge.add(`${words}, ${max} at the most`, at);
}

function checkList(judge: Judge, schema: Schema, node: Extract<Node, { kind: 'list' }>, name: string): void {
  const { items, additionalItems, contains } = schema;
  const { length } = node.items;
  bounds(
    judge,
    [schema.minItems, schema.maxItems],
    length,
    `${name} has ${length === 1 ? '1 item' : `${length} items`}`,
    node.at,
  );
  for (const [index, item] of node.items.entries()) {
    const own = Array.isArray(items) ? (items[index] ?? additionalItems) : items;
    if (own !== undefined) check(judge, own, item, `${name}[${index}]`);
  }
  const known = new Set<string>();
  for (const [index, item] of (schema.uniqueItems === true ? node.items : []).entries()) {
    const text = canonical(plain(item));
    if (known.has(text)) judge.add(`${name}[${index}] is there twice`, item.at);
    known.add(text);
  }
  if (contains !== undefined && !node.items.some(item => holds(judge, contains, item))) {
    judge.add(`${name} has no item of the kind that is wanted`, node.at);
  }
}

function checkMap(judge: Judge, schema: Schema, node: Extract<Node, { kind: 'map' }>, name: string): void {
  const { properties, patternProperties, additionalProperties, propertyNames } = schema;
  const { length } = node.entries;
  bounds(judge, [schema.minProperties, schema.maxProperties], length, `${name} has ${length} keys`, node.at);
  for (const key of Array.isArray(schema.required) ? schema.required : []) {
    if (!entry(node, String(key))) judge.add(`${name} lacks ${cited(String(key))}`, node.at);
  }
  const patterns = Object.entries(isSchema(patternProperties) ? patternProperties : {});
  for (const { key, keyAt, value } of node.entries) {
    const inside = `${name}.${key.length > 60 ? `${key.slice(0, 60)}…` : key}`;
    const own = isSchema(properties) && Object.hasOwn(properties, key) ? [properties[key]!] : [];
    const matching = patterns.filter(([pattern]) => RE2JS.compile(pattern).matcher(key).find()).map(([, each]) => each);
    const all = [...own, ...matching];
    if (all.length === 0 && additionalProperties !== undefined) all.push(additionalProperties);
    for (const each of all) check(judge, each, value, inside);
    if (propertyNames !== undefined)
      check(judge, propertyNames, { kind: 'text', value: key, at: keyAt }, `the key ${cited(key)}`);
  }
}

function checkCombined(judge: Judge, schema: Schema, node: Node, name: string): void {
  for (const each of Array.isArray(schema.allOf) ? schema.allOf : []) check(judge, each, node, name);
  if (Array.isArray(schema.anyOf) && !schema.anyOf.some(each => holds(judge, each, node))) {
    judge.add(`${name} fits none of the forms that are allowed`, node.at);
  }
  if (Array.isArray(schema.oneOf)) {
    const fitting = schema.oneOf.filter(each => holds(judge, each, node)).length;
    if (fitting !== 1) judge.add(`${name} fits ${fitting} of the forms that are allowed, and must fit one`, node.at);
  }
  if (schema.not !== undefined && holds(judge, schema.not, node))
    judge.add(`${name} has a form that is not allowed`, node.at);
  if (schema.if === undefined) return;
  const branch = holds(judge, schema.if, node) ? schema.then : schema.else;
  if (branch !== undefined) check(judge, branch, node, name);
}

function holds(judge: Judge, schema: Plain, node: Node): boolean {
  const found: string[] = [];
  check({ ...judge, add: message => found.push(message) }, schema, node, '');
  return found.length === 0;
}
