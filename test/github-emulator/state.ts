import { randomBytes } from 'node:crypto';
import type { Tree } from '../support/repository.ts';
import { type CommitMap, openCommitMap } from './commit-map.ts';
import { type Emulator, fullName, openEmulator } from './emulator.ts';
import type { Job } from './environment.ts';
import { type History, openHistory } from './history.ts';
import type { Json } from './json.ts';
import type { RunOptions } from './runner.ts';

export type Level = 'write' | 'read' | 'none';

/** What the token of the job may do, in the words of a workflow; `members` is no word there: only other tokens can have it. */
export interface Permissions {
  actions: Level;
  checks: Level;
  contents: Level;
  issues: Level;
  members: Level;
  'pull-requests': Level;
  statuses: Level;
}

export interface Pull {
  number: number;
  branch: string;
  base: string;
  author: string;
  /** The owner of the fork that it comes from. */
  fork?: string;
  /** The commit that the emulator takes for its head, always the same one. */
  emulatedHead: string;
  /** The real head, as the ref has it. */
  readonly head: string;
  /** The real merge commit, as the ref has it; none where there is a conflict. */
  readonly merge: string | undefined;
  /** What it brought to its base, the commit of the merge first. */
  merged?: readonly string[];
}

export interface App {
  id: number;
  slug: string;
  name: string;
}

/** What we keep about a check run beside what the emulator does. */
export interface RunNotes {
  app: App;
  suite: number;
  annotations: Json[];
  /** The run is a job of a run of the gate in this test, not something that was posted. */
  job: boolean;
  /** The run of a workflow that it is a job of, and which attempt of it; none where it was posted through the API. */
  workflowRun?: { id: number; attempt: number };
}

export interface WorkflowRun {
  id: number;
  name: string;
  path: string;
  event: string;
  head_sha: string;
  head_branch: string;
  check_suite_id: number;
  run_attempt: number;
  html_url: string;
  status: 'queued' | 'in_progress' | 'completed';
  conclusion: string | null;
  created_at: string;
}

/** What `github.reruns` needs to run a job of this test once more. */
export interface PastRun {
  job: Job;
  options: RunOptions;
}

/** Everything behind the addresses: the emulator, the real git data, and what both lack. */
export interface State {
  urls: { server: string; api: string };
  token: string;
  private: boolean;
  solo: boolean;
  permissions: Permissions;
  emulator: Emulator;
  history: History;
  commitMap: CommitMap;
  pulls: Map<number, Pull>;
  runs: Map<number, RunNotes>;
  /** What a check suite belongs to → its id. */
  suites: Map<string, number>;
  workflowRuns: WorkflowRun[];
  /** Run of a workflow → what it ran. */
  pastRuns: Map<number, PastRun>;
  /** Run of a workflow → how often it may still be looked at before it has ended. */
  endsAfter: Map<number, number>;
  /** Branch → its rules, as `rules/branches` answers. */
  rules: Map<string, Json[]>;
  /** Branch → what classic protection requires. */
  required: Map<string, string[]>;
  dispatches: Json[];
  /** Commit → its statuses, newest first. */
  statuses: Map<string, Json[]>;
  /** Number of a pull request → what was done to it, as `issues/N/events` answers. */
  events: Map<number, Json[]>;
  /** Review → when it was given. */
  reviewed: Map<number, string>;
  /** Comment → when it was written and edited, and the app that wrote it in the name of a person. */
  commented: Map<number, { created_at: string; updated_at: string; performed_via_github_app: Json }>;
  /** Commit → the accounts behind it, where GitHub knows them. */
  accounts: Map<string, { author?: string; committer?: string }>;
  /** A moment later than all before it: GitHub tells times to the second, and tests are faster than that. */
  moment(): string;
}

export const actionsApp: App = { id: 15368, slug: 'github-actions', name: 'GitHub Actions' };

/** All that must have passed before a merge, from both sources. */
export function requiredOn(state: State, branch: string): string[] {
  const ruled = (state.rules.get(branch) ?? [])
    .filter(rule => rule.type === 'required_status_checks')
    .flatMap(rule => rule.parameters.required_status_checks.map((check: Json) => check.context as string));
  return [...new Set([...(state.required.get(branch) ?? []), ...ruled])];
}

/** What a job's token may do in our workflows. */
const usual: Permissions = {
  actions: 'read',
  checks: 'write',
  contents: 'read',
  issues: 'write',
  members: 'none',
  'pull-requests': 'write',
  statuses: 'none',
};

export interface StateOptions {
  /** What `main` holds. */
  files?: Tree;
  private?: boolean;
  permissions?: Partial<Permissions>;
  /** Nobody may write here but those that the test names; there is an admin, as far as nothing is said. */
  solo?: boolean;
}

export async function openState(urls: State['urls'], options: StateOptions): Promise<State> {
  const emulator = await openEmulator(urls);
  let seconds = 0;
  return {
    urls,
    token: `ghs_${randomBytes(18).toString('hex')}`,
    private: options.private ?? false,
    solo: options.solo ?? false,
    permissions: { ...usual, ...options.permissions },
    emulator,
    history: openHistory(fullName, options.files),
    commitMap: openCommitMap(emulator),
    pulls: new Map(),
    runs: new Map(),
    suites: new Map(),
    workflowRuns: [],
    pastRuns: new Map(),
    endsAfter: new Map(),
    rules: new Map(),
    statuses: new Map(),
    required: new Map(),
    dispatches: [],
    events: new Map(),
    reviewed: new Map(),
    commented: new Map(),
    accounts: new Map(),
    moment: () => new Date(Date.UTC(2025, 0, 1) + 1000 * seconds++).toISOString().replace('.000Z', 'Z'),
  };
}

/** Our own model: the run of a workflow that a check run can be a job of. A second attempt is the same run. */
export function addWorkflowRun(
  state: State,
  run: Pick<WorkflowRun, 'path' | 'event' | 'head_sha' | 'check_suite_id'> & Partial<WorkflowRun>,
): WorkflowRun {
  const id = run.id ?? 7_000_000 + state.workflowRuns.length;
  const branch = [...state.pulls.values()].find(pull => pull.head === run.head_sha)?.branch ?? 'main';
  const html_url = `${state.urls.server}/${fullName}/actions/runs/${id}`;
  const before = state.workflowRuns.findIndex(each => each.id === id);
  const { created_at = new Date().toISOString().replace(/\.\d+Z/, 'Z') } = state.workflowRuns[before] ?? {};
  const ended = { status: 'completed', conclusion: 'success' } as const;
  const added = { run_attempt: 1, head_branch: branch, name: run.path, html_url, created_at, ...ended, ...run, id };
  if (before < 0) state.workflowRuns.push(added);
  else state.workflowRuns[before] = added;
  return added;
}
