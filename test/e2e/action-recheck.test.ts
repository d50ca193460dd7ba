import { describe, expect, test } from 'vitest';
import { type GitHub, openGitHub } from '../github-emulator/github.ts';
import type { Json } from '../github-emulator/json.ts';
import type { Ran } from '../github-emulator/runner.ts';
import type { Pull } from '../github-emulator/state.ts';
import { criteria, type Tree } from '../support/repository.ts';

const quiet = { 'check-runs': 'off', comment: 'off' };
const original = 'id: login\nvalidation:\n  files_exist: [README.md]\n';
const altered = `${original}  content_check: {file: README.md, pattern: Shop}\n`;
const job = 'contract-gate';

interface Setting {
  policy?: string;
  base?: Tree;
  files?: Tree;
  fork?: string;
}

/** A pull request that waits for a person, with the gate's job as its required check, and one run of the gate. */
async function waiting({ policy, base, files = { '.contracts/login.yml': altered }, fork }: Setting = {}) {
  const rules: Tree = policy === undefined ? {} : { 'contract-gate.yml': `version: 1\n${policy}\n` };
  const github = await openGitHub({
    files: { 'README.md': '# Shop\n', '.contracts/login.yml': original, ...rules, ...base },
  });
  for (const login of ['eve', 'lead']) github.user(login, { permission: 'write' });
  await github.requireChecks('main', [job]);
  const pull = await github.pull({ branch: 'agent/login', author: fork ?? 'eve', fork, title: 'login: work', files });
  const first = await github.run({ pull, inputs: quiet });
  return { github, pull, first };
}

/** What the recheck workflow of the examples gives its job. */
const rechecking = {
  job: 'contract-gate-recheck',
  workflow: '.github/workflows/contract-gate-recheck.yml',
  inputs: { command: 'recheck' },
  checkout: 'none',
  permissions: { actions: 'write', 'pull-requests': 'read', checks: 'none', contents: 'none', issues: 'none' },
} as const;

type Spoken =
  | { review: { by: string; state: string }; action?: string }
  | { comment: Json; action?: string; before?: string };

async function recheck(github: GitHub, pull: Pull, spoken: Spoken, more: object = {}): Promise<Ran> {
  const [event, usual] = 'review' in spoken ? ['pull_request_review', 'submitted'] : ['issue_comment', 'created'];
  return github.run({ pull, event, action: usual, ...spoken, ...rechecking, ...more });
}

/** The only check run of the required name, and whether the pull request could be merged with it. */
async function required(github: GitHub, pull: Pull) {
  const jobs = (await github.jobs(pull.head)).filter(({ name }) => name === job);
  const suites = new Set(jobs.map(({ check_suite }) => check_suite.id));
  return { runs: suites.size, conclusion: jobs[0]!.conclusion };
}

const reruns = (github: GitHub) =>
  github.requests
    .filter(({ path }) => /\/rerun(?:-failed-jobs)?$/.test(path))
    .map(({ path }) => path.split('/').at(-1));

test('an approval turns the same check green, and its dismissal turns it red again', async () => {
  const { github, pull, first } = await waiting();
  expect([first.code, await required(github, pull)]).toEqual([3, { runs: 1, conclusion: 'failure' }]);
  expect((await github.merge(pull)).merged).toBe(false);

  const review = await github.review(pull, { by: 'lead' });
  const asked = await recheck(github, pull, { review: { by: 'lead', state: 'approved' } });
  expect([asked.code, asked.log]).toEqual([0, expect.stringContaining('the gate runs again')]);
  expect((await github.reruns()).map(({ code }) => code)).toEqual([0]);
  expect(await required(github, pull)).toEqual({ runs: 1, conclusion: 'success' });

  await github.dismiss(pull, review);
  const again = await recheck(github, pull, { action: 'dismissed', review: { by: 'lead', state: 'dismissed' } });
  expect(again.code).toBe(0);
  expect((await github.reruns()).map(({ code }) => code)).toEqual([3]);
  expect(await required(github, pull)).toEqual({ runs: 1, conclusion: 'failure' });
  expect(reruns(github)).toEqual(['rerun-failed-jobs', 'rerun']);
  expect((await github.merge(pull)).merged).toBe(false);
});

test('a comment that signs turns it green, and its deletion or edit red again; then it can be merged', async () => {
  const { github, pull } = await waiting();
  const body = `/contract-gate sign-off login ${pull.head}`;
  const comment = await github.addComment(pull, { by: 'lead', body });
  expect((await recheck(github, pull, { comment })).code).toBe(0);
  expect((await github.reruns()).map(({ code }) => code)).toEqual([0]);

  const edited = await github.editComment(comment, 'Never mind');
  expect((await recheck(github, pull, { comment: edited, action: 'edited', before: body })).code).toBe(0);
  expect((await github.reruns()).map(({ code }) => code)).toEqual([3]);

  const second = await github.addComment(pull, { by: 'lead', body });
  await recheck(github, pull, { comment: second });
  expect((await github.reruns()).map(({ code }) => code)).toEqual([0]);
  await github.deleteComment(second);
  await recheck(github, pull, { comment: second, action: 'deleted' });
  expect((await github.reruns()).map(({ code }) => code)).toEqual([3]);

  const third = await github.addComment(pull, { by: 'lead', body });
  await recheck(github, pull, { comment: third });
  await github.reruns();
  expect((await required(github, pull)).runs).toBe(1);
  expect((await github.merge(pull)).merged).toBe(true);
});

test('a waiver by a maintainer is recorded; one by the author is refused', async () => {
  const contract = 'id: login\nvalidation:\n  files_exist: [missing.txt]\n';
  const { github, pull, first } = await waiting({
    base: { '.contracts/login.yml': contract },
    files: { 'src/login.js': '1\n' },
  });
  expect(first.code).toBe(1);
  const { id } = criteria(first.results!).find(({ status }) => status === 'fail')!;
  const body = `/contract-gate waive ${id} ${pull.head} It comes with the next release`;
  const own = await github.addComment(pull, { by: 'eve', body });
  await recheck(github, pull, { comment: own });
  expect((await github.reruns()).map(({ code }) => code)).toEqual([1]);
  const comment = await github.addComment(pull, { by: 'lead', body });
  await recheck(github, pull, { comment });
  const [ran] = await github.reruns();
  expect([ran!.code, await required(github, pull)]).toEqual([0, { runs: 1, conclusion: 'success' }]);
  const reason = 'It comes with the next release';
  const waived = {
    by: 'lead',
    how: 'comment',
    commit: pull.head,
    at: comment.created_at,
    reason,
    url: expect.any(String),
  };
  expect(criteria(ran!.results!).find(each => each.id === id)).toMatchObject({ status: 'warn', waived });
});

test('it asks for a pull request from a fork by a comment, where the token of a review may not', async () => {
  const { github, pull } = await waiting({ fork: 'ada' });
  await github.review(pull, { by: 'lead' });
  const review = { review: { by: 'lead', state: 'approved' } };
  const refused = await recheck(github, pull, review, { permissions: { actions: 'read', 'pull-requests': 'read' } });
  expect([refused.code, refused.log]).toEqual([2, expect.stringContaining('comment /contract-gate recheck')]);
  const comment = await github.addComment(pull, { by: 'lead', body: '/contract-gate recheck' });
  expect((await recheck(github, pull, { comment })).code).toBe(0);
  expect((await github.reruns()).map(({ code }) => code)).toEqual([0]);
});

describe('what it does not run again', () => {
  const approval = { review: { by: 'lead', state: 'approved' } };
  test.each<[string, (github: GitHub, pull: Pull) => Promise<Spoken>, RegExp]>([
    ['a remark', async () => ({ review: { by: 'lead', state: 'commented' } }), /signs nothing/],
    [
      'a comment without a command',
      async (github, pull) => ({ comment: await github.addComment(pull, { by: 'lead', body: 'Nice' }) }),
      /no command/,
    ],
    [
      'a command of somebody who may only read',
      async (github, pull) => ({
        comment: await github.addComment(pull, { by: 'mallory', body: '/contract-gate recheck' }),
      }),
      /mallory has no write access/,
    ],
    [
      'an approval of somebody who may only read',
      async () => ({ review: { by: 'mallory', state: 'approved' } }),
      /mallory has no write access/,
    ],
    [
      'a closed pull request',
      async (github, pull) => {
        await github.edit(pull, { state: 'closed' });
        return approval;
      },
      /is closed/,
    ],
  ])('%s', async (_, speak, why) => {
    const { github, pull } = await waiting();
    github.user('mallory', { permission: 'read' });
    const ran = await recheck(github, pull, await speak(github, pull));
    expect([ran.code, ran.writes]).toEqual([0, []]);
    expect(ran.log).toMatch(why);
  });

  test('another event, or a comment on an issue', async () => {
    const { github, pull } = await waiting();
    const push = await github.run({ pull, ...rechecking });
    expect([push.code, push.log]).toEqual([
      2,
      expect.stringContaining('runs on pull_request_review and issue_comment'),
    ]);
    const comment = await github.addComment(pull, { by: 'lead', body: '/contract-gate recheck' });
    const payload = await github.event('issue_comment', 'created', { pull, comment });
    delete payload.issue.pull_request;
    const issue = await github.run({ pull, event: 'issue_comment', action: 'created', payload, ...rechecking });
    expect([issue.code, issue.log]).toEqual([0, expect.stringContaining('not a pull request')]);
  });
});

describe('which run it takes', () => {
  const approval = { review: { by: 'lead', state: 'approved' } };

  test('the newest of the pull request, once it has ended', async () => {
    const { github, pull } = await waiting();
    await github.run({ pull, inputs: quiet, action: 'edited' });
    const [newest] = github.workflowRuns();
    github.setRun(newest!.id, { endsAfter: 3 });
    const ran = await recheck(github, pull, approval);
    expect([ran.code, ran.log]).toEqual([0, expect.stringContaining('waiting for the run')]);
    expect(ran.writes.map(({ path }) => path)).toEqual([
      `/repos/acme/shop/actions/runs/${newest!.id}/rerun-failed-jobs`,
    ]);
  });

  test('no run of another workflow or event', async () => {
    const { github, pull, first } = await waiting();
    await github.addCheckRun(pull.head, { name: job, workflow: '.github/workflows/ci.yml', conclusion: 'failure' });
    await github.run({ pull, event: 'pull_request_review', action: 'submitted', inputs: quiet });
    const [id] = github
      .workflowRuns()
      .map(run => run.id)
      .sort((a, b) => b - a)
      .slice(-2);
    const ran = await recheck(github, pull, approval);
    expect([first.code, ran.code]).toEqual([3, 0]);
    const own = github
      .workflowRuns()
      .find(run => run.event === 'pull_request' && run.path.endsWith('/contract-gate.yml'))!;
    expect([ran.writes.map(({ path }) => path), id]).toEqual([
      [expect.stringContaining(`/runs/${own.id}/`)],
      expect.any(Number),
    ]);
  });

  test.each<[string, object, boolean]>([
    ['the workflow that is named like it, without -recheck', { workflow: '.github/workflows/gate-recheck.yml' }, true],
    ['the workflow of the input', { inputs: { command: 'recheck', workflow: 'gate.yml' } }, true],
    ['else contract-gate.yml', { workflow: '.github/workflows/reviews.yml' }, false],
  ])('%s', async (_, more, isFound) => {
    const { github, pull } = await waiting();
    const [run] = github.workflowRuns();
    github.setRun(run!.id, { path: '.github/workflows/gate.yml' });
    const ran = await recheck(github, pull, approval, more);
    expect(ran.code).toBe(isFound ? 0 : 2);
    if (!isFound)
      expect(ran.log).toMatch(
        /no run of .*contract-gate.yml.*runs there are of .github\/workflows\/gate.yml.*set the input workflow/,
      );
  });

  test('none, if the head moves while it waits: the new run decides', async () => {
    const { github, pull } = await waiting();
    const [run] = github.workflowRuns();
    github.setRun(run!.id, { endsAfter: 1000 });
    let looks = 0;
    github.watch(({ path }) => {
      if (path.endsWith('/actions/runs') && ++looks === 3) void github.push(pull, { 'a.txt': '1\n' });
    });
    const ran = await recheck(github, pull, approval);
    expect([ran.code, ran.writes, ran.log]).toEqual([0, [], expect.stringContaining('has a new head')]);
  });
});

describe('where it can not be run again, it says to push or reopen', () => {
  const approval = { review: { by: 'lead', state: 'approved' } };
  const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
  test.each<[string, object]>([
    ['after 30 days', { created_at: old }],
    ['after 50 re-runs', { run_attempt: 51 }],
    ['while it never ends', { endsAfter: 100_000 }],
  ])('%s', async (_, changes) => {
    const { github, pull } = await waiting();
    github.setRun(github.workflowRuns()[0]!.id, changes);
    const ran = await recheck(github, pull, approval);
    expect([ran.code, ran.writes]).toEqual([2, []]);
    expect(ran.log).toMatch(
      'endsAfter' in changes ? /did not end within 30 minutes/ : /Push a commit, or close and reopen/,
    );
  });

  test.each(['403', '409'] as const)('where GitHub answers %s', async kind => {
    const { github, pull } = await waiting();
    github.fault({ kind, when: ({ method }) => method === 'POST', times: 1 });
    const ran = await recheck(github, pull, approval);
    expect([ran.code, ran.log]).toEqual([2, expect.stringContaining('Push a commit, or close and reopen')]);
  });

  test('an answer that is lost is not asked for twice', async () => {
    const { github, pull } = await waiting();
    github.fault({ kind: 'reset-after', when: ({ method }) => method === 'POST', times: 1 });
    const ran = await recheck(github, pull, approval);
    const gate = github.workflowRuns().find(({ event }) => event === 'pull_request')!;
    expect([ran.code, gate.run_attempt]).toEqual([0, 2]);
  });
});
