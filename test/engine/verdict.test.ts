import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exitCodes, nextOf, overall, ownerOf, verdictOf } from '../../src/engine/verdict.ts';
import { type Outcome, statuses } from '../../src/model/outcome.ts';

const outcome = fc.oneof(
  fc.constantFrom(...statuses).map(status => ({ status }) as Outcome),
  fc.constantFrom('fail', 'error').map(standsFor => ({ status: 'skip', standsFor }) as Outcome),
);
const problem = { code: 'x', message: 'x', at: { path: 'x', line: 1 } };

describe('verdict', () => {
  test('passes only where nothing failed, was left open, or is left undone', () => {
    fc.assert(
      fc.property(fc.array(outcome), outcomes => {
        const fine = outcomes.every(
          each =>
            each.status === 'pass' || each.status === 'warn' || (each.status === 'skip' && !('standsFor' in each)),
        );
        expect(verdictOf(outcomes) === 'pass').toBe(fine);
        expect(exitCodes[verdictOf(outcomes)] === 0).toBe(fine);
        expect(verdictOf(outcomes, [problem])).toBe('fail');
      }),
    );
  });

  test.each([
    [['fail', 'error', 'pending'], 'fail'],
    [['error', 'pending'], 'error'],
    [['pending', 'pass'], 'pending'],
    [['warn', 'skip'], 'pass'],
    [[], 'pass'],
  ])('%j is %s', (given, expected) => {
    expect(verdictOf(given.map(status => ({ status }) as Outcome))).toBe(expected);
  });

  test('of many contracts, the worst counts', () => {
    expect(overall(['pass', 'pending', 'error'])).toBe('error');
    expect(overall(['pass', 'error', 'fail'])).toBe('fail');
    expect(overall([])).toBe('pass');
  });
});

test('whose turn it is', () => {
  const turns = (['pass', 'fail', 'error', 'pending', 'warn'] as const).map(status => ownerOf({ status } as Outcome));
  expect(turns).toEqual([undefined, 'author', 'runner', 'person', 'author']);
  expect(nextOf('pass', [], false, true)).toBe('commit');
  expect(nextOf('pass', [], false, false)).toBe('none');
  expect(nextOf('fail', ['author'], false, true)).toBe('fix');
  expect(nextOf('fail', ['base'], false, false)).toBe('ask');
  expect(nextOf('fail', ['base'], true, false)).toBe('fix');
  expect(nextOf('error', ['runner'], false, false)).toBe('rerun');
  expect(nextOf('pending', ['person'], false, false)).toBe('ask');
});
