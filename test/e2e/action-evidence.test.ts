import { describe, expect, test } from 'vitest';
import { openGitHub } from '../github-emulator/github.ts';
import type { Ran } from '../github-emulator/runner.ts';
import { criteria, type Tree } from '../support/repository.ts';

/** Nothing is posted, and GitHub is asked all the same. */
const quiet = { 'check-runs': 'off', comment: 'off' };
const isListing = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path}`.endsWith('/check-runs') && method === 'GET';
const found = ({ results }: Ran, check: string) => criteria(results!).find(each => each.check === check);

describe("check_run: CI's own check runs as evidence", () => {
  const ci = '.github/workflows/ci.yml';
  async function asking(written: string, files: Tree = { 'a.txt': '1\n' }) {
    const github = await openGitHub({
      files: { 'README.md': '# Shop\n', '.contracts/login.yml': `id: login\nvalidation:\n  check_run: ${written}\n` },
    });
    const pull = await github.pull({ branch: 'agent/login', files });
    const judge = async () => found(await github.run({ pull, inputs: quiet }), 'check_run')!;
    return { github, pull, judge };
  }
  const build = (more: object) => ({ name: 'build', workflow: ci, ...more });

  test('success, failure, under way, none at all', async () => {
    const { github, pull, judge } = await asking('build');
    expect(await judge()).toMatchObject({ status: 'error', message: 'there is no check run build on this head' });
    await github.addCheckRun(github.sha('main'), build({ conclusion: 'success' }));
    expect(await judge()).toMatchObject({ status: 'error' });
    await github.addCheckRun(pull.head, build({ conclusion: 'failure' }));
    expect(await judge()).toMatchObject({ status: 'fail', got: 'failure' });
    await github.addCheckRun(pull.head, build({ status: 'in_progress' }));
    expect(await judge()).toMatchObject({ status: 'error', message: 'the check run build has not finished' });
    await github.addCheckRun(pull.head, build({ conclusion: 'success' }));
    expect(await judge()).toMatchObject({ status: 'pass' });
    await github.addCheckRun(pull.head, build({ conclusion: 'skipped' }));
    expect(await judge()).toMatchObject({ status: 'fail', got: 'skipped' });
  });

  test('one that is under way is waited for, and no longer than the contract says', async () => {
    const { github, pull, judge } = await asking('{name: build, wait: 2m}');
    await github.addCheckRun(pull.head, build({ status: 'in_progress' }));
    expect(await judge()).toMatchObject({ status: 'error' });
    const asked = github.requests.filter(isListing).length;
    expect(asked).toBeGreaterThan(5);
    let seen = 0;
    github.fault({
      kind: '500',
      when(request) {
        if (isListing(request)) seen += 1;
        if (isListing(request) && seen === 3) void github.addCheckRun(pull.head, build({ conclusion: 'success' }));
        return false;
      },
    });
    expect(await judge()).toMatchObject({ status: 'pass' });
    expect(seen).toBeLessThan(asked);
  });

  test('all names that wait share one listing for each look', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `{name: n${index}, wait: 2m}`);
    const { github, judge } = await asking(`[${names.join(', ')}]`);
    expect(await judge()).toMatchObject({
      status: 'error',
      message: 'there is no check run n0 on this head after 2 m 00 s',
    });
    expect(github.requests.filter(isListing).length).toBeLessThan(2 * names.length);
  });

  test('no more waiting than the policy allows a command', async () => {
    const { github, pull } = await asking('{name: build, wait: 61m}');
    const { code, results } = await github.run({ pull, inputs: quiet });
    expect(code).toBe(1);
    const message = expect.stringContaining("wait 1 h 01 m is above the policy's commands.max_timeout");
    expect(results!.problems).toContainEqual(expect.objectContaining({ message }));
  });

  describe('only a job proves something', () => {
    const posted = (conclusion: string) => ({ name: 'build', conclusion });

    test('what was posted under GitHub Actions waits for a person, who signs this head alone', async () => {
      const { github, pull, judge } = await asking('build');
      github.user('lead', { permission: 'write' });
      await github.addCheckRun(pull.head, posted('success'));
      expect(await judge()).toMatchObject({
        status: 'pending',
        message: expect.stringContaining('it was posted through the API by an unknown author'),
      });
      await github.review(pull, { by: 'lead' });
      expect(await judge()).toMatchObject({ status: 'pass', signed: { by: 'lead' } });
      await github.push(pull, { 'a.txt': '2\n' });
      await github.addCheckRun(pull.head, posted('success'));
      expect(await judge()).toMatchObject({ status: 'pending' });
    });

    test('a success that is posted later, into the same suite, overrules no failed job', async () => {
      const { github, pull, judge } = await asking('build');
      const { check_suite } = await github.addCheckRun(pull.head, build({ conclusion: 'failure' }));
      const later = await github.addCheckRun(pull.head, { ...posted('success'), suite: check_suite.id });
      expect(later.check_suite.id).toBe(check_suite.id);
      expect(await judge()).toMatchObject({ status: 'fail', got: 'failure' });
    });

    test('a job decides where one is posted beside it, and a posted failure stays one', async () => {
      const { github, pull, judge } = await asking('build');
      await github.addCheckRun(pull.head, posted('success'));
      await github.addCheckRun(pull.head, build({ conclusion: 'success' }));
      expect(await judge()).toMatchObject({ status: 'pass', message: `it succeeded in ${ci}` });
      await github.addCheckRun(pull.head, posted('failure'));
      expect(await judge()).toMatchObject({ status: 'fail' });
    });

    test('the run of another event stands in for none', async () => {
      const { github, pull, judge } = await asking('{name: build, workflow: ci.yml}');
      await github.addCheckRun(pull.head, build({ conclusion: 'failure' }));
      await github.addCheckRun(pull.head, build({ conclusion: 'success', event: 'workflow_dispatch' }));
      expect(await judge()).toMatchObject({ status: 'fail' });
      await github.addCheckRun(pull.head, build({ conclusion: 'success' }));
      expect(await judge()).toMatchObject({ status: 'pass' });
      await github.addCheckRun(pull.head, build({ conclusion: 'failure', event: 'workflow_dispatch' }));
      expect(await judge()).toMatchObject({ status: 'fail' });
    });

    test('jobs of the same name in one run all count, and a new attempt leaves the old one behind', async () => {
      const { github, pull, judge } = await asking('build');
      const runId = 5001;
      await github.addCheckRun(pull.head, build({ runId, conclusion: 'failure' }));
      await github.addCheckRun(pull.head, build({ runId, conclusion: 'success' }));
      expect(await judge()).toMatchObject({ status: 'fail' });
      await github.addCheckRun(pull.head, build({ runId, attempt: 2, conclusion: 'success' }));
      expect(await judge()).toMatchObject({ status: 'pass' });
    });

    test.each([`${ci}@refs/pull/1/merge`, `acme/shop/${ci}@main`])(
      'a workflow that GitHub calls %s is known by its file',
      async workflow => {
        const { github, pull, judge } = await asking('{name: build, workflow: ci.yml}', { [ci]: 'name: build\n' });
        await github.addCheckRun(pull.head, build({ conclusion: 'success', workflow }));
        expect(await judge()).toMatchObject({ status: 'pending', at: { path: ci } });
      },
    );

    test('without actions: read it is inconclusive', async () => {
      const { github, pull, judge } = await asking('build');
      await github.addCheckRun(pull.head, build({ conclusion: 'success' }));
      github.permissions.actions = 'none';
      expect(await judge()).toMatchObject({ status: 'error', message: expect.stringContaining('actions: read') });
    });
  });

  test.each(['{name: build, workflow: ci.yml}', `{name: build, workflow: ${ci}}`, '{name: build, workflow: Build it}'])(
    '%s: only of that workflow',
    async written => {
      const { github, pull, judge } = await asking(written);
      await github.addCheckRun(pull.head, build({ conclusion: 'success', workflow: '.github/workflows/other.yml' }));
      await github.addCheckRun(pull.head, { name: 'build', conclusion: 'success', app: 'other-ci' });
      expect(await judge()).toMatchObject({ status: 'error' });
      await github.addCheckRun(pull.head, build({ conclusion: 'success', workflowName: 'Build it' }));
      expect(await judge()).toMatchObject({ status: 'pass' });
    },
  );

  test('a workflow that the change brings along waits for a person', async () => {
    const { github, pull, judge } = await asking('build', { [ci]: 'name: build\n' });
    github.user('lead', { permission: 'write' });
    await github.addCheckRun(pull.head, build({ conclusion: 'success' }));
    expect(await judge()).toMatchObject({ status: 'pending', at: { path: ci } });
    await github.review(pull, { by: 'lead' });
    expect(await judge()).toMatchObject({ status: 'pass', signed: { by: 'lead' } });
  });

  test.each(['contract-gate', 'contract-gate report', 'contract-gate / login / files_exist: README.md'])(
    'our own %s is no evidence, of an earlier run neither',
    async name => {
      const { github, pull } = await asking(`"${name}"\n  files_exist: [README.md]`);
      for (const runId of [1, 2]) {
        const ran = await github.run({ pull, runId, inputs: { 'max-check-runs': '50', comment: 'off' } });
        const message = `there is no check run ${name} on this head`;
        expect(found(ran, 'check_run')).toMatchObject({ status: 'error', message });
      }
      const there = [...(await github.checkRuns(pull.head)), ...(await github.jobs(pull.head))];
      expect(there.map(run => run.name)).toContain(name);
    },
  );
});

describe('a check run under our name that is not ours', () => {
  async function plain() {
    const github = await openGitHub({
      files: {
        'README.md': '# Shop\n',
        '.contracts/login.yml': 'id: login\nvalidation:\n  files_exist: [README.md]\n',
      },
    });
    return { github, pull: await github.pull({ branch: 'agent/login', files: { 'a.txt': '1\n' } }) };
  }
  const own = '.github/workflows/contract-gate.yml';

  test.each([
    ['the report, posted by another app', { name: 'contract-gate report', app: 'other' }],
    ['the report, posted by another workflow', { name: 'contract-gate report' }],
    ['the job of another workflow', { name: 'contract-gate', workflow: '.github/workflows/other.yml' }],
  ])('%s fails', async (_, run) => {
    const { github, pull } = await plain();
    await github.addCheckRun(pull.head, { ...run, conclusion: 'success' });
    const ran = await github.run({ pull, inputs: quiet });
    expect(ran.code).toBe(1);
    expect(found(ran, 'foreign_check_run')).toMatchObject({
      status: 'fail',
      message: `a check run named ${run.name} on this head was not posted by the gate`,
    });
  });

  test('our own earlier runs, other runs of our workflow, and other names do not', async () => {
    const { github, pull } = await plain();
    await github.addCheckRun(pull.head, { name: 'contract-gate', workflow: own, conclusion: 'failure' });
    await github.addCheckRun(pull.head, { name: 'contract-gate reporter', conclusion: 'failure' });
    await github.addCheckRun(github.sha('main'), { name: 'contract-gate report', conclusion: 'success' });
    for (const runId of [1, 2]) expect((await github.run({ pull, runId, inputs: { comment: 'off' } })).code).toBe(0);
  });

  test.each(['contract-gate report', 'contract-gate'])('%s with the address of our own run is foreign', async name => {
    const { github, pull } = await plain();
    const details_url = `${github.urls.server}/acme/shop/actions/runs/555002/job/1`;
    await github.addCheckRun(pull.head, { name, conclusion: 'success', details_url });
    const ran = await github.run({ pull, runId: 555002, inputs: quiet });
    expect(found(ran, 'foreign_check_run')).toMatchObject({ status: 'fail' });
  });

  test('that address makes no other name ours', async () => {
    const { github, pull } = await plain();
    const details_url = `${github.urls.server}/acme/shop/actions/runs/555003/job/1`;
    await github.addCheckRun(pull.head, { name: 'lint', conclusion: 'success', details_url });
    await github.requireChecks('main', ['lint']);
    const ran = await github.run({ pull, runId: 555003 });
    expect(ran.code).toBe(0);
    expect(ran.summary).toContain('`main` does not require `contract-gate`');
  });

  test('where jobs may not be read it is said, and another app is found all the same', async () => {
    const { github, pull } = await plain();
    github.permissions.actions = 'none';
    const unread = await github.run({ pull, inputs: quiet });
    expect(unread.code).toBe(0);
    expect(found(unread, 'foreign_check_run')).toMatchObject({
      status: 'skip',
      message: expect.stringContaining('actions: read'),
    });
    await github.addCheckRun(pull.head, { name: 'contract-gate report', app: 'other', conclusion: 'success' });
    expect((await github.run({ pull, inputs: quiet })).code).toBe(1);
  });

  test('where GitHub does not answer, it is inconclusive', async () => {
    const { github, pull } = await plain();
    github.fault({ kind: '502', when: isListing, times: Number.POSITIVE_INFINITY });
    const ran = await github.run({ pull, inputs: quiet });
    expect(ran.code).toBe(2);
    expect(found(ran, 'foreign_check_run')).toMatchObject({ status: 'error', owner: 'runner' });
  });
});

test("our mark on another app's check run is foreign, and the report is posted beside it", async () => {
  const github = await openGitHub({
    files: { 'a.txt': 'a\n', '.contracts/t.yml': 'id: t\nvalidation:\n  files_exist: [a.txt]\n' },
  });
  const pull = await github.pull({ branch: 'agent/t', files: { 'b.txt': 'b\n' } });
  const mark = 'contract-gate:1:aggregate';
  const name = 'contract-gate report';
  await github.addCheckRun(pull.head, { name, app: 'evil', external_id: mark, conclusion: 'success' });
  const { code, results } = await github.run({ pull });
  expect(code).toBe(1);
  expect(results?.contracts.flatMap(({ criteria }) => criteria)).toContainEqual(
    expect.objectContaining({ check: 'foreign_check_run', status: 'fail' }),
  );
  const runs = await github.checkRuns(pull.head);
  expect(
    runs
      .filter(run => run.name === name)
      .map(run => run.conclusion)
      .sort(),
  ).toEqual(['failure', 'success']);
});
