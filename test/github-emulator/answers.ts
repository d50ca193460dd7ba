import { annotationsOf, createRun, runsOf, runWith, updateRun } from './check-runs.ts';
import { bot, fullName, name, owner, type Person } from './emulator.ts';
import type { Commit } from './history.ts';
import { type Answer, type Json, page, refusal } from './json.ts';
import { actionsApp, type Pull, type State, type WorkflowRun } from './state.ts';

export interface Asked {
  /** As it came, for the links between pages. */
  url: URL;
  /** Below the API's address, with the query. */
  path: string;
  method: string;
  params: Record<string, string>;
  body: Json;
}

type Handler = (state: State, asked: Asked) => Answer | Promise<Answer>;

const repository = '/repos/{owner}/{repo}';
const missing = refusal(404, 'Not Found');

/**
 * Who answers what. Our own model: git data (from the real repository), the accounts of commits, rules, statuses, dispatches, workflow runs, their jobs and re-runs, teams,
 * permissions of people, who may write, times of comments, events and times of a pull request, the user of a token. The emulator, with what it lacks laid over: pull requests, check runs, comments. The emulator alone: reviews, labels and
 * whatever is not named here.
 */
const handlers: Record<string, Handler> = {
  'GET /user': () => refusal(403, 'Resource not accessible by integration'),
  [`GET ${repository}`]: async (state, asked) => {
    const answer = await passed(state, asked);
    return { ...answer, body: { ...answer.body, private: state.private } };
  },
  [`GET ${repository}/pulls`]: async (state, { url }) => {
    const all = await Promise.all([...state.pulls.values()].map(pull => pullAnswer(state, pull)));
    const query = url.searchParams;
    const wanted = { state: query.get('state') ?? 'open', base: query.get('base'), head: query.get('head') };
    const matches = (pull: Json) =>
      ['all', pull.state].includes(wanted.state) &&
      [null, pull.base.ref].includes(wanted.base) &&
      [null, `${pull.head.repo?.owner.login}:${pull.head.ref}`].includes(wanted.head);
    return listed(all.filter(matches).reverse(), url);
  },
  [`GET ${repository}/pulls/{pull_number}`]: async (state, { params }) => {
    const pull = state.pulls.get(Number(params.pull_number));
    return pull ? { status: 200, body: await pullAnswer(state, pull) } : missing;
  },
  [`GET ${repository}/pulls/{pull_number}/files`]: (state, { params, url }) => {
    const pull = state.pulls.get(Number(params.pull_number));
    if (!pull) return missing;
    const from = state.history.mergeBase(`refs/heads/${pull.base}`, pull.head);
    return listed(from ? state.history.changed(from, pull.head).slice(0, 3000) : [], url);
  },
  [`GET ${repository}/branches/{branch}`]: (state, { params }) => branchAnswer(state, params.branch!),
  [`GET ${repository}/compare/{basehead}`]: (state, { params, url }) => compareAnswer(state, params.basehead!, url),
  [`GET ${repository}/commits/{commit_sha}/pulls`]: async (state, { params, url }) => {
    const sha = state.history.resolve(params.commit_sha!);
    if (!sha) return refusal(422, `No commit found for SHA: ${params.commit_sha}`);
    const found = [...state.pulls.values()].filter(pull => belongs(state, pull, sha));
    return listed(await Promise.all(found.map(pull => pullAnswer(state, pull))), url);
  },
  [`GET ${repository}/commits/{ref}/check-runs`]: async (state, { params, url }) => {
    const sha = state.history.resolve(params.ref!);
    if (!sha) return refusal(422, `No commit found for SHA: ${params.ref}`);
    const query = url.searchParams;
    const all = await runsOf(state, sha, query.get('filter') === 'all' ? 'all' : 'latest');
    const matching = all.filter(
      run =>
        run.name === (query.get('check_name') ?? run.name) &&
        run.status === (query.get('status') ?? run.status) &&
        String(run.app.id) === (query.get('app_id') ?? String(run.app.id)),
    );
    const { items, headers } = page(matching, url);
    return { status: 200, body: { total_count: matching.length, check_runs: items }, headers };
  },
  [`POST ${repository}/check-runs`]: (state, { body }) => createRun(state, body),
  [`PATCH ${repository}/check-runs/{check_run_id}`]: (state, { params, body }) =>
    updateRun(state, Number(params.check_run_id), body),
  [`GET ${repository}/check-runs/{check_run_id}`]: (state, { params }) => runWith(state, Number(params.check_run_id)),
  [`GET ${repository}/check-runs/{check_run_id}/annotations`]: (state, { params, url }) =>
    listed(annotationsOf(state, Number(params.check_run_id)), url),
  [`POST ${repository}/statuses/{sha}`]: (state, { params, body }) => {
    const sha = state.history.resolve(params.sha!);
    if (!sha) return refusal(422, `No commit found for SHA: ${params.sha}`);
    const status = { context: 'default', ...body, creator: { login: bot }, created_at: state.moment() };
    state.statuses.set(sha, [status, ...(state.statuses.get(sha) ?? [])]);
    return { status: 201, body: status };
  },
  [`GET ${repository}/commits/{ref}/statuses`]: (state, { params, url }) => {
    const sha = state.history.resolve(params.ref!);
    return sha ? listed(state.statuses.get(sha) ?? [], url) : missing;
  },
  [`GET ${repository}/collaborators/{username}/permission`]: (state, { params }) => {
    const person = state.emulator.known(params.username!);
    if (!person) return missing;
    const { permission: role, login, type } = person;
    // The old word for the role: maintain counts as write, triage as read.
    const permission = role === 'maintain' ? 'write' : role === 'triage' ? 'read' : role;
    return { status: 200, body: { permission, role_name: role, user: { login, type } } };
  },
  'GET /orgs/{org}/teams/{team_slug}/memberships/{username}': (state, { params }) => {
    const person = state.emulator.known(params.username!);
    return params.org === owner && person?.teams.includes(params.team_slug!)
      ? { status: 200, body: { state: 'active', role: 'member' } }
      : missing;
  },
  [`GET ${repository}/rules/branches/{branch}`]: (state, { params, url }) =>
    listed(state.rules.get(params.branch!) ?? [], url),
  [`GET ${repository}/pulls/{pull_number}/reviews`]: async (state, asked) => {
    const answer = await passed(state, asked);
    if (answer.status !== 200) return answer;
    const timed = (review: Json) => ({ ...review, submitted_at: state.reviewed.get(review.id) ?? review.submitted_at });
    return { ...answer, body: answer.body.map(timed) };
  },
  [`GET ${repository}/issues/{issue_number}/events`]: (state, { params, url }) => {
    const number = Number(params.issue_number);
    return state.pulls.has(number) ? listed(state.events.get(number) ?? [], url) : missing;
  },
  [`GET ${repository}/actions/jobs/{job_id}`]: async (state, { params }) => {
    const id = Number(params.job_id);
    const of = state.runs.get(id)?.workflowRun;
    const run = state.workflowRuns.find(each => each.id === of?.id);
    if (!of || !run) return missing;
    const { body } = await runWith(state, id);
    const { name, status, conclusion, head_sha } = body;
    const about = { run_id: run.id, run_attempt: of.attempt, workflow_name: run.name, head_branch: run.head_branch };
    return { status: 200, body: { id, name, status, conclusion, head_sha, ...about } };
  },
  [`GET ${repository}/actions/runs`]: (state, { url }) => {
    for (const [id, left] of state.endsAfter) {
      if (left === 0) Object.assign(runOf(state, id)!, { status: 'completed', conclusion: 'failure' });
      state.endsAfter.set(id, left - 1);
    }
    const query = url.searchParams;
    const fits = (run: WorkflowRun) =>
      [null, run.event].includes(query.get('event')) && [null, run.head_sha].includes(query.get('head_sha'));
    const all = state.workflowRuns.filter(fits).sort((a, b) => b.id - a.id);
    const { items, headers } = page(
      all.map(run => ({ ...run, pull_requests: pullsOfRun(state, run) })),
      url,
    );
    return { status: 200, body: { total_count: all.length, workflow_runs: items }, headers };
  },
  [`POST ${repository}/actions/runs/{run_id}/rerun`]: (state, { params }) => rerun(state, Number(params.run_id)),
  [`POST ${repository}/actions/runs/{run_id}/rerun-failed-jobs`]: (state, { params }) => {
    const green = runOf(state, Number(params.run_id))?.conclusion === 'success';
    return green ? refusal(403, 'This workflow run cannot be retried') : rerun(state, Number(params.run_id));
  },
  [`GET ${repository}/issues/{issue_number}/comments`]: async (state, asked) => {
    const answer = await passed(state, asked);
    if (answer.status !== 200) return answer;
    const own = (comment: Json) => ({ ...withApp(comment), ...state.commented.get(comment.id) });
    return { ...answer, body: answer.body.map(own) };
  },
  [`GET ${repository}/commits/{ref}`]: (state, { params }) => {
    const sha = state.history.resolve(params.ref!);
    if (!sha) return refusal(422, `No commit found for SHA: ${params.ref}`);
    const { author, committer } = state.accounts.get(sha) ?? {};
    const account = (login?: string) => (login === undefined ? null : { login });
    const commit = commitAnswer(state, state.history.commitAt(sha));
    return { status: 200, body: { ...commit, author: account(author), committer: account(committer) } };
  },
  // The owner of an organization's repository is no collaborator of it.
  [`GET ${repository}/collaborators`]: (state, { url }) => {
    const roles = ['read', 'triage', 'write', 'maintain', 'admin'];
    const may = (role: string, least: string) => roles.indexOf(role) >= roles.indexOf(least);
    const all = [...state.emulator.people(), ...(state.solo ? [] : [admin])];
    const listedAs = all
      .filter(({ permission }) => may(permission, 'read'))
      .map(({ login, type, permission }) => ({
        login,
        type,
        permissions: { pull: true, push: may(permission, 'write'), admin: permission === 'admin' },
      }));
    return listed(listedAs, url);
  },
  [`GET ${repository}/actions/runs/{run_id}`]: (state, { params }) => {
    const run = state.workflowRuns.find(each => each.id === Number(params.run_id));
    return run ? { status: 200, body: run } : missing;
  },
  [`POST ${repository}/dispatches`]: (state, { body }) => {
    state.dispatches.push(body);
    return { status: 204 };
  },
};

const admin: Person = { login: 'admin', type: 'User', permission: 'admin', teams: [] };
const dayMs = 24 * 60 * 60 * 1000;

function runOf(state: State, id: number): WorkflowRun | undefined {
  return state.workflowRuns.find(each => each.id === id);
}

/** GitHub names no pull request of a fork. */
function pullsOfRun(state: State, { head_sha }: WorkflowRun): Json[] {
  return [...state.pulls.values()]
    .filter(pull => pull.head === head_sha && !pull.fork)
    .map(({ number }) => ({ number }));
}

/** The same run with one more attempt; `github.reruns` runs it. */
function rerun(state: State, id: number): Answer {
  const run = runOf(state, id);
  if (!run) return missing;
  if (run.status !== 'completed') return refusal(403, 'This workflow is already running');
  if (Date.parse(run.created_at) < Date.now() - 30 * dayMs)
    return refusal(403, 'Unable to retry this workflow run because it was created over a month ago');
  if (run.run_attempt > 50) return refusal(403, 'Unable to retry this workflow run: it was re-run 50 times');
  Object.assign(run, { status: 'queued', conclusion: null, run_attempt: run.run_attempt + 1 });
  return { status: 201, body: {} };
}

export async function answerTo(state: State, operation: string, asked: Asked): Promise<Answer> {
  if (asked.params.repo !== undefined && `${asked.params.owner}/${asked.params.repo}` !== fullName) return missing;
  const handler = handlers[operation];
  if (handler) return handler(state, asked);
  const answer = await passed(state, asked);
  return { ...answer, body: withApp(answer.body) };
}

function passed(state: State, { method, path, body }: Asked): Promise<Answer> {
  return state.emulator.ask(method, path, { body, as: bot });
}

function listed(all: readonly Json[], url: URL): Answer {
  const { items, headers } = page(all, url);
  return { status: 200, body: items, headers };
}

/** Our own model: what the token of a job wrote says through which app it came. */
function withApp(body: Json): Json {
  if (Array.isArray(body)) return body.map(withApp);
  return body?.user?.login === bot && 'performed_via_github_app' in body
    ? { ...body, performed_via_github_app: actionsApp }
    : body;
}

/** The emulator's pull request, with its ends read from the real refs. */
export async function pullAnswer(state: State, pull: Pull): Promise<Json> {
  const body = await state.emulator.must('GET', `/repos/${fullName}/pulls/${pull.number}`);
  const base = state.history.resolve(`refs/heads/${pull.base}`)!;
  const from = state.history.mergeBase(base, pull.head);
  const repo = (side: Json) =>
    side.repo && { ...side.repo, private: state.private && side.repo.full_name === fullName };
  return {
    ...JSON.parse(JSON.stringify(body).replaceAll(pull.emulatedHead, pull.head)),
    head: { ...body.head, sha: pull.head, repo: repo(body.head) },
    base: { ...body.base, sha: base, repo: repo(body.base) },
    merge_commit_sha: pull.merged?.[0] ?? pull.merge ?? null,
    mergeable: body.merged ? null : pull.merge !== undefined,
    commits: state.history.commits(base, pull.head).length,
    changed_files: from ? state.history.changed(from, pull.head).length : 0,
  };
}

function belongs(state: State, pull: Pull, sha: string): boolean {
  if (sha === pull.head || pull.merged?.includes(sha)) return true;
  return state.history.commits(`refs/heads/${pull.base}`, pull.head).some(commit => commit.sha === sha);
}

function branchAnswer(state: State, branch: string): Answer {
  const sha = state.history.resolve(`refs/heads/${branch}`);
  if (!sha) return refusal(404, 'Branch not found');
  const contexts = state.required.get(branch) ?? [];
  return {
    status: 200,
    body: {
      name: branch,
      commit: commitAnswer(state, state.history.commitAt(sha)),
      protected: contexts.length > 0 || (state.rules.get(branch) ?? []).length > 0,
      protection: {
        enabled: contexts.length > 0,
        required_status_checks: {
          enforcement_level: contexts.length > 0 ? 'non_admins' : 'off',
          contexts,
          checks: contexts.map(context => ({ context, app_id: null })),
        },
      },
    },
  };
}

/** The files stand on the first page only, and at most 300 of them. */
function compareAnswer(state: State, basehead: string, url: URL): Answer {
  const [base, head] = basehead.split('...').map(each => state.history.resolve(each));
  if (!base || !head) return missing;
  const fork = state.history.mergeBase(base, head);
  if (!fork) return refusal(404, `No common ancestor between ${base} and ${head}.`);
  const ahead = state.history.commits(base, head);
  const behind = state.history.commits(head, base).length;
  const { items, headers } = page(ahead, url);
  const first = (url.searchParams.get('page') ?? '1') === '1';
  const status = ahead.length === 0 ? (behind === 0 ? 'identical' : 'behind') : behind === 0 ? 'ahead' : 'diverged';
  return {
    status: 200,
    headers,
    body: {
      status,
      ahead_by: ahead.length,
      behind_by: behind,
      total_commits: ahead.length,
      base_commit: commitAnswer(state, state.history.commitAt(base)),
      merge_base_commit: commitAnswer(state, state.history.commitAt(fork)),
      commits: items.map(commit => commitAnswer(state, commit)),
      ...(first && { files: state.history.changed(fork, head).slice(0, 300) }),
    },
  };
}

function commitAnswer(state: State, { sha, parents, tree, message, author, committer }: Commit): Json {
  return {
    sha,
    html_url: `${state.urls.server}/${owner}/${name}/commit/${sha}`,
    commit: { message, author, committer, tree: { sha: tree } },
    author: null,
    committer: null,
    parents: parents.map(parent => ({ sha: parent })),
  };
}
