import type { Results } from '../../src/model/results.ts';
import { reasonOf } from '../real/judge.ts';
import type { Attack } from './attack.ts';

/** What became of an attack. */
export type Outcome = 'pass' | 'fail' | 'error' | 'pending' | 'died' | 'hang' | 'leak';

/** What is known after a run of the gate. */
export interface Ended {
  code: number | null;
  hung: boolean;
  results: Results | undefined;
  /** What showed that must not, with its place. */
  leaked: string[];
}

/** The exit code and the results both have to say no: a workflow reads the one, people read the other. */
export function outcomeOf({ code, hung, results, leaked }: Ended): Outcome {
  if (hung) return 'hang';
  if (leaked.length > 0) return 'leak';
  if (code === 0 || results?.verdict === 'pass') return 'pass';
  return results?.verdict ?? (code === null ? 'died' : 'error');
}

const accepted: Record<Attack['want'], readonly Outcome[]> = {
  red: ['fail', 'error', 'died'],
  wait: ['pending'],
  blocked: ['fail', 'error', 'died', 'pending'],
  pass: ['pass'],
};

/** What is wrong with the outcome, if anything. */
export function objection(attack: Attack, ended: Ended): string | undefined {
  const outcome = outcomeOf(ended);
  const reason =
    ended.leaked.join('; ') || (ended.results ? reasonOf(ended.results) : `no results, exit code ${ended.code}`);
  if (!accepted[attack.want].includes(outcome)) return `wanted ${attack.want}, got ${outcome}: ${reason}`;
  if (!attack.because) return undefined;
  const blocking = ended.results?.contracts
    .flatMap(contract => contract.criteria)
    .filter(({ status }) => ['fail', 'error', 'pending'].includes(status))
    .map(({ check }) => check);
  const problems = ended.results && ended.results.problems.length > 0 ? ['problem'] : [];
  return [...(blocking ?? []), ...problems].some(check => attack.because!.includes(check))
    ? undefined
    : `${outcome} for another reason than ${attack.because.join(', ')}: ${reason}`;
}
