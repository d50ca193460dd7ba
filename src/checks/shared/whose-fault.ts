import type { Outcome } from '../../model/outcome.ts';
import type { Command, Finished, World } from '../../model/world.ts';
import { countTests } from '../../tools/reading/count-tests.ts';
import { failingTests } from '../../tools/reading/failures.ts';
import { outputText, shownLines } from '../../tools/reading/shown-lines.ts';

/**
 * A failure that the base has too is the base's. Only where it is the same one: the tests that fail here all fail there, or
 * nothing is printed here that is not printed there. Work that is not done yet must not pass for an old failure.
 */
export async function whoseFault(
  outcome: Outcome,
  { command, finished, isTests }: { command: Command; finished: Finished; isTests: boolean },
  world: World,
  judge: (finished: Finished) => Promise<Outcome | undefined>,
): Promise<Outcome> {
  const { trees, name } = world.base;
  if (!trees || world.ownDemand || outcome.status !== 'fail' || finished.ending.kind !== 'exit') return outcome;
  const there = await trees.run(command);
  if (there.kind !== 'ran' || there.finished.ending.kind !== 'exit') return outcome;
  const also = await judge(there.finished);
  if (also?.status !== 'fail' || !isSame(finished, there.finished, isTests)) return outcome;
  const message = `${outcome.message} (also fails on ${name})`;
  return { ...outcome, preExisting: { status: trees.preExisting, message } };
}

function isSame(here: Finished, there: Finished, isTests: boolean): boolean {
  const [mine, theirs] = [outputText(here), outputText(there)];
  const [names, before] = [failingTests(mine), failingTests(theirs)];
  const [now, then] = [countTests(mine), countTests(theirs)];
  // More that fail, or fewer that ran at all, is something new, whatever the names say.
  if (now && then && (now.failed > then.failed || now.ran < then.ran)) return false;
  if (names.size > 0) return [...names].every(name => before.has(name));
  if (isTests && !((now?.failed ?? 0) > 0 && (then?.failed ?? 0) > 0)) return false;
  return isWithin(mine, theirs);
}

/** Every line here is there, too, as often; numbers (places, times) and folders of the two trees apart. */
function isWithin(here: string, there: string): boolean {
  const lines = linesOf(here);
  const left = new Map<string, number>();
  for (const line of linesOf(there)) left.set(line, (left.get(line) ?? 0) + 1);
  for (const line of lines) {
    const count = left.get(line) ?? 0;
    if (count === 0) return false;
    left.set(line, count - 1);
  }
  return lines.length > 0;
}

function linesOf(output: string): string[] {
  return shownLines(output)
    .map(line =>
      line
        .replaceAll(/(?:\/[\w.@+-]+)+\//g, '/')
        .replaceAll(/\d+/g, '0')
        .trim(),
    )
    .filter(line => line !== '');
}
