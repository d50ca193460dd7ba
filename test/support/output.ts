import type { OutputRequest, Said } from '../../src/claims/types.ts';
import { output } from '../../src/dialects/output.ts';
import type { Heard } from '../../src/engine/outcome.ts';
import type { DraftCriterion } from '../../src/model/dialect.ts';
import { noPolicy, type Policy } from '../../src/policy/schema.ts';

/** A block of these lines. */
export function blockOf(...lines: string[]): string {
  return ['---OUTPUT---', ...lines, '---END---'].join('\n');
}

/** What the dialect makes of a text, by default one in a body. */
export function lowerOutput(
  text: string,
  { agent, from = 'body', policy = noPolicy }: OutputRequest & { from?: Said['from']; policy?: Policy } = {},
): DraftCriterion[] {
  return output.lower({ path: 'body.md', text, line: 1, from }, agent ? { agent } : {}, policy);
}

/** What is wrong with the form or the rule, as `line: message`, warnings marked. */
export function wrongs(criteria: readonly DraftCriterion[], type: 'schema' | 'rule'): string[] {
  return criteria
    .filter(({ check }) => check.type === type)
    .flatMap(({ check }) => (check.params as Heard).found)
    .map(({ line, message, warn }) => `${line}: ${warn ? 'warn: ' : ''}${message}`);
}
