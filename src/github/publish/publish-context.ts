import type { Api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import type { Identity } from '../identity.ts';
import type { Inputs } from '../runner/inputs.ts';
import type { Runner } from '../runner/runner.ts';
import type { SeenOnHead } from '../seen-runs.ts';
import type { Target } from '../target/target.ts';
import { type OwnCheckRuns, openOwnCheckRuns } from './check-runs.ts';
import { type GateComment, openComment } from './comment.ts';

export interface PublishOptions {
  api: Api;
  runner: Runner;
  inputs: Inputs;
  target: Target;
  seen: SeenOnHead;
  identity: Identity;
}

/** What all parts of publishing share. */
export interface PublishContext extends PublishOptions {
  repository: string;
  /** The commit of the verdict. */
  head: string;
  runUrl: string;
  ownRuns: OwnCheckRuns;
  /** Our check runs on another commit. */
  ownRunsOn(commit: string): OwnCheckRuns;
  commentOn(number: number): GateComment;
  /** What could not be published, and why. */
  unpublished: string[];
  /** Runs a request that GitHub may refuse. A failure is added to `unpublished`, and publishing continues. */
  attempt<T>(what: string, request: () => Promise<T>): Promise<T | undefined>;
}

export function openPublishContext(options: PublishOptions): PublishContext {
  const { api, runner, target, seen, identity } = options;
  const { repository, serverUrl, runId, runAttempt } = runner;
  const { head } = target.range;
  const runUrl = `${serverUrl}/${repository}/actions/runs/${runId}/attempts/${runAttempt}`;
  const unpublished: string[] = [];
  const ownRunsOn = (commit: string) => openOwnCheckRuns({ api, repository, head: commit, seen, detailsUrl: runUrl });
  return {
    ...options,
    repository,
    head,
    runUrl,
    ownRuns: ownRunsOn(head),
    ownRunsOn,
    commentOn: number => openComment(api, repository, number, identity.login),
    unpublished,
    async attempt(what, request) {
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        unpublished.push(`${what}: ${error.message}`);
        return undefined;
      }
    },
  };
}
