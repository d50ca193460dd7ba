import { expect, test } from 'vitest';
import { type Repository, repository, runCli, temporary } from '../../support/repository.ts';

const add = (sign: string) => `export const add = (a, b) => a ${sign} b;\n`;
const files = {
  'package.json': '{"type": "module", "scripts": {"test": "node --test"}}\n',
  'src/add.js': add('+'),
  'test/add.test.js':
    "import test from 'node:test';\nimport { add } from '../src/add.js';\ntest('adds', () => { if (add(1, 2) !== 3) throw new Error('no'); });\n",
};

/** A history with a good merge, a bad squash, a weakened test and a change of documentation. */
function history(): Repository {
  const repo = repository(files);
  repo.git('checkout', '--quiet', '-b', 'agent/swap');
  repo.commit({ 'src/add.js': 'export const add = (a, b) => b + a;\n' }, 'Swap');
  repo.git('checkout', '--quiet', 'main');
  const message = 'Merge pull request #1 from acme/agent/swap\n\nSwap the operands';
  repo.git('merge', '--quiet', '--no-ff', '--message', message, 'agent/swap');
  repo.commit({ 'src/add.js': add('-') }, 'Subtract instead (#2)');
  repo.commit({ 'test/add.test.js': null, 'src/add.js': add('+') }, 'Remove the test (#3)');
  repo.commit({ 'docs/guide.md': '# Guide\n' }, 'Write a guide (#4)');
  return repo;
}

interface Answer {
  branch: string;
  changes: { number: number; title: string; verdict: string; blockedBy: string[]; notRun: number }[];
  rates: Record<string, { count: number; percent: number }>;
  advice: string[];
}

async function replayed(repo: Repository, ...words: string[]): Promise<Answer> {
  const { code, stdout, stderr } = await repo.run('replay', '--json', ...words);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
}

test('with commands: what was merged, newest first, each against its own parent', async () => {
  const repo = history();
  const before = repo.git('status', '--porcelain');
  const { branch, changes, rates } = await replayed(repo, '--last', '4', '--commands');
  expect(branch).toBe('main');
  expect(changes.map(({ number, title, verdict }) => [number, title, verdict])).toEqual([
    [4, 'Write a guide', 'pass'],
    [3, 'Remove the test', expect.stringMatching(/pending|fail/)],
    [2, 'Subtract instead', 'fail'],
    [1, 'Swap the operands', 'pass'],
  ]);
  expect(changes[2]!.blockedBy).toEqual(['tests']);
  expect(rates.pass).toEqual({ count: 2, percent: 50 });
  expect(repo.git('status', '--porcelain')).toBe(before);
  expect(repo.git('worktree', 'list').split('\n')).toHaveLength(1);
});

test('without commands only static checks count, and the table says so', async () => {
  const repo = history();
  const { changes } = await replayed(repo, '--last', '3');
  expect(changes.map(({ verdict, notRun }) => [verdict, notRun > 0])).toEqual([
    ['pass', false],
    ['pending', true],
    ['pass', true],
  ]);
  const { code, stdout } = await repo.run('replay', '--last', '3');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^The last 3 changes of main, newest first:\n\ncommit {3}verdict {2}change/);
  expect(stdout).toMatch(/\n[0-9a-f]{7} {2}pending {2}#3 Remove the test {2,}the test test\/add\.test\.js is deleted/);
  expect(stdout).toContain('pass 2 (67 %), fail 0 (0 %), pending 1 (33 %), error 0 (0 %)');
  expect(stdout).toContain('- Commands were not run. Run it again with --commands.');
});

test("the checkout's policy holds for all, with require: always, and contracts are those of the parent", async () => {
  const repo = history();
  repo.write({ 'contract-gate.yml': 'version: 1\nrequire: never\ngenerate: never\n' });
  const { changes, advice } = await replayed(repo, '--last', '3');
  expect(changes[2]!.blockedBy).toEqual(['contract_required']);
  expect(advice.join()).toContain('activities:');
  repo.write({ 'contract-gate.yml': null });
  repo.commit({ '.contracts/x.yml': 'id: x\nvalidation:\n  files_exist: [no-such-file]\n' }, 'Add a contract (#5)');
  repo.commit({ 'src/x.js': '1;\n' }, 'Write x (#6)\n\nContract: x');
  const later = await replayed(repo, '--last', '2');
  expect(later.changes.map(({ title, verdict }) => [title, verdict])).toEqual([
    ['Write x', 'fail'],
    ['Add a contract', 'pass'],
  ]);
});

test('a shallow clone says that there may be more', async () => {
  const repo = history();
  const clone = `${temporary('clone')}/clone`;
  repo.git('clone', '--quiet', '--depth', '2', `file://${repo.top}`, clone);
  const { code, stdout, stderr } = await runCli({ cwd: clone }, ['replay']);
  expect(code).toBe(0);
  expect(stdout).toContain('The last change of main');
  expect(stderr).toBe('this clone is shallow, so earlier changes are missing; run git fetch --unshallow\n');
});

test('nothing to replay, and what can not be replayed', async () => {
  const repo = repository();
  expect((await repo.run('replay')).stdout).toBe('No change was merged to main yet: there is nothing to replay.\n');
  const refused = async (...words: string[]) => {
    const { code, stdout, stderr } = await repo.run('replay', ...words);
    expect([code, stdout, stderr.trimEnd().split('\n').length]).toEqual([2, '', 1]);
    return stderr;
  };
  expect(await refused('--last', 'x')).toContain('--last');
  expect(await refused('--last', '0')).toContain('--last');
  expect(await refused('5')).toContain('--last N');
  expect(await refused('--base', 'nope')).toContain('nope');
  repo.write({ 'contract-gate.yml': 'version: 1\nmod: block\n' });
  expect(await refused()).toContain('contract-gate.yml:2:');
});
