import { describe, expect, test } from 'vitest';
import { type GitHub, type GitHubOptions, openGitHub } from '../github-emulator/github.ts';
import type { Ran } from '../github-emulator/runner.ts';
import type { Pull } from '../github-emulator/state.ts';
import { criteria, type Tree } from '../support/repository.ts';

const quiet = { 'check-runs': 'off', comment: 'off' };
const found = ({ results }: Ran, check: string) => criteria(results!).find(each => each.check === check);
const notes = ({ results }: Ran) => results!.notes.join('\n');

const original = 'id: login\nvalidation:\n  files_exist: [README.md]\n';
const altered = `${original}  content_check: {file: README.md, pattern: Shop}\n`;
const base = {
  'README.md': '# Shop\n',
  '.contracts/login.yml': original,
  '.github/workflows/ci.yml': 'on: push\n',
};

interface Setting {
  policy?: string;
  files?: Tree;
  options?: GitHubOptions;
  author?: string;
}

/** A change to a contract of the base, which waits for a person. */
async function waiting({
  policy = '',
  files = { '.contracts/login.yml': altered },
  options,
  author = 'eve',
}: Setting = {}) {
  const rules: Tree = policy === '' ? {} : { 'contract-gate.yml': `version: 1\n${policy}\n` };
  const github = await openGitHub({ files: { ...base, ...rules }, ...options });
  for (const login of ['eve', 'lead']) github.user(login, { permission: 'write' });
  const pull = await github.pull({ branch: 'agent/login', author, files });
  return { github, pull, judge: () => github.run({ pull, inputs: quiet }) };
}

const signOff = ({ head }: Pull, id = 'login/contract_unchanged') => `/contract-gate sign-off ${id} ${head}`;

/** A contract of the base that is not met: one criterion fails, and one runs only after it. */
const failing: Setting = {
  files: { 'src/login.js': '1\n' },
  options: {
    files: {
      'README.md': '# Shop\n',
      '.contracts/login.yml':
        'id: login\nvalidation:\n  tests: "false"\n  cross_cutting: [{name: note, type: command, command: "true"}]\n',
    },
  },
};
async function failed(more: Setting = {}) {
  const given = await waiting({ ...failing, ...more });
  await given.github.edit(given.pull, { title: 'login: work' });
  const waive = (reason: string, id = 'login/tests-false') => `/contract-gate waive ${id} ${given.pull.head} ${reason}`;
  return { ...given, waive };
}

describe('a sign-off in a comment', () => {
  test.each<[string, (pull: Pull) => string]>([
    ['of a criterion', pull => signOff(pull)],
    ['of a whole contract', pull => signOff(pull, 'login')],
    ['in any letter case', pull => `/Contract-Gate Sign-Off LOGIN ${pull.head.toUpperCase()}`],
    ['with an abbreviated commit', pull => `/contract-gate sign-off login ${pull.head.slice(0, 7)}`],
    [
      'after other words, in code spans',
      pull => `Looks right.\n\n/contract-gate sign-off \`login\` \`${pull.head}\`\n\nThanks!`,
    ],
  ])('%s signs, and is recorded', async (_, body) => {
    const { github, pull, judge } = await waiting();
    expect((await judge()).code).toBe(3);
    const { created_at } = await github.addComment(pull, { by: 'lead', body: body(pull) });
    const ran = await judge();
    expect([ran.code, notes(ran)]).toEqual([0, '']);
    const signed = { by: 'lead', how: 'comment', commit: pull.head, at: created_at };
    expect(found(ran, 'contract_unchanged')).toMatchObject({ status: 'pass', signed });
  });

  test.each<[string, (pull: Pull) => string, RegExp]>([
    [
      'of another criterion',
      pull => signOff(pull, 'login/contract_unchange'),
      /unknown contract or criterion.*did you mean login\/contract_unchanged/,
    ],
    [
      'of a commit that is not the head',
      () => `/contract-gate sign-off login ${'0'.repeat(40)}`,
      /it is for 0000000, and the head is [0-9a-f]{7}; write: \/contract-gate sign-off/,
    ],
    ['without a commit', () => '/contract-gate sign-off login', /the commit is missing/],
    ['with too short a commit', pull => `/contract-gate sign-off login ${pull.head.slice(0, 6)}`, /at least 7 digits/],
    ['in a quote', pull => `> ${signOff(pull)}`, /on a line of its own/],
    ['in a fence', pull => `\`\`\`\n${signOff(pull)}\n\`\`\``, /on a line of its own/],
    ['in a code span', pull => `\`${signOff(pull)}\``, /on a line of its own/],
    ['in a hidden comment', pull => `<!-- ${signOff(pull)} -->`, /on a line of its own/],
    [
      'with another word',
      pull => signOff(pull).replace('sign-off', 'approve'),
      /the commands are recheck, sign-off and waive/,
    ],
  ])('%s signs nothing, and the report says why', async (_, body, why) => {
    const { github, pull, judge } = await waiting();
    await github.addComment(pull, { by: 'lead', body: body(pull) });
    const ran = await judge();
    expect(ran.code).toBe(3);
    expect(notes(ran)).toMatch(why);
  });

  test.each<[string, Parameters<GitHub['addComment']>[1] & { permission?: 'read' | 'write' }, string, RegExp]>([
    ['its author', { by: 'eve', body: '' }, '', /authors can't approve their own/],
    ['someone who may only read', { by: 'ada', body: '', permission: 'read' }, '', /no write access/],
    ['a bot', { by: 'helper[bot]', body: '', permission: 'write' }, '', /from a bot/],
    [
      'the account of an agent',
      { by: 'Copilot', body: '', permission: 'write' },
      '',
      /takes this account for an agent/,
    ],
    [
      'an agent that the policy knows',
      { by: 'robo-1', body: '', permission: 'write' },
      'agents: {authors: ["robo-*"]}',
      /takes this account for an agent/,
    ],
    ['an app in the name of a maintainer', { by: 'lead', body: '', app: 'helper' }, '', /through an app/],
    [
      'an allowed bot, which writes through an app',
      { by: 'helper[bot]', body: '', app: 'helper' },
      'sign_off: {bots: true}',
      /through an app/,
    ],
    ['someone whom the policy does not list', { by: 'lead', body: '' }, 'sign_off: {users: [boss]}', /lists boss/],
  ])('by %s does not count, and the report says why', async (_, { permission, ...comment }, policy, why) => {
    const { github, pull, judge } = await waiting({ policy });
    if (permission) github.user(comment.by, { permission });
    await github.addComment(pull, { ...comment, body: signOff(pull) });
    const ran = await judge();
    expect(ran.code).toBe(3);
    expect(notes(ran)).toMatch(why);
  });

  test('by an agent or the author counts where the policy of the base lists them', async () => {
    const { github, pull, judge } = await waiting({ policy: 'sign_off: {users: [Copilot]}' });
    await github.addComment(pull, { by: 'Copilot', body: signOff(pull) });
    expect((await judge()).code).toBe(0);
    const own = await waiting({ policy: 'sign_off: {allow_author: true}' });
    own.github.commitBy(own.pull.head, { committer: 'eve' });
    await own.github.addComment(own.pull, { by: 'eve', body: signOff(own.pull) });
    expect((await own.judge()).code).toBe(0);
  });

  test('by whoever committed the head does not count, nor does their review', async () => {
    const { github, pull, judge } = await waiting();
    github.commitBy(pull.head, { author: 'eve', committer: 'lead' });
    await github.addComment(pull, { by: 'lead', body: signOff(pull) });
    await github.review(pull, { by: 'lead' });
    const ran = await judge();
    expect(ran.code).toBe(3);
    expect(notes(ran).match(/whoever committed the head/g)).toHaveLength(2);
    github.commitBy(pull.head, { author: 'lead', committer: 'web-flow' });
    expect((await judge()).code).toBe(3);
    github.commitBy(pull.head, { author: 'eve', committer: 'web-flow' });
    expect((await judge()).code).toBe(0);
  });

  test('an edited or deleted comment counts no more', async () => {
    const { github, pull, judge } = await waiting();
    const comment = await github.addComment(pull, { by: 'lead', body: 'Looks right' });
    await github.editComment(comment, signOff(pull));
    const edited = await judge();
    expect([edited.code, notes(edited)]).toEqual([3, expect.stringContaining('it was edited; write a new one')]);
    const second = await github.addComment(pull, { by: 'lead', body: signOff(pull) });
    expect((await judge()).code).toBe(0);
    await github.deleteComment(second);
    expect((await judge()).code).toBe(3);
  });

  test('of a contract outlives a push and a rebase that leave it alone, if it names the whole commit', async () => {
    const { github, pull, judge } = await waiting();
    await github.addComment(pull, { by: 'lead', body: signOff(pull) });
    await github.push(pull, { 'a.txt': '1\n' });
    expect((await judge()).code).toBe(0);
    github.advance({ 'b.txt': '1\n' });
    await github.push(pull, { '.contracts/login.yml': altered, 'c.txt': '1\n' }, { force: true });
    expect((await judge()).code).toBe(0);
    await github.push(pull, { '.contracts/login.yml': `${altered}title: More\n` });
    expect((await judge()).code).toBe(3);
  });

  test('with an abbreviated commit ends with a force push, because another commit may begin alike', async () => {
    const { github, pull, judge } = await waiting();
    const { head } = pull;
    await github.addComment(pull, { by: 'lead', body: `/contract-gate sign-off login ${head.slice(0, 7)}` });
    await github.push(pull, { '.contracts/login.yml': `${altered}title: More\n` }, { force: true });
    await github.rewind(pull, head);
    const ran = await judge();
    expect([ran.code, notes(ran)]).toEqual([3, expect.stringContaining('force-pushed after it')]);
  });

  test('given before the base branch changed does not count', async () => {
    const { github, pull, judge } = await waiting();
    await github.branch('dev');
    await github.edit(pull, { base: 'dev' });
    await github.addComment(pull, { by: 'lead', body: signOff(pull) });
    await github.edit(pull, { base: 'main' });
    github.remerge(pull);
    const ran = await judge();
    expect([ran.code, notes(ran)]).toEqual([3, expect.stringContaining('before the base branch')]);
  });

  test('follows the policy of the base, not the one that the pull request brings', async () => {
    const files = {
      '.contracts/login.yml': altered,
      'contract-gate.yml': 'version: 1\nsign_off: {allow_author: true}\n',
    };
    const { github, pull, judge } = await waiting({ policy: 'require: always', files });
    await github.addComment(pull, { by: 'eve', body: `${signOff(pull)}\n${signOff(pull, 'policy')}` });
    expect((await judge()).code).toBe(3);
    await github.addComment(pull, { by: 'lead', body: `${signOff(pull)}\n${signOff(pull, 'policy')}` });
    expect((await judge()).code).toBe(0);
  });

  test.each([
    ['permission', 3],
    ['comments', 3],
    [`commits/`, 3],
  ])('does not count where GitHub does not answer for %s', async (path, code) => {
    const { github, pull, judge } = await waiting();
    await github.addComment(pull, { by: 'lead', body: signOff(pull) });
    const when = (asked: { path: string; git: boolean }) => !asked.git && asked.path.includes(`/${path}`);
    github.fault({ kind: '403', when, times: Number.POSITIVE_INFINITY });
    const ran = await judge();
    expect(ran.code).toBe(code);
    expect(notes(ran)).toContain('could not be read');
  });
});

describe('a waiver', () => {
  test('by a maintainer turns a failure into a warning that says who and why, and lets the rest run', async () => {
    const { github, pull, judge, waive } = await failed();
    const before = await judge();
    expect(before.code).toBe(1);
    const { created_at } = await github.addComment(pull, {
      by: 'lead',
      body: waive('The service is down until Monday'),
    });
    const ran = await judge();
    expect(ran.code).toBe(0);
    const reason = 'The service is down until Monday';
    expect(found(ran, 'tests')).toMatchObject({
      status: 'warn',
      message: expect.stringContaining(`waived by lead (${reason})`),
      waived: { by: 'lead', how: 'comment', commit: pull.head, at: created_at, reason },
    });
    expect(criteria(ran.results!).filter(({ status }) => status === 'skip')).toEqual([]);
    expect(ran.summary).toContain(reason);
    expect(ran.results!.verdict).toBe('pass');
  });

  test('ends with a push', async () => {
    const { github, pull, judge, waive } = await failed();
    await github.addComment(pull, { by: 'lead', body: waive('for now') });
    await github.push(pull, { 'src/login.js': '2\n' });
    const ran = await judge();
    expect([ran.code, notes(ran)]).toEqual([
      1,
      expect.stringContaining(`write: /contract-gate waive login/tests-false ${pull.head} REASON`),
    ]);
  });

  test.each<[string, string, string, RegExp]>([
    ['by the author', 'eve', 'because', /authors can't approve/],
    ['without a reason', 'lead', '', /needs a reason/],
    ['with the placeholder', 'lead', 'REASON', /needs a reason/],
    ['with dots for a reason', 'lead', '...', /needs a reason/],
  ])('%s is refused', async (_, by, reason, why) => {
    const { github, pull, judge, waive } = await failed();
    await github.addComment(pull, { by, body: waive(reason) });
    const ran = await judge();
    expect(ran.code).toBe(1);
    expect(notes(ran)).toMatch(why);
  });

  test('of a whole contract is refused, with the line to write', async () => {
    const { github, pull, judge, waive } = await failed();
    await github.addComment(pull, { by: 'lead', body: waive('all of it', 'login') });
    const ran = await judge();
    expect([ran.code, notes(ran)]).toEqual([
      1,
      expect.stringMatching(/one criterion.*waive login\/tests-false [0-9a-f]{40} REASON/),
    ]);
  });

  test('of what waits for a person, or is inconclusive, is refused', async () => {
    const { github, pull, judge } = await waiting();
    const body = `/contract-gate waive login/contract_unchanged ${pull.head} fine by me`;
    await github.addComment(pull, { by: 'lead', body });
    const ran = await judge();
    expect([ran.code, notes(ran)]).toEqual([3, expect.stringContaining('waits for a person')]);

    const contract = 'id: login\nvalidation:\n  check_run: {name: ci, wait: 1s}\n  tests: no-such-program-here\n';
    const unclear = await waiting({
      files: { 'src/login.js': '1\n' },
      options: { files: { ...base, '.contracts/login.yml': contract } },
    });
    await unclear.github.edit(unclear.pull, { title: 'login: work' });
    const first = await unclear.judge();
    const { id } = criteria(first.results!).find(({ status }) => status === 'error')!;
    await unclear.github.addComment(unclear.pull, {
      by: 'lead',
      body: `/contract-gate waive ${id} ${unclear.pull.head} x`,
    });
    const second = await unclear.judge();
    expect(second.code).toBe(first.code);
    expect(notes(second)).toContain('inconclusive');
  });

  test('of tampering is refused', async () => {
    const { github, pull, judge } = await failed();
    await github.addCheckRun(pull.head, { name: 'contract-gate report', app: 'forger', conclusion: 'success' });
    const first = await judge();
    const { id } = found(first, 'foreign_check_run')!;
    await github.addComment(pull, { by: 'lead', body: `/contract-gate waive ${id} ${pull.head} known` });
    const ran = await judge();
    expect([ran.code, notes(ran)]).toEqual([1, expect.stringContaining('protects the rules of the gate')]);
  });
});

test('in a merge queue, what was signed or waived for the head of a pull request counts for its own part', async () => {
  const contract = (id: string) => `id: ${id}\nvalidation:\n  files_exist: [missing.txt]\n`;
  const github = await openGitHub({
    files: { ...base, '.contracts/one.yml': contract('one'), '.contracts/two.yml': contract('two') },
  });
  for (const login of ['eve', 'lead']) github.user(login, { permission: 'write' });
  const one = await github.pull({
    branch: 'agent/1',
    author: 'eve',
    title: 'one: work',
    files: { '.contracts/login.yml': altered },
  });
  const two = await github.pull({ branch: 'agent/2', author: 'eve', title: 'two: work', files: { 'b.txt': '1\n' } });
  const judge = () => github.run({ group: github.queue([one, two]), inputs: quiet });
  const before = await judge();
  expect(before.code).toBe(1);
  const failed = criteria(before.results!).filter(({ status }) => status === 'fail');
  expect(failed.map(({ id }) => id.split('/')[0])).toEqual(['one', 'two']);
  const waive = (pull: Pull, id: string) => `/contract-gate waive ${id} ${pull.head} later`;
  await github.addComment(one, { by: 'lead', body: `${signOff(one, 'login')}\n${waive(one, failed[0]!.id)}` });
  await github.addComment(one, { by: 'lead', body: waive(one, failed[1]!.id) });
  const half = await judge();
  expect(criteria(half.results!).map(({ id, status }) => [id.split('/')[0], status])).toContainEqual(['two', 'fail']);
  await github.addComment(two, { by: 'lead', body: waive(two, failed[1]!.id) });
  const after = await judge();
  expect([after.code, found(after, 'contract_unchanged')]).toMatchObject([0, { signed: { commit: one.head } }]);
});
