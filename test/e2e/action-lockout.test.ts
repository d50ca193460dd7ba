import { describe, expect, test } from 'vitest';
import { type GitHub, openGitHub, type PullOptions } from '../github-emulator/github.ts';
import type { Ran } from '../github-emulator/runner.ts';
import { criteria, type Tree } from '../support/repository.ts';

const quiet = { 'check-runs': 'off', comment: 'off' };
const contract = 'id: login\nvalidation:\n  files_exist: [README.md]\n';
const altered = `${contract}  content_check: {file: README.md, pattern: Shop}\n`;
const found = ({ results }: Ran, check: string) => criteria(results!).find(each => each.check === check);
const notes = ({ results }: Ran) => results!.notes.join('\n');

async function opened(base: Tree, pull: PullOptions, more: { solo?: boolean } = {}) {
  const github = await openGitHub({ files: { 'README.md': '# Shop\n', ...base }, ...more });
  github.user('eve', { permission: 'write' });
  const made = await github.pull({ branch: 'agent/login', author: 'eve', ...pull });
  return { github, pull: made, judge: () => github.run({ pull: made, inputs: quiet }) };
}
const comment = (github: GitHub, pull: Parameters<GitHub['addComment']>[0], id: string) =>
  github.addComment(pull, { by: 'eve', body: `/contract-gate sign-off ${id} ${pull.head}` });

describe('where nobody can sign', () => {
  const base = { '.contracts/login.yml': contract };
  const files = { '.contracts/login.yml': altered };
  const line = 'sign_off: {allow_author: true}';

  test('what is pending says so, with the line that lets the author sign in a comment', async () => {
    const { github, pull, judge } = await opened(base, { files }, { solo: true });
    const before = await judge();
    expect(before.code).toBe(3);
    const { id, fix } = found(before, 'contract_unchanged')!;
    expect(fix).toContain(line);
    expect(fix).toContain(`write in a comment: /contract-gate sign-off ${id} ${pull.head}`);
    expect(notes(before)).toContain('Nobody in this repository can sign this off');
    github.advance({ 'contract-gate.yml': `version: 1\n${line}\n` });
    const after = await judge();
    expect([after.code, notes(after)]).toEqual([3, '']);
    await comment(github, pull, 'login');
    expect((await judge()).code).toBe(0);
  });

  test.each<[string, string, boolean]>([
    ['another person may write', 'someone', false],
    ['only an agent may write', 'Copilot', true],
    ['only a bot may write', 'helper[bot]', true],
    ['only the committer of the head may write', 'lead', true],
  ])('%s', async (_, login, isLocked) => {
    const { github, pull, judge } = await opened(base, { files }, { solo: true });
    github.user(login, { permission: 'write' });
    github.commitBy(pull.head, { committer: 'lead' });
    expect(notes(await judge()).includes('Nobody')).toBe(isLocked);
  });

  test.each([
    ['sign_off: {users: [boss]}', false],
    ['sign_off: {users: [eve]}', true],
    ['sign_off: {teams: [leads]}', false],
    ['sign_off: {bots: [helper]}', false],
  ])('%s: %s', async (policy, isLocked) => {
    const rules = { 'contract-gate.yml': `version: 1\n${policy}\n` };
    const { judge } = await opened({ ...base, ...rules }, { files }, { solo: true });
    expect(notes(await judge()).includes('Nobody')).toBe(isLocked);
  });

  test('where GitHub does not say who may write, nothing is claimed', async () => {
    const { github, judge } = await opened(base, { files }, { solo: true });
    const when = ({ path }: { path: string }) => path.endsWith('/collaborators');
    github.fault({ kind: '403', when, times: Number.POSITIVE_INFINITY });
    const ran = await judge();
    expect([ran.code, notes(ran)]).toEqual([3, '']);
  });
});

describe('rules of the base that can not be read', () => {
  const policy = 'contract-gate.yml';
  const broken = { [policy]: 'version: 1\nrequire: sometimes\n', '.contracts/login.yml': contract };
  const repaired = { [policy]: 'version: 1\nrequire: always\n' };

  test('a pull request that repairs the policy waits for a person, and passes once signed', async () => {
    const { github, pull, judge } = await opened(broken, { files: repaired });
    const before = await judge();
    expect([before.code, before.results!.verdict]).toEqual([3, 'pending']);
    await comment(github, pull, 'policy');
    expect((await judge()).code).toBe(3);
    github.user('lead', { permission: 'write' });
    await github.review(pull, { by: 'lead' });
    expect((await judge()).code).toBe(0);
  });

  test.each<[string, Tree, number]>([
    ['does other work, too', { ...repaired, 'src/a.js': '1\n' }, 2],
    ['leaves it broken', { [policy]: 'version: 1\nrequire: rarely\n' }, 2],
    ['does not touch it', { 'docs/a.md': '# A\n' }, 2],
    ['deletes it', { [policy]: null }, 3],
    ['lets its author sign', { [policy]: 'version: 1\nsign_off: {allow_author: true}\n' }, 3],
    [
      'edits a contract with it',
      { ...repaired, '.contracts/login.yml': 'id: login\nvalidation: {files_exist: [a]}\n' },
      3,
    ],
  ])('one that %s: exit code %#', async (_, files, code) => {
    const { github, pull, judge } = await opened(broken, { files });
    await comment(github, pull, 'policy');
    expect((await judge()).code).toBe(code);
  });

  test('a pull request that repairs a contract waits for a person, and any other fails', async () => {
    const unreadable = { '.contracts/login.yml': 'id: login\nvalidation: {file_exist: [README.md]}\n' };
    const { github, pull, judge } = await opened(unreadable, { files: { '.contracts/login.yml': contract } });
    const before = await judge();
    expect([before.code, found(before, 'contract_unchanged')!.status]).toEqual([3, 'pending']);
    github.user('lead', { permission: 'write' });
    await github.review(pull, { by: 'lead' });
    expect((await judge()).code).toBe(0);
    const other = await github.pull({ branch: 'agent/2', author: 'eve', files: { 'src/a.js': '1\n' } });
    expect((await github.run({ pull: other, inputs: quiet })).code).toBe(1);
  });
});

describe('what a comment signs like a review', () => {
  test('a critic: by someone else than the author, also where the author may sign; by a login of the policy', async () => {
    const rules = 'version: 1\nsign_off: {allow_author: true}\ncritics: [judge]\n';
    const critic =
      'taskId: T\nverificationContract:\n  type: verifiable\n  criteria:\n    - {activity: critic, description: a look}\n';
    const base = {
      'contract-gate.yml': rules,
      '.contracts/t.yml': critic,
      'package.json': '{"scripts": {"test": "true"}}\n',
    };
    const { github, pull, judge } = await opened(base, { branch: 'agent/T', files: { 'src/a.js': '1\n' } });
    const before = await judge();
    const { id, status } = found(before, 'critic')!;
    expect(status).toBe('pending');
    await comment(github, pull, id);
    expect(found(await judge(), 'critic')!.status).toBe('pending');
    github.user('judge', { permission: 'read' });
    await github.addComment(pull, { by: 'judge', body: `/contract-gate sign-off ${id} ${pull.head}` });
    const signed = { by: 'judge', how: 'comment', commit: pull.head };
    expect(found(await judge(), 'critic')).toMatchObject({ status: 'pass', signed });
  });
});

describe('told on the pull request', () => {
  test('two with one head: a comment on each', async () => {
    const { github, pull } = await opened({}, { files: { 'src/a.js': '1\n' } });
    await github.branch('next');
    const two = await github.pull({ branch: 'agent/2', base: 'next', author: 'eve', files: { 'src/b.js': '1\n' } });
    await github.rewind(two, pull.head);
    expect((await github.run({ pull: two })).code).toBe(2);
    for (const each of [pull, two]) {
      const [{ body }] = (await github.comments(each)) as [{ body: string }];
      expect(body).toContain('contract-gate: no verdict');
      expect(body).toMatch(/is the head of several pull requests .*close all but one, or push a commit/);
      expect(body).not.toContain('merge queue');
    }
  });

  test('another base branch: in the report', async () => {
    const { github, pull } = await opened(
      { '.contracts/login.yml': contract },
      { files: { '.contracts/login.yml': altered } },
    );
    await github.branch('next');
    await github.edit(pull, { base: 'next' });
    github.remerge(pull);
    const payload = await github.event('pull_request', 'edited', pull);
    payload.changes = { base: { ref: { from: 'main' }, sha: { from: github.sha('main') } } };
    const ran = await github.run({ pull, action: 'edited', payload });
    const words =
      'the base branch changed from main to next: the rules of next apply now, and approvals from before do not count';
    expect(notes(ran)).toContain(words);
    expect((await github.comments(pull))[0]!.body).toContain(words);
  });
});
