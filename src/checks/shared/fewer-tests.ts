import { type Outcome, someOf } from '../../model/outcome.ts';
import type { Elsewhere, Finished, World } from '../../model/world.ts';
import { isMissingScript } from '../../tools/reading/missing-tool.ts';
import { nothingRan } from '../../tools/shared/closing-lines.ts';
import type { TestCount } from '../../tools/tool.ts';
import { isCounted } from './counted-runner.ts';
import { exposed, nothingLaid, type TestRun } from './red-on-base.ts';
import { touchedTests } from './touched-tests.ts';

/**
 * Whether tests that ran before no longer do, where the change touches existing tests or settings that decide which run.
 * What can't be counted before and after waits for a person. Undefined if at least as many ran.
 */
export async function fewerTests(run: TestRun, finished: Finished, world: World): Promise<Outcome | undefined> {
  const { trees } = world.base;
  if (!trees) return undefined;
  const touched = await touchedTests(world);
  const now = run.count(finished);
  const isTouched = touched.tests.length > 0;
  if (!isTouched && touched.ending.length === 0 && (now || !(await isCounted(run.command, world)))) return undefined;
  const files = someOf(isTouched ? touched.tests : touched.ending.length > 0 ? touched.ending : ['the change']);
  const want = `${run.want}, with no fewer tests than before`;
  const waits = (message: string, got: string, fix: string): Outcome => ({
    status: 'pending',
    message: `${message}; a maintainer must approve it`,
    want,
    got,
    fix,
    owner: 'person',
    output: finished.output,
  });
  const incomparable = (reason: string, remedy: string) =>
    isTouched
      ? waits(
          `${stateOf(touched.tests[0]!, world)}, and the numbers of tests before and after can't be compared: ${reason}`,
          reason,
          `Review ${files}: does every test that was there still run, and check as much? If so, approve the commit. ${remedy}`,
        )
      : undefined;

  if (!now && isTouched)
    return incomparable(
      'the output does not say how many ran',
      'To have them counted, make the command write a JUnit file, and name it with `junit`.',
    );
  const there = await trees.runWith(run.command, nothingLaid);
  const before = countBefore(run, there, await namesOnlyNew(run.command.run, world));
  if (typeof before === 'string')
    return incomparable(
      before,
      "To have them counted, make the command run on the base, for example with the policy's `setup`.",
    );
  if (!now)
    return before.ran === 0
      ? undefined
      : waits(
          `the output does not say how many tests ran; ${number(before.ran, 'test')} ran before the change`,
          'an unknown number of tests',
          `Find out what in ${files} ends the run before its result is printed, and take it out.`,
        );

  const inner = before.inner === undefined ? '' : `; ${now.inner ?? 0} subtests, ${before.inner} before`;
  const got = `${now.ran} run and ${now.skipped} skipped; ${before.ran} and ${before.skipped} before${inner}`;
  const lost = now.ran < before.ran ? before.ran - now.ran : Math.max(0, (before.inner ?? 0) - (now.inner ?? 0));
  if (lost > 0) {
    const what = now.ran < before.ran ? 'test' : 'subtest';
    return waits(
      `${number(lost, `fewer ${what}`)} ran than before the change`,
      got,
      `Restore the ${number(lost, what)}, or review ${files}: if ${lost === 1 ? 'it is' : 'they are'} left out for a good reason, approve the commit.`,
    );
  }
  if (now.skipped <= before.skipped) return undefined;
  const more = now.skipped - before.skipped;
  const message = `${number(more, 'more test')} ${more === 1 ? 'is' : 'are'} skipped than before the change`;
  const fix = `Let ${more === 1 ? 'it' : 'them'} run, or say in ${files} why not.`;
  return { status: 'warn', message, want, got, fix, owner: 'author', output: finished.output };
}

function stateOf(path: string, { changes }: World): string {
  return `${path} is ${changes.some(change => change.path === path && change.kind === 'added') ? 'new' : 'changed'}`;
}

/** How many ran on the base, or why that is unknown. `isNew`: what the command is to run is not there. */
function countBefore(run: TestRun, there: Elsewhere, isNew: boolean): TestCount | string {
  if (there.kind !== 'ran') return `they could not run on the base: ${there.reason}`;
  const doubt = exposed(there);
  if (doubt) return doubt;
  const { finished } = there;
  const counted = finished.ending.kind === 'exit' ? run.count(finished) : undefined;
  if (counted) return counted;
  // Where there was no such command, or nothing for it to run, nothing is left out.
  if (isNew || isMissingScript(finished.stderr)) return nothingRan;
  return 'the output on the base does not say how many ran';
}

/** Does a command name files that the change adds, and nothing that the base has? */
async function namesOnlyNew(run: string, { changes, base }: World): Promise<boolean> {
  const words = run.split(/[\s'"]+/);
  const { list } = await base.files();
  const added = new Set(changes.flatMap(({ kind, path }) => (kind === 'added' || kind === 'renamed' ? [path] : [])));
  const isThere = (word: string) => list.some(path => path === word || path.startsWith(`${word.replace(/\/$/, '')}/`));
  return words.some(word => added.has(word)) && !words.some(isThere);
}

function number(count: number, what: string): string {
  return `${count} ${count === 1 ? what : `${what}s`}`;
}
