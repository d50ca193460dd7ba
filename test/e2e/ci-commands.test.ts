import { describe, expect, test } from 'vitest';
import { criteria, onBranch, type Repository, repository, type Tree } from '../support/repository.ts';

const workflow = (...lines: string[]) =>
  `on: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n${lines.map(line => `      - run: ${line}\n`).join('')}`;
const ci = '.github/workflows/ci.yml';
const nodeTest = (name: string, expected: number) =>
  `import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { ${name} } from './${name}.js';\ntest('${name}', () => assert.equal(${name}(2, 3), ${expected}));\n`;
const add = { 'add.js': 'export const add = (a, b) => a + b;\n', 'add.test.js': nodeTest('add', 5) };
const mul = { 'mul.js': 'export const mul = (a, b) => a * b;\n', 'mul.test.js': nodeTest('mul', 6) };
const manifest = (scripts: object) => JSON.stringify({ type: 'module', scripts });

const work = (base: Tree, change: Tree = mul): Repository => onBranch(repository(base), 'agent/mul', change, 'Add mul');
const only = async (repo: Repository) => {
  const { results } = await repo.verify();
  return { results, tests: criteria(results).find(({ check }) => check === 'tests') };
};

describe('the command of the base’s CI', () => {
  const scripts = { test: 'exit 9', 'test:ci': 'node --test' };
  const base = { ...add, 'package.json': manifest(scripts), [ci]: workflow('npm ci', 'npm run test:ci') };

  test('is what runs, and the report says where it is from', async () => {
    const { tests, results } = await only(work(base));
    expect(tests).toMatchObject({ status: 'pass', title: expect.stringContaining(`\`npm run test:ci\`: from ${ci}`) });
    expect(results.verdict).toBe('pass');
    const broken = await only(work(base, { ...mul, 'mul.js': 'export const mul = (a, b) => a - b;\n' }));
    expect(broken.tests).toMatchObject({ status: 'fail', owner: 'author' });
  });

  test('is not that of the change', async () => {
    const { tests } = await only(
      work(base, { ...mul, [ci]: workflow('npm run fake'), 'package.json': manifest({ ...scripts, fake: 'true' }) }),
    );
    expect(tests?.title).toContain('npm run test:ci');
    const { tests: added } = await only(work({ ...base, [ci]: null }, { ...mul, [ci]: base[ci]! }));
    expect(added?.title).toContain('npm test');
  });

  test('is not one of end-to-end tests, where unit tests are asked for', async () => {
    const all = { test: 'node --test', e2e: 'playwright test' };
    const { tests } = await only(work({ ...add, 'package.json': manifest(all), [ci]: workflow('npm run e2e') }));
    expect(tests).toMatchObject({
      status: 'pass',
      title: expect.stringContaining('`npm test`: package.json has the script test'),
    });
  });

  test('is in the draft that generate writes, without the place of a pattern', async () => {
    for (const [file, line, expected] of [
      ['go.mod', 'go test -race ./...', 'go test -race ./... -v'],
      ['pom.xml', 'mvn -B verify', 'mvn -B verify'],
      ['go.mod', 'true', 'go test -v ./...'],
      ['pom.xml', 'true', 'mvn -B test'],
    ] as const) {
      const repo = repository({ [file]: '', [ci]: workflow(line), 'issue.md': '# Add tests\n\nAdd unit tests.\n' });
      const made = await repo.run('generate', '--issue', 'issue.md', '--dialect', 'validation', '--output', '-');
      expect(made).toMatchObject({ code: 0 });
      expect(made.stdout).toMatch(new RegExp(`^ {2}tests: "?${expected.replaceAll('.', '\\.')}"?$`, 'm'));
    }
  });
});

describe('where a contract is required and none applies', () => {
  const change = { 'lib/calc.rb': 'def mul(a, b) = a * b\n' };
  const problem = async (repo: Repository) => (await repo.verify()).results.problems[0]?.message;

  test('the example has the test command of this stack', async () => {
    const policy = { 'contract-gate.yml': 'version: 1\ngenerate: never\n' };
    const ruby = { Gemfile: "gem 'rspec'\n", '.rspec': '', 'lib/calc.rb': '' };
    expect(await problem(work({ ...ruby, ...policy }, change))).toContain(
      'validation:\n  files_exist:\n    - lib/calc.rb\n  tests: bundle exec rspec',
    );
  });

  test('the example says what to fill in, where no command is known', async () => {
    const message = await problem(work({ 'README.md': '' }, { 'calc.cob': 'x\n' }));
    expect(message).toContain('  tests: "<the command that runs the tests>"');
    expect(message).not.toContain('npm');
  });
});

test('a contract can be written before there is code, and the work is held to it', async () => {
  const repo = repository({ 'README.md': '# Plan\n' });
  const draft = await repo.run('generate', '--task', 'Add multiplication', '--id', 'mul', '--output', '-');
  onBranch(repo, 'agent/plan', { '.contracts/mul.yml': draft.stdout });
  expect((await repo.verify()).results.verdict).toBe('pass');
  repo.git('checkout', '-q', 'main');
  repo.git('merge', '-q', '--ff-only', 'agent/plan');
  expect((await repo.run('prompt', 'mul')).code).toBe(0);
  onBranch(repo, 'agent/mul', { ...mul, 'package.json': manifest({ test: 'node --test' }) });
  const done = (await repo.verify()).results;
  expect(done.contracts.find(({ id }) => id === 'mul')).toMatchObject({ verdict: 'pass' });
  repo.commit({ 'mul.js': 'export const mul = () => 0;\n' });
  expect((await repo.verify()).results.verdict).toBe('fail');
  repo.commit({ 'package.json': null });
  expect((await repo.verify()).results.verdict).not.toBe('pass');
});
