import type { Failure } from '../model/outcome.ts';
import type { CriterionResult } from '../model/results.ts';

/** What follows a false claim: one more try, a stronger prompt, or a person. */
export type FailureClass = Failure | 'persistent';

/** The class of a contract's failed claims, by the worst of them; undefined if no claim failed. */
export function failureClass(
  criteria: readonly Pick<CriterionResult, 'failure'>[],
  escalated: boolean,
): FailureClass | undefined {
  const failures = criteria.flatMap(({ failure }) => failure ?? []);
  if (failures.length === 0) return undefined;
  return escalated ? 'persistent' : failures.includes('major') ? 'major' : 'minor';
}

/** The advice to whoever made the claims, beside the fix of each. */
export const failureWords: Readonly<Record<FailureClass, string>> = {
  minor: 'Minor: your report falls a little short. Add what is missing, keep the rest, and report once more.',
  major: [
    'Major: your report does not prove the work.',
    'Do not reword it. Do each step and each check again, look at what is there now, and report only what you saw:',
    'every field filled, every check executed, evidence of its own for each, nothing cited or claimed that is not in the change.',
    'All of it is verified mechanically, and what is not true will fail again.',
  ].join(' '),
  persistent:
    'Persistent: the claims failed in every attempt that is allowed. Stop, say what the obstacle is, and let a person decide how to continue.',
};
