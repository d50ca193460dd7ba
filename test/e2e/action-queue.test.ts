import { describe, expect, test } from 'vitest';
import type { Group } from '../github-emulator/events.ts';
import { type GitHub, openGitHub } from '../github-emulator/github.ts';
import type { Ran } from '../github-emulator/runner.ts';
import type { Pull } from '../github-emulator/state.ts';
import { criteria, statuses, type Tree } from '../support/repository.ts';

const contract = (id: string, ...files: string[]) => `id: ${id}\nvalidation:\n  files_exist: [${files.join(', ')}]\n`;
const base: Tree = {
  'README.md': '# Shop\n',
  '.contracts/login.yml': contract('login', 'src/login.js'),
  '.contracts/cart.yml': contract('cart', 'src/cart.js'),
};
const summaryOnly = { 'check-runs': 'summary' };
const verify = { command: 'verify' };

async function login(files: Tree = { 'src/login.js': '1\n' }): Promise<{ github: GitHub; pull: Pull }> {
  const github = await openGitHub({ files: base });
  return { github, pull: await github.pull({ branch: 'agent/login', author: 'agent', files }) };
}

describe('merge_group', () => {
  /** As GitHub builds a group where a branch squashes: one commit for each, titled by the pull request. */
  function squashed(github: GitHub, pulls: readonly Pull[], title: (pull: Pull) => string): Group {
    const group = github.queue(pulls);
    let head = group.baseSha;
    for (const pull of pulls) {
      const tree = github.git('merge-tree', '--write-tree', head, pull.head);
      head = github.git('commit-tree', tree, '-p', head, '-m', title(pull));
    }
    github.git('update-ref', group.headRef, head);
    return { ...group, headSha: head };
  }

  async function two(cart: Tree = { 'src/cart.js': '1\n' }): Promise<{ github: GitHub; pulls: Pull[] }> {
    const { github, pull } = await login();
    const other = await github.pull({ branch: 'agent/cart', author: 'agent', files: cart });
    return { github, pulls: [pull, other] };
  }

  test('one pull request passes: the report stands on the head of the group, and nobody is bothered', async () => {
    const { github, pull } = await login();
    const group = github.queue([pull]);
    const { code, results } = await github.run({ group, inputs: summaryOnly });
    expect(code).toBe(0);
    expect(results!.target).toMatchObject({ event: 'merge_group', head: group.headSha, base: group.baseSha });
    expect(await github.checkRuns(group.headSha)).toMatchObject([
      { name: 'contract-gate report', conclusion: 'success' },
    ]);
    expect(await github.checkRuns(pull.head)).toEqual([]);
    expect(await github.comments(pull)).toEqual([]);
  });

  test.each<[string, (github: GitHub, pulls: Pull[]) => Group]>([
    ['merges', (github, pulls) => github.queue(pulls)],
    ['squashes', (github, pulls) => squashed(github, pulls, ({ number }) => `A change (#${number})`)],
  ])('several pull requests, %s: all are judged, and each is reported why', async (_, build) => {
    const { github, pulls } = await two({ 'src/basket.js': '1\n' });
    const group = build(github, pulls);
    const { code, results } = await github.run({ group, inputs: summaryOnly });
    expect(code).toBe(1);
    expect(statuses(results!)).toMatchObject({
      'login/files_exist-src-login-js': 'pass',
      'cart/files_exist-src-cart-js': 'fail',
    });
    for (const pull of pulls) {
      const comments = await github.comments(pull);
      expect(comments).toHaveLength(1);
      expect(comments[0]!.body).toContain('1 check failed');
      expect(comments[0]!.body).toContain('src/cart.js');
    }
  });

  test('an ejection leaves the count of attempts as it was', async () => {
    const { github, pull } = await login({ 'a.txt': '1\n' });
    await github.run({ pull, inputs: summaryOnly });
    await github.run({ group: github.queue([pull]), inputs: summaryOnly });
    await github.push(pull, { 'a.txt': '2\n' });
    const { results } = await github.run({ pull, inputs: summaryOnly });
    expect(results!.contracts.find(({ id }) => id === 'login')?.attempt).toBe(2);
  });

  test('pull requests that nothing names: exit code 2', async () => {
    const { github, pulls } = await two();
    const group = squashed(github, pulls, () => 'A change');
    const headRef = 'refs/heads/gh-readonly-queue/main/something';
    github.git('update-ref', headRef, group.headSha);
    const { code, log, writes } = await github.run({ group: { ...group, headRef } });
    expect(code).toBe(2);
    expect(log).toContain(`in the group ${headRef} was not found`);
    expect(writes).toEqual([]);
  });

  test('a body counts in the queue, and a pull request that is closed does not', async () => {
    const github = await openGitHub({ files: base });
    const pull = await github.pull({ branch: 'feature', author: 'ada', body: 'Contract: login', files: { a: '1\n' } });
    const closed = await github.pull({ branch: 'other', author: 'ada', body: 'Contract: cart', files: { b: '1\n' } });
    await github.edit(closed, { state: 'closed' });
    const group = squashed(github, [pull], ({ number }) => `A change (#${number}), not (#${closed.number})`);
    const { code, results } = await github.run({ group, inputs: verify });
    expect(code).toBe(1);
    expect(results!.contracts.map(({ id }) => id)).toEqual(['login']);
  });

  describe('signatures', () => {
    const altered = { '.contracts/login.yml': contract('login', 'src/login.js', 'README.md'), 'src/login.js': '1\n' };
    const judged = (ran: Ran) => criteria(ran.results!).find(({ check }) => check === 'contract_unchanged');

    test('an approval of the pull request counts', async () => {
      const { github, pull } = await login(altered);
      const group = github.queue([pull]);
      expect((await github.run({ group, inputs: summaryOnly })).code).toBe(3);
      expect((await github.comments(pull))[0]!.body).toContain('waits for a person');
      github.user('lead', { permission: 'write' });
      await github.review(pull, { by: 'lead' });
      const ran = await github.run({ group, inputs: summaryOnly });
      expect(ran.code).toBe(0);
      expect(judged(ran)).toMatchObject({ status: 'pass', signed: { by: 'lead' } });
    });

    test('an approval of one pull request signs its files, whatever goes through the queue with it', async () => {
      const { github, pull } = await login(altered);
      const other = await github.pull({ branch: 'agent/cart', author: 'agent', files: { 'src/cart.js': '1\n' } });
      github.user('lead', { permission: 'write' });
      await github.review(pull, { by: 'lead' });
      expect((await github.run({ group: github.queue([other, pull]), inputs: verify })).code).toBe(0);
    });

    test('an approval of another pull request signs nothing', async () => {
      const { github, pull } = await login(altered);
      const other = await github.pull({ branch: 'agent/cart', author: 'agent', files: { 'src/cart.js': '1\n' } });
      github.user('lead', { permission: 'write' });
      await github.review(other, { by: 'lead' });
      expect((await github.run({ group: github.queue([other, pull]), inputs: verify })).code).toBe(3);
    });

    test('what outlives a push on the pull request outlives it in the queue', async () => {
      const { github, pull } = await login(altered);
      github.user('lead', { permission: 'write' });
      await github.review(pull, { by: 'lead' });
      await github.push(pull, { 'src/more.js': '1\n' });
      expect((await github.run({ pull, inputs: verify })).code).toBe(0);
      expect((await github.run({ group: github.queue([pull]), inputs: verify })).code).toBe(0);
    });
  });
});
