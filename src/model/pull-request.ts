/** A pull request. Null values are known only on GitHub. */
export interface PullRequest {
  number: number | null;
  /** Null if HEAD is detached and the branch is not given. */
  branch: string | null;
  title: string;
  /** `file`: the path names a file, and not the pull request itself. */
  body: { text: string; path: string; file?: boolean };
  labels: readonly string[] | null;
  author: string | null;
}

/** What is checked: one pull request, or several in a group of a merge queue. */
export interface Work {
  pulls: readonly PullRequest[];
  commits: readonly { id: string; message: string }[];
}

/** The contracts and criteria that were selected explicitly. */
export interface ByHand {
  paths: readonly string[];
  only: readonly string[];
  all: boolean;
}

export function isByHand({ all, paths, only }: ByHand): boolean {
  return all || paths.length + only.length > 0;
}
