import { UsageError } from '../../model/errors.ts';
import { bringAll, changeSince, forkOf, type Sources, tipOf, unlessMissing } from './change.ts';
import type { Of } from './event.ts';
import { type Pull, pullFrom, pullsOf, readPull, type Step } from './pulls.ts';
import type { Target } from './target.ts';

const mostMembers = 30;

/** A group of a merge queue. Several pull requests may go through it as one commit: all of them are judged. */
export async function groupTarget(occasion: Of<'group'>, sources: Sources): Promise<Target> {
  const { history } = sources;
  if (history.head !== occasion.head) {
    throw new UsageError(
      `the checkout is at ${history.head?.slice(0, 7)}, and the group's head is ${occasion.head.slice(0, 7)}; leave the ref of actions/checkout as it is`,
    );
  }
  const tip = await tipOf(occasion.branch, sources);
  const { fork, commits } = await changeSince(occasion.base, occasion.head, sources);
  const pulls = await membersOf(occasion, commits, sources);
  await bringAll(history, tip, fork);
  return {
    kind: 'group',
    pulls,
    works: pulls,
    ends: {
      base: { branch: occasion.branch, commit: tip },
      fork,
      head: occasion.head,
      commits,
      bring: history.bring,
      forkOf: commit => forkOf(tip, commit, sources),
    },
    branch: occasion.branch,
    notes: [],
  };
}

/**
 * GitHub names the last pull request of a group, and the commit that it was put on, in the ref. Where that is the group's
 * own base there is no other. Else every step of the group must belong to a pull request that is found.
 */
async function membersOf(occasion: Of<'group'>, commits: readonly Step[], sources: Sources): Promise<Pull[]> {
  const [, named, onto] = /\/pr-(\d+)-([0-9a-f]{40,64})$/.exec(occasion.ref) ?? [];
  const steps = await mainLine(occasion, commits, sources);
  const numbers = named ? [Number(named)] : [];
  if (onto !== occasion.base) {
    for (const step of steps) {
      const titled = numberIn(step.message);
      if (titled !== undefined) numbers.push(titled);
      else for (const { number } of await pullsOf(sources.api, sources.repository, step.id)) numbers.push(number);
    }
  }
  const found = await readAll([...new Set(numbers)], sources);
  const ids = new Set(commits.map(({ id }) => id));
  const members = found.filter(
    pull =>
      pull.baseBranch === occasion.branch &&
      (ids.has(pull.head) || (String(pull.number) === named ? isFlat(steps) : isSquashed(pull, steps))),
  );
  const strays = onto === occasion.base ? [] : steps.filter(step => !members.some(pull => owns(pull, step)));
  if (members.length === 0 || strays.length > 0) {
    const what = strays.length > 0 ? `of ${strays[0]!.id.slice(0, 7)} in the group` : 'of the group';
    throw new UsageError(`the pull request ${what} ${occasion.ref} was not found, so nothing can be told`);
  }
  return members;
}

/** From the group's head back to its base, by first parents: one step for each pull request, or for each of its commits. */
async function mainLine(
  occasion: Of<'group'>,
  commits: readonly Step[],
  { history }: Sources,
): Promise<Required<Step>[]> {
  const byId = new Map(commits.map(commit => [commit.id, commit]));
  const line: Required<Step>[] = [];
  for (let id: string | undefined = occasion.head; id !== undefined && id !== occasion.base; ) {
    const step: Step | undefined = byId.get(id);
    if (!step) break;
    const parents: readonly string[] = step.parents ?? (await history.parents(id));
    line.push({ ...step, parents });
    id = parents[0];
  }
  return line;
}

/** As GitHub titles its merges. */
function numberIn(message: string): number | undefined {
  const title = message.split('\n', 1)[0]!;
  const number = /^Merge pull request #(\d{1,9}) from /.exec(title)?.[1] ?? /\(#(\d{1,9})\)$/.exec(title)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The queue squashes or rebases, so no head is part of the group; where it merges, a head that is not has moved on. */
function isFlat(steps: readonly Required<Step>[]): boolean {
  return steps.every(({ parents }) => parents.length === 1);
}

function isSquashed({ number }: Pull, steps: readonly Required<Step>[]): boolean {
  return steps.some(({ parents, message }) => parents.length === 1 && numberIn(message) === number);
}

function owns({ number, head }: Pull, { id, message, parents }: Required<Step>): boolean {
  return id === head || parents.slice(1).includes(head) || (parents.length === 1 && numberIn(message) === number);
}

/** Only open ones are in a queue. */
async function readAll(numbers: readonly number[], { api, repository }: Sources): Promise<Pull[]> {
  if (numbers.length > mostMembers) throw new UsageError(`the group names more than ${mostMembers} pull requests`);
  const pulls: Pull[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const answer = await readPull(api, repository, number).catch(unlessMissing);
    const pull = answer && pullFrom(answer, `pull request #${number} body`);
    if (pull?.isOpen) pulls.push(pull);
  }
  return pulls;
}
