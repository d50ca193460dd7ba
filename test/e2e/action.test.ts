import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type GitHub, type GitHubOptions, openGitHub } from '../github-emulator/github.ts';
import type { Pull } from '../github-emulator/state.ts';

const contracts = {
  '.contracts/login.yml': `id: login
title: Add the login
description: Let people log in with a password.
validation:
  files_exist: [src/login.js]
  content_check: {file: src/login.js, pattern: "export function login"}
`,
  '.contracts/docs.yml': 'id: docs\ntitle: Describe it\nvalidation:\n  files_exist: [docs/login.md]\n',
  '.contracts/schema.yml': 'id: schema\ntitle: Keep the schema\nvalidation:\n  files_exist: [schema.sql]\n',
};
const base = { 'README.md': '# Shop\n', 'schema.sql': 'create table a;\n', ...contracts };

/** One contract fails, one passes, one waits for a person. */
async function three(options: GitHubOptions = {}): Promise<{ github: GitHub; pull: Pull }> {
  const github = await openGitHub({ files: base, ...options });
  github.user('lead', { permission: 'write' });
  const pull = await github.pull({
    branch: 'agent/login',
    title: 'Add the login',
    body: 'Contract: docs\nContract: schema\n',
    author: 'agent',
    files: {
      'src/login.js': '// The login.\nfunction login() {}\n',
      'docs/login.md': '# Login\n',
      '.contracts/schema.yml': `${contracts['.contracts/schema.yml']}  command: "true"\n`,
    },
  });
  return { github, pull };
}

const conclusions = (runs: { name: string; conclusion: string | null }[]) =>
  Object.fromEntries(runs.map(({ name, conclusion }) => [name, conclusion]));

describe('a pull request with three contracts', () => {
  test('is blocked with a report, and merges once it is mended and approved', async () => {
    const { github, pull } = await three();
    await github.requireChecks('main', ['contract-gate']);
    const first = await github.run({ pull, action: 'opened' });

    expect(first.code).toBe(1);
    const runs = await github.checkRuns(pull.head);
    expect(conclusions(runs as never)).toEqual({
      'contract-gate report': 'failure',
      'contract-gate / docs / files_exist: docs/login.md': 'success',
      'contract-gate / login / content_check: src/login.js contains /export function login/': 'failure',
      'contract-gate / login / files_exist: src/login.js': 'success',
      'contract-gate / schema / contract_unchanged: contract .contracts/schema.yml unchanged': 'action_required',
      'contract-gate / schema / files_exist: schema.sql': 'success',
    });
    const annotations = runs.flatMap(({ id }) => github.annotations(id));
    expect(annotations).toMatchObject([
      { path: '.contracts/schema.yml', start_line: 5, annotation_level: 'warning' },
      { path: 'src/login.js', start_line: 2, annotation_level: 'failure' },
    ]);
    const comments = await github.comments(pull);
    expect(comments).toHaveLength(1);
    expect(comments[0]!.body).toContain('❌ `src/login.js` does not contain');
    expect(comments[0]!.body).toContain('RETRY task #login');
    expect(comments[0]!.body).toContain('Merging into `main` requires `contract-gate`');
    expect(first.outputs).toMatchObject({
      verdict: 'fail',
      passed: '3',
      failed: '1',
      pending: '1',
      escalated: 'false',
    });
    expect(first.outputs['comment-url']).toBe(comments[0]!.html_url);
    expect(JSON.parse(first.outputs.message!)).toMatchObject([
      { type: 'OFFERING_ACCEPTED', contract: 'docs', attempt: 1 },
      { type: 'RETRY_REQUIRED', contract: 'login', attempt: 1, max: 2, failures: [{ check: 'content_check' }] },
    ]);
    expect(readFileSync(first.outputs['retry-prompt']!, 'utf8')).toContain('## Required Fix');
    expect(readFileSync(first.outputs['report-html']!, 'utf8')).toContain('<!doctype html>');
    expect(await github.merge(pull)).toMatchObject({ merged: false });

    await github.push(pull, { 'src/login.js': 'export function login() {}\n' });
    const second = await github.run({ pull });
    expect(second.code).toBe(3);
    expect(second.results?.contracts.find(({ id }) => id === 'login')).toMatchObject({ verdict: 'pass', attempt: 2 });
    expect(await github.merge(pull)).toMatchObject({ merged: false });

    await github.review(pull, { by: 'lead' });
    const third = await github.run({ pull });
    expect(third.code).toBe(0);
    expect(third.results?.contracts.find(({ id }) => id === 'schema')?.criteria[0]).toMatchObject({
      status: 'pass',
      signed: { by: 'lead', how: 'review', commit: pull.head },
    });
    const after = await github.comments(pull);
    expect(after).toHaveLength(1);
    expect(after[0]!.body).toMatch(/lead/);
    expect(await github.merge(pull)).toMatchObject({ merged: true });
  });

  test('judging the same head again changes what is there and adds nothing', async () => {
    const { github, pull } = await three();
    await github.run({ pull });
    const before = await github.checkRuns(pull.head);
    const shown = before.flatMap(({ id }) => github.annotations(id));
    const again = await github.run({ pull, attempt: 2 });
    const after = await github.checkRuns(pull.head);
    expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
    expect(after.flatMap(({ id }) => github.annotations(id))).toEqual(shown);
    expect(await github.comments(pull)).toHaveLength(1);
    expect(again.results?.contracts.map(({ attempt }) => attempt)).toEqual([1, 1, 1]);
  });

  test('the report is in progress while the gate works', async () => {
    const { github, pull } = await three();
    const { requests } = await github.run({ pull });
    const posts = requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/check-runs'));
    expect(posts[0]?.body).toMatchObject({ name: 'contract-gate report', status: 'in_progress', head_sha: pull.head });
  });
});

describe('a token that may not write', () => {
  test.each([
    ['a fork', { checks: 'read', 'pull-requests': 'read', issues: 'read', contents: 'read', actions: 'read' }],
    ['permissions: {}', { checks: 'none', 'pull-requests': 'none', issues: 'none', contents: 'none', actions: 'none' }],
  ] as const)('%s: the same verdict and exit code, and the report in the summary', async (_, permissions) => {
    const { github, pull } = await three();
    Object.assign(github.permissions, permissions);
    const { code, summary, log, commands, outputs } = await github.run({ pull });
    expect(code).toBe(1);
    expect(outputs.verdict).toBe('fail');
    expect(summary).toContain('## ❌ `src/login.js` does not contain');
    expect(log).toContain('Not published: check runs could not be written');
    expect(commands).toContainEqual(
      expect.objectContaining({
        name: 'error',
        properties: expect.objectContaining({ file: 'src/login.js', line: '2' }),
      }),
    );
    expect(await github.checkRuns(pull.head)).toEqual([]);
    expect(await github.comments(pull)).toEqual([]);
  });
});

describe('modes and settings', () => {
  test('mode: warn says what would block, and the job stays green', async () => {
    const { github, pull } = await three();
    const { code, outputs } = await github.run({ pull, inputs: { mode: 'warn' } });
    expect(code).toBe(0);
    expect(outputs.verdict).toBe('fail');
    const runs = await github.checkRuns(pull.head);
    const aggregate = runs.find(({ name }) => name === 'contract-gate report');
    expect(aggregate).toMatchObject({
      conclusion: 'neutral',
      output: { title: expect.stringContaining('would block') },
    });
    expect(runs.map(({ conclusion }) => conclusion)).not.toContain('failure');
    expect(await github.comments(pull)).toHaveLength(1);
  });

  test('mode: observe writes nothing but the summary', async () => {
    const { github, pull } = await three();
    const { code, summary } = await github.run({ pull, inputs: { mode: 'observe' } });
    expect(code).toBe(0);
    expect(summary).toContain('would block: `src/login.js` does not contain');
    expect(github.writes()).toEqual([]);
  });

  test('the stricter of policy and input applies', async () => {
    const { github, pull } = await three({ files: { ...base, 'contract-gate.yml': 'version: 1\nmode: block\n' } });
    expect((await github.run({ pull, inputs: { mode: 'observe' } })).code).toBe(1);
  });

  test('command: verify publishes nothing', async () => {
    const { github, pull } = await three();
    const { code, outputs } = await github.run({ pull, inputs: { command: 'verify' } });
    expect(outputs.verdict).toBe('fail');
    expect(github.writes()).toEqual([]);
    // Nobody requires this job: command: publish decides.
    expect(code).toBe(0);
  });

  test.each([
    [
      'contract',
      [
        'contract-gate / docs / all criteria',
        'contract-gate / login / all criteria',
        'contract-gate / schema / all criteria',
        'contract-gate report',
      ],
    ],
    ['summary', ['contract-gate report']],
    ['off', []],
  ])('check-runs: %s', async (checkRuns, names) => {
    const { github, pull } = await three();
    expect((await github.run({ pull, inputs: { 'check-runs': checkRuns } })).code).toBe(1);
    expect((await github.checkRuns(pull.head)).map(({ name }) => name).sort()).toEqual(names);
    expect(await github.comments(pull)).toHaveLength(1);
  });

  test('more criteria than max-check-runs fold to one check run a contract', async () => {
    const { github, pull } = await three();
    await github.run({ pull, inputs: { 'max-check-runs': '4', 'check-name': 'agents' } });
    const names = (await github.checkRuns(pull.head)).map(({ name }) => name).sort();
    expect(names).toEqual([
      'agents',
      'contract-gate / docs / all criteria',
      'contract-gate / login / all criteria',
      'contract-gate / schema / all criteria',
    ]);
  });

  test('comment: off and comment: failure', async () => {
    const { github, pull } = await three();
    await github.run({ pull, inputs: { comment: 'off' } });
    expect(await github.comments(pull)).toEqual([]);
    await github.run({ pull, inputs: { comment: 'failure' } });
    expect(await github.comments(pull)).toHaveLength(1);
  });

  test('reports are written where they are asked for', async () => {
    const { github, pull } = await three();
    const reports =
      'json=out/r.json\nmarkdown=out/r.md\nsarif=out/r.sarif\njunit=out/r.xml\nintoto=out/r.intoto.json\nhtml=out/r.html';
    const { workspace } = await github.run({ pull, inputs: { reports } });
    for (const { 1: path } of reports.matchAll(/=(.+)/g))
      expect(readFileSync(`${workspace}/${path}`, 'utf8')).not.toBe('');
  });

  test.each([
    [{ mode: 'blok' }, 'unknown value "blok" for the input mode; did you mean block?'],
    [{ command: 'gaet' }, 'did you mean gate?'],
    [{ command: 'publish' }, 'command: publish needs the input results'],
    [{ command: 'gate', results: 'results.json' }, 'the input results needs command: publish'],
    [{ 'max-check-runs': 'many' }, 'write a whole number from 0 to 50'],
    [{ timeout: 'soon' }, 'write it as 90s, 5m or 1h'],
    [{ shard: '3/2' }, 'write it as 2/4'],
    [{ contracts: '.contracts/@(a|b).yml' }, 'the input contracts: @(…) is not supported; write {a,b}'],
    [{ reports: 'pdf=x' }, 'unknown format "pdf"'],
    [{ 'working-directory': 'nowhere' }, 'nowhere does not exist'],
  ])('inputs %j: one clear line and exit code 2', async (inputs, words) => {
    const { github, pull } = await three();
    const { code, log } = await github.run({ pull, inputs });
    expect(code).toBe(2);
    expect(log).toContain(words);
    expect(log).not.toMatch(/^\s+at /m);
  });
});

describe('silence', () => {
  const quiet = { 'README.md': '# Shop\n', 'a.txt': 'a\n' };

  test('where nothing applies there is no check run, no comment, no summary, and one line', async () => {
    const github = await openGitHub({ files: quiet });
    const pull = await github.pull({ branch: 'feature', author: 'ada', files: { 'a.txt': 'b\n' } });
    const { code, log, summary, outputs } = await github.run({ pull });
    expect(code).toBe(0);
    expect(outputs.verdict).toBe('pass');
    expect(log).toContain('contract-gate: no contract applies to this pull request, and the policy requires none');
    expect(summary.trim()).toBe('');
    expect(github.writes()).toEqual([]);
  });

  test('a comment of ours that speaks of contracts that no longer apply is put right', async () => {
    const { github, pull } = await three();
    await github.run({ pull });
    await github.push(pull, { 'README.md': '# The shop\n' }, { force: true });
    await github.edit(pull, { body: '', title: 'Rename it' });
    const ran = await github.run({ pull });
    // The branch still names a contract of the base.
    expect(ran.code).toBe(1);
    expect(await github.comments(pull)).toHaveLength(1);
  });

  test('an agent that brings no contract is reported what to write', async () => {
    const github = await openGitHub({ files: quiet });
    const pull = await github.pull({ branch: 'agent/x', files: { 'a.txt': 'b\n' } });
    const { code } = await github.run({ pull });
    expect(code).toBe(1);
    expect((await github.comments(pull))[0]!.body).toContain('.contracts/x.yml');
  });
});

describe('one comment, ours', () => {
  const marker = '<!-- contract-gate:comment -->';

  test('a forged marker is left alone, and ours is found behind many others', async () => {
    const { github, pull } = await three();
    const forged = await github.addComment(pull, { by: 'eve', body: `${marker}\n\n## ✅ contract-gate: all is well` });
    await github.run({ pull });
    for (let count = 0; count < 120; count++) await github.addComment(pull, { by: 'eve', body: `${marker} ${count}` });
    await github.push(pull, { 'src/login.js': 'export function login() {}\n' });
    await github.run({ pull });
    const comments = await github.comments(pull);
    const ours = comments.filter(({ user }) => user.login === 'github-actions[bot]');
    expect(ours).toHaveLength(1);
    expect(ours[0]!.body).toContain('a maintainer must approve the change');
    expect(comments.find(({ id }) => id === forged.id)?.body).toBe(forged.body);
    expect(comments).toHaveLength(122);
  });

  test('two runs at once end with one', async () => {
    const { github, pull } = await three();
    const both = await Promise.all([github.run({ pull, runId: 1 }), github.run({ pull, runId: 2 })]);
    expect(both.map(({ code }) => code)).toEqual([1, 1]);
    expect(await github.comments(pull)).toHaveLength(1);
  });
});
