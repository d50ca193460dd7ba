import { describe, expect, test } from 'vitest';
import { onBranch, type Repository, repository, type Tree } from '../support/repository.ts';

const project = {
  'package.json': '{"type": "module", "scripts": {"test": "node --test"}}\n',
  'src/cart.js': 'export const sum = (a, b) => a + b;\n',
  'src/old-cart.js': 'export const total = 0;\n',
  'src/legacy/a.js': '1\n',
  'src/tokens.js': '1\n',
  'test/cart.test.js':
    "import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { sum } from '../src/cart.js';\ntest('sum', () => assert.equal(sum(1, 2), 3));\n",
};
const issue = {
  number: 12,
  title: 'Replace the old cart',
  body: [
    'Delete `src/old-cart.js` and the folder `src/legacy/`.',
    'Create `src/basket.js`, which defines `addItem`.',
    "Don't touch `src/tokens.js`.",
    '',
    '```',
    'Error: at run (src/trace.js:3:1)',
    '```',
  ].join('\n'),
  labels: [{ name: 'tests' }],
};
const honest: Tree = {
  'src/old-cart.js': null,
  'src/legacy/a.js': null,
  'src/basket.js': 'export function addItem() {}\n',
};

async function withContract(): Promise<Repository> {
  const repo = repository({ ...project, 'issue.json': JSON.stringify(issue) });
  const made = await repo.run('generate', '--issue', 'issue.json', '--dialect', 'validation');
  expect([made.code, made.stdout]).toEqual([0, '.contracts/issue-12.yml\n']);
  repo.commit({ 'issue.json': null }, 'Add the contract');
  return onBranch(repo, 'agent/issue-12');
}

test("the issue's own file is no part of the change", async () => {
  const repo = await onBranch(repository(project), 'agent/issue-12');
  repo.write({ 'issue.json': JSON.stringify(issue) });
  const made = await repo.run('generate', '--issue', 'issue.json', '--output', '-');
  expect(made.code).toBe(0);
  expect(made.stdout).toContain('Tests for basket.js');
  expect(made.stdout).not.toContain('issue.json');
});

describe('a contract from the JSON of an issue', () => {
  test('honest work passes it', async () => {
    const repo = await withContract();
    repo.write(honest);
    const { code, results } = await repo.verify();
    expect(results.problems).toEqual([]);
    expect(code).toBe(0);
    expect(results.contracts[0]).toMatchObject({ id: 'issue-12', title: 'Replace the old cart' });
  });

  test.each<[string, Tree, string]>([
    ['a file that is emptied and not deleted', { 'src/old-cart.js': '' }, 'src/old-cart.js still exists'],
    ['a folder that stays', { 'src/legacy/a.js': '1\n' }, 'src/legacy/a.js still exists'],
    ['a file that was not to be touched', { 'src/tokens.js': '2\n' }, 'src/tokens.js'],
    ['a function that is not there', { 'src/basket.js': 'export {};\n' }, 'addItem'],
    ['a test that fails', { 'src/cart.js': 'export const sum = (a, b) => a - b;\n' }, 'sum'],
  ])('%s fails it', async (_, files, words) => {
    const repo = await withContract();
    repo.write({ ...honest, ...files });
    const { code, stdout } = await repo.run('verify');
    expect(code).toBe(1);
    expect(stdout).toContain(words);
  });
});
