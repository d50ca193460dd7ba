import { dirname, join } from 'node:path';
import { fullName, name, owner } from './emulator.ts';
import type { RunOptions } from './runner.ts';
import type { State } from './state.ts';

/** A job as GitHub starts it. */
export interface Job {
  name: string;
  event: string;
  action: string | undefined;
  /** The commit that its check run stands on. */
  head: string;
  sha: string;
  ref: string;
  headRef: string;
  baseRef: string;
  actor: string;
  /** The workflow's file. */
  path: string;
  runId: number;
  attempt: number;
}

export function jobOf(state: State, options: RunOptions): Job {
  const { pull, group, push } = options;
  const event = options.event ?? (group ? 'merge_group' : push ? 'push' : 'pull_request');
  const usual = event === 'workflow_run' ? 'completed' : group ? 'checks_requested' : pull ? 'synchronize' : undefined;
  return {
    name: options.job ?? 'contract-gate',
    event,
    action: options.action ?? usual,
    ...placeOf(state, event, options),
    actor: options.sender ?? pull?.author ?? group?.pulls[0]?.author ?? owner,
    path: options.workflow ?? '.github/workflows/contract-gate.yml',
    runId: options.runId ?? 9_000_000 + state.workflowRuns.length,
    attempt: options.attempt ?? 1,
  };
}

function placeOf(state: State, event: string, { pull, group, push }: RunOptions) {
  const none = { headRef: '', baseRef: '' };
  if (event === 'workflow_run') {
    const sha = state.history.resolve('refs/heads/main')!;
    return { ...none, head: sha, sha, ref: 'refs/heads/main' };
  }
  if (group) return { ...none, head: group.headSha, sha: group.headSha, ref: group.headRef };
  if (push) return { ...none, head: push.after, sha: push.after, ref: `refs/heads/${push.branch}` };
  if (!pull) throw new Error('A run needs a pull request, a merge group or a push');
  if (event === 'pull_request' || event === 'pull_request_review') {
    if (!pull.merge) throw new Error(`#${pull.number} has a conflict: GitHub would not run it`);
    const ends = { headRef: pull.branch, baseRef: pull.base };
    return { ...ends, head: pull.head, sha: pull.merge, ref: `refs/pull/${pull.number}/merge` };
  }
  // The others run on the base, with its workflow.
  const ends = event === 'pull_request_target' ? { headRef: pull.branch, baseRef: pull.base } : none;
  const sha = state.history.resolve(`refs/heads/${pull.base}`)!;
  return { ...ends, head: sha, sha, ref: `refs/heads/${pull.base}` };
}

interface Given {
  folder: string;
  runtimeToken: string;
  inputs: Record<string, string>;
}

/** All that a runner gives to an action, and nothing of the test's own but where programs are. */
export function environmentOf(state: State, job: Job, { folder, runtimeToken, inputs }: Given): NodeJS.ProcessEnv {
  const temp = join(folder, 'work/_temp');
  const file = (each: string) => join(temp, each);
  return {
    ...Object.fromEntries(
      Object.entries(inputs).map(([key, value]) => [`INPUT_${key.replaceAll(' ', '_').toUpperCase()}`, value]),
    ),
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    HOME: join(folder, 'home'),
    USER: 'runner',
    LANG: 'C.UTF-8',
    SHELL: '/bin/bash',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__self',
    GITHUB_ACTION_PATH: '',
    GITHUB_ACTION_REF: '',
    GITHUB_ACTION_REPOSITORY: '',
    GITHUB_ACTOR: job.actor,
    GITHUB_TRIGGERING_ACTOR: job.actor,
    GITHUB_API_URL: state.urls.api,
    GITHUB_GRAPHQL_URL: `${state.urls.server}/api/graphql`,
    GITHUB_SERVER_URL: state.urls.server,
    GITHUB_EVENT_NAME: job.event,
    GITHUB_EVENT_PATH: file('event.json'),
    GITHUB_ENV: file('env'),
    GITHUB_OUTPUT: file('output'),
    GITHUB_PATH: file('path'),
    GITHUB_STATE: file('state'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_HEAD_REF: job.headRef,
    GITHUB_BASE_REF: job.baseRef,
    GITHUB_REF: job.ref,
    GITHUB_REF_NAME: job.ref.replace(/^refs\/(?:heads|pull|tags)\//, ''),
    GITHUB_REF_TYPE: 'branch',
    GITHUB_REF_PROTECTED: 'false',
    GITHUB_REPOSITORY: fullName,
    GITHUB_REPOSITORY_ID: '1',
    GITHUB_REPOSITORY_OWNER: owner,
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_RUN_ATTEMPT: String(job.attempt),
    GITHUB_RUN_ID: String(job.runId),
    GITHUB_RUN_NUMBER: '1',
    GITHUB_SHA: job.sha,
    GITHUB_JOB: job.name,
    GITHUB_WORKFLOW: 'contract-gate',
    GITHUB_WORKFLOW_REF: `${fullName}/${job.path}@${job.ref}`,
    GITHUB_WORKFLOW_SHA: job.sha,
    GITHUB_WORKSPACE: join(folder, 'work', name, name),
    RUNNER_ARCH: 'X64',
    RUNNER_DEBUG: '',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'GitHub Actions 1',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: temp,
    RUNNER_TOOL_CACHE: join(folder, 'tools'),
    RUNNER_WORKSPACE: join(folder, 'work', name),
    ACTIONS_CACHE_URL: `${state.urls.server}/cache/`,
    ACTIONS_RESULTS_URL: `${state.urls.server}/results/`,
    ACTIONS_RUNTIME_TOKEN: runtimeToken,
    ACTIONS_RUNTIME_URL: `${state.urls.server}/runtime/`,
  };
}
