import { someOf } from '../../model/outcome.ts';
import { addedTests } from '../../tools/reading/test-declarations.ts';
import { type CountClaim, counted, type Judge, mismatch } from './judge.ts';

export type TestsAddedClaim = CountClaim & { kind: 'tests_added' };

/** As many tests as the diff adds. A line scanner only knows a range: above it the claim fails, below it it warns. */
export const tests_added: Judge<TestsAddedClaim> = {
  kind: 'tests_added',
  needsBase: true,
  title: ({ key }) => `${key} is the number of tests that the diff adds`,
  async judge(claim, world) {
    const { least, most, unread } = await addedTests(world);
    const open = most === Number.POSITIVE_INFINITY;
    const range = open ? `at least ${least}` : least === most ? `${least}` : `${least} to ${most}`;
    const is = `the diff adds ${range}${unread.length > 0 ? `, and ${someOf(unread)} could not be counted` : ''}`;
    const fix = `write ${claim.key}: ${open ? least : most}, or add the missing tests`;
    if (claim.count > most) return mismatch(unread.length > 0 ? 'warn' : 'fail', claim, { is, fix });
    if (claim.count < least) return mismatch('warn', claim, { is, fix });
    return { pass: `${counted(claim.count, 'test')} claimed, ${is}` };
  },
};
