import { matchesAny } from '../../match/glob.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { Change, Command, Elsewhere, Finished, World } from '../../model/world.ts';
import {
  type Failures,
  failuresOf,
  fileOf,
  hasNewFailure,
  hasNewLoadFailure,
  newIn,
} from '../../tools/reading/failures.ts';
import { isMissingScript } from '../../tools/reading/missing-tool.ts';
import { settingsFiles } from '../../tools/reading/settings-files.ts';
import { outputText } from '../../tools/reading/shown-lines.ts';
import { inlineTestMark } from '../../tools/reading/test-declarations.ts';
import { isTest } from '../../tools/reading/test-files.ts';
import type { TestCount } from '../../tools/tool.ts';

/** A test command, and how its tests are counted. */
export interface TestRun {
  command: Command;
  /** The exit codes that hold. */
  exit: readonly number[];
  want: string;
  count(finished: Finished): TestCount | undefined;
}

/** How it was red, in words, or what it comes to where it was not. */
type Proof = { red: string } | { not: Outcome };

/**
 * The head's new and changed tests over the code from before must fail there: else they would pass without the change, and
 * prove nothing. What fails there without them, too, is not their doing.
 */
export async function redOnBase(run: TestRun, here: Finished, world: World): Promise<Proof> {
  const bad = (status: 'fail' | 'error', message: string, got: string, finished?: Finished): Proof => ({
    not: {
      status,
      message,
      want: `${run.want}, and the changed tests fail without the change`,
      got,
      owner: status === 'fail' ? 'author' : 'runner',
      ...(finished ? { output: finished.output } : {}),
    },
  });
  const { trees } = world.base;
  if (!trees) return bad('error', 'there is no base to try the tests on', 'no base');
  const tests = world.changes.filter(({ kind, path }) => kind !== 'deleted' && isTest(path));
  if (tests.length === 0) {
    return (await changesInlineTests(world))
      ? bad('error', "tests inside source files can't be tried apart from the change", 'tests inside source files')
      : bad('fail', 'no test is added or changed, so nothing shows that the change was needed', 'no changed test');
  }
  const overlay = { lay: tests.map(({ path }) => path), remove: tests.flatMap(({ from }) => from ?? []) };
  const there = await trees.runWith(run.command, overlay);
  const unclear = notRun(there);
  if (unclear) return bad('error', `the tests could not be tried without the change: ${unclear}`, unclear);
  const { finished } = there as Ran;
  const laid = failuresOf(run, finished);
  if (laid.holds) {
    const message = 'the changed tests pass without the change, too: they prove nothing';
    return bad('fail', message, 'tests that pass on both', finished);
  }
  const alone = await trees.runWith(run.command, { lay: [], remove: [] });
  const unknown = notRun(alone);
  if (unknown) return bad('error', `the base's own tests could not be tried: ${unknown}`, unknown);
  const isNew = tests.filter(isThereNow).map(({ path }) => path);
  const control = controlOf(run, (alone as Ran).finished, isNew);
  const alsoFails =
    "the command fails there without the changed tests, too; set the policy's setup so that it can run on the base";
  if (control.state === 'broken' && control.unloaded.size === 0)
    return bad('error', alsoFails, 'a base that fails by itself', (alone as Ran).finished);

  const added = world.changes.filter(isThereNow).map(({ path }) => path);
  const lacking = failuresOf(run, here).missing;
  const missing = newIn(laid.missing, new Set([...control.missing, ...lacking])).map(name => ({
    name,
    file: fileOf(name, added),
  }));
  const stranger = missing.find(({ file }) => file === undefined);
  if (stranger) {
    const message = `${stranger.name} is missing there, and the change does not add it; set the policy's setup so that the base has it`;
    return bad('error', message, 'a file that is missing', finished);
  }
  if (missing.length > 0)
    return { red: `without the change the changed tests can't be loaded: ${missing[0]!.file} is missing there` };
  if (hasNewFailure(laid, control)) return { red: 'without the change the changed tests fail' };
  const unloaded = hasNewLoadFailure(laid, control);
  if (unloaded && laid.lacksName)
    return { red: "without the change the changed tests can't be loaded: the code lacks what they ask for" };
  if (control.state === 'broken' || newIn(control.missing, lacking).length > 0)
    return bad('error', alsoFails, 'a base that fails by itself', finished);
  if (control.state === 'red' && !unloaded) {
    const message = 'what fails without the change fails without the changed tests, too: they prove nothing';
    return bad('fail', message, 'no changed test that fails', finished);
  }
  return bad(
    'error',
    `without the change the command ended with exit code ${laid.code}, but no test is seen to fail there`,
    'a failure outside any test',
    finished,
  );
}

function isThereNow({ kind }: Change): boolean {
  return kind === 'added' || kind === 'renamed';
}

/** The base with its own tests: `red`, where some of them fail; `broken`, where it fails otherwise. */
function controlOf(
  run: TestRun,
  finished: Finished,
  isNew: readonly string[],
): Failures & { state: 'fine' | 'red' | 'broken' } {
  const failures = failuresOf(run, finished);
  const { holds, none, tests, unloaded, failed } = failures;
  // A command that names a new file of tests can't find it there.
  const text = outputText(finished);
  const isEmpty = none || isNew.some(path => text.includes(path));
  const isRed = tests.size > 0 || failed > unloaded.size;
  return { ...failures, state: holds || isEmpty ? 'fine' : isRed ? 'red' : 'broken' };
}

type Ran = Extract<Elsewhere, { kind: 'ran' }>;

/** Tests inside the files that they test come and go with the code. */
async function changesInlineTests({ changes, files }: World): Promise<boolean> {
  for (const { kind, path } of changes) {
    const mark = inlineTestMark(path);
    if (kind === 'deleted' || mark === undefined) continue;
    const read = await files.read(path);
    if (read.kind === 'text' && read.text.includes(mark)) return true;
  }
  return false;
}

function notRun(there: Elsewhere): string | undefined {
  if (there.kind === 'not-run') return there.reason;
  const { ending } = there.finished;
  if (ending.kind === 'unstarted') return ending.reason;
  if (ending.kind === 'timeout') return 'it ran out of time';
  if (ending.kind === 'signal') return `it was ended by ${ending.signal}`;
  const lacking = ending.code === 126 || ending.code === 127 || isMissingScript(there.finished.stderr);
  return lacking ? 'the command could not start there' : undefined;
}

/**
 * Where the change touches tests that were there, or brings or touches settings of their runner: have as many run as before? Undefined
 * where they have, or where that can't be told.
 */
export async function fewerTests(run: TestRun, finished: Finished, world: World): Promise<Outcome | undefined> {
  const { trees } = world.base;
  const touched = world.changes.some(
    ({ kind, path, from = path }) =>
      [path, from].some(each => matchesAny(settingsFiles, each)) || (kind !== 'added' && isTest(from)),
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
