import type { JsonSchema } from '../../schema/shape.ts';
import type { RuleId } from '../rules.ts';

/**
 * The schema of agents' inputs and outputs. `description` says what to write. Keywords of our own: `x-also`, other names
 * for a field; `x-word`, numbers are read as text, and text is trimmed; `x-warn`, the keywords whose violation is only a
 * warning (`required`: that the field is missing); `x-rule`, the rule that this part belongs to, if it is another one.
 */
export interface Form extends JsonSchema {
  properties?: Readonly<Record<string, Form>>;
  items?: Form;
  description?: string;
  'x-also'?: readonly string[];
  'x-word'?: true;
  'x-warn'?: readonly string[];
  'x-rule'?: RuleId;
}

export const projectTypes = ['web', 'api', 'cli', 'lib', 'mixed'] as const;
export const changeTypes = ['added', 'modified', 'deleted', 'renamed'] as const;
export const outputStatuses = ['OK', 'BLOCKED', 'NEEDS_INFO', 'NEEDS_DECISION', 'FAIL'] as const;

/** Anything but null and blank text. */
const something: Form = { type: ['string', 'number', 'boolean', 'object', 'array'], pattern: '\\S' };
const list: Form = { type: 'array' };
const word: Form = { type: 'string', pattern: '\\S', description: 'text', 'x-word': true };
const words: Form = { type: 'array', items: { ...word, 'x-warn': ['type', 'pattern'] } };
const taskId: Form = {
  type: 'string',
  pattern: '^(?:T-\\d+[a-z]?|meta)$',
  description: 'T-001 or meta',
  'x-word': true,
};

function mapping(properties: Readonly<Record<string, Form>>, optional: readonly string[] = [], description?: string) {
  const required = Object.keys(properties).filter(key => !optional.includes(key));
  return { type: 'object', properties, required, ...(description ? { description } : {}) } satisfies Form;
}

function expected(form: Form): Form {
  return { ...form, 'x-warn': [...(form['x-warn'] ?? []), 'required'] };
}

const changedFile: Form = {
  ...mapping(
    {
      path: { type: 'string', description: 'the path of the file', 'x-also': ['file'] },
      change_type: { enum: changeTypes, description: changeTypes.join(', '), 'x-also': ['type', 'status'] },
      old_path: { description: 'the previous path', 'x-also': ['from', 'previous_path'] },
    },
    ['old_path'],
    '{"path": "src/app.js", "change_type": "modified"}',
  ),
  if: { type: 'object', required: ['change_type'], properties: { change_type: { const: 'renamed' } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: {
    type: 'object',
    required: ['old_path'],
    properties: { old_path: { type: 'string', minLength: 1 } },
  },
};

export const inputSchema: Form = mapping({
  task: mapping(
    {
      id: { ...taskId, 'x-warn': ['type', 'pattern'] },
      title: something,
      goal: something,
      non_goals: expected(list),
      context_files: { ...words, 'x-rule': 'input-context' },
      session_changed_files: { type: 'array', items: changedFile, 'x-rule': 'input-reviewer' },
      constraints: expected(list),
      acceptance_checks: expected(list),
      risk_flags: expected({
        type: 'array',
        items: { ...word, enum: ['security', 'perf', 'breaking-change', 'none'], 'x-warn': ['type', 'pattern'] },
      }),
    },
    ['context_files', 'session_changed_files'],
  ),
  project_type: { enum: projectTypes },
  repo_state: mapping({ branch: {}, ci_status: { enum: ['unknown', 'green', 'red'] } }),
  tools_available: words,
});

const paths: Form = {
  type: 'array',
  items: {
    type: ['string', 'object'],
    pattern: '\\S',
    description: 'the path of a file',
    required: ['path'],
    properties: { path: { type: 'string', pattern: '\\S', description: 'the path of a file', 'x-also': ['file'] } },
  },
};
const lines: Form = expected({ type: 'array', description: '[] if there is nothing' });
const flag: Form = { type: 'boolean', description: 'true or false' };

/** The lists of an output's artifacts that name files. */
export const fileKeys = ['files_changed', 'tests_added_or_updated', 'files_to_create_or_update'] as const;

export const outputSchema: Form = mapping({
  status: { enum: outputStatuses },
  summary: { type: 'string', pattern: '\\S', description: 'one to three sentences' },
  artifacts: mapping(
    {
      ...Object.fromEntries(fileKeys.map(key => [key, paths])),
      commands_to_run: lines,
      manual_steps: list,
      review_comments: list,
      findings: list,
      notes: lines,
    },
    [...fileKeys, 'manual_steps', 'review_comments', 'findings'],
  ),
  gates: mapping({
    meets_definition_of_done: flag,
    needs_review: flag,
    needs_tests: flag,
    security_concerns: { type: 'array', description: '[] if there are none' },
  }),
  next: mapping(
    {
      recommended_agent: { ...something, 'x-also': ['agent'] },
      recommended_task_id: { ...taskId, 'x-also': ['task_id'] },
      reason: something,
    },
    [],
    '{"recommended_agent", "recommended_task_id", "reason"}',
  ),
});
