import { describe, expect, test } from 'vitest';
import { type GitHub, openGitHub } from '../github-emulator/github.ts';
import type { Step } from '../github-emulator/history.ts';
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
/** The verdict, and nothing posted. */
const quiet = { 'check-runs': 'off', comment: 'off' };
const methods = ['merge', 'squash', 'rebase'] as const;

async function login(files: Tree = { 'src/login.js': '1\n' }): Promise<{ github: GitHub; pull: Pull }> {
  const github = await openGitHub({ files: base });
  return { github, pull: await github.pull({ branch: 'agent/login', author: 'agent', files }) };
}

describe('merge_group', () => {
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

  test.each([...methods])(
    'several pull requests, method %s: all are judged, and each is reported why',
    async method => {
      const { github, pulls } = await two({ 'src/basket.js': '1\n' });
      const group = github.queue(pulls, { method });
      const { code, results } = await github.run({ group, inputs: summaryOnly });
      expect(code).toBe(1);
      expect(statuses(results!)).toMatchObject({
        'login/files_exist-src-login-js': 'pass',
        'cart/files_exist-src-cart-js': 'fail',
      });
      for (const pull of pulls) {
        const comments = await github.comments(pull);
        expect(comments).toHaveLength(1);
        expect(comments[0]!.body).toContain('`src/cart.js` does not exist');
        expect(comments[0]!.body).toContain('src/cart.js');
      }
    },
  );

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
    const group = github.queue(pulls, { method: 'squash', title: () => 'A change' });
    await Promise.all(pulls.map(pull => github.edit(pull, { state: 'closed' })));
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
    const title = ({ number }: Pull) => `A change (#${number}), not (#${closed.number})`;
    const group = github.queue([pull], { method: 'squash', title });
    const { code, results } = await github.run({ group, inputs: quiet });
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
      expect((await github.comments(pull))[0]!.body).toContain('a maintainer must approve the change');
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
      expect((await github.run({ group: github.queue([other, pull]), inputs: quiet })).code).toBe(0);
    });

    test('an approval of another pull request signs nothing', async () => {
      const { github, pull } = await login(altered);
      const other = await github.pull({ branch: 'agent/cart', author: 'agent', files: { 'src/cart.js': '1\n' } });
      github.user('lead', { permission: 'write' });
      await github.review(other, { by: 'lead' });
      expect((await github.run({ group: github.queue([other, pull]), inputs: quiet })).code).toBe(3);
    });

    test('what outlives a push on the pull request outlives it in the queue', async () => {
      const { github, pull } = await login(altered);
      github.user('lead', { permission: 'write' });
      await github.review(pull, { by: 'lead' });
      await github.push(pull, { 'src/more.js': '1\n' });
      expect((await github.run({ pull, inputs: quiet })).code).toBe(0);
      expect((await github.run({ group: github.queue([pull]), inputs: quiet })).code).toBe(0);
    });
  });

  describe('each pull request is judged on its own change', () => {
    const scoped = (id: string, folder: string) => `id: ${id}\nvalidation:\n  scope: {allowed: [${folder}/**]}\n`;
    const rules: Tree = {
      'README.md': '# Shop\n',
      '.contracts/login.yml': scoped('login', 'src/login'),
      '.contracts/cart.yml': scoped('cart', 'src/cart'),
    };
    const steps: Step[] = [
      { files: { 'src/login/a.js': '1\n' } },
      { files: { 'src/login/b.js': '1\n' }, message: 'More' },
    ];
    async function queueOf(more: { human?: Tree; agents?: readonly (readonly { files: Tree }[])[] } = {}) {
      const github = await openGitHub({ files: rules });
      const human = await github.pull({ branch: 'ada-docs', files: more.human ?? { 'lib/human.js': '1\n' } });
      const agent = await github.pull({ branch: 'agent/login', author: 'agent', commits: steps });
      return { github, human, agent };
    }

    test.each(methods.flatMap(method => [[method, false] as const, [method, true] as const]))(
      "%s, in one group: %s: an agent's pull request passes behind a human's and before it",
      async (method, batch) => {
        const { github, human, agent } = await queueOf();
        const other = await github.pull({ branch: 'agent/cart', author: 'agent', files: { 'src/cart/a.js': '1\n' } });
        for (const order of batch
          ? [[human, agent, other]]
          : [
              [human, agent, other],
              [other, agent, human],
            ]) {
          const ran = await github.run({ group: github.queue(order, { method, batch }), inputs: quiet });
          expect(ran.log).not.toContain('was not found');
          expect([order.map(({ branch }) => branch), ran.code]).toEqual([order.map(({ branch }) => branch), 0]);
          expect(criteria(ran.results!).filter(({ check }) => check === 'scope')).toHaveLength(
            order.includes(other) && order.includes(agent) ? 2 : 1,
          );
        }
      },
      120_000,
    );

    test.each([...methods])('%s: one that leaves its scope fails, alone', async method => {
      const { github, human, agent } = await queueOf();
      const stray = await github.pull({ branch: 'agent/cart', author: 'agent', files: { 'src/login/c.js': '1\n' } });
      const { code, results } = await github.run({
        group: github.queue([stray, human, agent], { method }),
        inputs: quiet,
      });
      expect(code).toBe(1);
      expect(statuses(results!)).toMatchObject({ 'cart/scope': 'fail', 'login/scope': 'pass' });
      expect(results!.contracts.find(({ id }) => id === 'cart')!.source.selected).toContain(`#${stray.number}: `);
    });

    test('a file that a later pull request removes is there for the one that was asked for it', async () => {
      const github = await openGitHub({ files: { ...base, 'lib/old.js': '1\n' } });
      const first = await github.pull({ branch: 'agent/login', author: 'agent', files: { 'src/login.js': '1\n' } });
      const second = await github.pull({
        branch: 'tidy',
        commits: [{ files: { 'src/login.js': '1\n' } }, { files: { 'src/login.js': null } }],
      });
      expect((await github.run({ group: github.queue([first, second]), inputs: quiet })).code).toBe(0);
    });

    test('a contract that two pull requests name is judged for each', async () => {
      const github = await openGitHub({ files: rules });
      const good = await github.pull({ branch: 'agent/login-1', author: 'agent', files: { 'src/login/a.js': '1\n' } });
      const bad = await github.pull({ branch: 'agent/login-2', author: 'agent', files: { 'src/x.js': '1\n' } });
      const { code, results } = await github.run({ group: github.queue([good, bad]), inputs: quiet });
      expect(code).toBe(1);
      expect(statuses(results!)).toMatchObject({
        [`login.pr-${good.number}/scope`]: 'pass',
        [`login.pr-${bad.number}/scope`]: 'fail',
      });
    });

    test("a claim is about the pull request's own files", async () => {
      const { github, human } = await queueOf();
      const block = [
        '---OUTPUT---',
        'task_completed: 1.1',
        'files_changed: src/login/a.js',
        'tests_passing: true',
        'tests_added: 0',
        'phase: 1/2',
        'phase_complete: true',
        'summary: Adds the login page',
        'blockers: none',
        '---END---',
      ];
      const claimed = await github.pull({
        branch: 'agent/login-claims',
        author: 'agent',
        body: block.join('\n'),
        files: { 'src/login/a.js': '1\n' },
      });
      const judged = (ran: Ran) =>
        criteria(ran.results!)
          .filter(({ claim, status }) => claim !== undefined && ['fail', 'warn'].includes(status))
          .map(({ id, message }) => [id, message]);
      const alone = await github.run({ pull: claimed, inputs: quiet });
      const behind = await github.run({ group: github.queue([human, claimed]), inputs: quiet });
      expect(judged(behind)).toEqual(judged(alone));
    });

    test('a command runs once for all, on the head of the group', async () => {
      const policy = `version: 1\nrequire: never\ncross_cutting:\n  - {name: all, type: command, command: 'test -f src/login.js && test -f src/cart.js && date +%s%N > .ran && cat .ran'}\n`;
      const github = await openGitHub({ files: { ...base, '.gitignore': '.ran\n', 'contract-gate.yml': policy } });
      const one = await github.pull({ branch: 'agent/login', author: 'agent', files: { 'src/login.js': '1\n' } });
      const two = await github.pull({ branch: 'agent/cart', author: 'agent', files: { 'src/cart.js': '1\n' } });
      const { code, results } = await github.run({ group: github.queue([one, two]), inputs: quiet });
      expect(code).toBe(0);
      const ran = criteria(results!).filter(({ check }) => check === 'command');
      expect(ran).toHaveLength(2);
      expect(new Set(ran.map(({ output }) => output?.tail)).size).toBe(1);
    });
  });

  describe('who is in the group', () => {
    const outside = { 'src/outside.js': '1\n' };
    const strict: Tree = { ...base, '.contracts/task.yml': 'id: task\nvalidation:\n  scope: {allowed: [docs/**]}\n' };

    test.each([...methods])(
      '%s: a commit title that names another pull request hides nobody',
      async method => {
        const github = await openGitHub({ files: strict });
        const innocent = await github.pull({ branch: 'ada', files: { 'lib/a.js': '1\n' } });
        const message = `Add a file (#${innocent.number})`;
        const sly = await github.pull({
          branch: 'agent/task',
          author: 'agent',
          title: message,
          commits: [{ files: outside, message }],
        });
        const last = await github.pull({ branch: 'bob', files: { 'lib/b.js': '1\n' } });
        for (const batch of [false, true]) {
          const title = ({ number }: Pull) =>
            number === sly.number ? `${message} (#${number})` : `Other (#${number})`;
          const ran = await github.run({ group: github.queue([sly, last], { method, batch, title }), inputs: quiet });
          expect(ran.code).toBe(1);
          expect(statuses(ran.results!)).toMatchObject({ 'task/scope': 'fail' });
        }
      },
      60_000,
    );

    test('a squash title that names another pull request alone hides nobody', async () => {
      const github = await openGitHub({ files: strict });
      const innocent = await github.pull({ branch: 'ada', files: { 'lib/a.js': '1\n' } });
      const sly = await github.pull({ branch: 'agent/task', author: 'agent', files: outside });
      const title = () => `Add a file (#${innocent.number})`;
      const group = github.queue([sly, innocent], { method: 'squash', title });
      expect((await github.run({ group, inputs: quiet })).code).toBe(1);
    });

    test('a pull request on top of another does not swallow it', async () => {
      const github = await openGitHub({ files: strict });
      const below = await github.pull({ branch: 'agent/task', author: 'agent', files: outside });
      const above = await github.pull({
        branch: 'ada',
        commits: [{ files: outside }, { files: { 'lib/a.js': '1\n' } }],
      });
      for (const method of methods) {
        const ran = await github.run({ group: github.queue([below, above], { method }), inputs: quiet });
        expect([method, ran.code]).toEqual([method, 1]);
        expect(statuses(ran.results!)).toMatchObject({ 'task/scope': 'fail' });
      }
    }, 60_000);

    test('one that moved on since it was queued is not found: exit code 2', async () => {
      const github = await openGitHub({ files: strict });
      const moved = await github.pull({ branch: 'agent/task', author: 'agent', files: outside });
      const last = await github.pull({ branch: 'ada', files: { 'lib/a.js': '1\n' } });
      for (const method of methods) {
        const group = github.queue([moved, last], { method });
        await github.push(moved, { [`src/${method}.js`]: '1\n' });
        const { code, log } = await github.run({ group, inputs: summaryOnly });
        expect([method, code]).toEqual([method, 2]);
        expect(log).toContain('was not found');
        const comments = await github.comments(last);
        expect(comments).toHaveLength(1);
        expect(comments[0]!.body).toContain('no verdict in the merge queue');
        expect(comments[0]!.body).toContain('was not found; run the job again');
      }
    }, 60_000);

    test('those that were merged in the meantime are not judged again', async () => {
      const github = await openGitHub({ files: strict });
      const first = await github.pull({ branch: 'agent/task', author: 'agent', files: outside });
      const second = await github.pull({ branch: 'ada', files: { 'lib/a.js': '1\n' } });
      const group = github.queue([first, second]);
      github.git('update-ref', 'refs/heads/main', group.baseSha);
      const { code, results } = await github.run({ group, inputs: quiet });
      expect([code, results!.contracts]).toEqual([0, []]);
    });
  });
});
