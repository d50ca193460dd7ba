import type { PullRequest } from '../../contracts/select.ts';
import { UsageError } from '../../model/errors.ts';
import type { Ends } from '../../workspace/checkout.ts';
import type { History } from '../../workspace/git/history.ts';
import { ApiError } from '../api/api-error.ts';
import { bringAll, changeSince, forkOf, type Sources, tipOf, unlessMissing } from './change.ts';
import type { Occasion, Of } from './event.ts';
import { groupTarget } from './merge-group.ts';
import { openPullsAt, type Pull, pullFrom, pullsOf, readPullOrEvent } from './pulls.ts';

/** What is judged, and where the verdict is told. */
export interface Target {
  kind: 'pull' | 'group' | 'push';
  /** Pull requests whose author is judged, and who are told. */
  pulls: readonly Pull[];
  /** The same as the gate takes them; where there is no pull request, the branch as if it were one. */
  works: readonly PullRequest[];
  ends: Ends;
  /** The branch that the work is to reach. */
  branch: string;
  /** The head before a push, where the event tells it. */
  before?: string;
  notes: string[];
}

export async function readTarget(occasion: Exclude<Occasion, { kind: 'nothing' }>, sources: Sources): Promise<Target> {
  const target = await targetOf(occasion, sources);
  const { base, head } = target.ends;
  const { history } = sources;
  const deepen = async () => {
    const both = base ? [base.commit, head] : [head];
    return (await history.isWhole(...both)) || history.deepen(...both);
  };
  return { ...target, ends: { ...target.ends, deepen } };
}

async function targetOf(occasion: Exclude<Occasion, { kind: 'nothing' }>, sources: Sources): Promise<Target> {
  if (occasion.kind === 'pull') return pullTarget(occasion, sources);
  if (occasion.kind === 'group') return groupTarget(occasion, sources);
  return branchTarget(occasion, sources);
}

async function pullTarget(occasion: Of<'pull'>, sources: Sources): Promise<Target> {
  const { api, repository, history } = sources;
  const { pull, note } = await readPullOrEvent(api, repository, occasion.payload);
  await refuseTwins(occasion.head, sources);
  const tip = await tipOf(pull.baseBranch, sources);
  const { head, onto } = await checkedOut(history, occasion.head);
  const change = await changeSince(tip, head, sources);
  const fork = onto ?? change.fork;
  await bringAll(history, tip, fork);
  return {
    kind: 'pull',
    pulls: [pull],
    works: [pull],
    ends: {
      base: { branch: pull.baseBranch, commit: tip },
      fork,
      head,
      commits: change.commits,
      bring: history.bring,
      forkOf: commit => forkOf(tip, commit, sources),
    },
    branch: pull.baseBranch,
    ...(occasion.before ? { before: occasion.before } : {}),
    notes: note ? [note] : [],
  };
}

/**
 * What GitHub shows on a commit holds for every pull request with that head: a weaker base of one must not decide for the
 * other.
 */
async function refuseTwins(head: string, { api, repository }: Sources): Promise<void> {
  const twins = await openPullsAt(api, repository, head);
  if (new Set(twins.map(({ base }) => base.ref)).size < 2) return;
  const named = twins.map(({ number, base }) => `#${number} into ${base.ref}`).join(', ');
  throw new UsageError(
    `${head.slice(0, 7)} is the head of several pull requests (${named}); close all but one, or add a commit`,
  );
}

/** The head itself, or its merge with the base as GitHub made it; then the change is what the merge adds to the base. */
async function checkedOut(history: History, wanted: string): Promise<{ head: string; onto?: string }> {
  const { head } = history;
  if (head === null) throw new UsageError('there is no commit in the checkout; use actions/checkout before the gate');
  if (head === wanted) return { head };
  const [onto, merged, ...more] = await history.parents(head);
  if (onto && merged === wanted && more.length === 0) return { head: merged, onto };
  throw new UsageError(
    `the checkout is at ${head.slice(0, 7)}, which is neither the head ${wanted.slice(0, 7)} of the pull request nor its merge; leave the ref of actions/checkout as it is, or set it to that head`,
  );
}

/** A branch. Where it is the head of a pull request, that is what is judged, as on any other event. */
async function branchTarget(occasion: Of<'push' | 'branch'>, sources: Sources): Promise<Target> {
  const { history, api, repository } = sources;
  const head = history.head;
  if (head === null) throw new UsageError('there is no commit in the checkout; use actions/checkout before the gate');
  if (occasion.sha !== head) {
    throw new UsageError(
      `the checkout is at ${head.slice(0, 7)}, and the workflow runs for ${occasion.sha.slice(0, 7)}; leave the ref of actions/checkout as it is`,
    );
  }
  const [own] = occasion.branch === occasion.defaultBranch ? [] : await openPullsAt(api, repository, head);
  if (own) return pullTarget({ kind: 'pull', number: own.number, head, payload: own }, sources);

  const { branch, commit } = await baseOfBranch(occasion, sources);
  const { fork, commits } = commit === null ? { fork: head, commits: [] } : await changeSince(commit, head, sources);
  if (commit !== null) await bringAll(history, commit, fork);
  const { pulls, notes } = occasion.kind === 'push' ? await pullsOfPush(head, sources) : { pulls: [], notes: [] };
  const author = occasion.kind === 'push' ? occasion.author : null;
  const body = { text: '', path: 'no body' };
  const alone = { number: null, branch: occasion.branch, title: '', body, labels: [], author };
  return {
    kind: 'push',
    pulls,
    works: pulls.length > 0 ? pulls : [alone],
    ends: {
      base: commit === null ? null : { branch, commit },
      fork,
      head,
      commits,
      bring: history.bring,
      forkOf: async signed => (commit === null ? undefined : forkOf(commit, signed, sources)),
    },
    branch,
    notes,
  };
}

/** The pull requests that brought a pushed commit. Where the token may not ask, the push stands for itself. */
async function pullsOfPush(head: string, { api, repository }: Sources): Promise<{ pulls: Pull[]; notes: string[] }> {
  try {
    const answers = (await pullsOf(api, repository, head).catch(unlessMissing)) ?? [];
    const merged = answers.filter(({ state }) => state === 'closed').slice(0, mostPulls);
    return { pulls: merged.map(answer => pullFrom(answer, `pull request #${answer.number} body`)), notes: [] };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'forbidden') throw error;
    return { pulls: [], notes: [`the pull requests of the pushed commit could not be read: ${error.message}`] };
  }
}

const mostPulls = 5;

/** What a branch stands on: the default branch; for that one, what it was before the push. */
async function baseOfBranch(
  occasion: Of<'push' | 'branch'>,
  sources: Sources,
): Promise<{ branch: string; commit: string | null }> {
  const { defaultBranch } = occasion;
  if (occasion.branch !== defaultBranch) return { branch: defaultBranch, commit: await tipOf(defaultBranch, sources) };
  const before = occasion.kind === 'push' ? occasion.before : null;
  const isThere = before !== null && (await sources.history.bring(before));
  return { branch: occasion.branch, commit: isThere ? before : null };
}
