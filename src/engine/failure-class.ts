import type { Failure } from '../model/outcome.ts';
import type { CriterionResult } from '../model/results.ts';

/** What becomes of claims that failed: asked once more, asked with stronger words, or put before a person. */
export type FailureClass = Failure | 'persistent';

/** The class of all claims of a contract that failed, by the worst of them; undefined where no claim failed. */
export function failureClass(
  criteria: readonly Pick<CriterionResult, 'failure'>[],
  escalated: boolean,
): FailureClass | undefined {
  const failures = criteria.flatMap(({ failure }) => failure ?? []);
  if (failures.length === 0) return undefined;
  return escalated ? 'persistent' : failures.includes('major') ? 'major' : 'minor';
}

/** What whoever made the claims is told beside the fix of each. */
export const failureWords: Readonly<Record<FailureClass, string>> = {
  minor:
    'Minor: what you reported falls a little short. Add what is missing, leave what holds as it is, and report once more.',
  major: [
    'Major: what you reported does not prove the work.',
    'Do not reword it. Do each step and each check again, look at what is there now, and report only what you saw:',
    'every field filled, every check executed, evidence of its own for each, nothing cited or claimed that is not in the change.',
    'All of it is verified mechanically, and what is not so will fail again.',
  ].join(' '),
  persistent:
    'Persistent: the claims failed as often as they may. Stop, say what stands in the way, and let a person decide how to go on.',
};
