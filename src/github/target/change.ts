import { UsageError } from '../../model/errors.ts';
import type { CheckoutHistory } from '../../workspace/git/history.ts';
import type { Api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { branchTip, compare, type PullCommit } from './pulls.ts';

/** Where data about a change comes from: GitHub and the checkout. */
export interface Sources {
  api: Api;
  repository: string;
  history: CheckoutHistory;
}

/** The current tip of a branch. */
export async function tipOf(branch: string, { api, repository, history }: Sources): Promise<string> {
  try {
    return await branchTip(api, repository, branch);
  } catch (error) {
    const tip = error instanceof ApiError && error.kind === 'forbidden' ? await history.tip(branch) : undefined;
    if (tip === undefined) throw error;
    return tip;
  }
}

/** From the checkout if it has the whole history, else from GitHub; if the token may not read that, the history is fetched. */
export async function changeSince(
  base: string,
  head: string,
  { api, repository, history }: Sources,
): Promise<{ fork: string; commits: readonly PullCommit[] }> {
  if (!(await history.isWhole(base, head))) {
    try {
      const { mergeBase, commits } = await compare(api, repository, base, head);
      return { fork: mergeBase, commits };
    } catch (error) {
      const isForbidden = error instanceof ApiError && error.kind === 'forbidden';
      if (!isForbidden || !(await history.deepen(base, head)) || !(await history.isWhole(base, head))) throw error;
    }
  }
  const [fork, ...others] = await history.mergeBases(base, head);
  if (others.length > 0 || fork === undefined) {
    const problem = fork ? 'several merge bases' : 'no common history';
    throw new UsageError(`the branch and its base have ${problem}; rebase the branch onto its base`);
  }
  return { fork, commits: await history.commits(fork, head) };
}

/** The merge base of a commit and a branch tip; undefined if it can't be determined. */
export async function forkOf(tip: string, commit: string, sources: Sources): Promise<string | undefined> {
  try {
    return (await changeSince(tip, commit, sources)).fork;
  } catch (error) {
    if (error instanceof ApiError || error instanceof UsageError) return undefined;
    throw error;
  }
}

/** Throws if a commit can't be fetched. */
export async function fetchAll(history: CheckoutHistory, ...commits: string[]): Promise<void> {
  if (await history.fetchMissing(...commits)) return;
  const names = [...new Set(commits)].map(commit => commit.slice(0, 7)).join(' and ');
  throw new UsageError(
    `could not fetch ${names} from GitHub; add contents: read to the job's permissions, or set fetch-depth: 0 for actions/checkout`,
  );
}

/** For `catch`: GitHub doesn't know the commit or pull request. */
export function undefinedIfUnknown(error: unknown): undefined {
  if (error instanceof ApiError && (error.kind === 'missing' || error.kind === 'invalid')) return undefined;
  throw error;
}
