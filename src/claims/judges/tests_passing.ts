import { type FieldClaim, type Judge, mismatch } from './judge.ts';
import { inconclusive, runIds, unverified } from './test-runs.ts';

export type TestsPassingClaim = FieldClaim & { kind: 'tests_passing' };

/** The tests pass in our own run, in this contract or in another. */
export const tests_passing: Judge<TestsPassingClaim> = {
  kind: 'tests_passing',
  waits: true,
  title: ({ quote }) => `${quote}: our own run of the tests passes`,
  async judge(claim, world) {
    const runs = world.ran('tests');
    if (runs.length === 0) return unverified(claim);
    const failed = runs.filter(({ outcome }) => outcome.status === 'fail');
    if (failed.length > 0)
      return mismatch('fail', claim, {
        is: `${runIds(failed)} fails`,
        fix: `make ${runIds(failed)} pass before claiming it`,
      });
    return inconclusive(claim, runs) ?? { pass: `${runIds(runs)} passes` };
  },
};
