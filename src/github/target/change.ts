import { UsageError } from '../../model/errors.ts';
import type { History } from '../../workspace/git/history.ts';
import type { Api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { branchTip, compare, type Step } from './pulls.ts';

/** Where facts about a change come from: GitHub and the checkout. */
export interface Sources {
  api: Api;
  repository: string;
  history: History;
}

/** The tip of a branch, now. */
export async function tipOf(branch: string, { api, repository, history }: Sources): Promise<string> {
  try {
    return await branchTip(api, repository, branch);
  } catch (error) {
    const tip = error instanceof ApiError && error.kind === 'forbidden' ? await history.tip(branch) : undefined;
    if (tip === undefined) throw error;
    return tip;
  }
}

/** Told by the checkout where it has the whole history, else by GitHub; where the token may not ask, the history is fetched. */
export async function changeSince(
  base: string,
  head: string,
  { api, repository, history }: Sources,
): Promise<{ fork: string; commits: readonly Step[] }> {
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

/** Where a commit left the branch with this tip; undefined where that can't be told. */
export async function forkOf(tip: string, commit: string, sources: Sources): Promise<string | undefined> {
  try {
    return (await changeSince(tip, commit, sources)).fork;
  } catch (error) {
    if (error instanceof ApiError || error instanceof UsageError) return undefined;
    throw error;
  }
}

export async function bringAll(history: History, ...commits: string[]): Promise<void> {
  if (await history.bring(...commits)) return;
  const words = [...new Set(commits)].map(commit => commit.slice(0, 7)).join(' and ');
  throw new UsageError(
    `${words} could not be fetched from GitHub; give the job contents: read, or set fetch-depth: 0 for actions/checkout`,
  );
}

export function unlessMissing(error: unknown): undefined {
  if (error instanceof ApiError && (error.kind === 'missing' || error.kind === 'invalid')) return undefined;
  throw error;
}
