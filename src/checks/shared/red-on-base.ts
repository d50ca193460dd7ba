import { type Outcome, someOf } from '../../model/outcome.ts';
import type { Change, Command, Elsewhere, Finished, Overlay, World } from '../../model/world.ts';
import { isMissingScript } from '../../tools/reading/missing-tool.ts';
import {
  type Failures,
  failuresOf,
  fileOf,
  hasNewFailure,
  hasNewLoadFailure,
  newIn,
} from '../../tools/reading/output/failures.ts';
import { outputText } from '../../tools/reading/output/shown-lines.ts';
import { inlineTestMark } from '../../tools/reading/test-declarations.ts';
import { isTest } from '../../tools/reading/test-files.ts';
import type { TestCount } from '../../tools/tool.ts';
import { isCounted } from './counted-runner.ts';
import { touchedTests } from './touched-tests.ts';

/** A test command, and how its tests are counted. */
export interface TestRun {
  command: Command;
  /** The exit codes of success. */
  exit: readonly number[];
  /** The folder that paths in the output start with. */
  top: string;
  want: string;
  count(finished: Finished): TestCount | undefined;
}

/** How the tests failed without the change, in words, or the outcome if they did not. */
type Proof = { red: string } | { not: Outcome };

/**
 * The head's new and changed tests must fail over the code from before: otherwise they would pass without the change, and
 * prove nothing. What fails there without them, too, does not count.
 */
export async function redOnBase(run: TestRun, here: Finished, world: World): Promise<Proof> {
  const { trees } = world.base;
  if (!trees) return refuse(run, 'error', 'no base branch to run the tests on', 'no base', fixes.base);
  const tests = changedTests(world);
  if (tests.length === 0) return withoutTestFiles(run, world);

  const there = await trees.runWith(run.command, overlayOf(tests));
  const unclear = notRun(there) ?? exposed(there);
  if (unclear)
    return refuse(run, 'error', `the tests could not run without the change: ${unclear}`, unclear, fixes.setup);
  const { finished } = there as Ran;
  const laid = failuresOf(run, finished);
  if (laid.passed) {
    const message = 'the changed tests also pass without the change, so they prove nothing';
    return refuse(run, 'fail', message, 'tests that pass on both', assertChange(tests), finished);
  }

  const alone = await trees.runWith(run.command, nothingLaid);
  const unknown = notRun(alone) ?? exposed(alone);
  if (unknown) return refuse(run, 'error', `the base's own tests could not run: ${unknown}`, unknown, fixes.setup);
  const control = controlOf(run, (alone as Ran).finished, tests.filter(isThereNow).map(pathOf));
  if (control.state === 'broken' && control.unloaded.size === 0)
    return refuse(run, 'error', alsoFails, 'a base that fails by itself', fixes.setup, (alone as Ran).finished);
  return compare(run, { laid, control, finished, tests }, failuresOf(run, here).missing, world.changes);
}

export const nothingLaid: Overlay = { lay: [], remove: [] };

function changedTests({ changes }: World): Change[] {
  return changes.filter(({ kind, path }) => kind !== 'deleted' && isTest(path));
}

function overlayOf(tests: readonly Change[]): Overlay {
  return { lay: tests.map(({ path }) => path), remove: tests.flatMap(({ from }) => from ?? []) };
}

export function exposed(there: Elsewhere): string | undefined {
  return there.kind === 'ran' && there.unsure
    ? 'a command of the change ran before it without a cage, and may have changed the result'
    : undefined;
}

/**
 * Asks what git knows of the tests before the first command. Without a cage it also runs on the base what will be compared
 * with it, before any command of the change can influence that. `mayExcuse`: a failure that the base has too may count less.
 */
export async function askBaseFirst(
  command: Command,
  { isProof, mayExcuse }: { isProof: boolean; mayExcuse: boolean },
  world: World,
): Promise<void> {
  const { trees } = world.base;
  const touched = trees ? await touchedTests(world) : { tests: [], ending: [] };
  await world.base.files();
  if (trees) await isCounted(command, world);
  if ((await world.isolation()).kind !== 'none') return;
  if (mayExcuse) await trees?.run(command);
  const tests = changedTests(world);
  if (isProof && tests.length > 0) await trees?.runWith(command, overlayOf(tests));
  const isCompared = (isProof && tests.length > 0) || touched.tests.length + touched.ending.length > 0;
  if (isCompared) await trees?.runWith(command, nothingLaid);
}

const alsoFails = 'the command also fails on the base without the changed tests';

/** What to do where the code is not what needs fixing. */
const fixes = {
  base: 'Fetch the base branch, or name it with `--base`.',
  setup: "Set the policy's `setup` so that the command runs on the base.",
  add: 'Add a test that fails without the change, and passes with it.',
  separate: 'Put a test of the change into a file of its own, in a folder for tests.',
};

function assertChange(tests: readonly Change[]): string {
  return `Make ${someOf(tests.map(pathOf))} test what the change does: without the change the test must fail.`;
}

function refuse(
  run: TestRun,
  status: 'fail' | 'error',
  message: string,
  got: string,
  fix: string,
  finished?: Finished,
): Proof {
  const want = `${run.want}, and the changed tests fail without the change`;
  const owner = status === 'fail' ? 'author' : 'runner';
  return { not: { status, message, want, got, fix, owner, ...(finished ? { output: finished.output } : {}) } };
}

async function withoutTestFiles(run: TestRun, world: World): Promise<Proof> {
  if (await changesInlineTests(world)) {
    const message = "tests inside source files can't run apart from the change";
    return refuse(run, 'error', message, 'tests inside source files', fixes.separate);
  }
  const message = 'no test is added or changed, so nothing proves the change';
  return refuse(run, 'fail', message, 'no changed test', fixes.add);
}

interface BaseRuns {
  /** The base with the changed tests laid over it, and what that run printed. */
  laid: Failures;
  finished: Finished;
  /** The base as it is. */
  control: Control;
  /** The changed tests. */
  tests: readonly Change[];
}

/** `lacking`: what is missing on the head, too. */
function compare(
  run: TestRun,
  { laid, control, finished, tests }: BaseRuns,
  lacking: ReadonlySet<string>,
  changes: readonly Change[],
): Proof {
  const added = changes.filter(isThereNow).map(pathOf);
  const names = newIn(laid.missing, new Set([...control.missing, ...lacking]));
  const missing = names.map(name => ({ name, file: fileOf(name, added) }));
  const unexplained = missing.find(({ file }) => file === undefined);
  if (unexplained) {
    const message = `${unexplained.name} is missing on the base, and the change does not add it`;
    return refuse(run, 'error', message, 'a file that is missing', fixes.setup, finished);
  }
  if (missing.length > 0)
    return { red: `without the change the changed tests can't load: ${missing[0]!.file} is missing` };
  if (hasNewFailure(laid, control)) return { red: 'without the change the changed tests fail' };
  const unloaded = hasNewLoadFailure(laid, control);
  if (unloaded && laid.lacksName)
    return { red: "without the change the changed tests can't load: the code lacks what they import" };
  if (control.state === 'broken' || newIn(control.missing, lacking).length > 0)
    return refuse(run, 'error', alsoFails, 'a base that fails by itself', fixes.setup, finished);
  if (control.state === 'red' && !unloaded) {
    const message = 'what fails without the change also fails without the changed tests, so they prove nothing';
    return refuse(run, 'fail', message, 'no changed test that fails', assertChange(tests), finished);
  }
  const message = `without the change the command exited with code ${laid.code}, but no test failed there`;
  return refuse(run, 'error', message, 'a failure outside any test', fixes.setup, finished);
}

function isThereNow({ kind }: Change): boolean {
  return kind === 'added' || kind === 'renamed';
}

function pathOf({ path }: Change): string {
  return path;
}

/** The base with its own tests: `red`, if some of them fail; `broken`, if it fails otherwise. */
type Control = Failures & { state: 'fine' | 'red' | 'broken' };

function controlOf(run: TestRun, finished: Finished, isNew: readonly string[]): Control {
  const failures = failuresOf(run, finished);
  const { passed, none, tests, unloaded, failed } = failures;
  // A command that names a new file of tests can't find it there.
  const text = outputText(finished);
  const isEmpty = none || isNew.some(path => text.includes(path));
  const isRed = tests.size > 0 || failed > unloaded.size;
  return { ...failures, state: passed || isEmpty ? 'fine' : isRed ? 'red' : 'broken' };
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
  if (ending.kind === 'unrecorded') return 'no result of it was recorded';
  if (ending.kind === 'timeout') return 'it timed out';
  if (ending.kind === 'signal') return `it was killed by ${ending.signal}`;
  const lacking = ending.code === 126 || ending.code === 127 || isMissingScript(there.finished.stderr);
  return lacking ? 'the command could not start on the base' : undefined;
}
