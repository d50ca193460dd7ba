import { errorsIn, nameOf, partOf, type SchemaError, type Validate } from '../../schema/built-in.ts';
import { type Entry, entry, type Node } from '../../syntax/located-value.ts';
import { cited } from '../../syntax/text.ts';
import type { Findings } from '../findings.ts';
import type { RuleId } from '../rules.ts';
import { find, isNothing, listOf, type Reader, shown, textIn, unknownWord } from './fields.ts';
import type { Form } from './message-forms.ts';

export interface MessageForm {
  schema(): Form;
  validate: Validate;
  /** What such a message is called: "input". */
  name: string;
  rule: RuleId;
}

/**
 * A message in the form of its schema: every field under its own name and with a value of its type, as far as the meaning
 * is clear. Reports what is written otherwise as a warning, and what breaks the schema. `shared`: fields that may be
 * elsewhere.
 */
export function readForm(
  node: Node,
  form: MessageForm,
  { path, findings, shared = [] }: { path: string; findings: Findings; shared?: readonly string[] },
): Node {
  const clear = canonical({ node, path, findings, rule: form.rule }, form.schema(), '');
  for (const error of errorsIn(form, clear)) {
    const { keyword, params, keyAt } = error;
    if (keyword === 'required' && error.path.length === 0 && shared.includes(String(params.missingProperty))) continue;
    const rule = ruleOf(error) ?? form.rule;
    findings.add(rule, severityOf(error), { path, line: keyAt.line }, describe(error, form.name));
  }
  return clear;
}

function canonical(reader: Reader, form: Form, name: string): Node {
  const { node } = reader;
  if (node.kind === 'map' && form.properties) {
    const taken = new Set<Entry>();
    const known = Object.entries(form.properties).flatMap(([key, part]): Entry[] => {
      const own: Reader = { ...reader, rule: part['x-rule'] ?? reader.rule };
      const found = find(own, key, part['x-also']);
      if (!found) return [];
      taken.add(found);
      const inner = name === '' ? key : `${name}.${key}`;
      return [{ ...found, key, value: ofType(own, found, part, inner) }];
    });
    return { ...node, entries: [...known, ...node.entries.filter(each => !taken.has(each))] };
  }
  if (node.kind === 'list' && form.items) {
    const { items } = form;
    return { ...node, items: node.items.map(item => canonical({ ...reader, node: item }, items, name)) };
  }
  return form['x-word'] ? asText(node) : node;
}

/** The value of a field. Converts a value of another type if only one thing can be meant. */
function ofType(reader: Reader, found: Entry, form: Form, name: string): Node {
  const { value } = found;
  const { path, findings, rule } = reader;
  const inner = (node: Node) => canonical({ ...reader, node }, form, name);
  if (form.type === 'array' && (value.kind === 'null' || value.kind === 'text'))
    return inner({ kind: 'list', items: [...listOf(reader, found, name)], at: value.at });
  const word = form.type === 'boolean' ? (textIn(value) ?? '').toLowerCase() : '';
  if (word !== 'true' && word !== 'false') return inner(value);
  const message = `${name} is ${shown(value)}; write true or false`;
  findings.add(rule, 'warn', { path, line: found.keyAt.line }, message);
  return { kind: 'boolean', value: word === 'true', at: value.at };
}

function asText(node: Node): Node {
  if (node.kind === 'number') return { kind: 'text', value: node.source, at: node.at };
  return node.kind === 'text' ? { ...node, value: node.value.trim() } : node;
}

function ruleOf({ schemas }: SchemaError): RuleId | undefined {
  return (schemas as readonly Form[]).findLast(form => form['x-rule'])?.['x-rule'];
}

function severityOf({ keyword, params, schema }: SchemaError): 'warn' | 'fail' {
  const form: Form = keyword === 'required' ? partOf(schema, String(params.missingProperty)) : schema;
  return form['x-warn']?.includes(keyword) ? 'warn' : 'fail';
}

function describe(error: SchemaError, whole: string): string {
  const { keyword, params, path, node } = error;
  const schema: Form = error.schema;
  if (keyword === 'required') {
    const missing = String(params.missingProperty);
    const file = textIn(entry(node, 'path')?.value);
    if (missing === 'old_path') return `old_path is missing for the renamed file ${cited(file ?? '')}`;
    const { description } = partOf(schema, missing);
    const advice = description ? `; write ${description}` : '';
    return `${nameOf([...path, missing])} is missing from the ${whole}${advice}`;
  }
  const inList = typeof path.at(-1) === 'number';
  const name = nameOf(inList ? path.slice(0, -1) : path) || `the ${whole}`;
  if (keyword === 'enum') return unknownWord(inList ? `value in ${name}:` : name, node, schema.enum as string[]);
  const { description, type } = schema;
  if (inList) return `${name} must contain ${description}, not ${shown(node)}`;
  if (type === 'object') return `${name} must be ${description ?? 'a mapping'}, not ${shown(node)}`;
  if (type === 'array') return `${name} must be a list, not ${shown(node)}; write ["…"]`;
  return `${name} is ${isNothing(node) ? 'empty' : shown(node)}${description ? `; write ${description}` : ''}`;
}
