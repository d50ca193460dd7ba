import type { Failure } from '../model/outcome.ts';
import type { CriterionResult, Retry } from '../model/results.ts';

/** How to react to a false claim: retry, retry with a stronger prompt, or escalate to a person. */
export type FailureClass = Failure | 'persistent';

type Judged = Pick<CriterionResult, 'check' | 'failure' | 'kind'>;

/**
 * The class of a contract's worst failed claim; undefined if no claim failed. A minor one is asked for again once: if
 * claims of its kind failed before, the next prompt is the stronger one.
 */
export function failureClass(
  criteria: readonly Judged[],
  retry?: Pick<Retry, 'escalated' | 'history'>,
): FailureClass | undefined {
  const failed = criteria.filter(({ failure }) => failure);
  if (failed.length === 0) return undefined;
  if (retry?.escalated) return 'persistent';
  const kinds = new Set(failed.map(({ kind, check }) => kind ?? check));
  const isRetry = retry?.history.some(({ failures }) => failures.some(({ check }) => kinds.has(check)));
  return isRetry || failed.some(({ failure }) => failure === 'major') ? 'major' : 'minor';
}

/** Advice to the agent that made the claims, in addition to the fix of each. */
export const failureWords: Readonly<Record<FailureClass, string>> = {
  minor: 'Minor: your report is incomplete. Add what is missing, keep the rest, and report again.',
  major: [
    'Major: your report does not prove the work.',
    'Do not reword it. Repeat every step and every check, read the current files, and report only what you observed:',
    'fill in every field, run every check, give separate evidence for each, and cite or claim nothing that is not in the change.',
    'Every statement is verified automatically, and a false one fails again.',
  ].join(' '),
  persistent:
    'Persistent: the claims failed in every allowed attempt. Stop, describe what blocks you, and let a person decide how to continue.',
};
