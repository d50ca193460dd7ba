import { describe, expect, test } from 'vitest';
import { openGround } from '../ground/github.ts';
import type { Ran } from '../ground/runner.ts';
import { criteria, type Tree } from '../support/repository.ts';

/** Nothing is posted, and GitHub is asked all the same. */
const quiet = { 'check-runs': 'off', comment: 'off' };
const found = ({ results }: Ran, check: string) => criteria(results!).find(each => each.check === check);

describe("check_run: CI's own check runs as evidence", () => {
  const ci = '.github/workflows/ci.yml';
  async function asking(written: string, files: Tree = { 'a.txt': '1\n' }) {
    const ground = await openGround({
      files: { 'README.md': '# Shop\n', '.contracts/login.yml': `id: login\nvalidation:\n  check_run: ${written}\n` },
    });
    const pull = await ground.pull({ branch: 'agent/login', files });
    const judge = async () => found(await ground.run({ pull, inputs: quiet }), 'check_run')!;
    return { ground, pull, judge };
  }
  const build = (more: object) => ({ name: 'build', workflow: ci, ...more });

  test('success, failure, under way, none at all', async () => {
    const { ground, pull, judge } = await asking('build');
    expect(await judge()).toMatchObject({ status: 'error', message: 'there is no check run build on this head' });
    await ground.addCheckRun(ground.sha('main'), build({ conclusion: 'success' }));
    expect(await judge()).toMatchObject({ status: 'error' });
    await ground.addCheckRun(pull.head, build({ conclusion: 'failure' }));
    expect(await judge()).toMatchObject({ status: 'fail', got: 'failure' });
    await ground.addCheckRun(pull.head, build({ status: 'in_progress' }));
    expect(await judge()).toMatchObject({ status: 'error', message: 'the check run build has not ended' });
    await ground.addCheckRun(pull.head, build({ conclusion: 'success' }));
    expect(await judge()).toMatchObject({ status: 'pass' });
    await ground.addCheckRun(pull.head, build({ conclusion: 'skipped' }));
    expect(await judge()).toMatchObject({ status: 'fail', got: 'skipped' });
  });

  test('one that is under way is waited for, and no longer than the contract says', async () => {
    const { ground, pull, judge } = await asking('{name: build, wait: 2m}');
    await ground.addCheckRun(pull.head, build({ status: 'in_progress' }));
    expect(await judge()).toMatchObject({ status: 'error' });
    const isAsked = ({ query }: { query: Record<string, string> }) => query.check_name === 'build';
    const asked = ground.requests.filter(isAsked).length;
    expect(asked).toBeGreaterThan(5);
    let seen = 0;
    ground.fault({
      kind: '500',
      when(request) {
        if (isAsked(request)) seen += 1;
        if (isAsked(request) && seen === 3) void ground.addCheckRun(pull.head, build({ conclusion: 'success' }));
        return false;
      },
    });
    expect(await judge()).toMatchObject({ status: 'pass' });
    expect(seen).toBeLessThan(asked);
  });

  test.each(['{name: build, workflow: ci.yml}', `{name: build, workflow: ${ci}}`, '{name: build, workflow: Build it}'])(
    '%s: only of that workflow',
    async written => {
      const { ground, pull, judge } = await asking(written);
      await ground.addCheckRun(pull.head, build({ conclusion: 'success', workflow: '.github/workflows/other.yml' }));
      await ground.addCheckRun(pull.head, { name: 'build', conclusion: 'success', app: 'other-ci' });
      expect(await judge()).toMatchObject({ status: 'error' });
      await ground.addCheckRun(pull.head, build({ conclusion: 'success', workflowName: 'Build it' }));
      expect(await judge()).toMatchObject({ status: 'pass' });
    },
  );

  test('a workflow that the change brings along waits for a person', async () => {
    const { ground, pull, judge } = await asking('build', { [ci]: 'name: build\n' });
    ground.user('lead', { permission: 'write' });
    await ground.addCheckRun(pull.head, build({ conclusion: 'success' }));
    expect(await judge()).toMatchObject({ status: 'pending', at: { path: ci } });
    await ground.review(pull, { by: 'lead' });
    expect(await judge()).toMatchObject({ status: 'pass', signed: { by: 'lead' } });
  });

  test.each(['contract-gate', 'contract-gate report', 'login / files_exist-readme-md'])(
    'our own %s is no evidence, of an earlier run neither',
    async name => {
      const { ground, pull } = await asking(`"${name}"\n  files_exist: [README.md]`);
      for (const runId of [1, 2]) {
        const ran = await ground.run({ pull, runId, inputs: { 'max-check-runs': '50', comment: 'off' } });
        const message = `there is no check run ${name} on this head`;
        expect(found(ran, 'check_run')).toMatchObject({ status: 'error', message });
      }
      const there = [...(await ground.checkRuns(pull.head)), ...(await ground.jobs(pull.head))];
      expect(there.map(run => run.name)).toContain(name);
    },
  );
});

describe('a check run under our name that is not ours', () => {
  async function plain() {
    const ground = await openGround({
      files: {
        'README.md': '# Shop\n',
        '.contracts/login.yml': 'id: login\nvalidation:\n  files_exist: [README.md]\n',
      },
    });
    return { ground, pull: await ground.pull({ branch: 'agent/login', files: { 'a.txt': '1\n' } }) };
  }
  const own = '.github/workflows/contract-gate.yml';

  test.each([
    ['the report, posted by another app', { name: 'contract-gate report', app: 'other' }],
    ['the report, posted by another workflow', { name: 'contract-gate report' }],
    ['the job of another workflow', { name: 'contract-gate', workflow: '.github/workflows/other.yml' }],
  ])('%s fails', async (_, run) => {
    const { ground, pull } = await plain();
    await ground.addCheckRun(pull.head, { ...run, conclusion: 'success' });
    const ran = await ground.run({ pull, inputs: quiet });
    expect(ran.code).toBe(1);
    expect(found(ran, 'foreign_check_run')).toMatchObject({
      status: 'fail',
      message: `a check run named ${run.name} on this head was not posted by the gate`,
    });
  });

  test('our own earlier runs, other runs of our workflow, and other names do not', async () => {
    const { ground, pull } = await plain();
    await ground.addCheckRun(pull.head, { name: 'contract-gate', workflow: own, conclusion: 'failure' });
    await ground.addCheckRun(pull.head, { name: 'contract-gate reporter', conclusion: 'failure' });
    await ground.addCheckRun(ground.sha('main'), { name: 'contract-gate report', conclusion: 'success' });
    for (const runId of [1, 2]) expect((await ground.run({ pull, runId, inputs: { comment: 'off' } })).code).toBe(0);
  });
});

test("our mark on another app's check run is foreign, and the report is posted beside it", async () => {
  const ground = await openGround({
    files: { 'a.txt': 'a\n', '.contracts/t.yml': 'id: t\nvalidation:\n  files_exist: [a.txt]\n' },
  });
  const pull = await ground.pull({ branch: 'agent/t', files: { 'b.txt': 'b\n' } });
  const mark = 'contract-gate:1:aggregate';
  const name = 'contract-gate report';
  await ground.addCheckRun(pull.head, { name, app: 'evil', external_id: mark, conclusion: 'success' });
  const { code, results } = await ground.run({ pull });
  expect(code).toBe(1);
  expect(results?.contracts.flatMap(({ criteria }) => criteria)).toContainEqual(
    expect.objectContaining({ check: 'foreign_check_run', status: 'fail' }),
  );
  const runs = await ground.checkRuns(pull.head);
  expect(
    runs
      .filter(run => run.name === name)
      .map(run => run.conclusion)
      .sort(),
  ).toEqual(['failure', 'success']);
});
