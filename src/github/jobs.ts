import type { SeenRun } from '../model/world.ts';
import { object, optional, required } from '../schema/object.ts';
import { anyText, integer, nullable } from '../schema/shape.ts';
import type { Api } from './api/api.ts';
import { ApiError } from './api/api-error.ts';
import { ownerAndRepo } from './repository.ts';

const open = { wants: 'a mapping', open: true };
const jobShape = object(
  {
    run_id: required(integer({ min: 1 }), 'the run that it is a part of'),
    run_attempt: optional(integer({ min: 1 }), 'which attempt of it'),
    head_sha: required(anyText, 'its commit'),
    workflow_name: optional(nullable(anyText), 'the name of the workflow'),
  },
  open,
);
const runShape = object({ path: required(anyText, 'the file'), event: required(anyText, 'what started it') }, open);

/** A check run that GitHub Actions made for a job, and nobody posted. */
export interface Job {
  runId: number;
  attempt: number;
  event: string;
  workflow: NonNullable<SeenRun['workflow']>;
}

export const actions = 'github-actions';

/** Looks a check run of this commit up among the jobs: any workflow can post one under the same app, but not make it a job. */
export function openJobs(api: Api, repository: string, head: string): (checkRun: number) => Promise<Job | null> {
  const runs = remembered(async (id: number) => {
    const asked = { ...ownerAndRepo(repository), run_id: id };
    const { path, event } = await api.get('GET /repos/{owner}/{repo}/actions/runs/{run_id}', asked, runShape);
    return { event, path: path.startsWith(`${repository}/`) ? path.slice(repository.length + 1) : path };
  });
  return remembered(async id => {
    const asked = { ...ownerAndRepo(repository), job_id: id };
    const job = await api.get('GET /repos/{owner}/{repo}/actions/jobs/{job_id}', asked, jobShape).catch(unlessMissing);
    if (job?.head_sha !== head) return null;
    const { path, event } = await runs(job.run_id);
    const workflow = { name: job.workflow_name ?? '', path };
    return { runId: job.run_id, attempt: job.run_attempt ?? 1, event, workflow };
  });
}

/** What a job belongs to never changes, so it is asked for once. */
function remembered<T>(ask: (id: number) => Promise<T>): (id: number) => Promise<T> {
  const asked = new Map<number, Promise<T>>();
  return id => {
    const answer = asked.get(id) ?? ask(id);
    asked.set(id, answer);
    return answer;
  };
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.kind === 'missing') return undefined;
  throw error;
}
