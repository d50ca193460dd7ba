import type { Outcome } from '../../model/outcome.ts';
import type { RanBefore, World } from '../../model/world.ts';
import { addedTests } from '../../tools/reading/test-declarations.ts';
import { type ClaimOf, notSo, number, someOf } from '../claim.ts';

const nobody = {
  is: 'no contract of this run runs the tests, so nothing shows it',
  fix: 'let a contract run them: add tests: with the command under its validation:',
};

/** The tests pass, as our own run of them tells, in this contract or in another. */
export async function testsPassing(claim: ClaimOf<'tests_passing'>, world: World): Promise<Outcome> {
  const runs = world.ran('tests');
  if (runs.length === 0) return notSo('warn', claim, { ...nobody });
  const failed = runs.filter(({ outcome }) => outcome.status === 'fail');
  if (failed.length > 0) {
    const is = `${ids(failed)} fails`;
    return notSo('fail', claim, { is, fix: `make ${ids(failed)} pass before saying so` });
  }
  return untold(claim, runs) ?? { status: 'pass', message: `${ids(runs)} passes` };
}

/** The tests that are named as failing are those that fail in our own run. */
export async function testFailures(claim: ClaimOf<'test_failures'>, world: World): Promise<Outcome> {
  const runs = world.ran('tests');
  if (runs.length === 0) return notSo('warn', claim, { ...nobody });
  const failed = runs.filter(({ outcome }) => outcome.status === 'fail');
  const names = [...new Set(failed.flatMap(({ outcome }) => ('failedTests' in outcome && outcome.failedTests) || []))];
  const unspoken = names.filter(name => !claim.items.some(item => sameTest(item, name)));
  const invented = claim.items.filter(item => !names.some(name => sameTest(item, name)));
  const fix = `write under ${claim.key} what fails: ${names.length > 0 ? someOf(names) : failed.length > 0 ? ids(failed) : 'none'}`;
  if (failed.length > 0 && claim.items.length === 0) {
    const is = names.length > 0 ? `${someOf(names)} fails` : `${ids(failed)} fails`;
    return notSo('fail', claim, { is, fix });
  }
  if (names.length > 0 && unspoken.length > 0)
    return notSo('fail', claim, { is: `${someOf(unspoken)} fails too`, fix });
  if (failed.length === 0 || names.length > 0) {
    const unsure = failed.length === 0 ? untold(claim, runs) : undefined;
    if (unsure) return unsure;
    if (invented.length > 0) return notSo('fail', claim, { is: `${someOf(invented)} does not fail in our run`, fix });
    return { status: 'pass', message: claim.items.length === 0 ? 'no test fails' : 'these fail in our run too' };
  }
  const is = 'our run fails, and has no JUnit file that names the tests';
  return notSo('warn', claim, { is, fix: 'name the JUnit file that the tests write with junit: PATH' });
}

/** As many tests as the diff adds. What a line scanner can only bracket fails above the bracket and warns below it. */
export async function testsAdded(claim: ClaimOf<'tests_added'>, world: World): Promise<Outcome> {
  const { least, most, unread } = await addedTests(world);
  const counted =
    most === Number.POSITIVE_INFINITY ? `at least ${least}` : least === most ? `${least}` : `${least} to ${most}`;
  const is = `the diff adds ${counted}${unread.length > 0 ? `, and ${someOf(unread)} could not be counted` : ''}`;
  const fix = `write ${claim.key}: ${most === Number.POSITIVE_INFINITY ? least : most}, or add the tests that are missing`;
  if (claim.count > most) return notSo(unread.length > 0 ? 'warn' : 'fail', claim, { is, fix });
  if (claim.count < least) return notSo('warn', claim, { is, fix });
  return { status: 'pass', message: `${number(claim.count, 'test')} claimed, ${is}` };
}

/** A run that has not told: the claim can't be told either, and never passes on that. */
function untold(claim: ClaimOf<'tests_passing' | 'test_failures'>, runs: readonly RanBefore[]): Outcome | undefined {
  const open = runs.filter(({ outcome }) => !['pass', 'warn'].includes(outcome.status));
  if (open.length === 0) return undefined;
  const is = `what comes of ${ids(open)} could not be told`;
  if (open.some(({ outcome }) => outcome.status === 'error'))
    return notSo('error', claim, { is, fix: `see ${ids(open)} first` });
  const required = open.some(({ outcome }) => outcome.status !== 'skip' || outcome.standsFor);
  if (required) return { status: 'skip', message: is, standsFor: 'error' };
  return notSo('warn', claim, { is, fix: `run ${ids(open)} to see` });
}

function ids(runs: readonly RanBefore[]): string {
  return someOf(runs.map(({ id }) => id));
}

/** Runners write the file, the class or the suite before a name; people often leave it out. */
function sameTest(said: string, name: string): boolean {
  const [one, other] = [said.trim().toLowerCase(), name.trim().toLowerCase()];
  return one === other || (one !== '' && other.endsWith(one)) || (other !== '' && one.endsWith(other));
}
