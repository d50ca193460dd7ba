import type { JudgeBySchema } from '../../schema/json-schema/judge.ts';
import type { JsonSchema } from '../../schema/shape.ts';
import type { Plain } from '../../syntax/located-value.ts';

/** What a report of one role must have beside what every report has. */
export interface Role {
  name: string;
  /** Fields at the top of the report. */
  required: readonly string[];
  requiredChecks: readonly RequiredCheck[];
  /** A field, or `field.inner`, to the least number of different items. */
  min: Readonly<Record<string, number>>;
  /** A list whose every item needs these fields. */
  each?: { list: string; needs: readonly string[] };
  schema?: Plain;
  /** The schema, compiled. */
  judge?: JudgeBySchema;
  /** The policy defines it. */
  own?: true;
}

interface RequiredCheck {
  name: string;
  /** What to verify, for the prompt. */
  about: string;
}

export const baseFields = ['task_id', 'status', 'checks_performed', 'output_file'] as const;
const checkFields = ['executed', 'evidence', 'verdict'] as const;
export const reportStatuses: readonly string[] = ['completed', 'partial', 'failed'];
export const checkVerdicts: readonly string[] = ['pass', 'fail', 'partial'];

export const builtInRoles: readonly Role[] = [
  {
    name: 'researcher',
    required: ['findings'],
    requiredChecks: [
      { name: 'relevance_check', about: 'the findings answer the question that was asked' },
      { name: 'signal_quality_check', about: 'the sources are first-hand and say what the findings say' },
    ],
    min: { findings: 3 },
    each: { list: 'findings', needs: ['source_url', 'content'] },
  },
  {
    name: 'aggregator',
    required: ['quality_assessment'],
    requiredChecks: [
      { name: 'format_validation', about: 'every report that goes in has the form that was agreed' },
      { name: 'content_quality', about: 'what goes in is specific and has its sources' },
      { name: 'cross_task_consistency', about: 'the tasks agree, or where they differ' },
    ],
    min: { 'quality_assessment.collective_findings': 3 },
  },
  {
    name: 'synthesizer',
    required: ['executive_summary'],
    requiredChecks: [
      { name: 'completeness_check', about: 'nothing that was found is left out' },
      { name: 'coherence_check', about: 'the parts do not contradict each other' },
    ],
    min: { 'executive_summary.key_findings': 3 },
  },
];

/** Text with at least one visible character. */
export const visible = '[^\\s\\u2800\\p{Default_Ignorable_Code_Point}\\p{Cc}]';

/** The JSON Schema of every report. `description` is what to write there; `evidence` adds what a check's evidence needs. */
export function reportSchema(checks: readonly string[] = [], evidence: (check: string) => object = () => ({})) {
  const check = (name: string) => ({
    type: 'object',
    description: `an object {${checkFields.join(', ')}}`,
    required: checkFields,
    properties: {
      executed: { type: 'boolean', description: 'true or false' },
      evidence: { type: 'string', description: 'text', ...evidence(name) },
      verdict: { type: 'string', description: `one of ${checkVerdicts.join(', ')}`, enum: checkVerdicts },
    } satisfies Record<(typeof checkFields)[number], JsonSchema>,
  });
  return {
    type: 'object',
    required: baseFields,
    properties: {
      task_id: { type: 'string', description: 'the id of the task, as text', pattern: visible },
      status: { type: 'string', description: `one of ${reportStatuses.join(', ')}`, enum: reportStatuses },
      checks_performed: {
        type: 'object',
        description: `an object with an entry {${checkFields.join(', ')}} for each check`,
        ...(checks.length > 0
          ? { required: checks, properties: Object.fromEntries(checks.map(name => [name, check(name)])) }
          : {}),
        additionalProperties: check(''),
      },
      output_file: { type: 'string', description: 'the path of the file that was written, as text', pattern: visible },
    } satisfies Record<(typeof baseFields)[number], JsonSchema>,
  };
}

/** What the schema of a role adds. The items of a list are counted apart, because duplicates count once. */
export function roleSchema({ required, each }: Role): JsonSchema {
  const filled = { type: ['object', 'array', 'string', 'number', 'boolean'], pattern: visible, minProperties: 1 };
  const items = { type: 'array', description: 'a list', items: itemSchema(each?.needs ?? []) };
  const properties = required.map(field => [field, field === each?.list ? items : filled]);
  return { type: 'object', required, properties: Object.fromEntries(properties) };
}

/** An item of a list that needs these fields. */
export function itemSchema(needs: readonly string[]) {
  const text = { type: 'string', pattern: visible };
  return {
    type: 'object',
    description: `an object {${needs.join(', ')}}`,
    required: needs,
    properties: Object.fromEntries(needs.map(need => [need, text])),
  };
}
