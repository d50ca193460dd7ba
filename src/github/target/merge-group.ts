import { UsageError } from '../../model/errors.ts';
import type { EntryRange } from '../../workspace/checkout.ts';
import { changeSince, fetchAll, forkOf, type Sources, tipOf } from './change.ts';
import type { TriggerOf } from './event.ts';
import { entriesOf, type GroupStep } from './group-entries.ts';
import type { PullCommit } from './pulls.ts';
import type { Target } from './target.ts';

/**
 * A merge group: every pull request between the tip of the target branch and the group's head. All of them are checked,
 * each on what it changes itself, because the run on the head may stand for those before it.
 */
export async function groupTarget(trigger: TriggerOf<'group'>, sources: Sources): Promise<Target> {
  const { history } = sources;
  if (!trigger.isCheckedOut) await fetchAll(history, trigger.head);
  else if (history.head !== trigger.head) {
    throw new UsageError(
      `the checkout is at ${history.head?.slice(0, 7)}, not at the merge group's head ${trigger.head.slice(0, 7)}; remove the ref of actions/checkout`,
    );
  }
  const tip = await tipOf(trigger.branch, sources);
  const { onto, fork, commits } = await changeOf(trigger, tip, sources);
  const line = mainLine(trigger.head, fork, commits);
  const entries = await entriesOf(trigger, line, tip, sources);
  await fetchAll(history, onto, fork, ...entries.flatMap(entry => [entry.fork, entry.head]));
  const pulls = entries.map(({ pull }) => pull);
  return {
    kind: 'group',
    pulls,
    subjects: pulls,
    range: {
      base: { branch: trigger.branch, commit: onto },
      fork,
      head: trigger.head,
      ...(trigger.isCheckedOut ? {} : { end: trigger.head }),
      commits,
      fetchMissing: history.fetchMissing,
      forkOf: commit => forkOf(tip, commit, sources),
      entries: entries.map((entry): EntryRange => ({ ...entry, commits: commitsIn(entry, commits) })),
    },
    branch: trigger.branch,
    ...(trigger.workflow ? { workflow: trigger.workflow } : {}),
    notes: [],
  };
}

/** The commits between the target branch and the group's head. Of a group that is already merged: its own. */
async function changeOf(
  { base, head }: TriggerOf<'group'>,
  tip: string,
  sources: Sources,
): Promise<{ onto: string; fork: string; commits: readonly Required<PullCommit>[] }> {
  const since = await changeSince(tip, head, sources);
  const isMerged = since.fork === head;
  const { fork, commits } = isMerged ? await changeSince(base, head, sources) : since;
  const withParents = commits.map(async commit => ({
    ...commit,
    parents: commit.parents ?? (await sources.history.parents(commit.id)),
  }));
  return { onto: isMerged ? base : tip, fork, commits: await Promise.all(withParents) };
}

/** The first parents from the group's head to the target branch: one commit for each pull request, or for each of its commits. */
function mainLine(head: string, fork: string, commits: readonly Required<PullCommit>[]): GroupStep[] {
  const byId = new Map(commits.map(commit => [commit.id, commit]));
  const line: GroupStep[] = [];
  for (let id: string | undefined = head; id !== undefined && id !== fork; ) {
    const step: Required<PullCommit> | undefined = byId.get(id);
    const parent: string | undefined = step?.parents[0];
    if (!step || parent === undefined)
      throw new UsageError(
        `the merge group's head ${head.slice(0, 7)} does not build on the target branch; run the job again`,
      );
    line.push({ ...step, parent });
    id = parent;
  }
  return line;
}

/** The commits that an entry adds, oldest first. */
function commitsIn({ fork, head }: Omit<EntryRange, 'commits'>, all: readonly Required<PullCommit>[]): PullCommit[] {
  const byId = new Map(all.map(commit => [commit.id, commit]));
  const reach = (from: string) => {
    const seen = new Set<string>();
    for (const open = [from]; open.length > 0; ) {
      const id = open.pop()!;
      const commit = byId.get(id);
      if (!commit || seen.has(id)) continue;
      seen.add(id);
      open.push(...commit.parents);
    }
    return seen;
  };
  const [before, now] = [reach(fork), reach(head)];
  return all.filter(({ id }) => now.has(id) && !before.has(id));
}
