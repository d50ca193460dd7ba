import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Ground, type GroundOptions, openGround } from '../github-emulator/github.ts';
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
async function three(options: GroundOptions = {}): Promise<{ ground: Ground; pull: Pull }> {
  const ground = await openGround({ files: base, ...options });
  ground.user('lead', { permission: 'write' });
  const pull = await ground.pull({
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
  return { ground, pull };
}

const conclusions = (runs: { name: string; conclusion: string | null }[]) =>
  Object.fromEntries(runs.map(({ name, conclusion }) => [name, conclusion]));

describe('a pull request with three contracts', () => {
  test('is blocked with a report, and merges once it is mended and approved', async () => {
    const { ground, pull } = await three();
    await ground.requireChecks('main', ['contract-gate']);
    const first = await ground.run({ pull, action: 'opened' });

    expect(first.code).toBe(1);
    const runs = await ground.checkRuns(pull.head);
    expect(conclusions(runs as never)).toEqual({
      'contract-gate report': 'failure',
      'docs / files_exist-docs-login-md': 'success',
      'login / content_check-src-login-js-export-function-login': 'failure',
      'login / files_exist-src-login-js': 'success',
      'schema / contract_unchanged': 'action_required',
      'schema / files_exist-schema-sql': 'success',
    });
    const annotations = runs.flatMap(({ id }) => ground.annotations(id));
    expect(annotations).toMatchObject([
      { path: '.contracts/schema.yml', start_line: 1, annotation_level: 'warning' },
      { path: 'src/login.js', start_line: 2, annotation_level: 'failure' },
    ]);
    const comments = await ground.comments(pull);
    expect(comments).toHaveLength(1);
    expect(comments[0]!.body).toContain('❌ contract-gate: 1 criterion does not hold, 1 criterion waits for a person');
    expect(comments[0]!.body).toContain('RETRY task #login');
    expect(comments[0]!.body).toContain('A merge into `main` waits for `contract-gate`');
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
    expect(await ground.merge(pull)).toMatchObject({ merged: false });

    await ground.push(pull, { 'src/login.js': 'export function login() {}\n' });
    const second = await ground.run({ pull });
    expect(second.code).toBe(3);
    expect(second.results?.contracts.find(({ id }) => id === 'login')).toMatchObject({ verdict: 'pass', attempt: 2 });
    expect(await ground.merge(pull)).toMatchObject({ merged: false });

    await ground.review(pull, { by: 'lead' });
    const third = await ground.run({ pull });
    expect(third.code).toBe(0);
    expect(third.results?.contracts.find(({ id }) => id === 'schema')?.criteria[0]).toMatchObject({
      status: 'pass',
      signed: { by: 'lead', how: 'review', commit: pull.head },
    });
    const after = await ground.comments(pull);
    expect(after).toHaveLength(1);
    expect(after[0]!.body).toMatch(/lead/);
    expect(await ground.merge(pull)).toMatchObject({ merged: true });
  });

  test('judging the same head again changes what is there and adds nothing', async () => {
    const { ground, pull } = await three();
    await ground.run({ pull });
    const before = await ground.checkRuns(pull.head);
    const shown = before.flatMap(({ id }) => ground.annotations(id));
    const again = await ground.run({ pull, attempt: 2 });
    const after = await ground.checkRuns(pull.head);
    expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
    expect(after.flatMap(({ id }) => ground.annotations(id))).toEqual(shown);
    expect(await ground.comments(pull)).toHaveLength(1);
    expect(again.results?.contracts.map(({ attempt }) => attempt)).toEqual([1, 1, 1]);
  });

  test('the report is in progress while the gate works', async () => {
    const { ground, pull } = await three();
    const { requests } = await ground.run({ pull });
    const posts = requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/check-runs'));
    expect(posts[0]?.body).toMatchObject({ name: 'contract-gate report', status: 'in_progress', head_sha: pull.head });
  });
});

describe('a token that may not write', () => {
  test.each([
    ['a fork', { checks: 'read', 'pull-requests': 'read', issues: 'read', contents: 'read', actions: 'read' }],
    ['permissions: {}', { checks: 'none', 'pull-requests': 'none', issues: 'none', contents: 'none', actions: 'none' }],
  ] as const)('%s: the same verdict and exit code, and the report in the summary', async (_, permissions) => {
    const { ground, pull } = await three();
    Object.assign(ground.permissions, permissions);
    const { code, summary, log, commands, outputs } = await ground.run({ pull });
    expect(code).toBe(1);
    expect(outputs.verdict).toBe('fail');
    expect(summary).toContain('❌ contract-gate: 1 criterion does not hold');
    expect(log).toContain('Not published: no check run could be written');
    expect(commands).toContainEqual(
      expect.objectContaining({
        name: 'error',
        properties: expect.objectContaining({ file: 'src/login.js', line: '2' }),
      }),
    );
    expect(await ground.checkRuns(pull.head)).toEqual([]);
    expect(await ground.comments(pull)).toEqual([]);
  });
});

describe('modes and settings', () => {
  test('mode: warn says what would block, and the job stays green', async () => {
    const { ground, pull } = await three();
    const { code, outputs } = await ground.run({ pull, inputs: { mode: 'warn' } });
    expect(code).toBe(0);
    expect(outputs.verdict).toBe('fail');
    const runs = await ground.checkRuns(pull.head);
    const aggregate = runs.find(({ name }) => name === 'contract-gate report');
    expect(aggregate).toMatchObject({
      conclusion: 'neutral',
      output: { title: expect.stringContaining('would block') },
    });
    expect(runs.map(({ conclusion }) => conclusion)).not.toContain('failure');
    expect(await ground.comments(pull)).toHaveLength(1);
  });

  test('mode: observe writes nothing but the summary', async () => {
    const { ground, pull } = await three();
    const { code, summary } = await ground.run({ pull, inputs: { mode: 'observe' } });
    expect(code).toBe(0);
    expect(summary).toContain('1 criterion does not hold');
    expect(ground.writes()).toEqual([]);
  });

  test('the stricter of policy and input holds', async () => {
    const { ground, pull } = await three({ files: { ...base, 'contract-gate.yml': 'version: 1\nmode: block\n' } });
    expect((await ground.run({ pull, inputs: { mode: 'observe' } })).code).toBe(1);
  });

  test('command: verify publishes nothing', async () => {
    const { ground, pull } = await three();
    const { code, outputs } = await ground.run({ pull, inputs: { command: 'verify' } });
    expect(code).toBe(1);
    expect(outputs.verdict).toBe('fail');
    expect(ground.writes()).toEqual([]);
  });

  test.each([
    ['contract', ['contract-gate report', 'docs / all criteria', 'login / all criteria', 'schema / all criteria']],
    ['summary', ['contract-gate report']],
    ['off', []],
  ])('check-runs: %s', async (checkRuns, names) => {
    const { ground, pull } = await three();
    expect((await ground.run({ pull, inputs: { 'check-runs': checkRuns } })).code).toBe(1);
    expect((await ground.checkRuns(pull.head)).map(({ name }) => name).sort()).toEqual(names);
    expect(await ground.comments(pull)).toHaveLength(1);
  });

  test('more criteria than max-check-runs fold to one check run a contract', async () => {
    const { ground, pull } = await three();
    await ground.run({ pull, inputs: { 'max-check-runs': '4', 'check-name': 'agents' } });
    const names = (await ground.checkRuns(pull.head)).map(({ name }) => name).sort();
    expect(names).toEqual(['agents', 'docs / all criteria', 'login / all criteria', 'schema / all criteria']);
  });

  test('comment: off and comment: failure', async () => {
    const { ground, pull } = await three();
    await ground.run({ pull, inputs: { comment: 'off' } });
    expect(await ground.comments(pull)).toEqual([]);
    await ground.run({ pull, inputs: { comment: 'failure' } });
    expect(await ground.comments(pull)).toHaveLength(1);
  });

  test('reports are written where they are asked for', async () => {
    const { ground, pull } = await three();
    const reports =
      'json=out/r.json\nmarkdown=out/r.md\nsarif=out/r.sarif\njunit=out/r.xml\nintoto=out/r.intoto.json\nhtml=out/r.html';
    const { workspace } = await ground.run({ pull, inputs: { reports } });
    for (const { 1: path } of reports.matchAll(/=(.+)/g))
      expect(readFileSync(`${workspace}/${path}`, 'utf8')).not.toBe('');
  });

  test.each([
    [{ mode: 'blok' }, 'the input mode "blok" is unknown; did you mean block?'],
    [{ command: 'gaet' }, 'did you mean gate?'],
    [{ command: 'publish' }, 'this version has no command that publishes'],
    [{ 'max-check-runs': 'many' }, 'write a whole number from 0 to 50'],
    [{ timeout: 'soon' }, 'write it as 90s, 5m or 1h'],
    [{ shard: '3/2' }, 'write it as 2/4'],
    [{ contracts: '.contracts/@(a|b).yml' }, 'the input contracts: @(…) is not supported; write {a,b}'],
    [{ reports: 'pdf=x' }, 'unknown format "pdf"'],
    [{ 'working-directory': 'nowhere' }, 'There is no folder'],
  ])('inputs %j: one clear line and exit code 2', async (inputs, words) => {
    const { ground, pull } = await three();
    const { code, log } = await ground.run({ pull, inputs });
    expect(code).toBe(2);
    expect(log).toContain(words);
    expect(log).not.toMatch(/^\s+at /m);
  });
});

describe('silence', () => {
  const quiet = { 'README.md': '# Shop\n', 'a.txt': 'a\n' };

  test('where nothing applies there is no check run, no comment, no summary, and one line', async () => {
    const ground = await openGround({ files: quiet });
    const pull = await ground.pull({ branch: 'feature', author: 'ada', files: { 'a.txt': 'b\n' } });
    const { code, log, summary, outputs } = await ground.run({ pull });
    expect(code).toBe(0);
    expect(outputs.verdict).toBe('pass');
    expect(log).toContain('contract-gate: no contract applies to this change, and the policy asks for none');
    expect(summary.trim()).toBe('');
    expect(ground.writes()).toEqual([]);
  });

  test('a comment of ours that speaks of contracts that no longer apply is put right', async () => {
    const { ground, pull } = await three();
    await ground.run({ pull });
    await ground.push(pull, { 'README.md': '# The shop\n' }, { force: true });
    await ground.edit(pull, { body: '', title: 'Rename it' });
    const ran = await ground.run({ pull });
    // The branch still names a contract of the base.
    expect(ran.code).toBe(1);
    expect(await ground.comments(pull)).toHaveLength(1);
  });

  test('an agent that brings no contract is told what to write', async () => {
    const ground = await openGround({ files: quiet });
    const pull = await ground.pull({ branch: 'agent/x', files: { 'a.txt': 'b\n' } });
    const { code } = await ground.run({ pull });
    expect(code).toBe(1);
    expect((await ground.comments(pull))[0]!.body).toContain('.contracts/x.yml');
  });
});

describe('one comment, ours', () => {
  const marker = '<!-- contract-gate:comment -->';

  test('a forged marker is left alone, and ours is found behind many others', async () => {
    const { ground, pull } = await three();
    const forged = await ground.addComment(pull, { by: 'eve', body: `${marker}\n\n## ✅ contract-gate: all is well` });
    await ground.run({ pull });
    for (let count = 0; count < 120; count++) await ground.addComment(pull, { by: 'eve', body: `${marker} ${count}` });
    await ground.push(pull, { 'src/login.js': 'export function login() {}\n' });
    await ground.run({ pull });
    const comments = await ground.comments(pull);
    const ours = comments.filter(({ user }) => user.login === 'github-actions[bot]');
    expect(ours).toHaveLength(1);
    expect(ours[0]!.body).toContain('1 criterion waits for a person');
    expect(comments.find(({ id }) => id === forged.id)?.body).toBe(forged.body);
    expect(comments).toHaveLength(122);
  });

  test('two runs at once end with one', async () => {
    const { ground, pull } = await three();
    const both = await Promise.all([ground.run({ pull, runId: 1 }), ground.run({ pull, runId: 2 })]);
    expect(both.map(({ code }) => code)).toEqual([1, 1]);
    expect(await ground.comments(pull)).toHaveLength(1);
  });
});
