import { UsageError } from '../../model/errors.ts';
import { changeSince, fetchAll, forkOf, type Sources, tipOf, undefinedIfUnknown } from './change.ts';
import type { TriggerOf } from './event.ts';
import { type Pull, type PullCommit, pullFrom, pullsOf, readPull } from './pulls.ts';
import type { Target } from './target.ts';

const maxMembers = 30;

/** A merge group. It may combine several pull requests into one commit; all of them are checked. */
export async function groupTarget(trigger: TriggerOf<'group'>, sources: Sources): Promise<Target> {
  const { history } = sources;
  if (history.head !== trigger.head) {
    throw new UsageError(
      `the checkout is at ${history.head?.slice(0, 7)}, not at the merge group's head ${trigger.head.slice(0, 7)}; remove the ref of actions/checkout`,
    );
  }
  const tip = await tipOf(trigger.branch, sources);
  const { fork, commits } = await changeSince(trigger.base, trigger.head, sources);
  const pulls = await membersOf(trigger, commits, sources);
  await fetchAll(history, tip, fork);
  return {
    kind: 'group',
    pulls,
    subjects: pulls,
    range: {
      base: { branch: trigger.branch, commit: tip },
      fork,
      head: trigger.head,
      commits,
      fetchMissing: history.fetchMissing,
      forkOf: commit => forkOf(tip, commit, sources),
    },
    branch: trigger.branch,
    notes: [],
  };
}

/**
 * The ref of a group names its last pull request and the commit below it. If that commit is the group's base, the group has
 * no other pull request. Otherwise every commit of the group must belong to one that is found.
 */
async function membersOf(
  trigger: TriggerOf<'group'>,
  commits: readonly PullCommit[],
  sources: Sources,
): Promise<Pull[]> {
  const [, named, onto] = /\/pr-(\d+)-([0-9a-f]{40,64})$/.exec(trigger.ref) ?? [];
  const steps = await mainLine(trigger, commits, sources);
  const numbers = named ? [Number(named)] : [];
  if (onto !== trigger.base) {
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
      pull.baseBranch === trigger.branch &&
      (ids.has(pull.head) || (String(pull.number) === named ? isFlat(steps) : isSquashed(pull, steps))),
  );
  const strays = onto === trigger.base ? [] : steps.filter(step => !members.some(pull => owns(pull, step)));
  if (members.length === 0 || strays.length > 0) {
    const what = strays.length > 0 ? `of ${strays[0]!.id.slice(0, 7)} in the group` : 'of the group';
    throw new UsageError(`the pull request ${what} ${trigger.ref} was not found; run the job again`);
  }
  return members;
}

/** The first parents from the group's head to its base: one commit for each pull request, or for each of its commits. */
async function mainLine(
  trigger: TriggerOf<'group'>,
  commits: readonly PullCommit[],
  { history }: Sources,
): Promise<Required<PullCommit>[]> {
  const byId = new Map(commits.map(commit => [commit.id, commit]));
  const line: Required<PullCommit>[] = [];
  for (let id: string | undefined = trigger.head; id !== undefined && id !== trigger.base; ) {
    const step: PullCommit | undefined = byId.get(id);
    if (!step) break;
    const parents: readonly string[] = step.parents ?? (await history.parents(id));
    line.push({ ...step, parents });
    id = parents[0];
  }
  return line;
}

/** The pull request that GitHub's merge and squash commits name in their title. */
function numberIn(message: string): number | undefined {
  const title = message.split('\n', 1)[0]!;
  const number = /^Merge pull request #(\d{1,9}) from /.exec(title)?.[1] ?? /\(#(\d{1,9})\)$/.exec(title)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** True if the queue squashes or rebases: then no head is part of the group. If it merges, a missing head has moved on. */
function isFlat(steps: readonly Required<PullCommit>[]): boolean {
  return steps.every(({ parents }) => parents.length === 1);
}

function isSquashed({ number }: Pull, steps: readonly Required<PullCommit>[]): boolean {
  return steps.some(({ parents, message }) => parents.length === 1 && numberIn(message) === number);
}

function owns({ number, head }: Pull, { id, message, parents }: Required<PullCommit>): boolean {
  return id === head || parents.slice(1).includes(head) || (parents.length === 1 && numberIn(message) === number);
}

/** Only open pull requests are in a queue. */
async function readAll(numbers: readonly number[], { api, repository }: Sources): Promise<Pull[]> {
  if (numbers.length > maxMembers)
    throw new UsageError(
      `the merge group has more than ${maxMembers} pull requests; lower the maximum group size of the merge queue`,
    );
  const pulls: Pull[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const answer = await readPull(api, repository, number).catch(undefinedIfUnknown);
    const pull = answer && pullFrom(answer, `pull request #${number} body`);
    if (pull?.isOpen) pulls.push(pull);
  }
  return pulls;
}
