import type { Outcome } from '../../model/outcome.ts';
import type { Command, Finished, World } from '../../model/world.ts';
import { countTests } from '../../tools/reading/count-tests.ts';
import { failingTests, saysNoTests } from '../../tools/reading/output/failures.ts';
import { outputText, shownLines } from '../../tools/reading/output/shown-lines.ts';

/**
 * A failure that the base has too is the base's. Only if it is the same one: the tests that fail here all fail there, as
 * often, or nothing is printed here that is not printed there. Work that is not done yet must not pass for an old failure.
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
  if (also?.status !== 'fail' || !isSame(finished, there.finished, isTests, world.top)) return outcome;
  const message = `${outcome.message} (also fails on ${name})`;
  return { ...outcome, preExisting: { status: there.unsure ? 'fail' : trees.preExisting, message } };
}

/** `top`: the folder in which both ran, as far as their output shows. */
function isSame(here: Finished, there: Finished, isTests: boolean, top: string): boolean {
  const [mine, theirs] = [outputText(here), outputText(there)];
  const names = failingTests(mine);
  const [now, then] = [countTests(mine), countTests(theirs)];
  // More that fail, or fewer that ran at all, is something new, whatever the names say.
  if (then && (!now || now.failed > then.failed || now.ran < then.ran)) return false;
  if (names.length > 0) return isWithin(names, failingTests(theirs));
  // Tests that nobody has written yet are not an old failure: the author can write them.
  if (isTests && (saysNoTests(mine) || (now?.ran === 0 && succeeded(here)))) return false;
  return isWithin(findingsOf(mine, top), findingsOf(theirs, top));
}

function succeeded({ ending }: Finished): boolean {
  return ending.kind === 'exit' && ending.code === 0;
}

/** Everything here is there, too, as often; nothing at all tells nothing. */
function isWithin(here: readonly string[], there: readonly string[]): boolean {
  const left = new Map<string, number>();
  for (const each of there) left.set(each, (left.get(each) ?? 0) + 1);
  return (
    here.length > 0 &&
    here.every(each => {
      const count = left.get(each) ?? 0;
      left.set(each, count - 1);
      return count > 0;
    })
  );
}

const absoluteFolder = /(?<![\w.@+-])(?:\/[\w.@+-]+)+\//g;

/**
 * The lines of an output without numbers (places, times) and folders outside the tree. An indented line belongs to the
 * line above that is not: the same words about another file are another finding.
 */
function findingsOf(output: string, top: string): string[] {
  let heading = '';
  return shownLines(output)
    .filter(line => line.trim() !== '')
    .map(line => {
      const plain = line.replaceAll(`${top}/`, '').replaceAll(absoluteFolder, '/').replaceAll(/\d+/g, '0');
      if (/^\s/.test(plain)) return `${heading}\n${plain.trim()}`;
      heading = plain;
      return plain;
    });
}
