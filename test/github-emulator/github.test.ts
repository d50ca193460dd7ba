import { describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { openGitHub } from './github.ts';
import type { Json } from './json.ts';

const repo = '/repos/acme/shop';
const annotation = { path: 'a.ts', start_line: 1, end_line: 1, annotation_level: 'failure', message: 'No' };
const output = { title: 'Title', summary: 'Summary' };

describe('pull requests', () => {
  test('the head moves, and check runs stay with the head they were posted to', async () => {
    const github = await openGitHub();
    const pull = await github.pull({ files: { 'a.txt': '1' }, labels: ['agent'] });
    const first = pull.head;
    await ask(github, 'POST', `${repo}/check-runs`, { name: 'gate', head_sha: first, conclusion: 'success' });
    const second = await github.push(pull, { 'a.txt': '2' });
    expect([(await github.checkRuns(first)).length, (await github.checkRuns(second)).length]).toEqual([1, 0]);
    const read: Json = await (await ask(github, 'GET', `${repo}/pulls/${pull.number}`)).json();
    expect(read).toMatchObject({
      head: { sha: second },
      base: { sha: github.sha('main') },
      merge_commit_sha: pull.merge,
    });
    expect(read.labels).toMatchObject([{ name: 'agent' }]);
    expect(github.git('rev-parse', `${pull.merge}^1`, `${pull.merge}^2`).split('\n')).toEqual([
      github.sha('main'),
      second,
    ]);
    await github.rewind(pull, first);
    expect(await github.checkRuns(first)).toMatchObject([
      { name: 'gate', head_sha: first, app: { slug: 'github-actions' } },
    ]);
  });

  test('merging waits for what is required: the newest run of its name, on the head', async () => {
    const github = await openGitHub();
    const pull = await github.pull({ files: { 'a.txt': '1' } });
    await github.requireChecks('main', ['gate']);
    const merged = async () => (await github.merge(pull)).merged;
    const post = (conclusion: string) =>
      ask(github, 'POST', `${repo}/check-runs`, { name: 'gate', head_sha: pull.head, conclusion });
    expect(await merged()).toBe(false);
    await post('success');
    await github.push(pull, { 'a.txt': '2' });
    expect(await merged()).toBe(false);
    await post('success');
    await post('failure');
    expect(await merged()).toBe(false);
    await post('neutral');
    expect(await merged()).toBe(true);
    expect(github.git('show', 'main:a.txt')).toBe('2');
    expect(await github.read(pull)).toMatchObject({
      merged: true,
      state: 'closed',
      merge_commit_sha: github.sha('main'),
    });
    const pulls = await ask(github, 'GET', `${repo}/commits/${github.sha('main')}/pulls`);
    expect(await pulls.json()).toMatchObject([{ number: pull.number }]);
  });

  test('annotations are appended, and a run of another app is not ours to change', async () => {
    const github = await openGitHub();
    const sha = github.sha('main');
    const post = { name: 'gate', head_sha: sha, output: { ...output, annotations: [annotation] } };
    const { id }: Json = await (await ask(github, 'POST', `${repo}/check-runs`, post)).json();
    await ask(github, 'PATCH', `${repo}/check-runs/${id}`, {
      output: { ...output, annotations: [annotation, annotation] },
    });
    expect(github.annotations(id)).toHaveLength(3);
    const other = await github.addCheckRun(sha, { name: 'gate', app: 'other', conclusion: 'success' });
    expect((await ask(github, 'PATCH', `${repo}/check-runs/${other.id}`, { output })).status).toBe(403);
  });

  test('people, reviews, comments and a fork', async () => {
    const github = await openGitHub();
    github.user('Grace', { permission: 'maintain', teams: ['leads'] });
    const pull = await github.pull({ fork: 'mallory', files: { 'a.txt': '1' } });
    const review = await github.review(pull, { by: 'Grace' });
    await ask(github, 'POST', `${repo}/issues/${pull.number}/comments`, { body: 'Ours' });
    const reviews = await (await ask(github, 'GET', `${repo}/pulls/${pull.number}/reviews`)).json();
    expect(reviews).toMatchObject([{ id: review, state: 'APPROVED', commit_id: pull.head, user: { login: 'Grace' } }]);
    const permission = await (await ask(github, 'GET', `${repo}/collaborators/grace/permission`)).json();
    expect(permission).toMatchObject({ permission: 'write', role_name: 'maintain' });
    expect(await github.comments(pull)).toMatchObject([{ user: { login: 'github-actions[bot]', type: 'Bot' } }]);
    expect(await github.read(pull)).toMatchObject({ head: { repo: { full_name: 'mallory/shop' }, sha: pull.head } });
    await github.dismiss(pull, review);
    expect(await (await ask(github, 'GET', `${repo}/pulls/${pull.number}/reviews`)).json()).toMatchObject([
      { state: 'DISMISSED' },
    ]);
  });
});

test('rules, workflow runs, teams and dispatches are served', async () => {
  const github = await openGitHub({ permissions: { members: 'read', contents: 'write' } });
  github.user('grace', { teams: ['leads'] });
  const pull = await github.pull();
  const rule = { type: 'required_status_checks', parameters: { required_status_checks: [{ context: 'ci' }] } };
  await github.rules('main', [rule]);
  const read = async (path: string): Promise<Json> => (await ask(github, 'GET', path)).json();
  expect(await read(`${repo}/rules/branches/main`)).toEqual([rule]);
  expect((await github.merge(pull)).merged).toBe(false);
  const run = await github.addCheckRun(pull.head, {
    name: 'ci',
    workflow: '.github/workflows/ci.yml',
    conclusion: 'success',
  });
  const { run_id, ...job } = await read(`${repo}/actions/jobs/${run.id}`);
  expect(job).toMatchObject({ name: 'ci', head_sha: pull.head, run_attempt: 1, conclusion: 'success' });
  expect(await read(`${repo}/actions/runs/${run_id}`)).toMatchObject({ path: '.github/workflows/ci.yml' });
  const posted = await github.addCheckRun(pull.head, { name: 'ci', conclusion: 'success' });
  expect((await ask(github, 'GET', `${repo}/actions/jobs/${posted.id}`)).status).toBe(404);
  const team = (login: string) => ask(github, 'GET', `/orgs/acme/teams/leads/memberships/${login}`);
  expect([(await team('grace')).status, (await team('ada')).status]).toEqual([200, 404]);
  expect((await ask(github, 'POST', `${repo}/dispatches`, { event_type: 'x' })).status).toBe(204);
  expect(github.dispatches).toEqual([{ event_type: 'x' }]);
  expect((await github.merge(pull)).merged).toBe(true);
  expect(github.invalid).toEqual([]);
});

test('comments come in pages, whose links lead back here', async () => {
  const github = await openGitHub();
  const pull = await github.pull();
  for (let count = 0; count < 3; count += 1) await github.addComment(pull, { by: 'eve', body: `Comment ${count}` });
  const path = `${repo}/issues/${pull.number}/comments?per_page=2`;
  const link = (await ask(github, 'GET', path)).headers.get('link') ?? '';
  const next = /<([^>]+)>; rel="next"/.exec(link)?.[1] ?? '';
  const second = await ask(github, 'GET', next.replace(github.urls.api, ''));
  expect(await second.json()).toMatchObject([{ body: 'Comment 2', user: { login: 'eve' } }]);
});

describe('git data', () => {
  test('branches, comparisons in pages, and the pull requests of a commit', async () => {
    const github = await openGitHub();
    const commits = Array.from({ length: 5 }, (_, index) => ({
      files: { 'a.txt': String(index) },
      message: `Step ${index}`,
    }));
    const pull = await github.pull({ branch: 'agent/x', commits });
    const tip = github.advance({ 'b.txt': '1' });
    const read = async (path: string) => (await ask(github, 'GET', `${repo}${path}`)).json();
    expect(await read('/branches/main')).toMatchObject({ commit: { sha: tip }, protected: false });
    const response = await ask(github, 'GET', `${repo}/compare/main...${pull.head}?per_page=2&page=2`);
    expect(await response.json()).toMatchObject({
      status: 'diverged',
      total_commits: 5,
      behind_by: 1,
      merge_base_commit: { sha: github.sha(`${tip}^`) },
      commits: [{ commit: { message: 'Step 2' } }, { commit: { message: 'Step 3' } }],
    });
    expect(response.headers.get('link')).toContain('page=3>; rel="next"');
    expect(await read(`/commits/${pull.head}/pulls`)).toMatchObject([{ number: pull.number }]);
    expect(await read(`/pulls/${pull.number}/files`)).toMatchObject([{ filename: 'a.txt', status: 'added' }]);
    expect(github.invalid).toEqual([]);
  });

  test('a merge group has its pull requests one on the other', async () => {
    const github = await openGitHub();
    const one = await github.pull({ branch: 'one', files: { 'a.txt': '1' } });
    const two = await github.pull({ branch: 'two', files: { 'b.txt': '1' } });
    const group = github.queue([one, two]);
    expect(group.headRef).toBe(
      `refs/heads/gh-readonly-queue/main/pr-${two.number}-${github.sha(`${group.headSha}^1`)}`,
    );
    expect(github.git('ls-tree', '--name-only', group.headSha).split('\n')).toEqual(['README.md', 'a.txt', 'b.txt']);
    const { merge_group } = await github.event('merge_group', 'checks_requested', { group });
    expect(merge_group).toMatchObject({ head_sha: group.headSha, base_sha: group.baseSha, head_ref: group.headRef });
  });

  test('events are what GitHub would send', async () => {
    const github = await openGitHub({ private: true });
    const pull = await github.pull({ branch: 'agent/x', title: 'Do it', files: { 'a.txt': '1' } });
    const event = await github.event('pull_request', 'edited', pull);
    expect(event).toMatchObject({
      action: 'edited',
      number: pull.number,
      pull_request: {
        title: 'Do it',
        head: { ref: 'agent/x', sha: pull.head },
        base: { ref: 'main' },
        user: { login: 'ada' },
      },
      repository: { full_name: 'acme/shop', private: true, owner: { login: 'acme' } },
      sender: { login: 'ada' },
    });
    expect(JSON.stringify(event.pull_request.head)).not.toContain('Codertocat');
    const comment = await github.event('issue_comment', 'created', pull);
    expect(comment.issue).toMatchObject({ number: pull.number, pull_request: { url: event.pull_request.url } });
    const after = github.advance({ 'b.txt': '1' });
    const push = await github.event('push', undefined, {
      push: { branch: 'main', before: github.sha('main^'), after },
    });
    expect(push).toMatchObject({ ref: 'refs/heads/main', after, head_commit: { id: after } });
  });
});
