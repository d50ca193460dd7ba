import { object, optional } from '../../schema/object.ts';
import { anyText, boolean, byKind, integer, list, record, text } from '../../schema/shape.ts';
import { cited } from '../../syntax/text.ts';
import { agentsOf, bareName, type Want } from './agents.ts';
import { outputBlocks } from './block.ts';
import { brokenRules } from './rules.ts';
import { fieldsByKey, schemaOf } from './schema.ts';
import { fieldTypes, isFieldType } from './values.ts';

const fieldType = text({
  wants: 'the type of a field',
  check: value =>
    isFieldType(value)
      ? undefined
      : `${JSON.stringify(value)} is no type of a field; write one of ${Object.keys(fieldTypes).join(', ')}, a choice such as low/high, or a range such as 1-5`,
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

/** An agent's output as the policy describes it. Its example is held against it like any block. */
const outputAgent = object(
  {
    required: optional(fields, 'fields that must be there: names, or names with their types'),
    optional: optional(fields, 'fields that may be there'),
    pass: optional(record(want), 'field to what it must be: a value, none, some, a list of values, or {min, max}'),
    example: optional(anyText, 'an output that passes'),
  },
  {
    wants: 'an output {required, optional, pass, example}',
    check(value) {
      const [agent] = agentsOf({ outputs: { example: value } }).slice(-1);
      const names = new Set(agent!.fields.map(({ key }) => key));
      const stranger = Object.keys(agent!.pass).find(key => !names.has(key));
      if (stranger !== undefined)
        return { key: 'pass', problem: `${stranger} is neither under required nor under optional` };
      if (agent!.example === undefined) return undefined;
      const problem = exampleProblem(agent!);
      return problem === undefined ? undefined : { key: 'example', problem };
    },
  },
);

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
    report(
      'bad_value',
      `${cited(again.key)} is there twice, with and without its toolkit or in other letters; keep one`,
      again.keyAt,
    );
    return undefined;
  },
};

/** What is wrong with the example of an agent, which may stand with or without its markers. */
function exampleProblem(agent: ReturnType<typeof agentsOf>[number]): string | undefined {
  const example = agent.example!;
  const whole = example.includes('---OUTPUT---') ? example : `---OUTPUT---\n${example.trimEnd()}\n---END---`;
  const block = outputBlocks(whole).at(-1);
  if (!block) return 'the block stands in a fence or a quote, where none counts';
  const [wrong] = [...schemaOf(agent, block), ...brokenRules(agent, fieldsByKey(block), block.line)].filter(
    each => !each.warn,
  );
  return wrong && `the example does not hold: ${wrong.message}`;
}
