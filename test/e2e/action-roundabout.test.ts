import { describe, expect, test } from 'vitest';
import { openGitHub } from '../github-emulator/github.ts';

/** Ways round the gate that its author would try: every one of them ends without a merge. */
const strict = 'id: strict\napplies_to: {labels: [agent]}\nvalidation:\n  files_exist: [proof.txt]\n';
const weak = strict.replace('proof.txt', 'README.md');
const files = { 'README.md': '# Shop\n', '.contracts/strict.yml': strict };
const required = ['contract-gate', 'contract-gate report'];
const named = (runs: { name: string; conclusion: string | null }[], name: string) =>
  runs.filter(run => run.name === name).map(({ conclusion }) => conclusion);

describe('another event on the same head', () => {
  test('a dispatch on the branch of a pull request judges the pull request', async () => {
    const github = await openGitHub({ files });
    await github.requireChecks('main', required);
    const pull = await github.pull({ branch: 'fix-1', labels: ['agent'], files: { 'a.js': '1\n' } });
    expect((await github.run({ pull })).code).toBe(1);
    const push = { branch: 'fix-1', after: pull.head };
    expect((await github.run({ event: 'workflow_dispatch', push })).code).toBe(1);
    expect((await github.run({ push })).code).toBe(1);
    expect(await github.merge(pull)).toMatchObject({ merged: false });
  });

  test('a push is judged against the base of the pull request, not the default branch', async () => {
    const github = await openGitHub({ files: { 'README.md': '# Shop\n' } });
    await github.branch('release');
    github.advance({ '.contracts/strict.yml': strict }, { branch: 'release' });
    await github.requireChecks('release', required);
    const pull = await github.pull({
      branch: 'fix-1',
      base: 'release',
      labels: ['agent'],
      files: { 'a.js': '1\n', '.contracts/strict.yml': null },
    });
    expect((await github.run({ pull })).code).toBe(1);
    expect((await github.run({ push: { branch: 'fix-1', after: pull.head } })).code).toBe(1);
    expect(await github.merge(pull)).toMatchObject({ merged: false });
  });

  test('two pull requests with one head and different bases are refused, both', async () => {
    const github = await openGitHub({ files });
    await github.branch('weak');
    github.advance({ '.contracts/strict.yml': weak }, { branch: 'weak' });
    const one = await github.pull({ branch: 'fix-1', labels: ['agent'], files: { 'a.js': '1\n' } });
    const two = await github.pull({ branch: 'fix-2', base: 'weak', labels: ['agent'], files: { 'b.js': '1\n' } });
    await github.rewind(two, one.head);
    const { code, log } = await github.run({ pull: two });
    expect(code).toBe(2);
    expect(log).toMatch(/is the head of several pull requests \(#1 into main, #2 into weak\)/);
  });

  test('the verdict of a job is for the head of its own event', async () => {
    const github = await openGitHub({ files });
    const pull = await github.pull({ branch: 'fix-1', labels: ['agent'], files: { 'a.js': '1\n' } });
    const payload = await github.event('pull_request', 'synchronize', pull);
    await github.push(pull, { 'proof.txt': 'yes\n' });
    const { code, log } = await github.run({ pull, payload, checkout: 'head' });
    expect(code).toBe(2);
    expect(log).toContain('which is neither the head');
  });
});

describe('check runs of ours', () => {
  test('never take the name of a check that somebody else posts or the branch requires', async () => {
    const github = await openGitHub({ files });
    await github.requireChecks('main', ['ci / lint-frontend']);
    const contract = 'id: ci\nvalidation:\n  lint: "! frontend"\n';
    const pull = await github.pull({ branch: 'agent/c', files: { 'a.js': '1\n', '.contracts/ci.yml': contract } });
    await github.addCheckRun(pull.head, { name: 'ci / lint-frontend', conclusion: 'failure', workflow: 'ci.yml' });
    await github.run({ pull });
    const runs = await github.checkRuns(pull.head);
    expect(named(runs as never, 'ci / lint-frontend')).toEqual(['failure']);
    expect(named(runs as never, 'contract-gate / ci / lint: ! frontend')).toEqual(['success']);
    expect(await github.merge(pull)).toMatchObject({ merged: false });
  });

  test('go on failing when more criteria make them fold', async () => {
    const github = await openGitHub({ files });
    const name = 'contract-gate / strict / files_exist: proof.txt';
    await github.requireChecks('main', [name]);
    const pull = await github.pull({ branch: 'fix-1', labels: ['agent'], files: { 'a.js': '1\n' } });
    await github.run({ pull });
    const absent = Array.from({ length: 12 }, (_, index) => `    - {file: a.js, pattern: "x${index}", absent: true}\n`);
    const body = `\`\`\`contract\nid: many\nvalidation:\n  content_check:\n${absent.join('')}\`\`\`\n`;
    await github.edit(pull, { body });
    await github.run({ pull, action: 'edited' });
    expect(named((await github.checkRuns(pull.head)) as never, name)).toEqual(['failure']);
    expect(await github.merge(pull)).toMatchObject({ merged: false });
  });

  test('an outage at the beginning leaves no old verdict standing', async () => {
    const github = await openGitHub({ files });
    await github.requireChecks('main', ['contract-gate report']);
    const pull = await github.pull({
      branch: 'agent/t',
      files: { 'a.js': '1\n', '.contracts/t.yml': 'id: t\nvalidation:\n  files_exist: [a.js]\n' },
    });
    expect((await github.run({ pull })).code).toBe(0);
    await github.label(pull, 'agent');
    const isBeginning = ({ method, body }: { method: string; body?: unknown }) =>
      method === 'PATCH' && (body as { status?: string } | undefined)?.status === 'in_progress';
    github.fault({ when: isBeginning as never, kind: '502', times: Number.POSITIVE_INFINITY });
    expect((await github.run({ pull, action: 'labeled' })).code).toBe(1);
    github.clearFaults();
    expect(named((await github.checkRuns(pull.head)) as never, 'contract-gate report')).toEqual(['failure']);
    expect(await github.merge(pull)).toMatchObject({ merged: false });
  });
});

test('a contract with the name of what every object has is judged like any other', async () => {
  const github = await openGitHub({ files });
  const contract = 'id: constructor\nvalidation:\n  files_exist: [gone]\n';
  const pull = await github.pull({ branch: 'agent/c', files: { 'a.js': '1\n', '.contracts/c.yml': contract } });
  expect((await github.run({ pull })).results?.contracts[0]).toMatchObject({ id: 'constructor', attempt: 1 });
  await github.push(pull, { 'a.js': '2\n' });
  expect((await github.run({ pull })).results?.contracts[0]).toMatchObject({ attempt: 2, retry: { left: 1 } });
});

test('what is accepted only after a sign-off is dispatched then', async () => {
  const policy = 'version: 1\ndispatch: true\n';
  const github = await openGitHub({
    files: { ...files, 'contract-gate.yml': policy, '.contracts/t.yml': weak.replace('strict', 't') },
  });
  github.permissions.contents = 'write';
  github.user('lead', { permission: 'write' });
  const change = `${weak.replace('strict', 't')}title: T\n`;
  const pull = await github.pull({ branch: 'agent/x', files: { '.contracts/t.yml': change, 'a.js': '1\n' } });
  await github.run({ pull });
  expect(github.dispatches).toEqual([]);
  await github.review(pull, { by: 'lead' });
  await github.run({ pull });
  await github.run({ pull });
  expect(github.dispatches.map(({ event_type }) => event_type)).toEqual(['OFFERING_ACCEPTED']);
});

test('a required check that is another job of the same run is not taken for the gate', async () => {
  const github = await openGitHub({ files });
  await github.requireChecks('main', ['lint']);
  const pull = await github.pull({ branch: 'agent/x', labels: ['agent'], files: { 'a.js': '1\n' } });
  const { summary } = await github.run({ pull });
  expect(summary).not.toContain('requires `lint`');
  expect(summary).toContain('Nothing enforces this yet');
});
