import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onBranch, type Repository, repository, statuses, temporary } from '../support/repository.ts';

const testFile = (...values: number[]) =>
  [
    "import assert from 'node:assert';",
    "import { test } from 'node:test';",
    "import { total } from './total.js';",
    ...values.map(value => `test('adds ${value}', () => assert.equal(total(${value}), ${value + 1}));`),
  ].join('\n');

const project = {
  'package.json': JSON.stringify({ type: 'module', scripts: { test: 'node count.js && node --test' } }),
  // Each run leaves the folder that it ran in.
  'count.js':
    "import { appendFileSync } from 'node:fs';\nappendFileSync(process.env.COUNT_FILE, `${process.cwd()}\\n`);\n",
  'total.js': 'export const total = value => value + 1;\n',
  'total.test.js': testFile(1, 2),
  'contract-gate.yml': [
    'version: 1',
    'require: always',
    'satisfied_by: trusted',
    'cage: none',
    'commands: {env: [COUNT_FILE]}',
    'cross_cutting: [{name: all tests, type: tests, command: npm test}]',
    '',
  ].join('\n'),
};
const contract = 'id: total\nvalidation:\n  tests: {run: npm test, min: 2, timeout: 5m}\n  command: npm test\n';

/** How often `npm test` ran in the checkout and elsewhere, after a change that keeps to all of its askers. */
async function counted(change: (repo: Repository) => void, ...args: string[]) {
  const repo = repository(project);
  onBranch(repo, 'agent/total');
  change(repo);
  const file = join(temporary('count'), 'count');
  const env = { ...process.env, COUNT_FILE: file };
  const { code, stdout, stderr } = await repo.runWith({ env }, 'verify', '--title', 'Add totals', ...args);
  const folders = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const here = folders.filter(folder => folder === repo.top).length;
  return { code, stdout, stderr, here, elsewhere: folders.length - here };
}

test('what a contract, the policy and a generated contract ask runs once', async () => {
  const change = (repo: Repository) => {
    repo.commit({ '.contracts/total.yml': contract, 'total.js': 'export const total = value => 1 + value;\n' });
  };
  const { code, stdout, here, elsewhere } = await counted(change, '--json');
  expect([here, elsewhere], stdout).toEqual([1, 0]);
  // The contract comes with an agent's work, which a person must approve; nothing else is open.
  expect(code, stdout).toBe(3);
  expect(statuses(JSON.parse(stdout))).toMatchObject({
    'total/tests-npm-test': 'pass',
    'total/command-npm-test': 'pass',
    'total/tests-all-tests': 'pass',
    'generated/tests-unit-test': 'pass',
  });
});

test('with an edited test it runs once on the base, too, and the progress says so', async () => {
  const { stderr, stdout, here, elsewhere } = await counted(repo => {
    repo.commit({ '.contracts/total.yml': contract, 'total.test.js': testFile(1, 3) });
  });
  expect([here, elsewhere], stdout).toEqual([1, 1]);
  expect(stderr.match(/re-running \S+ on main@\w+ to compare/g)).toHaveLength(1);
});

test('where it fails it runs once on the base to see whose failure it is', async () => {
  const { stderr, here, elsewhere } = await counted(repo => {
    repo.commit({ '.contracts/total.yml': contract, 'total.js': 'export const total = value => value;\n' });
  });
  expect([here, elsewhere], stderr).toEqual([1, 1]);
});
