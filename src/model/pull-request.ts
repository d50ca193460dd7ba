/** What is known of a pull request. Null: only GitHub can tell. */
export interface PullRequest {
  number: number | null;
  /** Null where HEAD is detached and nobody else tells. */
  branch: string | null;
  title: string;
  body: { text: string; path: string };
  labels: readonly string[] | null;
  author: string | null;
}

/** What is judged: one pull request, or several in a group of a merge queue. */
export interface Work {
  pulls: readonly PullRequest[];
  commits: readonly { id: string; message: string }[];
}

/** What a person asked for by hand. */
export interface ByHand {
  paths: readonly string[];
  only: readonly string[];
  all: boolean;
}
