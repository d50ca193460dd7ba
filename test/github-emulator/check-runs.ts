import { bot, fullName } from './emulator.ts';
import { type Answer, type Json, refusal } from './json.ts';
import { type App, actionsApp, addWorkflowRun, type RunNotes, requiredOn, type State } from './state.ts';

const at = `/repos/${fullName}/check-runs`;

/**
 * Check runs live in the emulator. Our own model: whose app a run is, its check suite, the pull requests of its head, that a conclusion
 * completes it, that annotations are appended, and that only the app that made a run may change it.
 */
export async function createRun(
  state: State,
  body: Json,
  notes: Partial<RunNotes> & { as?: string } = {},
): Promise<Answer> {
  const head = state.history.resolve(body.head_sha);
  if (!head || head !== body.head_sha) return refusal(422, `No commit found for SHA: ${body.head_sha}`);
  const answer = await state.emulator.ask('POST', at, {
    body: { ...forEmulator(body), head_sha: await state.commitMap.of(head) },
    as: notes.as ?? bot,
  });
  if (answer.status !== 201) return answer;
  const app = notes.app ?? actionsApp;
  state.runs.set(answer.body.id, {
    app,
    suite: notes.suite ?? suiteFor(state, `${app.slug} ${head}`),
    annotations: [...(body.output?.annotations ?? [])],
    job: notes.job ?? false,
    workflowRun: notes.workflowRun,
  });
  return { ...answer, body: withDetails(state, answer.body) };
}

export interface ForeignRun {
  name: string;
  /** The slug of the app that made it; `github-actions`, as far as nothing is said. */
  app?: string;
  external_id?: string;
  status?: 'queued' | 'in_progress' | 'completed';
  conclusion?: string;
  details_url?: string;
  /** The workflow file whose job it is; without it the run was posted through the API. */
  workflow?: string;
  /** What that workflow calls itself; its file, as far as nothing is said. */
  workflowName?: string;
  event?: string;
  /** One more job of an earlier run of that workflow, or an attempt to run it again. */
  runId?: number;
  attempt?: number;
  /** Where something was posted: GitHub may put it into the check suite of a run. */
  suite?: number;
  output?: Json;
}

/** What somebody else has on a commit: a job of a workflow, or what was posted. */
export async function addForeignRun(state: State, sha: string, given: ForeignRun): Promise<Json> {
  const { app = actionsApp.slug, workflow, workflowName, event = 'pull_request', ...rest } = given;
  const { runId, attempt = 1, suite: posted, ...run } = rest;
  const id = runId ?? 7_000_000 + state.workflowRuns.length;
  const suite = workflow ? suiteFor(state, `run ${id}`) : posted;
  const about = { id, event, head_sha: sha, run_attempt: attempt, ...(workflowName && { name: workflowName }) };
  if (workflow && suite) addWorkflowRun(state, { path: workflow, check_suite_id: suite, ...about });
  const made = app === actionsApp.slug ? actionsApp : { id: 900 + app.length, slug: app, name: app };
  const status = run.status ?? (run.conclusion ? 'completed' : 'in_progress');
  const { body } = await createRun(
    state,
    { ...run, status, head_sha: sha },
    { app: made, ...(suite && { suite }), ...(workflow && { workflowRun: { id, attempt } }) },
  );
  return body;
}

export async function updateRun(state: State, id: number, body: Json, app: App = actionsApp): Promise<Answer> {
  const notes = state.runs.get(id);
  if (!notes) return refusal(404, 'Not Found');
  if (notes.app.id !== app.id)
    return refusal(
      403,
      `Invalid app_id \`${app.id}\` - check run can only be modified by the GitHub App that created it.`,
    );
  const answer = await state.emulator.ask('PATCH', `${at}/${id}`, { body: forEmulator(body), as: bot });
  if (answer.status !== 200) return answer;
  notes.annotations.push(...(body.output?.annotations ?? []));
  return { ...answer, body: withDetails(state, answer.body) };
}

export async function runWith(state: State, id: number): Promise<Answer> {
  const answer = await state.emulator.ask('GET', `${at}/${id}`, { as: bot });
  return answer.status === 200 ? { ...answer, body: withDetails(state, answer.body) } : answer;
}

/** Every run of a commit, newest first; with `latest`, the newest of each name in each suite. */
export async function runsOf(state: State, sha: string, filter: 'all' | 'latest' = 'all'): Promise<Json[]> {
  const path = `/repos/${fullName}/commits/${await state.commitMap.of(sha)}/check-runs?filter=all`;
  const { check_runs } = await state.emulator.must('GET', path);
  const runs: Json[] = check_runs.map((run: Json) => withDetails(state, run));
  if (filter === 'all') return runs;
  const key = (run: Json) => `${run.check_suite.id} ${run.name}`;
  return runs.filter((run, index) => runs.findIndex(each => key(each) === key(run)) === index);
}

export function annotationsOf(state: State, id: number): Json[] {
  const empty = { start_column: null, end_column: null, title: null, raw_details: null };
  return (state.runs.get(id)?.annotations ?? []).map(each => ({ ...empty, ...each }));
}

/**
 * Merges where what is required has passed. The emulator refuses by its own rule; ours on top: the newest run of a name counts and not any,
 * and `neutral` and `skipped` pass, which the emulator is shown as a success while it decides.
 */
export async function mergePull(state: State, number: number, as: string): Promise<Answer> {
  const pull = state.pulls.get(number)!;
  const shown: Json[] = [];
  for (const name of requiredOn(state, pull.base)) {
    const newest = (await runsOf(state, pull.head)).find(run => run.name === name);
    if (!newest) continue;
    if (!['success', 'neutral', 'skipped'].includes(newest.conclusion))
      return refusal(405, `Required status check "${name}" is ${newest.conclusion ?? newest.status}.`);
    if (newest.conclusion !== 'success') shown.push(newest);
  }
  for (const { id } of shown) await state.emulator.must('PATCH', `${at}/${id}`, { conclusion: 'success' });
  const answer = await state.emulator.ask('PUT', `/repos/${fullName}/pulls/${number}/merge`, { body: {}, as });
  for (const { id, conclusion } of shown) await state.emulator.must('PATCH', `${at}/${id}`, { conclusion });
  return answer;
}

function forEmulator(body: Json): Json {
  const { output, ...rest } = body;
  if (rest.conclusion && !rest.status) rest.status = 'completed';
  if (!output) return rest;
  const { annotations: _, ...words } = output;
  return { ...rest, output: words };
}

/** One suite for each app on a head, as far as nothing else is said. */
export function suiteFor(state: State, key: string): number {
  const suite = state.suites.get(key) ?? 1000 + state.suites.size;
  state.suites.set(key, suite);
  return suite;
}

function withDetails(state: State, emulated: Json): Json {
  const run = state.commitMap.unmask(emulated);
  const notes = state.runs.get(run.id);
  if (!notes) return run;
  const pulls = [...state.pulls.values()].filter(pull => pull.head === run.head_sha && !pull.fork);
  return {
    ...run,
    app: { ...notes.app, owner: { login: 'github', type: 'Organization' } },
    check_suite: { id: notes.suite },
    output: {
      ...run.output,
      annotations_count: notes.annotations.length,
      annotations_url: `${state.urls.api}${at}/${run.id}/annotations`,
    },
    pull_requests: pulls.map(pull => ({
      number: pull.number,
      url: `${state.urls.api}/repos/${fullName}/pulls/${pull.number}`,
      head: { ref: pull.branch, sha: pull.head },
      base: { ref: pull.base, sha: state.history.resolve(`refs/heads/${pull.base}`) },
    })),
  };
}
