import { UsageError } from '../../model/errors.ts';
import type { Api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { ownerAndRepo } from '../api/routes.ts';
import { openSigners } from '../people/signers.ts';
import type { Runner } from '../runner/runner.ts';
import { gateWorkflow, type RunToRepeat, readAttempt, readGateRun } from './gate-run.ts';
import { readRecheckRequest } from './request.ts';

interface Recheck {
  api: Api;
  runner: Pick<Runner, 'repository' | 'workflowRef' | 'input' | 'log'>;
  event: { name: string; payload: unknown };
  now: () => number;
  sleep: (ms: number) => Promise<void>;
}

const pollEvery = 15_000;
/** Together half an hour, as long as the gate's job may take in the examples. */
const mostPolls = 120;
/** GitHub creates the run of a push within seconds. */
const pollsForFirst = 4;
const oldest = 30 * 24 * 60 * 60 * 1000;
const mostReruns = 50;
const advice = 'Push a commit, or close and reopen the pull request, so that a new run starts.';

/**
 * Runs the gate of a pull request again, so that the required check itself follows reviews and comments. Nothing of the
 * pull request is checked out or executed here. Throws if the gate can't be run again.
 */
export async function recheck({ api, runner, event, now, sleep }: Recheck): Promise<number> {
  const { repository, log } = runner;
  const done = (reason: string) => {
    log(`contract-gate: nothing to recheck: ${reason}`);
    return 0;
  };
  const request = readRecheckRequest(event.name, event.payload);
  if (request.kind === 'nothing') return done(request.reason);
  const { number, by } = request;
  if (by && !by.isKnown && !(await mayWrite(api, repository, by.login)))
    return done(`${by.login} has no write access to this repository`);

  const workflow = gateWorkflow(runner.input('workflow'), repository, runner.workflowRef);
  const wanted = { api, repository, number, workflow };
  let seen = await readGateRun(wanted);
  const { head } = seen;
  for (let polls = 0; seen.isOpen && seen.head === head && !isComplete(seen.run); polls++) {
    if (!seen.run && polls >= pollsForFirst) throw new UsageError(noRun(workflow, head, seen.others));
    if (polls >= mostPolls)
      throw new UsageError(
        `the run of the gate did not end within 30 minutes; run this job again later: ${seen.run?.html_url}`,
      );
    if (polls === 0) log(`contract-gate: waiting for the run of ${workflow} on ${head.slice(0, 7)} to end`);
    await sleep(pollEvery);
    seen = await readGateRun(wanted);
  }
  if (!seen.isOpen) return done(`#${number} is closed`);
  if (seen.head !== head) return done(`#${number} has a new head, whose own run decides`);
  await rerun(seen.run!, { api, repository, now });
  log(`contract-gate: the gate runs again on ${head.slice(0, 7)}: ${seen.run!.html_url}`);
  return 0;
}

function isComplete(run: RunToRepeat | undefined): boolean {
  return run?.status === 'completed';
}

async function mayWrite(api: Api, repository: string, login: string): Promise<boolean> {
  return openSigners(api, repository, { committer: async () => undefined }).mayWrite(login);
}

function noRun(workflow: string, head: string, others: readonly string[]): string {
  const seen = others.length > 0 ? `runs there are of ${others.join(', ')}` : 'there is no other run';
  return `no run of ${workflow} on ${head.slice(0, 7)}; ${seen}; set the input workflow to the file of the gate's workflow, or push a commit`;
}

/** Re-runs the failed jobs, or everything if nothing failed: the new attempt replaces the check run of the old one. */
async function rerun(
  run: RunToRepeat,
  { api, repository, now }: Pick<Recheck, 'api' | 'now'> & { repository: string },
): Promise<void> {
  const { id, run_attempt = 1, html_url } = run;
  if (run_attempt > mostReruns) throw new UsageError(`GitHub re-runs a run at most ${mostReruns} times. ${advice}`);
  if (now() - Date.parse(run.created_at) > oldest)
    throw new UsageError(`GitHub re-runs nothing that is older than 30 days. ${advice}`);
  const asked = { ...ownerAndRepo(repository), run_id: id };
  // After an unclear answer: a newer attempt shows that GitHub has performed it.
  const findExisting = async () => (await readAttempt(api, repository, id)) > run_attempt || undefined;
  const start = async (route: typeof routes.failed | typeof routes.whole) =>
    api.perform(route, asked, { findExisting });
  try {
    if (isGreen(run)) await start(routes.whole);
    else
      await start(routes.failed).catch(async (error: unknown) => {
        // A run that was cancelled before a job began has no failed jobs.
        if (!(error instanceof ApiError) || run.conclusion === 'failure') throw error;
        await start(routes.whole);
      });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new UsageError(
      `the gate could not be run again (${html_url}): ${error.message} For a review of a pull request from a fork, comment /contract-gate recheck instead. ${advice}`,
    );
  }
}

const routes = {
  failed: 'POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs',
  whole: 'POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun',
} as const;

function isGreen({ conclusion }: RunToRepeat): boolean {
  return ['success', 'neutral', 'skipped'].includes(conclusion ?? '');
}
