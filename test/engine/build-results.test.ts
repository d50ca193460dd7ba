import { describe, expect, test } from 'vitest';
import { checks } from '../../src/checks/index.ts';
import { buildResults } from '../../src/engine/build-results.ts';
import type { Problem } from '../../src/model/finding.ts';
import type { Outcome } from '../../src/model/outcome.ts';
import type { Results } from '../../src/model/results.ts';
import { contractsOf } from '../support/contracts.ts';
import { resultsWith } from '../support/results.ts';

const [contract] = contractsOf('id: t\nvalidation: {lint: npm run lint}\n');
const [lint] = contract!.criteria;
const { tool, target, policy } = resultsWith([]);
const about = { tool, target, policy, unselected: [], notes: [], started: '', finished: '' };

function built(outcome: Outcome | undefined, problems: Problem[] = []): Results {
  if (!outcome) return buildResults([], new Map(), problems, about, checks);
  return buildResults(
    [{ contract: contract!, why: '' }],
    new Map([[lint!.id, { outcome, ms: 0 }]]),
    problems,
    about,
    checks,
  );
}

const failed: Outcome = { status: 'fail', message: 'no', want: 'yes', got: 'no' };
const skipped: Outcome = { status: 'skip', message: 'not run: a did not pass', standsFor: 'fail' };
const problem = (message: string, more: Partial<Problem> = {}): Problem => ({
  code: 'x',
  message,
  at: { path: 'c.yml', line: 1 },
  ...more,
});

describe('how to put it right', () => {
  const fix = (outcome: Outcome) => built(outcome).contracts[0]!.criteria[0]!.fix;

  test('is the word of the check where something does not hold', () => {
    expect(fix(failed)).toBe('Fix everything that `npm run lint` reports.');
    expect(fix({ ...failed, fix: 'Do this.' })).toBe('Do this.');
  });

  test('is only what is known of this very case if it is inconclusive', () => {
    expect(fix({ ...failed, status: 'error' })).toBeUndefined();
    expect(fix({ ...failed, status: 'error', fix: 'Install it.' })).toBe('Install it.');
  });
});

describe('another try', () => {
  test('is for work that failed', () => {
    expect(built(failed).contracts[0]).toHaveProperty('retry');
  });

  test.each([skipped, { ...failed, status: 'error' }, { ...failed, status: 'pending' }] as Outcome[])(
    'is not for %j',
    outcome => expect(built(outcome).contracts[0]).not.toHaveProperty('retry'),
  );
});

describe('the reason', () => {
  const reason = (outcome: Outcome | undefined, ...problems: Problem[]) => built(outcome, problems).reason;

  test('is the one problem, where nothing else is wrong', () => {
    expect(reason(undefined, problem('unknown contract a; did you mean b?'))).toBe(
      'unknown contract a; did you mean b?',
    );
    expect(reason({ status: 'pass', message: '' }, problem('none applies. Write a.b.yml, for example:\nid: a'))).toBe(
      'none applies',
    );
    expect(reason(undefined, problem('x'.repeat(400)))).toBe(`${'x'.repeat(299)}…`);
  });

  test('is the cause, and counts what else there is', () => {
    expect(reason(undefined, problem('a'), problem('b'))).toBe('a; 1 more problem');
    expect(reason(failed, problem('a'))).toBe('a; 1 check failed');
    expect(reason({ ...failed, message: '`x` failed' } as Outcome)).toBe('`x` failed');
    const long = reason({ ...failed, message: `\`${'x'.repeat(400)}\`` } as Outcome);
    expect(long).toMatch(/^`x{297}…`$/);
  });

  test('speaks of nothing checked where all was skipped', () => {
    expect(reason({ status: 'skip', message: 'only GitHub can decide' })).toBe('nothing to check, 1 skipped');
  });
});

test.each([
  [problem('a'), 'fix'],
  [problem('a', { owner: 'base' }), 'ask'],
  [problem('a', { owner: 'person' }), 'ask'],
])('whose turn it is on %j: %s', (given, next) => expect(built(undefined, [given]).next).toBe(next));
