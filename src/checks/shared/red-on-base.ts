import { matchesAny } from '../../match/glob.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { BaseTrees, Change, Command, Elsewhere, Finished, World } from '../../model/world.ts';
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
  /** The exit codes of success. */
  exit: readonly number[];
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
  if (!trees) return refuse(run, 'error', 'no base branch to run the tests on', 'no base');
  const tests = changedTests(world);
  if (tests.length === 0) return withoutTestFiles(run, world);

  const there = await trees.runWith(run.command, overlayOf(tests));
  const unclear = notRun(there) ?? exposed(there);
  if (unclear) return refuse(run, 'error', `the tests could not run without the change: ${unclear}`, unclear);
  const { finished } = there as Ran;
  const laid = failuresOf(run, finished);
  if (laid.passed) {
    const message = 'the changed tests also pass without the change, so they prove nothing';
    return refuse(run, 'fail', message, 'tests that pass on both', finished);
  }

  const alone = await trees.runWith(run.command, nothingLaid);
  const unknown = notRun(alone) ?? exposed(alone);
  if (unknown) return refuse(run, 'error', `the base's own tests could not run: ${unknown}`, unknown);
  const control = controlOf(run, (alone as Ran).finished, tests.filter(isThereNow).map(pathOf));
  if (control.state === 'broken' && control.unloaded.size === 0)
    return refuse(run, 'error', alsoFails, 'a base that fails by itself', (alone as Ran).finished);
  const added = world.changes.filter(isThereNow).map(pathOf);
  return compare(run, { laid, control, finished }, failuresOf(run, here).missing, added);
}

type Overlay = Parameters<BaseTrees['runWith']>[1];
const nothingLaid: Overlay = { lay: [], remove: [] };

function changedTests({ changes }: World): Change[] {
  return changes.filter(({ kind, path }) => kind !== 'deleted' && isTest(path));
}

function overlayOf(tests: readonly Change[]): Overlay {
  return { lay: tests.map(({ path }) => path), remove: tests.flatMap(({ from }) => from ?? []) };
}

function exposed(there: Elsewhere): string | undefined {
  return there.kind === 'ran' && there.unsure
    ? 'a command of the change ran before it without a cage, and may have changed the result'
    : undefined;
}

/** Runs on the base what will be compared with it, before any command of the change can influence it. */
export async function runOnBaseFirst(command: Command, isProof: boolean, world: World): Promise<void> {
  const { trees } = world.base;
  const tests = changedTests(world);
  if (isProof && tests.length > 0) await trees?.runWith(command, overlayOf(tests));
  if ((isProof && tests.length > 0) || touchesTests(world)) await trees?.runWith(command, nothingLaid);
}

const alsoFails =
  "the command also fails on the base without the changed tests; set the policy's setup so that it can run there";

function refuse(run: TestRun, status: 'fail' | 'error', message: string, got: string, finished?: Finished): Proof {
  const want = `${run.want}, and the changed tests fail without the change`;
  const owner = status === 'fail' ? 'author' : 'runner';
  return { not: { status, message, want, got, owner, ...(finished ? { output: finished.output } : {}) } };
}

async function withoutTestFiles(run: TestRun, world: World): Promise<Proof> {
  if (await changesInlineTests(world)) {
    const message = "tests inside source files can't run apart from the change";
    return refuse(run, 'error', message, 'tests inside source files');
  }
  const message = 'no test is added or changed, so nothing proves the change';
  return refuse(run, 'fail', message, 'no changed test');
}

interface BaseRuns {
  /** The base with the changed tests laid over it, and what that run printed. */
  laid: Failures;
  finished: Finished;
  /** The base as it is. */
  control: Control;
}

/** `lacking`: what is missing on the head, too. `added`: files that the change adds. */
function compare(
  run: TestRun,
  { laid, control, finished }: BaseRuns,
  lacking: ReadonlySet<string>,
  added: readonly string[],
): Proof {
  const names = newIn(laid.missing, new Set([...control.missing, ...lacking]));
  const missing = names.map(name => ({ name, file: fileOf(name, added) }));
  const unexplained = missing.find(({ file }) => file === undefined);
  if (unexplained) {
    const message = `${unexplained.name} is missing on the base, and the change does not add it; set the policy's setup so that the base has it`;
    return refuse(run, 'error', message, 'a file that is missing', finished);
  }
  if (missing.length > 0)
    return { red: `without the change the changed tests can't load: ${missing[0]!.file} is missing` };
  if (hasNewFailure(laid, control)) return { red: 'without the change the changed tests fail' };
  const unloaded = hasNewLoadFailure(laid, control);
  if (unloaded && laid.lacksName)
    return { red: "without the change the changed tests can't load: the code lacks what they import" };
  if (control.state === 'broken' || newIn(control.missing, lacking).length > 0)
    return refuse(run, 'error', alsoFails, 'a base that fails by itself', finished);
  if (control.state === 'red' && !unloaded) {
    const message = 'what fails without the change also fails without the changed tests, so they prove nothing';
    return refuse(run, 'fail', message, 'no changed test that fails', finished);
  }
  const message = `without the change the command exited with code ${laid.code}, but no test failed there`;
  return refuse(run, 'error', message, 'a failure outside any test', finished);
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
  if (ending.kind === 'timeout') return 'it timed out';
  if (ending.kind === 'signal') return `it was killed by ${ending.signal}`;
  const lacking = ending.code === 126 || ending.code === 127 || isMissingScript(there.finished.stderr);
  return lacking ? 'the command could not start on the base' : undefined;
}

/**
 * Whether fewer tests ran than before, if the change touches existing tests, or adds or touches settings of their runner.
 * Undefined if no fewer ran, or if the number is unknown.
 */
export async function fewerTests(run: TestRun, finished: Finished, world: World): Promise<Outcome | undefined> {
  const { trees } = world.base;
  const now = run.count(finished);
  if (!trees || !touchesTests(world) || !now) return undefined;
  const there = await trees.runWith(run.command, nothingLaid);
  const before = there.kind === 'ran' ? run.count(there.finished) : undefined;
  if (!before) return undefined;
  const want = `${run.want}, with no fewer tests than before`;
  const doubt = exposed(there);
  if (doubt) {
    const message = `the tests of before the change can't be counted: ${doubt}; a maintainer must approve it`;
    return { status: 'pending', message, want, got: doubt, owner: 'person', output: finished.output };
  }
  const got = `${now.ran} run and ${now.skipped} skipped; ${before.ran} and ${before.skipped} before`;
  if (now.ran < before.ran) {
    const message = `${before.ran - now.ran} fewer tests ran than before the change; a maintainer must approve it`;
    return { status: 'pending', message, want, got, owner: 'person', output: finished.output };
  }
  if (now.skipped <= before.skipped) return undefined;
  const message = `${now.skipped - before.skipped} more tests are skipped than before the change`;
  return { status: 'warn', message, want, got, owner: 'author', output: finished.output };
}

/** Whether the change touches tests that were there, or the settings of their runner. */
function touchesTests({ changes }: World): boolean {
  return changes.some(
    ({ kind, path, from = path }) =>
      [path, from].some(each => matchesAny(settingsFiles, each)) || (kind !== 'added' && isTest(from)),
  );
}
