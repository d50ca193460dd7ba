import { describe, expect, test } from 'vitest';
import type { Group } from '../github-emulator/events.ts';
import { type Ground, openGround } from '../github-emulator/github.ts';
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

async function login(files: Tree = { 'src/login.js': '1\n' }): Promise<{ ground: Ground; pull: Pull }> {
  const ground = await openGround({ files: base });
  return { ground, pull: await ground.pull({ branch: 'agent/login', author: 'agent', files }) };
}

describe('merge_group', () => {
  /** As GitHub builds a group where a branch squashes: one commit for each, titled by the pull request. */
  function squashed(ground: Ground, pulls: readonly Pull[], title: (pull: Pull) => string): Group {
    const group = ground.queue(pulls);
    let head = group.baseSha;
    for (const pull of pulls) {
      const tree = ground.git('merge-tree', '--write-tree', head, pull.head);
      head = ground.git('commit-tree', tree, '-p', head, '-m', title(pull));
    }
    ground.git('update-ref', group.headRef, head);
    return { ...group, headSha: head };
  }

  async function two(cart: Tree = { 'src/cart.js': '1\n' }): Promise<{ ground: Ground; pulls: Pull[] }> {
    const { ground, pull } = await login();
    const other = await ground.pull({ branch: 'agent/cart', author: 'agent', files: cart });
    return { ground, pulls: [pull, other] };
  }

  test('one pull request passes: the report stands on the head of the group, and nobody is bothered', async () => {
    const { ground, pull } = await login();
    const group = ground.queue([pull]);
    const { code, results } = await ground.run({ group, inputs: summaryOnly });
    expect(code).toBe(0);
    expect(results!.target).toMatchObject({ event: 'merge_group', head: group.headSha, base: group.baseSha });
    expect(await ground.checkRuns(group.headSha)).toMatchObject([
      { name: 'contract-gate report', conclusion: 'success' },
    ]);
    expect(await ground.checkRuns(pull.head)).toEqual([]);
    expect(await ground.comments(pull)).toEqual([]);
  });

  test.each<[string, (ground: Ground, pulls: Pull[]) => Group]>([
    ['merges', (ground, pulls) => ground.queue(pulls)],
    ['squashes', (ground, pulls) => squashed(ground, pulls, ({ number }) => `A change (#${number})`)],
  ])('several pull requests, %s: all are judged, and each is told why', async (_, build) => {
    const { ground, pulls } = await two({ 'src/basket.js': '1\n' });
    const group = build(ground, pulls);
    const { code, results } = await ground.run({ group, inputs: summaryOnly });
    expect(code).toBe(1);
    expect(statuses(results!)).toMatchObject({
      'login/files_exist-src-login-js': 'pass',
      'cart/files_exist-src-cart-js': 'fail',
    });
    for (const pull of pulls) {
      const comments = await ground.comments(pull);
      expect(comments).toHaveLength(1);
      expect(comments[0]!.body).toContain('1 criterion does not hold');
      expect(comments[0]!.body).toContain('src/cart.js');
    }
  });

  test('an ejection leaves the count of attempts as it was', async () => {
    const { ground, pull } = await login({ 'a.txt': '1\n' });
    await ground.run({ pull, inputs: summaryOnly });
    await ground.run({ group: ground.queue([pull]), inputs: summaryOnly });
    await ground.push(pull, { 'a.txt': '2\n' });
    const { results } = await ground.run({ pull, inputs: summaryOnly });
    expect(results!.contracts.find(({ id }) => id === 'login')?.attempt).toBe(2);
  });

  test('pull requests that nothing names: exit code 2', async () => {
    const { ground, pulls } = await two();
    const group = squashed(ground, pulls, () => 'A change');
    const headRef = 'refs/heads/gh-readonly-queue/main/something';
    ground.git('update-ref', headRef, group.headSha);
    const { code, log, writes } = await ground.run({ group: { ...group, headRef } });
    expect(code).toBe(2);
    expect(log).toContain(`in the group ${headRef} was not found`);
    expect(writes).toEqual([]);
  });

  test('a body counts in the queue, and a pull request that is closed does not', async () => {
    const ground = await openGround({ files: base });
    const pull = await ground.pull({ branch: 'feature', author: 'ada', body: 'Contract: login', files: { a: '1\n' } });
    const closed = await ground.pull({ branch: 'other', author: 'ada', body: 'Contract: cart', files: { b: '1\n' } });
    await ground.edit(closed, { state: 'closed' });
    const group = squashed(ground, [pull], ({ number }) => `A change (#${number}), not (#${closed.number})`);
    const { code, results } = await ground.run({ group, inputs: verify });
    expect(code).toBe(1);
    expect(results!.contracts.map(({ id }) => id)).toEqual(['login']);
  });

  describe('signatures', () => {
    const altered = { '.contracts/login.yml': contract('login', 'src/login.js', 'README.md'), 'src/login.js': '1\n' };
    const judged = (ran: Ran) => criteria(ran.results!).find(({ check }) => check === 'contract_unchanged');

    test('an approval of the pull request counts', async () => {
      const { ground, pull } = await login(altered);
      const group = ground.queue([pull]);
      expect((await ground.run({ group, inputs: summaryOnly })).code).toBe(3);
      expect((await ground.comments(pull))[0]!.body).toContain('waits for a person');
      ground.user('lead', { permission: 'write' });
      await ground.review(pull, { by: 'lead' });
      const ran = await ground.run({ group, inputs: summaryOnly });
      expect(ran.code).toBe(0);
      expect(judged(ran)).toMatchObject({ status: 'pass', signed: { by: 'lead' } });
    });

    test('an approval of one pull request signs its files, whatever goes through the queue with it', async () => {
      const { ground, pull } = await login(altered);
      const other = await ground.pull({ branch: 'agent/cart', author: 'agent', files: { 'src/cart.js': '1\n' } });
      ground.user('lead', { permission: 'write' });
      await ground.review(pull, { by: 'lead' });
      expect((await ground.run({ group: ground.queue([other, pull]), inputs: verify })).code).toBe(0);
    });

    test('an approval of another pull request signs nothing', async () => {
      const { ground, pull } = await login(altered);
      const other = await ground.pull({ branch: 'agent/cart', author: 'agent', files: { 'src/cart.js': '1\n' } });
      ground.user('lead', { permission: 'write' });
      await ground.review(other, { by: 'lead' });
      expect((await ground.run({ group: ground.queue([other, pull]), inputs: verify })).code).toBe(3);
    });

    test('what outlives a push on the pull request outlives it in the queue', async () => {
      const { ground, pull } = await login(altered);
      ground.user('lead', { permission: 'write' });
      await ground.review(pull, { by: 'lead' });
      await ground.push(pull, { 'src/more.js': '1\n' });
      expect((await ground.run({ pull, inputs: verify })).code).toBe(0);
      expect((await ground.run({ group: ground.queue([pull]), inputs: verify })).code).toBe(0);
    });
  });
});
