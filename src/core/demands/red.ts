import { matchesAny } from '../glob.ts';
import { runnerSettings } from '../protect.ts';
import { shownLines } from '../test-count.ts';
import { isTest } from '../test-files.ts';
import type { Count } from '../test-runners.ts';
import type { Outcome } from '../types.ts';
import type { Command, Elsewhere, Finished, World } from '../world.ts';
import { failingTests, textOf } from './whose-fault.ts';

/** A test command, and how its tests are counted. */
export interface TestRun {
  command: Command;
  /** The exit codes that hold. */
  exit: readonly number[];
  want: string;
  count(finished: Finished): Count | undefined;
}

/** The runner started, and a file of tests could not be loaded without the change. */
const unloaded =
  /^ *Test Files {2}.*\d failed|^Test Suites: .*\d failed|^FAIL\t.*\[(?:build|setup) failed\]|^error: could not compile .*\btest\b|^ERROR .*(?:ImportError|ModuleNotFoundError)|ERR_MODULE_NOT_FOUND|Cannot find module/;

/**
 * The head's new and changed tests over the code from before must fail there: else they would pass without the change, and
 * prove nothing. Undefined where they do fail.
 */
export async function redOnBase(run: TestRun, world: World): Promise<Outcome | undefined> {
  const bad = (status: 'fail' | 'error', message: string, got: string, finished?: Finished): Outcome => ({
    status,
    message,
    want: `${run.want}, and the changed tests fail without the change`,
    got,
    owner: status === 'fail' ? 'author' : 'runner',
    ...(finished ? { output: finished.output } : {}),
  });
  const { trees } = world.base;
  if (!trees) return bad('error', 'there is no base to try the tests on', 'no base');
  const tests = world.changes.filter(({ kind, path }) => kind !== 'deleted' && isTest(path));
  if (tests.length === 0)
    return bad('fail', 'no test is added or changed, so nothing shows that the change was needed', 'no changed test');
  const lay = tests.map(({ path }) => path);
  const remove = tests.flatMap(({ from }) => from ?? []);
  const there = await trees.runWith(run.command, { lay, remove });
  const unclear = notRun(there);
  if (unclear) return bad('error', `the tests could not be tried without the change: ${unclear}`, unclear);
  const { finished } = there as Extract<Elsewhere, { kind: 'ran' }>;
  const { code } = finished.ending as Extract<Finished['ending'], { kind: 'exit' }>;
  const failed = run.count(finished)?.failed ?? 0;
  if (run.exit.includes(code) && failed === 0) {
    const message = 'the changed tests pass without the change, too: they prove nothing';
    return bad('fail', message, 'tests that pass on both', finished);
  }
  if (
    failed > 0 ||
    failingTests(textOf(finished)).size > 0 ||
    shownLines(textOf(finished)).some(line => unloaded.test(line))
  )
    return undefined;
  return bad(
    'error',
    `without the change the command ended with exit code ${code}, but no test is seen to fail there`,
    'a failure outside any test',
    finished,
  );
}

function notRun(there: Elsewhere): string | undefined {
  if (there.kind === 'not-run') return there.reason;
  const { ending } = there.finished;
  if (ending.kind === 'unstarted') return ending.reason;
  if (ending.kind === 'timeout') return 'it ran out of time';
  if (ending.kind === 'signal') return `it was ended by ${ending.signal}`;
  const lacking = ending.code === 126 || ending.code === 127 || /missing script/i.test(there.finished.stderr);
  return lacking ? 'the command could not start there' : undefined;
}

/**
 * Where the change touches tests that were there, or the settings of their runner: have as many run as before? Undefined
 * where they have, or where that can't be told.
 */
export async function fewerTests(run: TestRun, finished: Finished, world: World): Promise<Outcome | undefined> {
  const { trees } = world.base;
  const touched = world.changes.some(({ kind, path, from = path }) =>
    kind === 'added' ? false : isTest(from) || matchesAny(runnerSettings, from),
  );
  const now = run.count(finished);
  if (!trees || !touched || !now) return undefined;
  const there = await trees.runWith(run.command, { lay: [], remove: [] });
  const before = there.kind === 'ran' ? run.count(there.finished) : undefined;
  if (!before) return undefined;
  const want = `${run.want}, with no fewer tests than before`;
  const got = `${now.ran} run and ${now.skipped} skipped; ${before.ran} and ${before.skipped} before`;
  if (now.ran < before.ran) {
    const message = `${before.ran - now.ran} fewer tests ran than before the change; a person must sign it off`;
    return { status: 'pending', message, want, got, owner: 'person', output: finished.output };
  }
  if (now.skipped <= before.skipped) return undefined;
  const message = `${now.skipped - before.skipped} more tests are skipped than before the change`;
  return { status: 'warn', message, want, got, owner: 'author', output: finished.output };
}
