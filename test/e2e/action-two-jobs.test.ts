import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type GitHub, openGitHub } from '../github-emulator/github.ts';
import { type Ran, tempOf } from '../github-emulator/runner.ts';
import type { Pull } from '../github-emulator/state.ts';
import { type Artifacts, runWorkflow, type WorkflowRan } from '../github-emulator/workflow.ts';
import { criteria, type Tree, temporary } from '../support/repository.ts';

const twoJobs = 'examples/workflows/call-two-jobs.yml';
const oneJob = 'examples/workflows/call-one-job.yml';
const shards = 'examples/workflows/call-shards.yml';
const forks = { verify: 'examples/workflows/forks-verify.yml', publish: 'examples/workflows/forks-publish.yml' };
const required = 'gate / contract-gate';
const report = 'contract-gate report';

/** A shop whose commands leave a line in a file outside, so that it shows how often they ran. */
function shop(more: Tree = {}): { files: Tree; ran: () => number } {
  const log = join(temporary('ran'), 'log');
  const command = `echo ran >> '${log}'; grep -q discount src/login.js`;
  return {
    files: {
      'README.md': '# Shop\n',
      'contract-gate.yml': 'version: 1\ncage: none\n',
      '.contracts/login.yml': `id: login\nvalidation:\n  files_exist: [src/login.js]\n  command: ${JSON.stringify(command)}\n`,
      [forks.verify.replace('examples', '.github')]: readFileSync(forks.verify, 'utf8'),
      [twoJobs.replace('examples', '.github')]: readFileSync(twoJobs, 'utf8'),
      ...more,
    },
    ran: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').length : 0),
  };
}

const wrong: Tree = { 'src/login.js': 'export const price = 1;\n' };
const right: Tree = { 'src/login.js': 'export const discount = 1;\n' };
const opened = { branch: 'agent/login', author: 'agent', files: wrong };

const job = ({ jobs }: WorkflowRan, name: string): Ran => jobs.get(name)!;
const shown = (ran: Ran) => ran.results!.contracts.flatMap(({ criteria }) => criteria.map(each => each.message)).join();

/** What GitHub does on a pull request with the workflows for forks. */
async function throughForks(github: GitHub, pull: Pull, artifacts: Artifacts = new Map()): Promise<Ran[]> {
  const verified = await runWorkflow(github, forks.verify, { pull, artifacts, credentials: false });
  const verify = job(verified, 'verify');
  const ended = endedBy(verified, verify);
  const published = await runWorkflow(github, forks.publish, { pull, artifacts, event: 'workflow_run', ended });
  return [verify, job(published, 'publish')];
}

function endedBy({ runId }: WorkflowRan, { code }: Ran) {
  const path = forks.verify.replace('examples', '.github');
  return { id: runId, path, event: 'pull_request', conclusion: code === 0 ? 'success' : 'failure' };
}

test('one job: red and then green, under the name that a caller gives', async () => {
  const { files, ran } = shop({ [oneJob.replace('examples', '.github')]: readFileSync(oneJob, 'utf8') });
  const github = await openGitHub({ files });
  await github.requireChecks('main', [required]);
  const pull = await github.pull(opened);
  const red = job(await runWorkflow(github, oneJob, { pull, artifacts: new Map() }), required);
  expect(red.code).toBe(1);
  expect((await github.merge(pull)).status).toBe(405);
  await github.push(pull, right);
  const green = job(await runWorkflow(github, oneJob, { pull, artifacts: new Map() }), required);
  expect(green.code).toBe(0);
  expect(ran()).toBe(2);
  expect((await github.merge(pull)).status).toBe(200);
});

describe('two jobs', () => {
  test('commands run once, beside a token that can only read; the other job decides, red and then green', async () => {
    const { files, ran } = shop();
    const github = await openGitHub({ files });
    await github.requireChecks('main', [required]);
    const pull = await github.pull(opened);
    const artifacts: Artifacts = new Map();

    const red = await runWorkflow(github, twoJobs, { pull, artifacts });
    const verify = job(red, 'gate / verify');
    expect(verify.code).toBe(0);
    expect(verify.outputs.verdict).toBe('fail');
    expect(verify.writes).toEqual([]);
    const publish = job(red, required);
    expect(publish.code).toBe(1);
    expect(publish.log).not.toContain('running login');
    expect(ran()).toBe(1);
    expect(publish.results!.contracts).toEqual(
      verify.results!.contracts.map(each => expect.objectContaining({ id: each.id })),
    );
    expect(publish.results!.runs).toBeUndefined();
    expect((await github.checkRuns(pull.head)).find(({ name }) => name === report)).toMatchObject({
      conclusion: 'failure',
    });
    expect(await github.comments(pull)).toHaveLength(1);
    expect((await github.merge(pull)).message).toContain(`"${required}" is failure`);

    await github.push(pull, right);
    const green = await runWorkflow(github, twoJobs, { pull, artifacts });
    expect(job(green, required).code).toBe(0);
    expect(ran()).toBe(2);
    const [comment] = await github.comments(pull);
    expect(comment!.body).toContain(`\`${required}\``);
    expect((await github.merge(pull)).merged).toBe(true);
  });

  test('an approval runs the publishing job alone, and turns the same check; a dismissal turns it back', async () => {
    const { files, ran } = shop({ '.github/workflows/ci.yml': 'on: push\n' });
    const github = await openGitHub({ files });
    github.user('lead', { permission: 'write' });
    await github.requireChecks('main', [required]);
    const pull = await github.pull({ ...opened, files: { ...right, '.github/workflows/ci.yml': 'on: [push]\n' } });
    const artifacts: Artifacts = new Map();
    const first = await runWorkflow(github, twoJobs, { pull, artifacts });
    expect(job(first, required).code).toBe(3);
    const again = async (attempt: number) => {
      const rerun = { pull, artifacts, runId: first.runId, attempt, only: [required] };
      return job(await runWorkflow(github, twoJobs, rerun), required).code;
    };
    const review = await github.review(pull, { by: 'lead' });
    expect(await again(2)).toBe(0);
    await github.dismiss(pull, review);
    expect(await again(3)).toBe(3);
    expect((await github.merge(pull)).merged).toBe(false);
    await github.review(pull, { by: 'lead' });
    expect(await again(4)).toBe(0);
    expect(ran()).toBe(1);
    expect((await github.merge(pull)).merged).toBe(true);
  });

  test('an approval through the workflow for reviews: it runs the publishing job again, and no command', async () => {
    const { files, ran } = shop({ '.github/workflows/ci.yml': 'on: push\n' });
    const github = await openGitHub({ files });
    github.user('lead', { permission: 'write' });
    const pull = await github.pull({ ...opened, files: { ...right, '.github/workflows/ci.yml': 'on: [push]\n' } });
    await runWorkflow(github, twoJobs, { pull, artifacts: new Map() });
    await github.review(pull, { by: 'lead' });
    const recheck = await github.run({
      pull,
      event: 'pull_request_review',
      action: 'submitted',
      review: { by: 'lead', state: 'approved' },
      job: 'contract-gate-recheck',
      workflow: '.github/workflows/contract-gate-recheck.yml',
      inputs: { command: 'recheck', workflow: 'call-two-jobs.yml' },
      checkout: 'none',
      permissions: { actions: 'write', 'pull-requests': 'read', checks: 'none', contents: 'none', issues: 'none' },
    });
    expect(recheck.code).toBe(0);
    expect((await github.reruns()).map(({ code }) => code)).toEqual([0]);
    expect((await github.jobs(pull.head)).find(({ name }) => name === required)).toMatchObject({
      conclusion: 'success',
    });
    expect(ran()).toBe(1);
  });

  test('the base moves on between the jobs: not told, and that is what it says; all jobs again, and it is', async () => {
    const { files } = shop();
    const github = await openGitHub({ files });
    const pull = await github.pull({ ...opened, files: right });
    const artifacts: Artifacts = new Map();
    let moved = false;
    const tamper = () => {
      if (!moved) github.advance({ 'docs/a.md': 'More\n' });
      moved = true;
    };
    const first = await runWorkflow(github, twoJobs, { pull, artifacts, tamper });
    expect(job(first, required).code).toBe(2);
    expect(shown(job(first, required))).toMatch(
      /was written when the base was \w{7}, and it is \w{7} now; run all jobs/,
    );
    const second = await runWorkflow(github, twoJobs, { pull, artifacts, runId: first.runId, attempt: 2 });
    expect(job(second, required).code).toBe(0);
  });

  test('the first job did not end: the second one says so, and does not pass', async () => {
    const { files } = shop();
    const github = await openGitHub({ files });
    const pull = await github.pull({ ...opened, files: right });
    const tamper = (artifacts: Artifacts) => artifacts.clear();
    const ran = await runWorkflow(github, twoJobs, { pull, artifacts: new Map(), tamper });
    expect(job(ran, required).code).toBe(2);
    expect(shown(job(ran, required))).toContain('no results file matches');
  });

  test('a merge group is judged in the same way', async () => {
    const { files, ran } = shop();
    const github = await openGitHub({ files });
    const pull = await github.pull({ ...opened, files: right });
    const group = github.queue([pull]);
    const queued = await runWorkflow(github, twoJobs, { group, artifacts: new Map() });
    expect(job(queued, required)).toMatchObject({ code: 0, results: { target: { head: group.headSha } } });
    expect(ran()).toBe(1);
  });

  test('a fork, whose token can only read: the verdict stands, and the summary has the report', async () => {
    const { files } = shop();
    const github = await openGitHub({ files });
    await github.requireChecks('main', [required]);
    const pull = await github.pull({ ...opened, fork: 'eve' });
    const red = job(await runWorkflow(github, twoJobs, { pull, artifacts: new Map() }), required);
    expect(red.code).toBe(1);
    expect(red.summary).toContain('login');
    expect(red.commands.some(({ name }) => name === 'error')).toBe(true);
    expect(await github.checkRuns(pull.head)).toEqual([]);
    expect((await github.merge(pull)).merged).toBe(false);
  });
});

describe('a pull request from a fork, published on workflow_run', () => {
  test('red and then green, with the required check, and nothing of it checked out or run', async () => {
    const { files, ran } = shop();
    const github = await openGitHub({ files });
    await github.requireChecks('main', [report]);
    const pull = await github.pull({ ...opened, fork: 'eve' });
    const [verify, red] = await throughForks(github, pull);
    expect(verify).toMatchObject({ code: 0, writes: [] });
    expect(red!.code).toBe(1);
    expect(red!.results!.target).toMatchObject({ event: 'pull_request', pull: pull.number, head: pull.head });
    expect(criteria(red!.results!).map(({ check, status }) => `${check} ${status}`)).toEqual(
      expect.arrayContaining(['files_exist pass', 'command fail']),
    );
    expect(ran()).toBe(1);
    expect(existsSync(join(red!.workspace, 'src/login.js'))).toBe(false);
    expect((await github.checkRuns(pull.head)).find(({ name }) => name === report)).toMatchObject({
      conclusion: 'failure',
    });
    const [comment] = await github.comments(pull);
    expect(comment!.body).toContain(`\`${report}\``);
    expect((await github.merge(pull)).merged).toBe(false);

    await github.push(pull, right);
    const [, green] = await throughForks(github, pull);
    expect(green!.code).toBe(0);
    expect((await github.merge(pull)).merged).toBe(true);
  });

  test('read from git, everything is judged as in a checkout: claims, scope, patterns, changed contracts, tests', async () => {
    const contract = (id: string, text: string) => [`.contracts/${id}.yml`, `id: ${id}\nvalidation:\n${text}`] as const;
    const contracts = Object.fromEntries([
      contract('login', '  tests: node --test\n  scope: {allowed: [src/**, test/**, .contracts/**]}\n'),
      contract('docs', '  files_exist: [docs/guide.md, {path: docs, type: dir}, docs/nothing.md, Docs/guide.md]\n'),
      contract('text', '  content_check: {file: "src/**/*.js", pattern: "export const \\\\w+", match: all}\n'),
    ]);
    const files: Tree = {
      'package.json': '{"type": "module", "scripts": {"test": "node --test"}}\n',
      'contract-gate.yml': 'version: 1\ncage: none\nsatisfied_by: trusted\n',
      'docs/guide.md': '# Guide\n',
      'src/a.js': 'export const a = 1;\n',
      'test/a.test.js': "import { test } from 'node:test';\ntest('a', () => {});\ntest('b', () => {});\n",
      ...contracts,
    };
    const github = await openGitHub({ files: { ...shop().files, ...files } });
    const block = '---OUTPUT---\nfiles_changed: [src/a.js, src/c.js]\ntests_passing: true\nblockers: none\n---END---\n';
    const pull = await github.pull({
      branch: 'agent/login',
      fork: 'eve',
      body: `Contract: docs\nContract: text\n\n${block}`,
      files: {
        'src/b.js': 'const b = 2;\n',
        'src/a.js': 'export const a = 2;\n',
        'test/a.test.js': "import { test } from 'node:test';\ntest('a', () => {});\n",
        '.contracts/docs.yml': `${contracts['.contracts/docs.yml']}  command: "true"\n`,
        'README.md': '# Shop, edited\n',
      },
    });
    const [, published] = await throughForks(github, pull);
    const alone = await github.run({ pull });
    const judged = ({ results }: Ran) =>
      criteria(results!).map(({ id, status, message, at }) => ({ id, status, message, at }));
    expect(judged(published!)).toEqual(judged(alone));
    expect(new Set(judged(alone).map(({ status }) => status))).toEqual(
      new Set(['pass', 'fail', 'pending', 'warn', 'skip']),
    );
  });

  test('a merge group', async () => {
    const { files } = shop();
    const github = await openGitHub({ files });
    await github.requireChecks('main', [report]);
    const pull = await github.pull({ ...opened, files: right, fork: 'eve' });
    const group = github.queue([pull]);
    const artifacts: Artifacts = new Map();
    const verified = await runWorkflow(github, forks.verify, { group, artifacts });
    const ended = { ...endedBy(verified, job(verified, 'verify')), event: 'merge_group' };
    const published = await runWorkflow(github, forks.publish, { group, artifacts, event: 'workflow_run', ended });
    expect(job(published, 'publish').code).toBe(0);
    const runs = await github.checkRuns(group.headSha);
    expect(runs.find(({ name }) => name === report)).toMatchObject({ conclusion: 'success' });
  });

  test('pull_request_target: the same, and the report stands on the head', async () => {
    const { files, ran } = shop();
    const github = await openGitHub({ files });
    const pull = await github.pull({ ...opened, files: right, fork: 'eve' });
    const artifacts: Artifacts = new Map();
    const { runId } = await runWorkflow(github, forks.verify, { pull, artifacts });
    const [file] = artifacts.get(runId)!.get('contract-gate-results')!;
    const results = `${tempOf}/results.json`;
    const publish = (bytes: Buffer) =>
      github.run({
        pull,
        event: 'pull_request_target',
        action: 'labeled',
        inputs: { command: 'publish', results },
        prepare: (_, temp) => writeFileSync(join(temp, 'results.json'), bytes),
      });
    expect((await publish(file!.bytes)).code).toBe(0);
    expect(ran()).toBe(1);
    const posted = (await github.checkRuns(pull.head)).find(({ name }) => name === report);
    expect(posted).toMatchObject({ conclusion: 'success' });
    expect((await publish(Buffer.from('{}'))).code).toBe(2);
  });

  test('the head moved on: nothing is published for the old one', async () => {
    const { files } = shop();
    const github = await openGitHub({ files });
    const pull = await github.pull({ ...opened, files: right, fork: 'eve' });
    const artifacts: Artifacts = new Map();
    const verified = await runWorkflow(github, forks.verify, { pull, artifacts });
    const ended = endedBy(verified, job(verified, 'verify'));
    const old = pull.head;
    const payload = await github.event('workflow_run', 'completed', { pull, ended });
    await github.push(pull, wrong);
    const { jobs } = await runWorkflow(github, forks.publish, {
      pull,
      artifacts,
      event: 'workflow_run',
      ended,
      payload,
    });
    expect(jobs.get('publish')).toMatchObject({ code: 2, writes: [] });
    expect(jobs.get('publish')!.log).toMatch(/the head of #1 is now \w{7}; nothing is published for \w{7}/);
    for (const head of [old, pull.head]) expect(await github.checkRuns(head)).toEqual([]);
  });

  test('a workflow that the pull request brings, under the name of the one that verifies', async () => {
    const { files } = shop();
    const github = await openGitHub({ files });
    const own = '.github/workflows/mine.yml';
    const pull = await github.pull({
      ...opened,
      fork: 'eve',
      files: { ...wrong, [own]: 'name: contract-gate verify\n' },
    });
    const artifacts: Artifacts = new Map();
    const verified = await runWorkflow(github, forks.verify, { pull, artifacts });
    const ended = { ...endedBy(verified, job(verified, 'verify')), path: own };
    const { jobs } = await runWorkflow(github, forks.publish, { pull, artifacts, event: 'workflow_run', ended });
    expect(jobs.get('publish')!.code).toBe(2);
    expect(shown(jobs.get('publish')!)).toContain(`the commands were run by ${own}, which is not on the base branch`);
  });
});

describe('shards', () => {
  test('several machines run the commands, one judges: as one machine would', async () => {
    const { files } = shop();
    const contracts = Array.from({ length: 40 }, (_, index) => [
      `.contracts/c${index}.yml`,
      `id: c${index}\napplies_to: {branches: ['**']}\nvalidation:\n  command: "test ${index} != 3"\n`,
    ]);
    const github = await openGitHub({ files: { ...files, ...Object.fromEntries(contracts) } });
    const pull = await github.pull({ ...opened, files: right });
    const ran = await runWorkflow(github, shards, { pull, artifacts: new Map() });
    expect([...ran.jobs.keys()].filter(name => name.startsWith('gate / verify'))).toHaveLength(4);
    const merged = job(ran, required);
    const alone = await github.run({ pull });
    expect([merged.code, alone.code]).toEqual([1, 1]);
    const judged = ({ results }: Ran) =>
      results!.contracts.map(({ attempt: _, retry: __, ...rest }) => JSON.parse(JSON.stringify(rest, withoutOutput)));
    expect(judged(merged)).toEqual(judged(alone));
  });
});

function withoutOutput(key: string, value: unknown): unknown {
  return key === 'output' ? undefined : value;
}
