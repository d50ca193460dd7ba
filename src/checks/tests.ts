import type { CheckType } from '../model/check.ts';
import { type CommandParams, commandKeys, commandParams, oneLine, runLine, settleCommand } from '../model/command.ts';
import type { Outcome } from '../model/outcome.ts';
import type { CollectedFile, Finished, World } from '../model/world.ts';
import { object, optional, required } from '../schema/object.ts';
import { glob } from '../schema/paths.ts';
import { as, boolean, byKind, integer, located, oneOrMany, type Shape } from '../schema/shape.ts';
import { countTests } from '../tools/reading/count-tests.ts';
import { countJunit, failedInJunit, junitProblem } from '../tools/reading/junit-report.ts';
import { failuresOf } from '../tools/reading/output/failures.ts';
import { outputText } from '../tools/reading/output/shown-lines.ts';
import type { TestCount } from '../tools/tool.ts';
import { commandName, commandObjection, commandOf, runCommand, wanted } from './command.ts';
import { fewerTests } from './shared/fewer-tests.ts';
import { askBaseFirst, redOnBase, type TestRun } from './shared/red-on-base.ts';
import { testCounts, whatFailed } from './shared/what-failed.ts';

interface Params extends CommandParams {
  min?: number;
  junit?: string;
  redOnBase?: true;
  /** The tests of the changed packages alone, where the command runs those of all. */
  narrow?: readonly Pick<CommandParams, 'run' | 'cwd' | 'env'>[];
}

const testKeys = {
  ...commandKeys,
  min: optional(integer({ min: 1 }), 'how many tests must have run'),
  junit: optional(glob, 'JUnit files that the command writes, to count from'),
  red_on_base: optional(boolean, 'the new and changed tests must fail on the base'),
};

const described = object(
  { run: required(runLine, 'the command'), ...testKeys },
  { wants: 'a mapping {run, min, junit, …}' },
);
const flat = object(
  { command: required(runLine, 'the command', ['tests', 'run']), ...testKeys },
  { wants: 'a cross-cutting tests' },
);

function testParams(
  run: string,
  { min, junit, red_on_base, ...keys }: Omit<NonNullable<ReturnType<typeof described.read>>, 'run'>,
): Params {
  return {
    ...commandParams(run, keys),
    ...(min === undefined ? {} : { min }),
    ...(junit === undefined ? {} : { junit }),
    ...(red_on_base ? { redOnBase: true } : {}),
  };
}

const one: Shape<Params> = byKind({
  text: as(runLine, run => ({ value: testParams(run, {}) })),
  map: as(described, ({ run, ...keys }) => ({ value: testParams(run, keys) })),
});

export const tests: CheckType<Params> = {
  type: 'tests',
  runs: 'command',
  written: {
    entries: oneOrMany(located(one)),
    flat: as(flat, ({ command, ...keys }) => ({ value: [testParams(command, keys)] })),
    settle: settleCommand,
  },
  title: ({ run, min, redOnBase }) =>
    `\`${oneLine(run)}\` passes${min ? ` with at least ${number(min)}` : ''}${redOnBase ? ', and not without the change' : ''}`,
  label: ({ run }) => run,
  fix: ({ run }) => `Fix the code so that \`${oneLine(run)}\` passes. Don't weaken the tests.`,
  objection: commandObjection,
  command: params => commandOf(params, params.junit),
  before: ({ narrow = [], redOnBase, ...params }, world) => {
    const needs = { isProof: redOnBase === true, mayExcuse: narrow.length > 0 };
    return askBaseFirst(commandOf(params, params.junit), needs, world);
  },
  async run(params, world) {
    let last: Finished | undefined;
    const watched: World = {
      ...world,
      async run(command) {
        last = await world.run(command);
        return last;
      },
    };
    const outcome = await runCommand(params, watched, finished => enoughTests(params, finished, world), params.junit);
    if (outcome.status === 'fail') {
      const elsewhere = await failsElsewhere(outcome, params, world);
      if (elsewhere) return elsewhere;
      const failedTests = last?.collected.flatMap(({ text }) => failedInJunit(text)) ?? [];
      if (failedTests.length > 0) return { ...outcome, failedTests };
      return last && foundNothing(params, last, world.top)
        ? { ...outcome, message: `no test ran: ${outcome.message}`, fix: nothingFix(params) }
        : outcome;
    }
    const passed = outcome.status === 'pass' || outcome.status === 'warn';
    if (!passed || !last) return outcome;
    const test: TestRun = {
      command: commandOf(params, params.junit),
      exit: params.expect.exit,
      top: world.top,
      want: wanted(params),
      count: finished => countedIn(params, finished),
    };
    const proof = params.redOnBase ? await redOnBase(test, last, world) : undefined;
    if (proof && 'not' in proof) return proof.not;
    const isPlain = outcome.status === 'pass' || params.caveat !== undefined;
    const fewer = await fewerTests(test, last, world);
    if (fewer?.status === 'pending' || (fewer && isPlain)) return fewer;
    const red = proof ? `; ${proof.red}` : '';
    const output = { ...last.output, ...testCounts(last) };
    return { ...outcome, message: `${withCount(outcome, params, last)}${red}`, output };
  },
};

/**
 * The outcome of a failure that the base has too, if it is about packages that the change leaves alone: the tests of those
 * that it changes pass. Undefined if they don't.
 */
async function failsElsewhere(outcome: Outcome, params: Params, world: World): Promise<Outcome | undefined> {
  const { narrow = [], ...all } = params;
  const { trees, name } = world.base;
  if (!('preExisting' in outcome) || !outcome.preExisting || narrow.length === 0 || !trees) return undefined;
  const there = await trees.run(commandOf(params));
  if (there.kind !== 'ran' || there.unsure) return undefined;
  const passed: string[] = [];
  for (const own of narrow) {
    const part = await tests.run({ ...all, ...own }, world);
    if (part.status !== 'pass' && part.status !== 'warn') return undefined;
    passed.push(part.message);
  }
  const message = `\`${oneLine(params.run)}\` also fails on ${name}, and the changed packages pass: ${passed.join('; ')}`;
  const fix = 'Fix the other packages in a pull request of their own.';
  return { ...outcome, preExisting: { status: 'warn', message, fix } };
}

/** What a command that passed ran: its line and how many tests, after the words of a warning. */
function withCount({ status, message }: Outcome, params: Params, finished: Finished): string {
  const counted = countedIn(params, finished);
  const ran = counted
    ? `${counted.ran} ran, ${counted.skipped} skipped${counted.empty ? `, ${counted.empty} without tests not counted` : ''}`
    : 'the number of tests is unknown';
  const words = `${commandName(params)}: ${ran}`;
  return status === 'pass' ? words : `${message}; ${words}`;
}

function countedIn({ junit }: Params, finished: Finished): TestCount | undefined {
  const written = junit && finished.collected.length > 0 ? fromJunit(finished.collected) : undefined;
  return typeof written === 'object' ? written : countTests(outputText(finished));
}

/** Did the command fail because there was no test, and not because one failed or could not be loaded? */
function foundNothing(params: Params, finished: Finished, top: string): boolean {
  const { ending } = finished;
  if (ending.kind !== 'exit' || params.expect.exit.includes(ending.code)) return false;
  const run = { count: () => countedIn(params, finished), exit: params.expect.exit, top };
  const { none, tests, unloaded, loadLines, missing } = failuresOf(run, finished);
  return none && [tests, unloaded, loadLines, missing].every(({ size }) => size === 0);
}

function nothingFix({ run }: Params): string {
  return `No test ran. Make \`${oneLine(run)}\` find the tests, or write them.`;
}

/** A test command that succeeds without having run a test proves nothing. */
function enoughTests(params: Params, finished: Finished, world: World): Outcome | undefined {
  const want = params.min ? `${wanted(params)}, at least ${number(params.min)} run` : wanted(params);
  const not = (status: 'fail' | 'error', message: string, got: string, fix?: string): Outcome => ({
    status,
    message,
    want,
    got,
    output: finished.output,
    owner: 'author',
    ...(fix ? { fix } : {}),
  });
  const written = params.junit && finished.collected.length > 0 ? fromJunit(finished.collected) : undefined;
  if (typeof written === 'string')
    return not('fail', written, 'no count', 'Make the command write a complete JUnit XML file there.');
  const counted = written ?? countTests(outputText(finished));
  if (counted === undefined) {
    if (params.min === undefined) return undefined;
    const message = params.junit
      ? `the number of tests is unknown: the command wrote no file that matches junit: ${params.junit}`
      : 'the number of tests is unknown: the output does not show it; name the JUnit file that the command writes with junit: PATH';
    return not('error', message, 'an unknown number of tests', 'Make the command print how many tests it ran.');
  }
  const line = oneLine(params.run);
  const ran = `${number(counted.ran)} ran${counted.empty ? `, not counting ${counted.empty === 1 ? 'a file' : `${counted.empty} files`} without tests` : ''}`;
  if (counted.ran === 0) {
    return not('fail', 'no test ran', '0 tests run', nothingFix(params));
  }
  if (counted.ran < (params.min ?? 0)) {
    const fix = `Write the missing tests, or make \`${line}\` run those that it leaves out.`;
    return not('fail', `${ran}; at least ${params.min} required`, `${number(counted.ran)} run`, fix);
  }
  if (counted.failed > 0 && params.expect.exit.includes(0)) {
    const { fix, ...failed } = whatFailed(params, finished, world);
    const message = `\`${line}\` exited with success although ${counted.failed} of its tests failed: ${failed.got}`;
    return { ...not('fail', message, failed.got, fix), ...failed, message };
  }
  return undefined;
}

function fromJunit(files: readonly CollectedFile[]): TestCount | string {
  const total = { ran: 0, failed: 0, skipped: 0 };
  for (const { path, text } of files) {
    const counted = countJunit(text);
    if (!counted) return `${path} is not a JUnit report: ${junitProblem(text)}`;
    total.ran += counted.ran;
    total.failed += counted.failed;
    total.skipped += counted.skipped;
  }
  return total;
}

function number(count: number): string {
  return count === 1 ? '1 test' : `${count} tests`;
}
