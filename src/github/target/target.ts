import { UsageError } from '../../model/errors.ts';
import type { PullRequest } from '../../model/pull-request.ts';
import type { ChangeRange } from '../../workspace/checkout.ts';
import type { CheckoutHistory } from '../../workspace/git/history.ts';
import { ApiError } from '../api/api-error.ts';
import { changeSince, fetchAll, forkOf, type Sources, tipOf, undefinedIfUnknown } from './change.ts';
import type { Trigger, TriggerOf } from './event.ts';
import { groupTarget } from './merge-group.ts';
import { openPullsAt, type Pull, pullFrom, pullOfRun, pullsOf, readPullOrEvent } from './pulls.ts';

/** What is gated, and where the verdict is published. */
export interface Target {
  kind: 'pull' | 'group' | 'push';
  /** The pull requests that are gated and get the comments. */
  pulls: readonly Pull[];
  /** The same for the gate; without a pull request, the branch instead. */
  subjects: readonly PullRequest[];
  range: ChangeRange;
  /** The branch to merge into. */
  branch: string;
  /** The file of the workflow that ran the commands, if it is not the one that runs now. */
  workflow?: string;
  /** The head before a push, if the event has it. */
  before?: string;
  notes: string[];
}

export async function readTarget(trigger: Exclude<Trigger, { kind: 'nothing' }>, sources: Sources): Promise<Target> {
  const target = await targetOf(trigger, sources);
  const { base, head } = target.range;
  const { history } = sources;
  const deepen = async () => {
    const both = base ? [base.commit, head] : [head];
    return (await history.isWhole(...both)) || history.deepen(...both);
  };
  return { ...target, range: { ...target.range, deepen } };
}

async function targetOf(trigger: Exclude<Trigger, { kind: 'nothing' }>, sources: Sources): Promise<Target> {
  if (trigger.kind === 'pull') return pullTarget(trigger, sources);
  if (trigger.kind === 'run') {
    const payload = await pullOfRun(trigger, sources);
    const { head, workflow } = trigger;
    const { number } = payload;
    return { ...(await pullTarget({ kind: 'pull', number, head, payload, isCheckedOut: false }, sources)), workflow };
  }
  if (trigger.kind === 'group') return groupTarget(trigger, sources);
  return branchTarget(trigger, sources);
}

async function pullTarget(trigger: TriggerOf<'pull'>, sources: Sources): Promise<Target> {
  const { api, repository, history } = sources;
  const { pull, note } = await readPullOrEvent(api, repository, trigger.payload);
  await refuseDuplicateHeads(trigger.head, sources);
  const tip = await tipOf(pull.baseBranch, sources);
  const { head, onto, end } = trigger.isCheckedOut
    ? await checkedOut(history, trigger.head)
    : await inObjects(history, trigger.head, pull.merge);
  const change = await changeSince(tip, head, sources);
  const fork = onto ?? change.fork;
  await fetchAll(history, tip, fork);
  return {
    kind: 'pull',
    pulls: [pull],
    subjects: [pull],
    range: {
      base: { branch: pull.baseBranch, commit: tip },
      fork,
      head,
      ...(end ? { end } : {}),
      commits: change.commits,
      fetchMissing: history.fetchMissing,
      forkOf: commit => forkOf(tip, commit, sources),
    },
    branch: pull.baseBranch,
    ...(trigger.before ? { before: trigger.before } : {}),
    notes: [...(note ? [note] : []), ...retargeted(trigger, pull)],
  };
}

function retargeted({ baseBefore }: TriggerOf<'pull'>, { baseBranch }: Pull): string[] {
  if (baseBefore === undefined || baseBefore === baseBranch) return [];
  const words = `the base branch changed from ${baseBefore} to ${baseBranch}`;
  return [`${words}: the rules of ${baseBranch} apply now, and approvals from before do not count`];
}

/** The head belongs to several pull requests, which all have to know. */
export class SharedHeadError extends UsageError {
  readonly pulls: readonly number[];

  constructor(message: string, pulls: readonly number[]) {
    super(message);
    this.pulls = pulls;
  }
}

/**
 * GitHub shows a check run on every pull request with that head: one with weaker contracts on its base must not decide for
 * another.
 */
async function refuseDuplicateHeads(head: string, { api, repository }: Sources): Promise<void> {
  const duplicateHeads = await openPullsAt(api, repository, head);
  if (new Set(duplicateHeads.map(({ base }) => base.ref)).size < 2) return;
  const named = duplicateHeads.map(({ number, base }) => `#${number} into ${base.ref}`).join(', ');
  throw new SharedHeadError(
    `${head.slice(0, 7)} is the head of several pull requests (${named}); close all but one, or push a commit`,
    duplicateHeads.map(({ number }) => number),
  );
}

/** Where the files of a head are. `onto`: they are of its merge with this commit. `end`: they are of this commit, not on disk. */
interface HeadPlace {
  head: string;
  onto?: string;
  end?: string;
}

/** The head, or GitHub's merge of it with the base. */
async function checkedOut(history: CheckoutHistory, wanted: string): Promise<HeadPlace> {
  const { head } = history;
  if (head === null) throw new UsageError('the workspace has no checkout; run actions/checkout before the gate');
  if (head === wanted) return { head };
  const [onto, merged, ...more] = await history.parents(head);
  if (onto && merged === wanted && more.length === 0) return { head: merged, onto };
  throw new UsageError(
    `the checkout is at ${head.slice(0, 7)}, which is neither the head ${wanted.slice(0, 7)} of the pull request nor its merge commit; remove the ref of actions/checkout, or set it to that head`,
  );
}

/**
 * The head, or GitHub's merge of it with the base, among git's objects: its files are data here, and are not checked out.
 * Without a merge that is of this head, the head itself.
 */
async function inObjects(history: CheckoutHistory, head: string, merge: string | null): Promise<HeadPlace> {
  await fetchAll(history, head);
  if (!merge || !isCommitId(merge) || !(await history.fetchMissing(merge))) return { head, end: head };
  const [onto, merged, ...more] = await history.parents(merge);
  return onto && merged === head && more.length === 0 ? { head, end: merge, onto } : { head, end: head };
}

const isCommitId = (text: string) => /^[0-9a-f]{40,64}$/.test(text);

/** A branch. If it is the head of a pull request, that pull request is gated, as on other events. */
async function branchTarget(trigger: TriggerOf<'push' | 'branch'>, sources: Sources): Promise<Target> {
  const { history, api, repository } = sources;
  const head = history.head;
  if (head === null) throw new UsageError('the workspace has no checkout; run actions/checkout before the gate');
  if (trigger.sha !== head) {
    throw new UsageError(
      `the checkout is at ${head.slice(0, 7)}, but the workflow runs for ${trigger.sha.slice(0, 7)}; remove the ref of actions/checkout`,
    );
  }
  const [own] = trigger.branch === trigger.defaultBranch ? [] : await openPullsAt(api, repository, head);
  if (own) return pullTarget({ kind: 'pull', number: own.number, head, payload: own, isCheckedOut: true }, sources);

  const { branch, commit } = await baseOfBranch(trigger, sources);
  const { fork, commits } = commit === null ? { fork: head, commits: [] } : await changeSince(commit, head, sources);
  if (commit !== null) await fetchAll(history, commit, fork);
  const { pulls, notes } = trigger.kind === 'push' ? await pullsOfPush(head, sources) : { pulls: [], notes: [] };
  const author = trigger.kind === 'push' ? trigger.author : null;
  const body = { text: '', path: 'no body' };
  const alone = { number: null, branch: trigger.branch, title: '', body, labels: [], author };
  return {
    kind: 'push',
    pulls,
    subjects: pulls.length > 0 ? pulls : [alone],
    range: {
      base: commit === null ? null : { branch, commit },
      fork,
      head,
      commits,
      fetchMissing: history.fetchMissing,
      forkOf: async signed => (commit === null ? undefined : forkOf(commit, signed, sources)),
    },
    branch,
    notes,
  };
}

/** The pull requests that a pushed commit came from. None if the token can't read them. */
async function pullsOfPush(head: string, { api, repository }: Sources): Promise<{ pulls: Pull[]; notes: string[] }> {
  try {
    const answers = (await pullsOf(api, repository, head).catch(undefinedIfUnknown)) ?? [];
    const merged = answers.filter(({ state }) => state === 'closed').slice(0, maxPulls);
    return { pulls: merged.map(answer => pullFrom(answer, `pull request #${answer.number} body`)), notes: [] };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'forbidden') throw error;
    return { pulls: [], notes: [`the pull requests of the pushed commit could not be read: ${error.message}`] };
  }
}

const maxPulls = 5;

/** The base of a branch: the default branch, or for that one its state before the push. */
async function baseOfBranch(
  trigger: TriggerOf<'push' | 'branch'>,
  sources: Sources,
): Promise<{ branch: string; commit: string | null }> {
  const { defaultBranch } = trigger;
  if (trigger.branch !== defaultBranch) return { branch: defaultBranch, commit: await tipOf(defaultBranch, sources) };
  const before = trigger.kind === 'push' ? trigger.before : null;
  const isThere = before !== null && (await sources.history.fetchMissing(before));
  return { branch: trigger.branch, commit: isThere ? before : null };
}
