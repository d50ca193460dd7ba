import type { SeenRun } from '../model/world.ts';
import { object, optional, required } from '../schema/object.ts';
import { anyText, integer, nullable } from '../schema/shape.ts';
import type { Api } from './api/api.ts';
import { undefinedIfMissing } from './api/api-error.ts';
import { ownerAndRepo } from './api/routes.ts';

const open = { wants: 'a mapping', open: true };
const jobShape = object(
  {
    run_id: required(integer({ min: 1 }), 'its workflow run'),
    run_attempt: optional(integer({ min: 1 }), 'the attempt of that run'),
    head_sha: required(anyText, 'its commit'),
    workflow_name: optional(nullable(anyText), 'the name of the workflow'),
  },
  open,
);
const runShape = object({ path: required(anyText, 'the file'), event: required(anyText, 'what started it') }, open);

/** A check run that GitHub Actions created for a job, not one that was posted through the API. */
export interface Job {
  runId: number;
  attempt: number;
  event: string;
  workflow: NonNullable<SeenRun['workflow']>;
}

export const actions = 'github-actions';

/** Finds the job of a check run on this commit. Any workflow can post a check run as the same app, but not make it a job. */
export function openJobs(api: Api, repository: string, head: string): (checkRun: number) => Promise<Job | null> {
  const runs = remembered(async (id: number) => {
    const asked = { ...ownerAndRepo(repository), run_id: id };
    const { path, event } = await api.get('GET /repos/{owner}/{repo}/actions/runs/{run_id}', asked, runShape);
    return { event, path: path.startsWith(`${repository}/`) ? path.slice(repository.length + 1) : path };
  });
  return remembered(async id => {
    const asked = { ...ownerAndRepo(repository), job_id: id };
    const job = await api
      .get('GET /repos/{owner}/{repo}/actions/jobs/{job_id}', asked, jobShape)
      .catch(undefinedIfMissing);
    if (job?.head_sha !== head) return null;
    const { path, event } = await runs(job.run_id);
    const workflow = { name: job.workflow_name ?? '', path };
    return { runId: job.run_id, attempt: job.run_attempt ?? 1, event, workflow };
  });
}

/** Jobs and runs don't change, so each is read once. */
function remembered<T>(load: (id: number) => Promise<T>): (id: number) => Promise<T> {
  const loaded = new Map<number, Promise<T>>();
  return id => {
    const value = loaded.get(id) ?? load(id);
    loaded.set(id, value);
    return value;
  };
}
