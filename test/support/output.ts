import type { Assessment } from '../../src/claims/assessment.ts';
import type { ClaimSource } from '../../src/claims/types.ts';
import { output } from '../../src/dialects/output.ts';
import type { OutputRequest } from '../../src/model/claim-request.ts';
import type { DraftCriterion } from '../../src/model/dialect.ts';
import { noPolicy, type Policy } from '../../src/policy/schema.ts';

/** A block of these lines. */
export function blockOf(...lines: string[]): string {
  return ['---OUTPUT---', ...lines, '---END---'].join('\n');
}

/** What the dialect makes of a text, by default one in a body. */
export function compileOutput(
  text: string,
  { agent, from = 'body', policy = noPolicy }: OutputRequest & { from?: ClaimSource['from']; policy?: Policy } = {},
): DraftCriterion[] {
  return output.compile({ path: 'body.md', text, line: 1, from }, agent ? { agent } : {}, policy);
}

/** What is wrong with the form or the rule, as `line: message`, warnings marked. */
export function problems(criteria: readonly DraftCriterion[], type: 'schema' | 'rule'): string[] {
  return criteria
    .filter(({ check }) => check.type === type)
    .flatMap(({ check }) => (check.params as Assessment).findings)
    .map(({ at, message, severity }) => `${at.line}: ${severity === 'warn' ? 'warn: ' : ''}${message}`);
}

/** A block of tdd-task-executor that passes. */
export const executorLines: readonly string[] = [
  'phase: 3/3',
  'phase_complete: true',
  'files_changed: [src/a.ts]',
  'files_created: none',
  'tests_added: 2',
  'tests_passing: true',
  'test_failures: none',
  'blockers: none',
  'next_action: none',
];

/** The same with one line replaced. */
export function executorWith(line: string): string {
  const key = line.slice(0, line.indexOf(':'));
  return blockOf(...executorLines.map(each => (each.startsWith(`${key}:`) ? line : each)));
}
