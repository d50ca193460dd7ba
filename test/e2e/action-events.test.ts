import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type GitHub, openGitHub } from '../github-emulator/github.ts';
import type { Json } from '../github-emulator/json.ts';
import type { Ran, RunOptions } from '../github-emulator/runner.ts';
import type { Pull } from '../github-emulator/state.ts';
import { statuses, type Tree, temporary } from '../support/repository.ts';

const contract = (id: string, ...files: string[]) => `id: ${id}\nvalidation:\n  files_exist: [${files.join(', ')}]\n`;
const base: Tree = {
  'README.md': '# Shop\n',
  '.contracts/login.yml': contract('login', 'src/login.js'),
  '.contracts/cart.yml': contract('cart', 'src/cart.js'),
};
const summaryOnly = { 'check-runs': 'summary' };
/** The verdict, and nothing posted. */
const quiet = { 'check-runs': 'off', comment: 'off' };
const zero = '0'.repeat(40);

/** One line beside what the runner swallows, and no trace of a stack. */
function expectOneLine({ code, log, writes }: Ran, words: RegExp | string): void {
  expect(code).toBe(2);
  const lines = log.trim().split('\n');
  expect(lines.filter(line => !line.startsWith('::add-mask::'))).toHaveLength(1);
  expect(log).toMatch(words);
  expect(log).not.toMatch(/^\s+at /m);
  expect(writes).toEqual([]);
}

async function login(files: Tree = { 'src/login.js': '1\n' }): Promise<{ github: GitHub; pull: Pull }> {
  const github = await openGitHub({ files: base });
  return { github, pull: await github.pull({ branch: 'agent/login', author: 'agent', files }) };
}

describe('pull_request', () => {
  test.each(['opened', 'synchronize', 'edited', 'labeled', 'ready_for_review', 'reopened'])(
    '%s is verified, and reported on the head',
    async action => {
      const { github, pull } = await login();
      await github.label(pull, 'agent');
      const { code, results } = await github.run({ pull, action, inputs: summaryOnly });
      expect(code).toBe(0);
      expect(results!.target).toMatchObject({ event: 'pull_request', pull: pull.number, head: pull.head });
      expect(await github.checkRuns(pull.head)).toMatchObject([{ conclusion: 'success', status: 'completed' }]);
      expect(await github.comments(pull)).toHaveLength(1);
    },
  );

  test('title, body and labels are read from the API: an event may be old', async () => {
    const github = await openGitHub({
      files: { ...base, '.contracts/labelled.yml': `${contract('labelled', 'x')}applies_to: {labels: [big]}\n` },
    });
    const pull = await github.pull({ branch: 'feature', title: '[cart] A cart', body: 'Contract: cart' });
    const payload = await github.event('pull_request', 'edited', pull);
    await github.edit(pull, { title: 'A login', body: 'Contract: login' });
    await github.label(pull, 'big');
    const { code, results } = await github.run({ pull, payload, inputs: quiet });
    expect(code).toBe(1);
    expect(results!.contracts.map(({ id }) => id).sort()).toEqual(['labelled', 'login']);
  });

  test('on GitHub Enterprise Server every address is the one that the runner gives', async () => {
    const { github, pull } = await login();
    const { requests, outputs } = await github.run({ pull, inputs: summaryOnly });
    const [comment] = await github.comments(pull);
    expect(outputs['comment-url']).toMatch(new RegExp(`^${github.urls.server}/`));
    const addresses = [...comment!.body.matchAll(/https?:\/\/[^\s)>]+/g)].map(([address]) => address);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter(address => !address.startsWith(`${github.urls.server}/acme/shop/`))).toEqual([]);
    // All that was asked came here, git's questions too, and with the token.
    expect(requests.some(({ git }) => git)).toBe(true);
    expect(requests.filter(({ token }) => token !== 'right')).toEqual([]);
  });
});

describe('push', () => {
  async function pushed(files: Tree, branch = 'main'): Promise<{ github: GitHub; push: RunOptions['push'] }> {
    const github = await openGitHub({ files: base });
    const before = github.sha('main');
    if (branch !== 'main') await github.branch(branch);
    return { github, push: { branch, before, after: github.advance(files, { branch }) } };
  }
  const touched = { 'src/login.js': '1\n', '.contracts/cart.yml': contract('cart', 'src/cart.js', 'README.md') };

  test('to the default branch is held against what was there before', async () => {
    const { github, push } = await pushed(touched);
    const { code, results } = await github.run({ push, inputs: summaryOnly });
    expect(code).toBe(1);
    expect(results!.target).toMatchObject({ event: 'push', pull: null, base: push!.before, head: push!.after });
    expect(statuses(results!)).toEqual({
      'cart/contract_unchanged': 'pending',
      'cart/files_exist-src-cart-js': 'fail',
    });
    expect(await github.checkRuns(push!.after)).toMatchObject([{ conclusion: 'failure' }]);
  });

  test.each(['push', 'workflow_call'])('of a merged pull request (%s): its contracts are judged again', async event => {
    const { github, pull } = await login({ 'a.txt': '1\n' });
    const before = github.sha('main');
    await github.merge(pull);
    const push = { branch: 'main', before, after: github.sha('main') };
    const payload = await github.event('push', undefined, { push });
    const { code, results } = await github.run({ event, push, payload, inputs: summaryOnly });
    expect(code).toBe(1);
    expect(results!.contracts.map(({ id }) => id)).toEqual(['login']);
    expect(await github.comments(pull)).toEqual([]);
    expect(await github.checkRuns(pull.head)).toEqual([]);
  });

  test.each([
    ['a new branch', undefined],
    ['another branch', 'main'],
  ])('%s is held against the default branch', async (_, from) => {
    const { github, push } = await pushed(touched, 'agent/cart');
    const before = from && github.sha(from);
    const { code, results } = await github.run({ push: { ...push!, before }, inputs: quiet });
    expect(code).toBe(1);
    expect(results!.target.base).toBe(github.sha('main'));
    expect(statuses(results!)).toMatchObject({ 'cart/contract_unchanged': 'pending' });
  });

  test('the first push of all has nothing to be held against, and that is said', async () => {
    const { github, push } = await pushed(touched);
    const { results, log } = await github.run({ push: { ...push!, before: undefined }, inputs: quiet });
    expect(results!.target.base).toBeNull();
    expect(log).toContain('the policy and contracts are not protected');
  });

  test.each<[string, Json, string]>([
    ['a branch that was deleted', { deleted: true, after: zero }, 'the branch main was deleted'],
    ['a tag', { ref: 'refs/tags/v1' }, 'refs/tags/v1 is not a branch'],
  ])('%s: nothing to judge, and one line', async (_, changes, words) => {
    const { github, push } = await pushed(touched);
    const payload = { ...(await github.event('push', undefined, { push })), ...changes };
    const { code, log, requests } = await github.run({ push, payload, checkout: 'none' });
    expect(code).toBe(0);
    expect(log).toContain(`contract-gate: nothing to check: ${words}`);
    expect(requests).toEqual([]);
  });
});

describe('by hand, and called by another workflow', () => {
  test('workflow_dispatch on a branch is held against the default branch', async () => {
    const github = await openGitHub({ files: base });
    await github.branch('agent/cart');
    const after = github.advance({ 'a.txt': '1\n' }, { branch: 'agent/cart' });
    const push = { branch: 'agent/cart', after };
    const { code, results } = await github.run({ event: 'workflow_dispatch', push, inputs: summaryOnly });
    expect(code).toBe(1);
    expect(results!.target).toMatchObject({ event: 'workflow_dispatch', base: github.sha('main'), head: after });
    expect(results!.contracts.map(({ id }) => id)).toEqual(['cart']);
    expect(await github.checkRuns(after)).toMatchObject([{ conclusion: 'failure' }]);
  });

  test('workflow_call has the payload of the event that started its caller', async () => {
    const { github, pull } = await login();
    const payload = await github.event('pull_request', 'synchronize', pull);
    const called = await github.run({ event: 'workflow_call', payload, pull, checkout: 'head', inputs: summaryOnly });
    expect(called.code).toBe(0);
    expect(called.results!.target).toMatchObject({ pull: pull.number, head: pull.head });
    const group = github.queue([pull]);
    const queued = await github.run({
      event: 'workflow_call',
      payload: await github.event('merge_group', 'checks_requested', { group }),
      group,
      inputs: quiet,
    });
    expect(queued.results!.target.head).toBe(group.headSha);
  });
});

describe('events with a token that may write beside the code of a stranger', () => {
  /** A PATH whose git leaves a note and fails. */
  function watched(): { env: NodeJS.ProcessEnv; note: string } {
    const folder = temporary('path');
    const note = join(folder, 'note');
    writeFileSync(join(folder, 'git'), `#!/bin/sh\necho started >> '${note}'\nexit 128\n`);
    chmodSync(join(folder, 'git'), 0o755);
    return { env: { PATH: `${folder}${delimiter}${process.env.PATH}` }, note };
  }

  test.each<[string, string | undefined]>([
    ['pull_request_target', 'opened'],
    ['workflow_run', undefined],
    ['issue_comment', 'created'],
  ])('%s: exit code 2, no process, no request', async (event, action) => {
    const { github, pull } = await login();
    const payload = event === 'workflow_run' ? { action: 'completed', workflow_run: {} } : undefined;
    for (const command of ['gate', 'verify']) {
      const { env, note } = watched();
      const ran = await github.run({ event, action, pull, payload, env, inputs: { command } });
      expectOneLine(ran, new RegExp(`the event ${event} gives untrusted code a token with write access`));
      expect(existsSync(note)).toBe(false);
      expect(ran.requests).toEqual([]);
    }
  });

  test('on a pull request the same PATH would have been noticed', async () => {
    const { github, pull } = await login();
    const { env, note } = watched();
    expect((await github.run({ pull, env })).code).toBe(2);
    expect(existsSync(note)).toBe(true);
  });
});

describe('wrong or missing event data: one clear line and exit code 2', () => {
  test.each<[string, Partial<RunOptions>, RegExp]>([
    [
      'an event that the gate does not know',
      { event: 'schedule', payload: {} },
      /unsupported event "schedule"; run the gate on pull_request, pull_request_review, merge_group, push/,
    ],
    [
      'no GITHUB_EVENT_PATH',
      { env: { GITHUB_EVENT_PATH: undefined } },
      /missing environment variables: GITHUB_EVENT_PATH/,
    ],
    ['no GITHUB_EVENT_NAME', { env: { GITHUB_EVENT_NAME: '' } }, /missing environment variables: GITHUB_EVENT_NAME/],
    ['a file that is not there', { env: { GITHUB_EVENT_PATH: '/nowhere/event.json' } }, /can't be read/],
    ['an empty file', { payload: '' }, /is not JSON/],
    ['half a file', { payload: '{"pull_request": {' }, /is not JSON/],
    ['null', { payload: 'null' }, /the event pull_request/],
    ['a list', { payload: [] }, /the event pull_request/],
    ["another event's payload", { payload: { ref: 'refs/heads/main' } }, /the event pull_request.*pull_request/],
    ['no head', { payload: { pull_request: { number: 1, title: '', base: { ref: 'main' } } } }, /head/],
    [
      'a head that is no commit',
      { payload: { pull_request: { number: 1, title: '', base: { ref: 'main' }, head: { ref: 'x', sha: '-x' } } } },
      /"-x" is not a valid commit id/,
    ],
    [
      'a number that is none',
      {
        payload: {
          pull_request: { number: '1/../2', title: '', base: { ref: 'main' }, head: { ref: 'x', sha: zero } },
        },
      },
      /number/,
    ],
    ['a group without its fields', { event: 'merge_group', payload: { merge_group: {} } }, /head_sha/],
    ['a push without its fields', { event: 'push', payload: {} }, /ref/],
    [
      'a run by hand on a tag',
      { event: 'workflow_dispatch', payload: {}, env: { GITHUB_REF: 'refs/tags/v1' } },
      /the workflow runs on refs\/tags\/v1, which is not a branch/,
    ],
    ['a repository that is none', { env: { GITHUB_REPOSITORY: 'shop' } }, /it must be OWNER\/NAME/],
    ['an address that is none', { env: { GITHUB_API_URL: 'nowhere' } }, /GITHUB_API_URL is "nowhere"/],
  ])('%s', async (_, options, words) => {
    const { github, pull } = await login();
    const ran = await github.run({ pull, checkout: 'none', ...options });
    expectOneLine(ran, words);
    expect(ran.requests).toEqual([]);
  });
});
