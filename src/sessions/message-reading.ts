import { errorsIn, nameOf, partOf, type SchemaError, type Validate } from '../schema/built-in.ts';
import { type Entry, entry, type Node } from '../syntax/located-value.ts';
import { cited, didYouMean } from '../syntax/text.ts';
import { find, isNothing, listOf, type Reader, shown, textIn } from './fields.ts';
import type { Form } from './message-forms.ts';
import type { Notes } from './notes.ts';
import type { RuleId } from './rules.ts';

export interface MessageForm {
  schema(): Form;
  validate: Validate;
  /** What such a message is called: "input". */
  name: string;
  rule: RuleId;
}

/**
 * A message as its form has it: every field that is understood under its own name and with a value of its type, as far
 * as the meaning is clear. That something was written otherwise is a warning; what breaks the form is told.
 * `shared`: fields that may stand elsewhere.
 */
export function readForm(
  node: Node,
  form: MessageForm,
  { path, notes, shared = [] }: { path: string; notes: Notes; shared?: readonly string[] },
): Node {
  const clear = canonical({ node, path, notes, rule: form.rule }, form.schema(), '');
  for (const error of errorsIn(form, clear)) {
    const { keyword, params, keyAt } = error;
    if (keyword === 'required' && error.path.length === 0 && shared.includes(String(params.missingProperty))) continue;
    notes.tell(
      ruleOf(error) ?? form.rule,
      severityOf(error),
      { path, line: keyAt.line },
      describeError(error, form.name),
    );
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
  return form['x-word'] ? word(node) : node;
}

/** The value of a field; one of another type is taken where only one thing can be meant. */
function ofType(reader: Reader, found: Entry, form: Form, name: string): Node {
  const { value } = found;
  const { path, notes, rule } = reader;
  const inner = (node: Node) => canonical({ ...reader, node }, form, name);
  if (form.type === 'array' && (value.kind === 'null' || value.kind === 'text'))
    return inner({ kind: 'list', items: [...listOf(reader, found, name)], at: value.at });
  const said = form.type === 'boolean' ? (textIn(value) ?? '').toLowerCase() : '';
  if (said !== 'true' && said !== 'false') return inner(value);
  const message = `${name} is ${shown(value)}; write true or false`;
  notes.tell(rule, 'warn', { path, line: found.keyAt.line }, message);
  return { kind: 'boolean', value: said === 'true', at: value.at };
}

function word(node: Node): Node {
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

function describeError(error: SchemaError, whole: string): string {
  const { keyword, params, path, node } = error;
  const schema: Form = error.schema;
  if (keyword === 'required') {
    const missing = String(params.missingProperty);
    const file = textIn(entry(node, 'path')?.value);
    if (missing === 'old_path') return `${cited(file ?? '')} was renamed, so old_path is needed`;
    const { description } = partOf(schema, missing);
    const advice = description ? `; write ${description}` : '';
    return `${nameOf([...path, missing])} is missing from the ${whole}${advice}`;
  }
  const inList = typeof path.at(-1) === 'number';
  const name = nameOf(inList ? path.slice(0, -1) : path) || `the ${whole}`;
  if (keyword === 'enum') {
    const values = schema.enum as string[];
    const near = didYouMean(textIn(node) ?? '', values);
    if (inList) return `${name} has ${shown(node)}, and may have ${values.join(', ')}${near}`;
    return `${name} is ${shown(node)}, and must be one of ${values.join(', ')}${near}`;
  }
  const { description, type } = schema;
  if (inList) return `${name} has ${shown(node)} where ${description} belongs`;
  if (type === 'object') return `${name} is ${shown(node)} where ${description ?? 'a mapping'} belongs`;
  if (type === 'array') return `${name} is ${shown(node)} where a list belongs; write ["…"]`;
  return `${name} is ${isNothing(node) ? 'empty' : shown(node)}${description ? `; write ${description}` : ''}`;
}
