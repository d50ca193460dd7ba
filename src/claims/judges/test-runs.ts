import { someOf } from '../../model/outcome.ts';
import type { RanBefore } from '../../model/world.ts';
import { type FieldClaim, type Judgement, mismatch } from './judge.ts';

type TestClaim = FieldClaim & { kind: string };

/** No contract runs the tests, so the claim can't be verified. */
export function unverified(claim: TestClaim): Judgement {
  return mismatch('warn', claim, {
    is: 'no contract runs the tests, so nothing verifies it',
    fix: 'let a contract run them: add tests: with the command under its validation:',
  });
}

/** A run without a result leaves the claim open, and never makes it pass. */
export function inconclusive(claim: TestClaim, runs: readonly RanBefore[]): Judgement | undefined {
  const open = runs.filter(({ outcome }) => !['pass', 'warn'].includes(outcome.status));
  if (open.length === 0) return undefined;
  const is = `the result of ${runIds(open)} is unknown`;
  if (open.some(({ outcome }) => outcome.status === 'error'))
    return mismatch('error', claim, { is, fix: `fix ${runIds(open)} first` });
  const required = open.some(({ outcome }) => outcome.status !== 'skip' || outcome.standsFor);
  if (required) return { skip: is, standsFor: 'error' };
  return mismatch('warn', claim, { is, fix: `run ${runIds(open)} to verify it` });
}

export function runIds(runs: readonly RanBefore[]): string {
  return someOf(runs.map(({ id }) => id));
}
