import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Results } from '../../src/model/results.ts';
import { type GitHub, type GitHubOptions, openGitHub, type PullOptions } from '../github-emulator/github.ts';
import type { Recorded } from '../github-emulator/proxy.ts';
import type { RunOptions } from '../github-emulator/runner.ts';
import type { Pull } from '../github-emulator/state.ts';
import { criteria } from '../support/repository.ts';

/** Nothing is in the scope, so that it names every path of the change. */
const contract = `id: work
validation:
  scope: {allowed: [nowhere/**]}
  paired_files: {pattern: "src/*.js", companion: "test/{name}.test.js"}
  files_exist: [docs/guide.md, src/fresh.js]
`;
const binary = (byte: number) => Buffer.from([0, 255, byte, 10, 13, 0]);
const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
const base = {
  '.contracts/work.yml': contract,
  '.contracts/named.yml': 'id: named\nvalidation:\n  files_exist: [README.md]\n',
  '.github/workflows/ci.yml': 'name: CI\non: push\n',
  'README.md': '# Shop\n',
  'assets/logo.bin': binary(1),
  'docs/guide.md': 'A guide.\n',
  'src/gone.js': 'gone\n',
  'src/kept.js': 'kept\n',
  'src/old name.js': long,
};
const change = {
  '.contracts/work.yml': contract.replace('docs/guide.md, ', ''),
  '.github/workflows/ci.yml': 'name: CI\non: pull_request\n',
  'assets/logo.bin': binary(2),
  'src/fresh.js': 'fresh\n',
  'src/gone.js': null,
  'src/it\'s "quoted" \\ here.js': '1\n',
  'src/kept.js': 'changed\n',
  'src/new name.js': `${long}\nand one more`,
  'src/old name.js': null,
  'src/two\nlines.js': '2\n',
  'src/größe-日本.js': '3\n',
  'test/fresh.test.js': 'fresh\n',
};
const touched = Object.keys(change)
  .filter(path => !path.startsWith('.contracts/'))
  .sort();

async function changed(options: GitHubOptions = {}, more: PullOptions = {}): Promise<{ github: GitHub; pull: Pull }> {
  const github = await openGitHub({ files: base, ...options });
  const commits = [{ files: change }, { message: 'Say what it is for\n\nContract: named' }];
  return { github, pull: await github.pull({ branch: 'agent/work', commits, ...more }) };
}

/** The verdict, and nothing posted. */
const quiet = { 'check-runs': 'off', comment: 'off' };
const found = (results: Results | undefined, id: string) => criteria(results!).find(each => each.id === id);
const pathsIn = (results: Results | undefined) =>
  found(results, 'work/scope')!
    .places?.map(({ path }) => path)
    .sort();

/** The same change comes to the same, however it was checked out. */
function expectTheChange(results: Results | undefined, pull: Pull, github: GitHub): void {
  expect(results!.target).toMatchObject({ head: pull.head, base: github.sha('main') });
  expect(pathsIn(results)).toEqual(touched);
  const alone = found(results, 'work/paired_files-src-js')!;
  expect(alone).toMatchObject({ status: 'fail' });
  expect(alone.places?.map(({ path }) => path)).not.toContain('src/fresh.js');
  expect(found(results, 'work/contract_unchanged')).toMatchObject({ status: 'pending' });
  expect(found(results, 'work/files_exist-docs-guide-md')).toMatchObject({ status: 'pass' });
  expect(found(results, 'policy/protected_files')).toMatchObject({
    status: 'pending',
    message: expect.stringContaining('.github/workflows/ci.yml is changed'),
  });
  expect(results!.contracts.find(({ id }) => id === 'named')?.source.selected).toMatch(/^named by commit /);
}

describe('the change is the same, however it is checked out', () => {
  const without = { credentials: false };
  const hidden = { private: true };
  test.each<[string, Partial<RunOptions>, GitHubOptions, PullOptions]>([
    ['the merge commit, one deep', {}, {}, {}],
    ['the head, one deep', { checkout: 'head' }, {}, {}],
    ['with all history', { checkout: 'full' }, {}, {}],
    ['in a subfolder', { checkout: 'subfolder' }, {}, {}],
    ['sparse and partial', { checkout: 'sparse' }, {}, {}],
    ['sparse and partial, no credentials kept', { checkout: 'sparse', ...without }, {}, {}],
    ['private, no credentials kept', without, hidden, {}],
    ['private, sparse and partial', { checkout: 'sparse' }, hidden, {}],
    ['private, sparse and partial, no credentials kept', { checkout: 'sparse', ...without }, hidden, {}],
    ['from a fork', {}, {}, { fork: 'eve' }],
    ['from a fork, the head', { checkout: 'head' }, {}, { fork: 'eve' }],
  ])('%s', async (_, options, opened, more) => {
    const { github, pull } = await changed(opened, more);
    const { code, results } = await github.run({ pull, inputs: quiet, ...options });
    expect(code).toBe(1);
    expectTheChange(results, pull, github);
  });

  test('where the token may not even read, what is missing is fetched', async () => {
    const { github, pull } = await changed();
    Object.assign(github.permissions, { contents: 'none', 'pull-requests': 'none', checks: 'none', issues: 'none' });
    const { code, results, log } = await github.run({ pull, inputs: quiet });
    expect(code).toBe(1);
    expectTheChange(results, pull, github);
    expect(log).toContain('title, body and labels are from the event');
  });
});

describe('the base moved on after the merge commit was made', () => {
  test.each(['merge', 'head', 'full'] as const)('%s: rules come from the tip, the change stays', async checkout => {
    const { github, pull } = await changed();
    github.advance({
      'src/others.js': 'of somebody else\n',
      'contract-gate.yml': 'version: 1\nprotect: ["assets/**"]\n',
      '.contracts/late.yml':
        'id: late\napplies_to: {branches: ["agent/**"]}\nvalidation:\n  files_exist: [nothing.md]\n',
    });
    const { code, results } = await github.run({ pull, inputs: quiet, checkout });
    expect(code).toBe(1);
    expectTheChange(results, pull, github);
    expect(results!.policy.source).toContain('contract-gate.yml');
    expect(found(results, 'policy/protected_files')?.got).toContain('assets/logo.bin is changed');
    expect(found(results, 'late/files_exist-nothing-md')).toMatchObject({ status: 'fail' });
  });
});

describe('the head moves', () => {
  /** Pushes to the pull request as soon as such a request is seen. */
  function pushAt(github: GitHub, pull: Pull, isTime: (request: Recorded) => boolean): Promise<string> {
    return new Promise(done => {
      let pushed = false;
      github.fault({
        kind: '500',
        when(request) {
          if (!pushed && isTime(request)) {
            pushed = true;
            done(github.push(pull, { 'src/late.js': 'late\n' }));
          }
          return false;
        },
      });
    });
  }

  test.each<[string, (request: Recorded) => boolean]>([
    ['before the gate runs', () => true],
    ['while the gate runs', ({ method, path }) => method === 'POST' && path.endsWith('/check-runs')],
  ])('%s: nothing is reported as if it were current', async (_, isTime) => {
    const { github, pull } = await changed({
      files: { ...base, 'contract-gate.yml': 'version: 1\nattempts: {scope: 0, paired_files: 0}\ndispatch: true\n' },
      permissions: { contents: 'write' },
    });
    const old = pull.head;
    const moved = pushAt(github, pull, isTime);
    const { code, results, log, outputs } = await github.run({ pull, inputs: { 'check-runs': 'summary' } });
    await moved;
    expect(code).toBe(1);
    expect(results!.target.head).toBe(old);
    expect(log).toContain(`the head is now ${pull.head.slice(0, 7)}`);
    expect(outputs).toMatchObject({ 'comment-url': '', escalated: 'true' });
    expect(await github.comments(pull)).toEqual([]);
    expect(await github.labels(pull)).toEqual([]);
    expect(github.dispatches).toEqual([]);
    expect(await github.checkRuns(pull.head)).toEqual([]);
    expect(await github.checkRuns(old)).toMatchObject([{ name: 'contract-gate report', conclusion: 'failure' }]);
  });
});

describe('what earlier steps left in the workspace', () => {
  test('the commit is judged, not what was generated', async () => {
    const github = await openGitHub({
      files: {
        'README.md': '# Shop\n',
        '.contracts/work.yml':
          'id: work\nvalidation:\n  files_exist: [built.txt]\n  content_check: {file: README.md, pattern: Done}\n  command: test ! -e built.txt\n',
      },
    });
    const pull = await github.pull({ branch: 'agent/work', files: { 'a.txt': 'a\n' } });
    const { code, results } = await github.run({
      pull,
      inputs: quiet,
      prepare(workspace) {
        writeFileSync(join(workspace, 'built.txt'), 'built\n');
        writeFileSync(join(workspace, 'README.md'), 'Done\n');
      },
    });
    expect(code).toBe(1);
    expect(results!.target.dirty).toEqual(['README.md', 'built.txt']);
    expect(criteria(results!).map(({ check, status }) => [check, status])).toEqual(
      expect.arrayContaining([
        ['files_exist', 'fail'],
        ['content_check', 'fail'],
        ['command', 'pass'],
      ]),
    );
  });

  test.each(['--assume-unchanged', '--skip-worktree'])(
    'the commit is judged, not what an earlier step hid from git with %s',
    async how => {
      const asked = 'id: work\nvalidation:\n  content_check: {file: README.md, pattern: Done}\n';
      const github = await openGitHub({ files: { 'README.md': '# Shop\n', '.contracts/work.yml': asked } });
      const pull = await github.pull({ branch: 'agent/work', files: { 'a.txt': 'a\n' } });
      const { code, results } = await github.run({
        pull,
        inputs: quiet,
        prepare(workspace) {
          execFileSync('git', ['update-index', how, 'README.md'], { cwd: workspace });
          writeFileSync(join(workspace, 'README.md'), 'Done\n');
        },
      });
      expect(code).toBe(1);
      expect(criteria(results!)).toContainEqual(expect.objectContaining({ check: 'content_check', status: 'fail' }));
    },
  );
});

describe('a checkout that is not the work', () => {
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd, stdio: 'ignore' });
  test.each<[string, Partial<RunOptions>, RegExp]>([
    [
      'another commit',
      {
        checkout: 'none',
        prepare(workspace) {
          git(workspace, 'init', '--quiet');
          git(workspace, 'commit', '--quiet', '--allow-empty', '--message', 'Something else');
        },
      },
      /the checkout is at [0-9a-f]{7}, which is neither the head [0-9a-f]{7} of the pull request nor its merge commit; remove the ref/,
    ],
    [
      'another commit on top',
      {
        checkout: 'head',
        prepare: workspace => git(workspace, 'commit', '--quiet', '--allow-empty', '--message', 'x'),
      },
      /which is neither the head/,
    ],
    [
      'no commit at all',
      { checkout: 'none', prepare: workspace => git(workspace, 'init', '--quiet') },
      /the workspace has no checkout; run actions\/checkout before the gate/,
    ],
    ['no checkout', { checkout: 'none' }, /the workspace has no checkout; run actions\/checkout before the gate/],
  ])('%s: one clear line, exit code 2, and nothing is posted', async (_, options, words) => {
    const { github, pull } = await changed();
    const { code, log, writes } = await github.run({ pull, ...options });
    expect(code).toBe(2);
    expect(log).toMatch(words);
    expect(
      log
        .trim()
        .split('\n')
        .filter(line => !line.startsWith('::add-mask::')),
    ).toHaveLength(1);
    expect(writes).toEqual([]);
  });
});

describe('large changes', () => {
  test('more than 3,000 files and more than 100 commits are seen whole', async () => {
    const github = await openGitHub({
      files: {
        ...base,
        '.contracts/work.yml': 'id: work\nvalidation:\n  scope: {max_files: 3200}\n',
        '.contracts/last.yml': 'id: last\nvalidation:\n  files_exist: [many/3199.txt]\n',
      },
    });
    const many = Object.fromEntries(Array.from({ length: 3200 }, (_, index) => [`many/${index}.txt`, `${index}\n`]));
    const commits = [{ message: 'First\n\nContract: named' }, { files: { ...many, 'README.md': null } }];
    const pull = await github.pull({ branch: 'agent/work', commits });
    const next = (from: string, message: string) =>
      github.git('commit-tree', `${from}^{tree}`, '-p', from, '-m', message);
    let head = pull.head;
    for (let count = 0; count < 100; count++) head = next(head, `Step ${count}`);
    await github.rewind(pull, next(head, 'Last\n\nContract: last'));
    const { code, results, requests } = await github.run({ pull, inputs: quiet });
    expect(code).toBe(1);
    expect(found(results, 'work/scope')).toMatchObject({ status: 'fail', got: '3201 files' });
    expect(results!.contracts.map(({ id }) => id).sort()).toEqual(['last', 'named', 'work']);
    expect(found(results, 'named/files_exist-readme-md')).toMatchObject({ status: 'fail' });
    expect(found(results, 'last/files_exist-many-3199-txt')).toMatchObject({ status: 'pass' });
    expect(requests.filter(({ path }) => path.includes('/compare/'))).toHaveLength(2);
  });
});
