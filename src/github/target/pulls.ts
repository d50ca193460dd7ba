import type { PullRequest } from '../../contracts/select.ts';
import { object, optional, required } from '../../schema/object.ts';
import { anyText, integer, list } from '../../schema/shape.ts';
import type { Api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { ownerAndRepo } from '../repository.ts';
import { type PullAnswer, pullShape } from './payloads.ts';

/** A pull request as the gate takes it, with what only publishing needs. */
export interface Pull extends PullRequest {
  number: number;
  /** Its own head, whatever is checked out. */
  head: string;
  baseBranch: string;
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
    isOpen: (answer.state ?? 'open') === 'open',
  };
}

/** The pull request as it is now; an event may be old. */
export async function readPull(api: Api, repository: string, number: number): Promise<PullAnswer> {
  const asked = { ...ownerAndRepo(repository), pull_number: number };
  return api.get('GET /repos/{owner}/{repo}/pulls/{pull_number}', asked, pullShape);
}

/** Where the token may not even read, the event's word is taken, and that is said. */
export async function readPullOrEvent(
  api: Api,
  repository: string,
  payload: PullAnswer,
): Promise<{ pull: Pull; note?: string }> {
  try {
    return { pull: pullFrom(await readPull(api, repository, payload.number)) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'forbidden') throw error;
    const note = `title, body and labels are those of the event and may be old, since the token may not read the pull request: ${error.message}`;
    return { pull: pullFrom(payload), note };
  }
}

/** Pull requests that hold a commit, open or not. */
export async function pullsOf(api: Api, repository: string, commit: string): Promise<PullAnswer[]> {
  const asked = { ...ownerAndRepo(repository), commit_sha: commit };
  return api.all('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', asked, pullShape);
}

/** Open pull requests whose head is this very commit; none where the token may not ask. */
export async function openPullsAt(api: Api, repository: string, head: string): Promise<PullAnswer[]> {
  try {
    const all = await pullsOf(api, repository, head);
    return all.filter(pull => (pull.state ?? 'open') === 'open' && pull.head.sha === head);
  } catch (error) {
    if (error instanceof ApiError && ['forbidden', 'missing', 'invalid'].includes(error.kind)) return [];
    throw error;
  }
}

const branchShape = object(
  { commit: required(object({ sha: required(anyText, 'its commit') }, { wants: 'a mapping', open: true }), 'its tip') },
  { wants: 'a branch', open: true },
);

/** The tip of a branch, now. */
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
      'before it',
    ),
  },
  { wants: 'a commit', open: true },
);
const compareShape = object(
  {
    merge_base_commit: required(
      object({ sha: required(anyText, 'its id') }, { wants: 'a mapping', open: true }),
      'where the two part',
    ),
    total_commits: required(integer({ min: 0 }), 'how many commits there are'),
    commits: required(list(commitShape), 'the commits'),
  },
  { wants: 'a comparison', open: true },
);

export interface Comparison {
  mergeBase: string;
  /** Oldest first. */
  commits: Step[];
}

export interface Step {
  id: string;
  message: string;
  parents?: readonly string[];
}

/** What a branch adds to another, where the checkout has not the history to tell. */
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
        `GitHub names ${commits.length} of ${first.total_commits} commits in ${basehead}; run the job again.`,
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
