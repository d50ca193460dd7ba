import { someOf } from '../../model/outcome.ts';
import { type Judge, type ListClaim, mismatch } from './judge.ts';
import { inconclusive, runIds, unverified } from './test-runs.ts';

export type TestFailuresClaim = ListClaim & { kind: 'test_failures' };

/** The tests that are named as failing are those that fail in our own run. */
export const test_failures: Judge<TestFailuresClaim> = {
  kind: 'test_failures',
  waits: true,
  title: ({ key }) => `${key} lists the tests that fail in our own run`,
  async judge(claim, world) {
    const runs = world.ran('tests');
    if (runs.length === 0) return unverified(claim);
    const failed = runs.filter(({ outcome }) => outcome.status === 'fail');
    const names = [
      ...new Set(failed.flatMap(({ outcome }) => ('failedTests' in outcome && outcome.failedTests) || [])),
    ];
    const omitted = names.filter(name => !claim.items.some(item => sameTest(item, name)));
    const invented = claim.items.filter(item => !names.some(name => sameTest(item, name)));
    const failing = names.length > 0 ? someOf(names) : failed.length > 0 ? runIds(failed) : 'none';
    const fail = (is: string) => mismatch('fail', claim, { is, fix: `list under ${claim.key} what fails: ${failing}` });
    if (failed.length > 0 && claim.items.length === 0) return fail(`${failing} fails`);
    if (names.length > 0 && omitted.length > 0) return fail(`${someOf(omitted)} fails too`);
    if (failed.length > 0 && names.length === 0)
      return mismatch('warn', claim, {
        is: 'our run fails, and has no JUnit file that names the tests',
        fix: 'name the JUnit file that the tests write with junit: PATH',
      });
    const open = failed.length === 0 ? inconclusive(claim, runs) : undefined;
    if (open) return open;
    if (invented.length > 0) return fail(`${someOf(invented)} does not fail in our run`);
    return { pass: claim.items.length === 0 ? 'no test fails' : 'these fail in our run too' };
  },
};

/** Runners write the file, the class or the suite before a name; people often leave it out. */
function sameTest(claimed: string, name: string): boolean {
  const [one, other] = [claimed.trim().toLowerCase(), name.trim().toLowerCase()];
  return one === other || (one !== '' && other.endsWith(one)) || (other !== '' && one.endsWith(other));
}
