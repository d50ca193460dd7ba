import { type BuiltIn, errorsIn, nameOf, partOf, type SchemaError, type Validate } from '../../schema/built-in.ts';
import { aggregator, report, researcher, synthesizer } from '../../schema/validators.ts';
import { entry, type Node } from '../../syntax/located-value.ts';
import { cited } from '../../syntax/text.ts';
import type { Wrong } from '../types.ts';
import { builtInRoles, type Role, reportSchema, roleSchema, visible } from './forms.ts';
import { type Told, wrong } from './rules.ts';

const base: BuiltIn = { schema: () => reportSchema(), validate: report };
const validators: Readonly<Record<string, Validate>> = { researcher, aggregator, synthesizer };
const roleForms: ReadonlyMap<string, BuiltIn> = new Map(
  builtInRoles.map(role => [role.name, { schema: () => roleSchema(role), validate: validators[role.name]! }]),
);

/** What is wrong with the form of a report: its own fields, those of its checks, and those of its role. */
export function fieldWrongs(told: Told, role: Role | undefined): Wrong[] {
  const found = errorsIn(base, told.node).map(error => baseWrong(told, error));
  if (!role) return found;
  const form = role.own ? undefined : roleForms.get(role.name);
  const own = form ? errorsIn(form, told.node).map(error => roleWrong(told, role, error)) : ownWrongs(told, role);
  return [...found, ...own, ...schemaWrongs(told, role)];
}

function baseWrong(told: Told, error: SchemaError): Wrong {
  const { keyword, params, path, schema, node, keyAt } = error;
  const [, check, field] = path;
  const name = `the check ${cited(String(check))}`;
  const missing = String(params.missingProperty);
  if (keyword === 'required' && check !== undefined)
    return wrong(told, keyAt, `${name} has no ${missing}`, `add "${missing}" to ${cited(String(check))}`);
  if (keyword === 'required') {
    const { description } = partOf(schema, missing);
    return wrong(told, node.at, `${missing} is missing`, `add "${missing}": ${description}`);
  }
  return describeMismatch(
    told,
    error,
    field !== undefined ? `${field} of ${name}` : check !== undefined ? name : nameOf(path),
  );
}

function describeMismatch(told: Told, { path, schema, node }: SchemaError, name = nameOf(path)): Wrong {
  const want = `${schema.description}`;
  const message = `${name} is ${shown(node)}, where ${want} is wanted`;
  return wrong(told, node.at, message, `write under ${cited(String(path.at(-1)))} ${want}`);
}

function roleWrong(told: Told, role: Role, error: SchemaError): Wrong {
  const { keyword, params, path, node } = error;
  const [field, index, need] = path;
  if (field === undefined) return missingWrong(told, role, String(params.missingProperty));
  if (index === undefined)
    return isEmpty(node) ? emptyWrong(told, role, String(field), node) : describeMismatch(told, error);
  const item = nameOf([field, index]);
  const lacks = need ?? (keyword === 'required' ? params.missingProperty : undefined);
  if (lacks === undefined) {
    const fix = `write every item of ${field} as ${error.schema.description}`;
    return { ...describeMismatch(told, error, item), fix, failure: 'minor' };
  }
  return wrong(told, node.at, `${item} has no ${lacks}`, `give every item of ${field} its ${lacks}`, 'minor');
}

/** The fields that a role of the policy names. */
function ownWrongs(told: Told, role: Role): Wrong[] {
  return role.required.flatMap(field => {
    const given = entry(told.node, field)?.value;
    if (!given) return [missingWrong(told, role, field)];
    return isEmpty(given) ? [emptyWrong(told, role, field, given)] : [];
  });
}

function missingWrong(told: Told, { name }: Role, field: string): Wrong {
  const fix = `add "${field}", which a report of the role ${name} must have`;
  return wrong(told, told.node.at, `${field} is missing`, fix);
}

function emptyWrong(told: Told, { name }: Role, field: string, node: Node): Wrong {
  return wrong(told, node.at, `${field} is empty`, `fill "${field}", which a report of the role ${name} must have`);
}

function isEmpty(value: Node): boolean {
  return value.kind === 'null' || isBlank(value) || (value.kind === 'map' && value.entries.length === 0);
}

function isBlank(value: Node): boolean {
  return value.kind === 'text' && !new RegExp(visible, 'u').test(value.value);
}

function shown(value: Node): string {
  switch (value.kind) {
    case 'map':
      return 'an object';
    case 'list':
      return 'a list';
    case 'null':
      return 'null';
    case 'text':
      return isBlank(value) ? 'blank' : cited(value.value);
    default:
      return String(value.value);
  }
}

function schemaWrongs(told: Told, { name, schema, judge }: Role): Wrong[] {
  if (schema === undefined) return [];
  if (!judge) throw new Error(`the schema of the role ${name} was not compiled`);
  return judge(told.node, 'the report').map(({ message, at }) =>
    wrong(told, at, message, `write it as the policy's schema for ${name} asks`),
  );
}
