import type { Problem } from '../model/finding.ts';
import type { Outcome, Owner, Status, Verdict } from '../model/outcome.ts';

/** The only place that decides a verdict. Reporters only render it. */
export function verdictOf(outcomes: readonly Pick<Outcome, 'status'>[], problems: readonly Problem[] = []): Verdict {
  const has = (verdict: Status) =>
    outcomes.some(outcome => outcome.status === verdict || ('standsFor' in outcome && outcome.standsFor === verdict));
  if (problems.length > 0 || has('fail')) return 'fail';
  if (has('error')) return 'error';
  return has('pending') ? 'pending' : 'pass';
}

/** The verdict of many contracts. */
export function overall(verdicts: readonly Verdict[]): Verdict {
  return (['fail', 'error', 'pending'] as const).find(verdict => verdicts.includes(verdict)) ?? 'pass';
}

/** Who must act on a criterion that did not pass. */
export function ownerOf(outcome: Outcome): Owner | undefined {
  if (outcome.status === 'pass') return undefined;
  if ('owner' in outcome && outcome.owner) return outcome.owner;
  if ('standsFor' in outcome && outcome.standsFor === 'error') return 'runner';
  return ({ fail: 'author', error: 'runner', pending: 'person', warn: 'author', skip: 'author' } as const)[
    outcome.status
  ];
}

export type Next = 'none' | 'fix' | 'commit' | 'ask' | 'rerun';

export function nextOf(
  verdict: Verdict,
  owners: readonly (Owner | undefined)[],
  hasProblems: boolean,
  uncommitted: boolean,
): Next {
  if (verdict === 'pass') return uncommitted ? 'commit' : 'none';
  if (verdict === 'pending') return 'ask';
  if (verdict === 'error') return owners.includes('author') ? 'fix' : 'rerun';
  return hasProblems || owners.includes('author') ? 'fix' : 'ask';
}

export const exitCodes: Record<Verdict, number> = { pass: 0, fail: 1, error: 2, pending: 3 };
