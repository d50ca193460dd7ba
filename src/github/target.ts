import type { PullRequest } from '../core/select.ts';
import { UsageError } from '../core/usage.ts';
import type { Ends } from '../workspace/checkout.ts';
import type { History } from '../workspace/fetch.ts';
import type { Api } from './api.ts';
import { ApiError } from './api-error.ts';
import type { Occasion } from './event.ts';
import { branchTip, compare, type Pull, pullFrom, pullsOf, readPull, readPullOrEvent } from './pulls.ts';

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

interface Sources {
  api: Api;
  repository: string;
  history: History;
}

type Of<K> = Extract<Occasion, { kind: K }>;

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
  const tip = await tipOf(pull.baseBranch, sources);
  const { head, onto } = await checkedOut(history, [occasion.head, pull.head]);
  const change = await changeSince(tip, head, sources);
  const fork = onto ?? change.fork;
  await bringAll(history, tip, fork);
  return {
    kind: 'pull',
    pulls: [pull],
    works: [pull],
    ends: { base: { branch: pull.baseBranch, commit: tip }, fork, head, commits: change.commits, bring: history.bring },
    branch: pull.baseBranch,
    ...(occasion.before ? { before: occasion.before } : {}),
    notes: note ? [note] : [],
  };
}

/** The head itself, or its merge with the base as GitHub made it; then the change is what the merge adds to the base. */
async function checkedOut(history: History, heads: readonly string[]): Promise<{ head: string; onto?: string }> {
  const { head } = history;
  if (head === null) throw new UsageError('there is no commit in the checkout; use actions/checkout before the gate');
  if (heads.includes(head)) return { head };
  const [onto, merged, ...more] = await history.parents(head);
  if (onto && merged && more.length === 0 && heads.includes(merged)) return { head: merged, onto };
  throw new UsageError(
    `the checkout is at ${head.slice(0, 7)}, which is neither the head ${heads[0]!.slice(0, 7)} of the pull request nor its merge; leave the ref of actions/checkout as it is, or set it to the head`,
  );
}

/** Several pull requests may go through a queue as one commit. All of them are judged. */
async function groupTarget(occasion: Of<'group'>, sources: Sources): Promise<Target> {
  const { history } = sources;
  if (history.head !== occasion.head) {
    throw new UsageError(
      `the checkout is at ${history.head?.slice(0, 7)}, and the group's head is ${occasion.head.slice(0, 7)}; leave the ref of actions/checkout as it is`,
    );
  }
  const tip = await tipOf(occasion.branch, sources);
  const { fork, commits } = await changeSince(occasion.base, occasion.head, sources);
  const pulls = await pullsOfGroup(occasion.ref, commits, sources);
  if (pulls.length === 0)
    throw new UsageError(`the pull requests of the group ${occasion.ref} were not found, so nothing can be told`);
  await bringAll(history, tip, fork);
  return {
    kind: 'group',
    pulls,
    works: pulls,
    ends: { base: { branch: occasion.branch, commit: tip }, fork, head: occasion.head, commits, bring: history.bring },
    branch: occasion.branch,
    notes: [],
  };
}

const mostAsked = 30;

/** Named by the ref, by the titles that GitHub gives its merges, and by GitHub itself; only open ones are in a queue. */
async function pullsOfGroup(ref: string, commits: Ends['commits'], { api, repository }: Sources): Promise<Pull[]> {
  const numbers = new Set<number>();
  const named = /\/pr-(\d+)-[0-9a-f]{40,64}$/.exec(ref)?.[1];
  if (named) numbers.add(Number(named));
  for (const { message } of commits) {
    const title = message.split('\n', 1)[0]!;
    const number = /^Merge pull request #(\d+) from /.exec(title)?.[1] ?? /\(#(\d+)\)$/.exec(title)?.[1];
    if (number) numbers.add(Number(number));
  }
  for (const { id } of commits.slice(-mostAsked)) {
    for (const number of await pullsOf(api, repository, id)) numbers.add(number);
  }
  const pulls: Pull[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const answer = await readPull(api, repository, number).catch(unlessMissing);
    if (answer && pullFrom(answer).isOpen) pulls.push(pullFrom(answer, `pull request #${number} body`));
  }
  return pulls;
}

async function branchTarget(occasion: Of<'push' | 'branch'>, sources: Sources): Promise<Target> {
  const { history } = sources;
  const head = history.head;
  if (head === null) throw new UsageError('there is no commit in the checkout; use actions/checkout before the gate');
  if (occasion.kind === 'push' && occasion.after !== head) {
    throw new UsageError(
      `the checkout is at ${head.slice(0, 7)}, and ${occasion.after.slice(0, 7)} was pushed; leave the ref of actions/checkout as it is`,
    );
  }
  const { branch, commit } = await baseOfBranch(occasion, sources);
  const { fork, commits } = commit === null ? { fork: head, commits: [] } : await changeSince(commit, head, sources);
  if (commit !== null) await bringAll(history, commit, fork);
  const { pulls, notes } = occasion.kind === 'push' ? await pullsOfPush(head, sources) : { pulls: [], notes: [] };
  const author = occasion.kind === 'push' ? occasion.author : null;
  const alone = {
    number: null,
    branch: occasion.branch,
    title: '',
    body: { text: '', path: 'no body' },
    labels: [],
    author,
  };
  return {
    kind: 'push',
    pulls,
    works: pulls.length > 0 ? pulls : [alone],
    ends: { base: commit === null ? null : { branch, commit }, fork, head, commits, bring: history.bring },
    branch,
    notes,
  };
}

/** The pull requests that a pushed commit belongs to. Where the token may not ask, the push stands for itself. */
async function pullsOfPush(head: string, { api, repository }: Sources): Promise<{ pulls: Pull[]; notes: string[] }> {
  try {
    const numbers = (await pullsOf(api, repository, head).catch(unlessMissing)) ?? [];
    const answers = await Promise.all(numbers.map(number => readPull(api, repository, number)));
    return { pulls: answers.map(answer => pullFrom(answer, `pull request #${answer.number} body`)), notes: [] };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'forbidden') throw error;
    return { pulls: [], notes: [`the pull requests of the pushed commit could not be read: ${error.message}`] };
  }
}

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

async function tipOf(branch: string, { api, repository, history }: Sources): Promise<string> {
  try {
    return await branchTip(api, repository, branch);
  } catch (error) {
    const tip = error instanceof ApiError && error.kind === 'forbidden' ? await history.tip(branch) : undefined;
    if (tip === undefined) throw error;
    return tip;
  }
}

/** Told by the checkout where it has the whole history, else by GitHub; where the token may not ask, the history is fetched. */
async function changeSince(
  base: string,
  head: string,
  { api, repository, history }: Sources,
): Promise<{ fork: string; commits: Ends['commits'] }> {
  if (!(await history.isWhole(base, head))) {
    try {
      const { mergeBase, commits } = await compare(api, repository, base, head);
      return { fork: mergeBase, commits };
    } catch (error) {
      const mayNot = error instanceof ApiError && error.kind === 'forbidden';
      if (!mayNot || !(await history.deepen(base, head)) || !(await history.isWhole(base, head))) throw error;
    }
  }
  const [fork, ...others] = await history.mergeBases(base, head);
  if (others.length > 0 || fork === undefined) {
    const words = fork ? 'several merge bases' : 'no history in common';
    throw new UsageError(
      `the branch and its base have ${words}, so the change is not clear; rebase the branch onto its base`,
    );
  }
  return { fork, commits: await history.commits(fork, head) };
}

async function bringAll(history: History, ...commits: string[]): Promise<void> {
  if (await history.bring(...commits)) return;
  const words = [...new Set(commits)].map(commit => commit.slice(0, 7)).join(' and ');
  throw new UsageError(
    `${words} could not be fetched from GitHub; give the job contents: read, or set fetch-depth: 0 for actions/checkout`,
  );
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof ApiError && (error.kind === 'missing' || error.kind === 'invalid')) return undefined;
  throw error;
}
