import { describe, expect, test } from 'vitest';
import { openGround } from '../github-emulator/github.ts';

/** Ways round the gate that its author would try: every one of them ends without a merge. */
const strict = 'id: strict\napplies_to: {labels: [agent]}\nvalidation:\n  files_exist: [proof.txt]\n';
const weak = strict.replace('proof.txt', 'README.md');
const files = { 'README.md': '# Shop\n', '.contracts/strict.yml': strict };
const required = ['contract-gate', 'contract-gate report'];
const named = (runs: { name: string; conclusion: string | null }[], name: string) =>
  runs.filter(run => run.name === name).map(({ conclusion }) => conclusion);

describe('another event on the same head', () => {
  test('a dispatch on the branch of a pull request judges the pull request', async () => {
    const ground = await openGround({ files });
    await ground.requireChecks('main', required);
    const pull = await ground.pull({ branch: 'fix-1', labels: ['agent'], files: { 'a.js': '1\n' } });
    expect((await ground.run({ pull })).code).toBe(1);
    const push = { branch: 'fix-1', after: pull.head };
    expect((await ground.run({ event: 'workflow_dispatch', push })).code).toBe(1);
    expect((await ground.run({ push })).code).toBe(1);
    expect(await ground.merge(pull)).toMatchObject({ merged: false });
  });

  test('a push is judged against the base of the pull request, not the default branch', async () => {
    const ground = await openGround({ files: { 'README.md': '# Shop\n' } });
    await ground.branch('release');
    ground.advance({ '.contracts/strict.yml': strict }, { branch: 'release' });
    await ground.requireChecks('release', required);
    const pull = await ground.pull({
      branch: 'fix-1',
      base: 'release',
      labels: ['agent'],
      files: { 'a.js': '1\n', '.contracts/strict.yml': null },
    });
    expect((await ground.run({ pull })).code).toBe(1);
    expect((await ground.run({ push: { branch: 'fix-1', after: pull.head } })).code).toBe(1);
    expect(await ground.merge(pull)).toMatchObject({ merged: false });
  });

  test('two pull requests with one head and different bases are refused, both', async () => {
    const ground = await openGround({ files });
    await ground.branch('weak');
    ground.advance({ '.contracts/strict.yml': weak }, { branch: 'weak' });
    const one = await ground.pull({ branch: 'fix-1', labels: ['agent'], files: { 'a.js': '1\n' } });
    const two = await ground.pull({ branch: 'fix-2', base: 'weak', labels: ['agent'], files: { 'b.js': '1\n' } });
    await ground.rewind(two, one.head);
    const { code, log } = await ground.run({ pull: two });
    expect(code).toBe(2);
    expect(log).toMatch(/is the head of several pull requests \(#1 into main, #2 into weak\)/);
  });

  test('the verdict of a job is for the head of its own event', async () => {
    const ground = await openGround({ files });
    const pull = await ground.pull({ branch: 'fix-1', labels: ['agent'], files: { 'a.js': '1\n' } });
    const payload = await ground.event('pull_request', 'synchronize', pull);
    await ground.push(pull, { 'proof.txt': 'yes\n' });
    const { code, log } = await ground.run({ pull, payload, checkout: 'head' });
    expect(code).toBe(2);
    expect(log).toContain('which is neither the head');
  });
});

describe('check runs of ours', () => {
  test('never take the name of a check that somebody else posts or the branch requires', async () => {
    const ground = await openGround({ files });
    await ground.requireChecks('main', ['ci / lint-frontend']);
    const contract = 'id: ci\nvalidation:\n  lint: "! frontend"\n';
    const pull = await ground.pull({ branch: 'agent/c', files: { 'a.js': '1\n', '.contracts/ci.yml': contract } });
    await ground.addCheckRun(pull.head, { name: 'ci / lint-frontend', conclusion: 'failure', workflow: 'ci.yml' });
    await ground.run({ pull });
    const runs = await ground.checkRuns(pull.head);
    expect(named(runs as never, 'ci / lint-frontend')).toEqual(['failure']);
    expect(named(runs as never, 'ci / lint-frontend (contract-gate)')).toEqual(['success']);
    expect(await ground.merge(pull)).toMatchObject({ merged: false });
  });

  test('go on failing when more criteria make them fold', async () => {
    const ground = await openGround({ files });
    const name = 'strict / files_exist-proof-txt';
    await ground.requireChecks('main', [name]);
    const pull = await ground.pull({ branch: 'fix-1', labels: ['agent'], files: { 'a.js': '1\n' } });
    await ground.run({ pull });
    const absent = Array.from({ length: 12 }, (_, index) => `    - {file: a.js, pattern: "x${index}", absent: true}\n`);
    const body = `\`\`\`contract\nid: many\nvalidation:\n  content_check:\n${absent.join('')}\`\`\`\n`;
    await ground.edit(pull, { body });
    await ground.run({ pull, action: 'edited' });
    expect(named((await ground.checkRuns(pull.head)) as never, name)).toEqual(['failure']);
    expect(await ground.merge(pull)).toMatchObject({ merged: false });
  });

  test('an outage at the beginning leaves no old verdict standing', async () => {
    const ground = await openGround({ files });
    await ground.requireChecks('main', ['contract-gate report']);
    const pull = await ground.pull({
      branch: 'agent/t',
      files: { 'a.js': '1\n', '.contracts/t.yml': 'id: t\nvalidation:\n  files_exist: [a.js]\n' },
    });
    expect((await ground.run({ pull })).code).toBe(0);
    await ground.label(pull, 'agent');
    const isBeginning = ({ method, body }: { method: string; body?: unknown }) =>
      method === 'PATCH' && (body as { status?: string } | undefined)?.status === 'in_progress';
    ground.fault({ when: isBeginning as never, kind: '502', times: Number.POSITIVE_INFINITY });
    expect((await ground.run({ pull, action: 'labeled' })).code).toBe(1);
    ground.mend();
    expect(named((await ground.checkRuns(pull.head)) as never, 'contract-gate report')).toEqual(['failure']);
    expect(await ground.merge(pull)).toMatchObject({ merged: false });
  });
});

test('a contract with the name of what every object has is judged like any other', async () => {
  const ground = await openGround({ files });
  const contract = 'id: constructor\nvalidation:\n  files_exist: [gone]\n';
  const pull = await ground.pull({ branch: 'agent/c', files: { '.contracts/c.yml': contract } });
  expect((await ground.run({ pull })).results?.contracts[0]).toMatchObject({ id: 'constructor', attempt: 1 });
  await ground.push(pull, { 'a.js': '2\n' });
  expect((await ground.run({ pull })).results?.contracts[0]).toMatchObject({ attempt: 2, retry: { left: 1 } });
});

test('what is accepted only after a sign-off is dispatched then', async () => {
  const policy = 'version: 1\ndispatch: true\n';
  const ground = await openGround({
    files: { ...files, 'contract-gate.yml': policy, '.contracts/t.yml': weak.replace('strict', 't') },
  });
  ground.permissions.contents = 'write';
  ground.user('lead', { permission: 'write' });
  const change = `${weak.replace('strict', 't')}title: T\n`;
  const pull = await ground.pull({ branch: 'agent/x', files: { '.contracts/t.yml': change, 'a.js': '1\n' } });
  await ground.run({ pull });
  expect(ground.dispatches).toEqual([]);
  await ground.review(pull, { by: 'lead' });
  await ground.run({ pull });
  await ground.run({ pull });
  expect(ground.dispatches.map(({ event_type }) => event_type)).toEqual(['OFFERING_ACCEPTED']);
});

test('a required check that is another job of the same run is not taken for the gate', async () => {
  const ground = await openGround({ files });
  await ground.requireChecks('main', ['lint']);
  const pull = await ground.pull({ branch: 'agent/x', labels: ['agent'], files: { 'a.js': '1\n' } });
  const { summary } = await ground.run({ pull });
  expect(summary).not.toContain('requires `lint`');
  expect(summary).toContain('Nothing enforces this yet');
});
