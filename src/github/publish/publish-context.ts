import type { Api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import type { Self } from '../identity.ts';
import type { Inputs } from '../runner/inputs.ts';
import type { Runner } from '../runner/runner.ts';
import type { SeenOnHead } from '../seen-runs.ts';
import type { Target } from '../target/target.ts';
import { type Board, openBoard } from './check-runs.ts';
import { type CommentPlace, openComment } from './comment.ts';

export interface Surroundings {
  api: Api;
  runner: Runner;
  inputs: Inputs;
  target: Target;
  seen: SeenOnHead;
  self: Self;
}

/** Everything that publishing needs at hand. */
export interface Desk extends Surroundings {
  repository: string;
  /** The commit that the verdict is for. */
  head: string;
  runUrl: string;
  board: Board;
  /** Our check runs on another commit. */
  boardOn(commit: string): Board;
  commentOn(number: number): CommentPlace;
  /** What could not be published, and why. */
  unpublished: string[];
  /** Tries what GitHub may refuse; then it is named here, and the rest goes on. */
  attempt<T>(what: string, act: () => Promise<T>): Promise<T | undefined>;
}

export function openDesk(around: Surroundings): Desk {
  const { api, runner, target, seen, self } = around;
  const { repository, serverUrl, runId, runAttempt } = runner;
  const { head } = target.ends;
  const runUrl = `${serverUrl}/${repository}/actions/runs/${runId}/attempts/${runAttempt}`;
  const unpublished: string[] = [];
  const boardOn = (commit: string) => openBoard({ api, repository, head: commit, seen, detailsUrl: runUrl });
  return {
    ...around,
    repository,
    head,
    runUrl,
    board: boardOn(head),
    boardOn,
    commentOn: number => openComment(api, repository, number, self.login),
    unpublished,
    async attempt(what, act) {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        unpublished.push(`${what}: ${error.message}`);
        return undefined;
      }
    },
  };
}
