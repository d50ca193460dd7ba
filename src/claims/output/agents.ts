import { bareName, fieldTypes, type Wants, type WrittenAgent, type WrittenFields } from '../../policy/outputs.ts';

export interface AgentField {
  key: string;
  /** See `fieldTypes`; absent if any value is allowed. */
  type?: string;
  required: boolean;
  /** The placeholder in the prompt, if the type has no good one. */
  hint?: string;
}

/** A kind of agent: prompt, schema, rule and example all come from this row. */
export interface OutputAgent {
  name: string;
  fields: readonly AgentField[];
  /** What must be true for the work to continue. */
  pass: Wants;
  /** What should be true; otherwise there is a warning. */
  look: Wants;
  example?: string;
  /** It reviews the work of others: its refusal counts as a review attempt. */
  reviews?: true;
  /** How its prompt begins, if not as usual. */
  asks?: string;
}

type Row = Readonly<Record<string, readonly [type: string, hint?: string]>>;

function builtIn(
  name: string,
  row: Row,
  rule: Partial<Pick<OutputAgent, 'pass' | 'look' | 'reviews' | 'asks'>>,
  example: readonly string[],
): OutputAgent {
  const fields = Object.entries(row).map(([key, [type, hint]]) => ({
    key,
    type,
    required: true,
    ...(hint ? { hint } : {}),
  }));
  return { name, fields, pass: {}, look: {}, ...rule, example: example.join('\n') };
}

export const builtInAgents: readonly OutputAgent[] = [
  builtIn(
    'todo-doc-generator',
    {
      path: ['path', '.claude/features/[slug]-TODO.md'],
      dependencies: ['list', '[feature1, feature2] or "none"'],
      priority: ['1-5'],
      phases: ['count'],
      complexity: ['low/medium/high'],
    },
    { asks: 'CRITICAL - Your response must end with:' },
    [
      'path: .claude/features/auth-system-TODO.md',
      'dependencies: none',
      'priority: 1',
      'phases: 3',
      'complexity: medium',
    ],
  ),
  builtIn(
    'tdd-task-executor',
    {
      phase: ['phase'],
      phase_complete: ['boolean'],
      files_changed: ['files', '[file1.ts, file2.ts]'],
      files_created: ['files', '[newfile.ts] or "none"'],
      tests_added: ['count'],
      tests_passing: ['boolean'],
      test_failures: ['list', '[list of failing test names] or "none"'],
      blockers: ['list', '[description] or "none"'],
      next_action: ['text', '[what needs to happen next]'],
    },
    { pass: { phase_complete: true, tests_passing: true, blockers: 'none', test_failures: 'none' } },
    [
      'phase: 2/3',
      'phase_complete: true',
      'files_changed: [src/auth/service.ts, src/auth/middleware.ts]',
      'files_created: [src/auth/__tests__/service.test.ts]',
      'tests_added: 8',
      'tests_passing: true',
      'test_failures: none',
      'blockers: none',
      'next_action: proceed to phase 3',
    ],
  ),
  builtIn(
    'code-reviewer',
    {
      approved: ['boolean'],
      issues_total: ['count'],
      critical: ['list', '[list of critical issues] or "none"'],
      major: ['list', '[list of major issues] or "none"'],
      minor: ['list', '[list of minor issues] or "none"'],
      security: ['list', '[security concerns] or "none"'],
      test_coverage: ['adequate/needs-improvement/insufficient'],
      recommendation: ['approve/revise/block'],
    },
    { pass: { approved: true }, reviews: true },
    [
      'approved: false',
      'issues_total: 3',
      'critical: none',
      'major: [Missing input validation on email field, No rate limiting on login endpoint]',
      'minor: [Consider extracting magic number to constant]',
      'security: Rate limiting should be added before production',
      'test_coverage: adequate',
      'recommendation: revise',
    ],
  ),
  builtIn(
    'code-simplifier',
    {
      simplified: ['boolean'],
      files_modified: ['files', '[list of files]'],
      lines_removed: ['count'],
      complexity_reduction: ['none/low/medium/high'],
      changes_summary: ['text', '[brief description of simplifications]'],
    },
    {},
    [
      'simplified: true',
      'files_modified: [src/auth/service.ts]',
      'lines_removed: 23',
      'complexity_reduction: medium',
      'changes_summary: Extracted duplicate validation logic, removed unused imports',
    ],
  ),
  builtIn(
    'silent-failure-hunter',
    {
      silent_failures_found: ['count'],
      locations: ['locations'],
      severity: ['none/low/medium/high/critical'],
      recommendations: ['list', '[brief list]'],
    },
    { pass: { severity: ['none', 'low', 'medium'] }, look: { severity: ['none'] } },
    [
      'silent_failures_found: 2',
      'locations: [src/api/client.ts:45 - swallowed Promise rejection, src/auth/token.ts:112 - empty catch block]',
      'severity: high',
      'recommendations: [Add error logging to catch blocks, Propagate errors to caller]',
    ],
  ),
  builtIn(
    'review-pr',
    {
      ready_to_merge: ['boolean'],
      blocking_issues: ['list', '[list] or "none"'],
      warnings: ['list', '[list] or "none"'],
      test_status: ['all-pass/some-fail/not-run'],
      files_reviewed: ['count'],
      approval_confidence: ['low/medium/high'],
      final_recommendation: ['merge/revise/reject'],
    },
    { pass: { ready_to_merge: true, blocking_issues: 'none' }, reviews: true },
    [
      'ready_to_merge: true',
      'blocking_issues: none',
      'warnings: [Consider adding integration test for edge case]',
      'test_status: all-pass',
      'files_reviewed: 7',
      'approval_confidence: high',
      'final_recommendation: merge',
    ],
  ),
  builtIn(
    'type-design-analyzer',
    {
      types_analyzed: ['count'],
      quality_score: ['1-10'],
      issues: ['list', '[list of type design issues] or "none"'],
      recommendations: ['list', '[list] or "none"'],
    },
    {},
    ['types_analyzed: 4', 'quality_score: 8', 'issues: none', 'recommendations: none'],
  ),
];

/** The built-in agents and those of the policy, which replace built-in ones of the same name. */
export function agentsOf({
  outputs = {},
}: {
  outputs?: Readonly<Record<string, WrittenAgent>>;
}): readonly OutputAgent[] {
  const own = Object.entries(outputs).map(([name, { required, optional, pass, example }]): OutputAgent => {
    const fields = [...fieldsOf(required, true), ...fieldsOf(optional, false)];
    return { name, fields, pass: pass ?? {}, look: {}, ...(example === undefined ? {} : { example }) };
  });
  const taken = new Set(own.map(({ name }) => bareName(name)));
  return [...builtInAgents.filter(({ name }) => !taken.has(name)), ...own];
}

function fieldsOf(given: WrittenFields = [], required: boolean): AgentField[] {
  const rows = Array.isArray(given) ? given.map(key => [key]) : Object.entries(given);
  return rows.map(([key = '', type]) => ({ key, required, ...(type === undefined ? {} : { type }) }));
}

/** Letter case and the name of the toolkit do not matter. */
export function agentNamed(name: string | undefined, agents: readonly OutputAgent[]): OutputAgent | undefined {
  return name === undefined ? undefined : agents.find(agent => bareName(agent.name) === bareName(name));
}

/** The end of the agent's prompt. */
export function promptSuffix({ fields, asks = 'CRITICAL - End your response with:' }: OutputAgent): string {
  const lines = fields.map(({ key, type, required, hint }) => {
    const value = hint ?? (type === undefined ? '[text]' : hintOf(type));
    return `${key}: ${value}${required ? '' : ' (optional)'}`;
  });
  return [asks, '---OUTPUT---', ...lines, '---END---'].join('\n');
}

/** The placeholder for a value in a prompt. */
function hintOf(type: string): string {
  return Object.hasOwn(fieldTypes, type) ? fieldTypes[type as keyof typeof fieldTypes].hint : `[${type}]`;
}
