import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type GitHub, type GitHubOptions, openGitHub, type ReviewState } from '../github-emulator/github.ts';
import type { Ran } from '../github-emulator/runner.ts';
import type { Pull } from '../github-emulator/state.ts';
import { criteria, type Tree } from '../support/repository.ts';

/** Nothing is posted, and GitHub is asked all the same. */
const quiet = { 'check-runs': 'off', comment: 'off' };
const found = ({ results }: Ran, check: string) => criteria(results!).find(each => each.check === check);

const original = 'id: login\nvalidation:\n  files_exist: [README.md]\n';
const altered = `${original}  content_check: {file: README.md, pattern: Shop}\n`;
const base = { 'README.md': '# Shop\n', '.contracts/login.yml': original };

/** A change to a contract of the base, which waits for a person. */
async function waiting(
  policy = '',
  files: Tree = { '.contracts/login.yml': altered },
  options: GitHubOptions = {},
): Promise<{ github: GitHub; pull: Pull }> {
  const rules: Tree = policy === '' ? {} : { 'contract-gate.yml': `version: 1\n${policy}\n` };
  const github = await openGitHub({
    files: { ...base, '.github/workflows/ci.yml': 'on: push\n', ...rules },
    ...options,
  });
  github.user('agent', { permission: 'write' });
  github.user('lead', { permission: 'write' });
  return { github, pull: await github.pull({ branch: 'agent/login', author: 'agent', files }) };
}

describe('whose approving review signs', () => {
  interface Case {
    by?: string;
    permission?: 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none';
    policy?: string;
    state?: ReviewState;
    body?: string;
  }
  test.each<[string, number, Case]>([
    ['someone who may write', 0, {}],
    ['an admin', 0, { permission: 'admin' }],
    ['a maintainer', 0, { permission: 'maintain' }],
    ['someone who may only triage', 3, { permission: 'triage' }],
    ['someone who may only read', 3, { permission: 'read' }],
    ['a stranger', 3, { permission: 'none' }],
    ['a bot', 3, { by: 'helper[bot]' }],
    ['a bot, where the policy lets bots sign', 0, { by: 'helper[bot]', policy: 'sign_off: {bots: true}' }],
    ['a bot that the policy names', 0, { by: 'helper[bot]', policy: 'sign_off: {bots: [helper]}' }],
    ['a bot that the policy does not name', 3, { by: 'helper[bot]', policy: 'sign_off: {bots: [other]}' }],
    ['the author', 3, { by: 'agent' }],
    ['the author, where the policy lets authors sign', 0, { by: 'agent', policy: 'sign_off: {allow_author: true}' }],
    ['a user that the policy names', 0, { permission: 'read', policy: 'sign_off: {users: [LEAD]}' }],
    ['a user that the policy does not name', 3, { policy: 'sign_off: {users: [boss]}' }],
    ['a remark that speaks of approval', 3, { state: 'COMMENTED', body: 'APPROVED by lead. LGTM, /approve' }],
    ['a review that asks for changes', 3, { state: 'CHANGES_REQUESTED', body: 'APPROVED' }],
  ])('%s: exit code %i', async (_, code, { by = 'lead', permission = 'write', policy, state, body }) => {
    const { github, pull } = await waiting(policy);
    github.user(by, { permission });
    await github.review(pull, { by, state, body });
    const ran = await github.run({ pull, inputs: quiet });
    expect(ran.code).toBe(code);
    const signed = code === 0 ? { by, how: 'review', commit: pull.head } : undefined;
    expect(found(ran, 'contract_unchanged')).toMatchObject(signed ? { status: 'pass', signed } : { status: 'pending' });
  });

  test('what was said last counts: dismissed, taken back, given again', async () => {
    const { github, pull } = await waiting();
    const codes: (number | null)[] = [];
    const judge = async () => codes.push((await github.run({ pull, inputs: quiet })).code);
    const first = await github.review(pull, { by: 'lead' });
    await github.dismiss(pull, first);
    await judge();
    await github.review(pull, { by: 'lead' });
    await github.review(pull, { by: 'lead', state: 'COMMENTED', body: 'One more thing' });
    await judge();
    await github.review(pull, { by: 'lead', state: 'CHANGES_REQUESTED' });
    await judge();
    expect(codes).toEqual([3, 0, 3]);
  });

  test('comments, titles and bodies that say so sign nothing', async () => {
    const { github, pull } = await waiting();
    const forged = '<!-- contract-gate:comment -->\n\n## ✅ contract-gate: signed off by lead\n';
    await github.addComment(pull, { by: 'agent', body: forged });
    await github.edit(pull, { body: `${forged}\nApproved-by: lead\nSigned-off-by: lead`, title: 'Approved by @lead' });
    expect((await github.run({ pull, inputs: quiet })).code).toBe(3);
  });

  describe('teams', () => {
    const policy = 'sign_off: {teams: [leads], users: [boss]}';
    const mayAsk: GitHubOptions = { permissions: { members: 'read' } };

    test('a member signs, with no other permission, and somebody else does not', async () => {
      const { github, pull } = await waiting(policy, undefined, mayAsk);
      await github.review(pull, { by: 'lead' });
      expect((await github.run({ pull, inputs: quiet })).code).toBe(3);
      github.user('ada', { permission: 'read', teams: ['leads'] });
      await github.review(pull, { by: 'ada' });
      expect((await github.run({ pull, inputs: quiet })).code).toBe(0);
    });

    test('where the token may not ask who is a member, nobody is one, and that is said; users still count', async () => {
      const { github, pull } = await waiting(policy);
      github.user('ada', { permission: 'write', teams: ['leads'] });
      await github.review(pull, { by: 'ada' });
      const ran = await github.run({ pull, inputs: quiet });
      expect(ran.code).toBe(3);
      expect(ran.results!.notes.join()).toMatch(/the approval by ada does not count.*members/);
      await github.review(pull, { by: 'boss' });
      await github.review(pull, { by: 'ada' });
      expect((await github.run({ pull, inputs: quiet })).code).toBe(0);
    });
  });

  test.each<[string, Tree, Tree]>([
    ['contracts', { '.contracts/login.yml': altered }, { '.contracts/login.yml': `${altered}title: More\n` }],
    [
      'protected files',
      { '.github/workflows/ci.yml': 'on: pull_request\n' },
      { '.github/workflows/ci.yml': 'on: [x]\n' },
    ],
  ])('%s: an approval outlives a push or rebase that leaves them alone, and no other', async (_, files, more) => {
    const { github, pull } = await waiting('', files);
    await github.review(pull, { by: 'lead' });
    await github.push(pull, { 'a.txt': '1\n' });
    expect((await github.run({ pull, inputs: quiet })).code).toBe(0);
    github.advance({ 'b.txt': '1\n' });
    await github.push(pull, { ...files, 'c.txt': '1\n' }, { force: true });
    expect((await github.run({ pull, inputs: quiet })).code).toBe(0);
    await github.push(pull, more);
    expect((await github.run({ pull, inputs: quiet })).code).toBe(3);
  });
});

describe('what an approval was of', () => {
  const ci = '.github/workflows/ci.yml';

  test('a file that was approved as it stood on the base is not signed once the base has moved on', async () => {
    const { github, pull } = await waiting('', { 'src/login.js': '1\n' });
    await github.review(pull, { by: 'lead' });
    const tip = github.advance({ [ci]: 'on: push # and scanned\n' });
    const tree = github.git('rev-parse', `${pull.head}^{tree}`);
    await github.rewind(pull, github.git('commit-tree', tree, '-p', pull.head, '-p', tip, '-m', 'Merge main'));
    const ran = await github.run({ pull, inputs: quiet });
    expect(ran.code).toBe(3);
    expect(found(ran, 'protected_files')).toMatchObject({ status: 'pending' });
    await github.review(pull, { by: 'lead' });
    expect((await github.run({ pull, inputs: quiet })).code).toBe(0);
  });

  test('nor is the deletion of a file that was not there yet', async () => {
    const { github, pull } = await waiting('', { 'src/login.js': '1\n' });
    await github.review(pull, { by: 'lead' });
    const tip = github.advance({ '.github/workflows/scan.yml': 'on: push\n' });
    const tree = github.git('rev-parse', `${pull.head}^{tree}`);
    await github.rewind(pull, github.git('commit-tree', tree, '-p', pull.head, '-p', tip, '-m', 'Merge main'));
    expect((await github.run({ pull, inputs: quiet })).code).toBe(3);
  });

  describe('a pull request that got another base', () => {
    /** The branch that it was opened against holds a workflow that `main` does not, and the approval was not of that. */
    async function retargeted() {
      const { github } = await waiting();
      await github.branch('dev');
      github.advance({ [ci]: 'on: never\n' }, { branch: 'dev' });
      const pull = await github.pull({ branch: 'agent/login-2', author: 'agent', base: 'dev', files: { b: '1\n' } });
      await github.review(pull, { by: 'lead' });
      await github.edit(pull, { base: 'main' });
      github.remerge(pull);
      return { github, pull, judge: () => github.run({ pull, action: 'edited', inputs: quiet }) };
    }

    test('has to be approved again', async () => {
      const { github, pull, judge } = await retargeted();
      const before = await judge();
      expect(before.code).toBe(3);
      expect(before.results!.notes.join()).toContain('it was given before the base branch of the pull request changed');
      await github.review(pull, { by: 'lead' });
      expect((await judge()).code).toBe(0);
    });

    test.each([
      ['403', 3],
      ['502', 3],
      ['404', 0],
    ] as const)('events that GitHub answers with %s: exit code %i', async (kind, code) => {
      const { github, pull, judge } = await retargeted();
      await github.review(pull, { by: 'lead' });
      const when = ({ path }: { path: string }) => path.endsWith(`/issues/${pull.number}/events`);
      github.fault({ kind, when, times: Number.POSITIVE_INFINITY });
      const ran = await judge();
      expect(ran.code).toBe(code);
      const words = 'earlier base branches of the pull request could not be read';
      expect(ran.results!.notes.join().includes(words)).toBe(code === 3);
    });

    test('is asked about only where an approval is to be judged', async () => {
      const { github, pull } = await waiting();
      const ran = await github.run({ pull, inputs: quiet });
      expect(ran.requests.filter(({ path }) => path.endsWith('/events'))).toEqual([]);
    });
  });
});

describe('commands that the body asks for', () => {
  const body = '```contract\nid: extra\nvalidation:\n  files_exist: [README.md]\n  command: touch ran.txt\n```\n';
  const hasRun = ({ workspace }: Ran) => existsSync(join(workspace, 'ran.txt'));
  async function asked(more: { permission?: 'read' | 'write'; policy?: string; fork?: string; body?: string } = {}) {
    const github = await openGitHub({
      files: { 'README.md': '# Shop\n', 'contract-gate.yml': `version: 1\n${more.policy ?? ''}\n` },
    });
    github.user('eve', { permission: more.permission ?? 'read' });
    github.user('lead', { permission: 'write' });
    const about = { branch: 'feature', author: 'eve', body: more.body ?? body, fork: more.fork };
    return { github, pull: await github.pull({ ...about, files: { 'a.txt': '1\n' } }) };
  }

  test.each([undefined, 'eve'])(
    'of someone who may not write are not run, and signed off unrun where this head is approved (fork: %s)',
    async fork => {
      const { github, pull } = await asked({ fork });
      const first = await github.run({ pull, inputs: quiet });
      expect(first.code).toBe(3);
      expect(found(first, 'command')).toMatchObject({
        status: 'pending',
        message: expect.stringContaining('eve has no write access to this repository'),
      });
      expect(found(first, 'files_exist')).toMatchObject({ status: 'pass' });
      expect(hasRun(first)).toBe(false);

      await github.review(pull, { by: 'lead' });
      const second = await github.run({ pull, inputs: quiet });
      expect([second.code, hasRun(second)]).toEqual([0, false]);
      expect(found(second, 'command')).toMatchObject({ status: 'pass', message: 'signed off by lead: not run' });

      await github.push(pull, { 'a.txt': '2\n' });
      const third = await github.run({ pull, inputs: quiet });
      expect([third.code, hasRun(third)]).toEqual([3, false]);
    },
  );

  test.each<[string, boolean, Parameters<typeof asked>[0]]>([
    ['of someone who may write', true, { permission: 'write' }],
    ['that the policy allows', true, { policy: 'commands: {allow: ["touch ran.txt"]}' }],
    ['that begin as the policy allows', true, { policy: 'commands: {allow: ["touch *"]}' }],
    ['that the policy does not allow', false, { policy: 'commands: {allow: ["touch ran", "touching *"]}' }],
    [
      'that do more than the policy allows',
      false,
      { policy: 'commands: {allow: ["true *"]}', body: body.replace('touch', 'true && touch') },
    ],
  ])('%s are run: %s', async (_, runs, more) => {
    const { github, pull } = await asked(more);
    const ran = await github.run({ pull, inputs: quiet });
    expect([ran.code, hasRun(ran)]).toEqual([runs ? 0 : 3, runs]);
  });
});
