import type { Results } from '../../src/model/results.ts';
import type { Change, Wanted } from './project.ts';

export type Judgment = 'right' | 'false red' | 'false green' | 'needless wait' | 'wrong reason' | 'not recorded';

type Verdict = Results['verdict'];

const answers: Record<Wanted, Record<Verdict, Judgment>> = {
  merge: { pass: 'right', pending: 'needless wait', fail: 'false red', error: 'false red' },
  wait: { pass: 'false green', pending: 'right', fail: 'false red', error: 'false red' },
  reject: { pass: 'false green', pending: 'right', fail: 'right', error: 'false red' },
  runner: { pass: 'false green', pending: 'false red', fail: 'false red', error: 'right' },
  base: { pass: 'false green', pending: 'right', fail: 'right', error: 'false red' },
};

const blocking = ['fail', 'error', 'pending'];
const proving = ['tests', 'command', 'lint', 'custom', 'check_run'];

/** How the verdict of the gate compares with what a maintainer wants. */
export function judge(change: Change, results: Results): Judgment {
  const judgment = answers[change.want][results.verdict];
  if (judgment !== 'right') return judgment;
  const criteria = results.contracts.flatMap(contract => contract.criteria);
  if (change.want === 'base' && results.next === 'fix') return 'false red';
  if (change.want === 'merge' && change.runs !== 'nothing') {
    // A pass for which nothing ran proves nothing.
    const ran = criteria.some(({ check, status }) => proving.includes(check) && ['pass', 'warn'].includes(status));
    if (!ran) return 'false green';
  }
  if (change.because) {
    const reasons = criteria.filter(({ status }) => blocking.includes(status)).map(({ check }) => check);
    if (!reasons.some(check => change.because!.includes(check))) return 'wrong reason';
  }
  return 'right';
}

/** What blocked, in one line. */
export function reasonOf(results: Results): string {
  const problems = results.problems.map(({ message }) => message);
  const criteria = results.contracts
    .flatMap(contract => contract.criteria)
    .filter(({ status }) => blocking.includes(status))
    .map(({ id, status, message }) => `${id} ${status}: ${message}`);
  return [...problems, ...criteria].join('; ') || results.reason;
}
