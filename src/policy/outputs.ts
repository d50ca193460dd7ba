import { object, optional } from '../schema/object.ts';
import { anyText, boolean, byKind, integer, list, record, type Shape, text } from '../schema/shape.ts';
import { cited } from '../syntax/text.ts';

/**
 * The type of a field of an output block: one of these words, a choice such as `low/medium/high`, or a range of whole
 * numbers such as `1-5`.
 */
export const fieldTypes = {
  boolean: { wants: 'true or false', hint: '[true/false]' },
  count: { wants: 'a whole number', hint: '[count]' },
  list: { wants: 'a list [a, b] or none', hint: '[list] or "none"' },
  files: { wants: 'a list of files [a.ts, b.ts] or none', hint: '[file1, file2] or "none"' },
  path: { wants: 'the path of a file', hint: '[path]' },
  phase: { wants: 'a phase such as 2/3', hint: '[phase number]/[total phases]' },
  locations: { wants: 'a list [FILE:LINE - what is there] or none', hint: '[file:line descriptions] or "none"' },
  text: { wants: 'text', hint: '[text]' },
} as const;

const choice = /^[\w-]+(?:\/[\w-]+)+$/;
/** A range of whole numbers, as a type. */
export const rangeType = /^(\d{1,9})-(\d{1,9})$/;

/** What a field must have for the work to continue. `none` and `some`: a list or text. `min` and `max`: a number or a list. */
export type Want = boolean | number | string | readonly string[] | { min?: number; max?: number };
export type Wants = Readonly<Record<string, Want>>;

const fieldType = text({
  wants: 'the type of a field',
  check: value =>
    Object.hasOwn(fieldTypes, value) || choice.test(value) || rangeType.test(value)
      ? undefined
      : `unknown field type ${JSON.stringify(value)}; use one of ${Object.keys(fieldTypes).join(', ')}, a choice such as low/high, or a range such as 1-5`,
});
const fields = byKind<string[] | Record<string, string>>({ list: list(text()), map: record(fieldType) });

const want = byKind<Want>({
  boolean,
  number: integer({ min: 0 }),
  text: text({ wants: 'a value' }),
  list: list(text({ wants: 'a value' }), { min: 1 }),
  map: object(
    { min: optional(integer({ min: 0 }), 'the least'), max: optional(integer({ min: 0 }), 'the most') },
    { wants: 'a mapping {min, max}' },
  ),
});

/** An agent's output block as a policy describes it. */
export interface WrittenAgent {
  required?: WrittenFields;
  optional?: WrittenFields;
  pass?: Wants;
  example?: string;
}

/** Names, or names with their types. */
export type WrittenFields = readonly string[] | Readonly<Record<string, string>>;

const outputAgent: Shape<WrittenAgent> = object(
  {
    required: optional(fields, 'fields that must be there: names, or names with their types'),
    optional: optional(fields, 'fields that may be there'),
    pass: optional(record(want), 'field to what it must be: a value, none, some, a list of values, or {min, max}'),
    example: optional(anyText, 'an output that passes'),
  },
  {
    wants: 'an output {required, optional, pass, example}',
    check(value) {
      const { required, optional, pass = {} }: WrittenAgent = value;
      const names = new Set([...fieldNames(required), ...fieldNames(optional)]);
      const unknown = Object.keys(pass).find(key => !names.has(key));
      return unknown === undefined
        ? undefined
        : { key: 'pass', problem: `${unknown} is neither under required nor under optional` };
    },
  },
);

function fieldNames(given: WrittenFields = []): readonly string[] {
  return Array.isArray(given) ? given : Object.keys(given);
}

const outputs = record(outputAgent, 'a mapping of agents to {required, optional, pass, example}');

/** Agents by name. The same one with and without the name of its toolkit would be two rules for one agent. */
export const outputsShape: typeof outputs = {
  ...outputs,
  read(node, report) {
    const value = outputs.read(node, report);
    if (value === undefined || node.kind !== 'map') return value;
    const names = node.entries.map(({ key }) => bareName(key));
    const again = node.entries.find(({ key }, index) => names.indexOf(bareName(key)) < index);
    if (!again) return value;
    const message = `duplicate agent ${cited(again.key)}: it differs from another only in letter case or toolkit; keep one`;
    report('bad_value', message, again.keyAt);
    return undefined;
  },
};

/** The name of an agent without the toolkit that it may come with, in lower case. */
export function bareName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^pr-review-toolkit:/, '');
}
