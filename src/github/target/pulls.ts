import { UsageError } from '../../model/errors.ts';
import type { PullRequest } from '../../model/pull-request.ts';
import { object, optional, required } from '../../schema/object.ts';
import { anyText, integer, list } from '../../schema/shape.ts';
import type { Api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { ownerAndRepo } from '../api/routes.ts';
import type { TriggerOf } from './event.ts';
import { type PullAnswer, pullShape } from './payloads.ts';

/** A pull request for the gate, with what only publishing needs. */
export interface Pull extends PullRequest {
  number: number;
  /** Its own head, whatever is checked out. */
  head: string;
  baseBranch: string;
  /** GitHub's merge of head and base, which may be outdated. */
  merge: string | null;
  isOpen: boolean;
}

export function pullFrom(answer: PullAnswer, bodyPath = 'pull request body'): Pull {
  return {
    number: answer.number,
    branch: answer.head.ref,
    title: answer.title,
    body: { text: answer.body ?? '', path: bodyPath },
    labels: (answer.labels ?? []).map(({ name }) => name),
    author: answer.user?.login ?? null,
    head: answer.head.sha,
    baseBranch: answer.base.ref,
    merge: answer.merge_commit_sha ?? null,
    isOpen: (answer.state ?? 'open') === 'open',
  };
}

/** The current state of a pull request; the event may be outdated. */
export async function readPull(api: Api, repository: string, number: number): Promise<PullAnswer> {
  const asked = { ...ownerAndRepo(repository), pull_number: number };
  return api.get('GET /repos/{owner}/{repo}/pulls/{pull_number}', asked, pullShape);
}

/** If the token can't read the pull request, the event is used, with a note. */
export async function readPullOrEvent(
  api: Api,
  repository: string,
  payload: PullAnswer,
): Promise<{ pull: Pull; note?: string }> {
  try {
    return { pull: pullFrom(await readPull(api, repository, payload.number)) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'forbidden') throw error;
    const note = `title, body and labels are from the event and may be outdated, because the token can't read the pull request: ${error.message}`;
    return { pull: pullFrom(payload), note };
  }
}

/** Pull requests that contain a commit, open or closed. */
export async function pullsOf(api: Api, repository: string, commit: string): Promise<PullAnswer[]> {
  const asked = { ...ownerAndRepo(repository), commit_sha: commit };
  return api.all('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', asked, pullShape);
}

/** Open pull requests whose head is this commit; none if the token can't read them. */
export async function openPullsAt(api: Api, repository: string, head: string): Promise<PullAnswer[]> {
  try {
    const all = await pullsOf(api, repository, head);
    return all.filter(pull => (pull.state ?? 'open') === 'open' && pull.head.sha === head);
  } catch (error) {
    if (error instanceof ApiError && ['forbidden', 'missing', 'invalid'].includes(error.kind)) return [];
    throw error;
  }
}

/**
 * The pull request that a run of a workflow was for. The event does not name that of a fork, and nothing that the run
 * wrote is believed: repository, branch and commit must be those of an open pull request.
 */
export async function pullOfRun(
  { head, repository: from, branch }: TriggerOf<'run'>,
  { api, repository }: { api: Api; repository: string },
): Promise<PullAnswer> {
  const [owner = ''] = from.split('/');
  const asked = { ...ownerAndRepo(repository), state: 'open' as const, head: `${owner}:${branch}` };
  const named = await api.all('GET /repos/{owner}/{repo}/pulls', asked, pullShape);
  const open = named.filter(
    pull => pull.head.ref === branch && pull.head.repo?.full_name.toLowerCase() === from.toLowerCase(),
  );
  const found = open.find(pull => pull.head.sha === head);
  if (found) return found;
  const [moved] = open;
  throw new UsageError(
    moved
      ? `the head of #${moved.number} is now ${moved.head.sha.slice(0, 7)}; nothing is published for ${head.slice(0, 7)}`
      : `no open pull request has the head ${head.slice(0, 7)} on ${branch} of ${from}`,
  );
}

/** Open pull requests into a branch. */
export async function openPullsInto(api: Api, repository: string, base: string): Promise<PullAnswer[]> {
  const asked = { ...ownerAndRepo(repository), state: 'open' as const, base };
  return api.all('GET /repos/{owner}/{repo}/pulls', asked, pullShape);
}

const branchShape = object(
  { commit: required(object({ sha: required(anyText, 'its commit') }, { wants: 'a mapping', open: true }), 'its tip') },
  { wants: 'a branch', open: true },
);

/** The current tip of a branch. */
export async function branchTip(api: Api, repository: string, branch: string): Promise<string> {
  const asked = { ...ownerAndRepo(repository), branch };
  return (await api.get('GET /repos/{owner}/{repo}/branches/{branch}', asked, branchShape)).commit.sha;
}

const commitShape = object(
  {
    sha: required(anyText, 'its id'),
    commit: required(object({ message: required(anyText, 'its message') }, { wants: 'a mapping', open: true }), 'it'),
    parents: optional(
      list(object({ sha: required(anyText, 'its id') }, { wants: 'a mapping', open: true })),
      'its parents',
    ),
  },
  { wants: 'a commit', open: true },
);
const compareShape = object(
  {
    merge_base_commit: required(
      object({ sha: required(anyText, 'its id') }, { wants: 'a mapping', open: true }),
      'the merge base',
    ),
    total_commits: required(integer({ min: 0 }), 'the number of commits'),
    commits: required(list(commitShape), 'the commits'),
  },
  { wants: 'a comparison', open: true },
);

export interface Comparison {
  mergeBase: string;
  /** Oldest first. */
  commits: PullCommit[];
}

export interface PullCommit {
  id: string;
  message: string;
  parents?: readonly string[];
}

/** The commits of a branch, for a checkout without the history. */
export async function compare(api: Api, repository: string, base: string, head: string): Promise<Comparison> {
  const basehead = `${base}...${head}`;
  const page = async (number: number) => {
    const asked = { ...ownerAndRepo(repository), basehead, per_page: 100, page: number };
    return api.get('GET /repos/{owner}/{repo}/compare/{basehead}', asked, compareShape);
  };
  const first = await page(1);
  const commits = [...first.commits];
  for (let number = 2; commits.length < first.total_commits; number++) {
    const next = await page(number);
    if (next.commits.length === 0)
      throw new ApiError(
        'broken',
        200,
        `GitHub listed ${commits.length} of ${first.total_commits} commits in ${basehead}. Run the job again.`,
      );
    commits.push(...next.commits);
  }
  return {
    mergeBase: first.merge_base_commit.sha,
    commits: commits.map(({ sha, commit, parents }) => ({
      id: sha,
      message: commit.message,
      ...(parents ? { parents: parents.map(each => each.sha) } : {}),
    })),
  };
}
