import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { machineNode } from '../support/nodes.ts';
import { criteria, onBranch, type Repository, repository, statuses } from '../support/repository.ts';

const cli = resolve(import.meta.dirname, '../../dist/cli.js');
const testOf = (name: string, body = `assert.equal(${name}(2, 3), ${name === 'add' ? 5 : 6})`) =>
  `import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { ${name} } from '../src/${name}.js';\ntest('${name}', () => ${body});\n`;
const project = {
  'package.json': '{"type": "module", "scripts": {"test": "node --test"}}\n',
  'src/add.js': 'export const add = (a, b) => a + b;\n',
  'test/add.test.js': testOf('add'),
};
const work = { 'src/mul.js': 'export const mul = (a, b) => a * b;\n', 'test/mul.test.js': testOf('mul') };

const agent = (base: Record<string, string> = {}, files: Record<string, string | null> = work) =>
  onBranch(repository({ ...project, ...base }), 'agent/mul', files);
const worktrees = (repo: Repository) => existsSync(join(repo.top, '.git/worktrees'));
const only = (text: string) => ({ '.contracts/t.yml': `id: mul\n${text}` });

describe('a change without a contract of the base', () => {
  test('gets one that is generated, and passes or fails by it', async () => {
    const repo = agent();
    const good = await repo.verify('--title', 'Add multiplication');
    expect([good.code, statuses(good.results)]).toEqual([0, { 'generated/tests-unit-test': 'pass' }]);
    expect(good.results.contracts[0]).toMatchObject({
      dialect: 'verification',
      type: 'verifiable',
      source: { trust: 'generated', selected: expect.stringContaining('src/mul.js changed') },
    });
    repo.write({ 'src/mul.js': 'export const mul = (a, b) => a - b;\n' });
    const bad = await repo.verify();
    expect([bad.code, statuses(bad.results)]).toEqual([1, { 'generated/tests-unit-test': 'fail' }]);
    expect((await repo.run('verify', '--only', 'generated/tests-unit-test')).code).toBe(1);
  });

  test('whatever the title says', async () => {
    const repo = agent({}, { 'src/mul.js': 'export const mul = 1;\n', 'test/mul.test.js': testOf('mul') });
    for (const title of ['docs: update README', 'Investigate multiplication', 'Fix typo']) {
      expect((await repo.verify('--title', title)).code).toBe(1);
    }
  });

  test('a trivial contract that comes with the work does not switch it off, nor does one that says skip', async () => {
    const broken = { ...work, 'src/mul.js': 'export const mul = () => 0;\n' };
    for (const text of [
      'validation: {files_exist: [src/mul.js]}\n',
      'verificationContract: {type: skip, criteria: []}\n',
    ]) {
      const { code, results } = await agent({}, { ...broken, ...only(text) }).verify();
      expect([code, statuses(results)['generated/tests-unit-test']]).toEqual([1, 'fail']);
    }
  });

  test.each([
    ['tests: npm test', ['mul']],
    ['files_exist: [src/mul.js]', ['mul', 'generated']],
  ])('a contract of the base does only if it tests the work: %s', async (line, ids) => {
    const { code, results } = await agent(only(`validation: {${line}}\n`)).verify();
    expect([code, results.contracts.map(({ id }) => id)]).toEqual([0, ids]);
  });

  test('one of the base that says skip or advisory does, unless it was only read out of a title', async () => {
    const broken = { ...work, 'src/mul.js': 'export const mul = () => 0;\n' };
    for (const type of ['skip', 'advisory']) {
      const contract = (from: string) =>
        only(`verificationContract: {type: ${type}, criteria: [], generatedFrom: ${from}}\n`);
      expect((await agent(contract('user'), broken).verify()).code).toBe(0);
      const { code, results } = await agent(contract('auto'), broken).verify();
      expect([code, statuses(results)['generated/tests-unit-test']]).toEqual([1, 'fail']);
    }
  });

  test('documentation alone needs none', async () => {
    const { code, results } = await agent({}, { 'README.md': 'hello\n' }).verify();
    expect([code, results.reason]).toEqual([0, 'only documentation changed, which needs no contract']);
  });

  test('what could be advice or work waits for a person', async () => {
    const repo = agent({}, { 'notes.md': 'hello\n' });
    expect((await repo.verify('--title', 'Prototype the search')).code).toBe(3);
    expect((await repo.verify('--title', 'Investigate the search')).code).toBe(0);
  });

  test('nothing but a contract asks for no other', async () => {
    const { code, results } = await agent({}, only('status: done\n')).verify();
    expect([code, results.reason]).toEqual([0, '1 contract is well-formed; it counts once merged']);
  });

  test('where nothing can be run, it is asked for, and shown how', async () => {
    const repo = onBranch(repository(), 'agent/x', { 'a.js': '1' });
    const { code, results } = await repo.verify();
    expect([code, results.problems[0]!.code]).toEqual([1, 'contract_required']);
  });

  test.each([
    ['generate: never', 'contract_required', 'tests: npm test'],
    ['generate: show', 'contract_required', 'verificationContract:\n  type: verifiable'],
    ['satisfied_by: base', 'contract_required', 'contract-gate generate drafts one'],
  ])('%s', async (line, problem, words) => {
    const { code, results } = await agent({ 'contract-gate.yml': `version: 1\n${line}\n` }).verify();
    expect([code, results.problems[0]?.code]).toEqual([1, problem]);
    expect(results.problems[0]!.message).toContain(words);
  });

  test('rules come from the base', async () => {
    const rules = (critic: string) => JSON.stringify({ filePatterns: { '*.js': { unit: true, critics: critic } } });
    const repo = agent(
      { 'test-activity-rules.json': rules('old') },
      { ...work, 'test-activity-rules.json': rules('new') },
    );
    const { results } = await repo.verify();
    expect(statuses(results)).toMatchObject({ 'generated/critic-old-review': 'skip' });
    expect(criteria(results).find(({ check }) => check === 'critic')!.message).toBe('only GitHub can decide');
    const broken = await agent({ 'test-activity-rules.json': '{"filePatterns": 1}' }).verify();
    expect(broken.results.problems[0]).toMatchObject({ at: { path: 'test-activity-rules.json' }, owner: 'base' });
  });
});

describe('a pattern', () => {
  test('reaches the tool as one argument, and no shell reads it', async () => {
    const hostile = `"; touch pwned; echo $(touch pwned) \`touch pwned\` 'x' && touch pwned #`;
    const contract = JSON.stringify({
      taskId: 'mul',
      verificationContract: {
        type: 'verifiable',
        criteria: [{ activity: 'unit-test', description: 'd', pattern: hostile }],
      },
    });
    const repo = agent({
      '.contracts/t.json': contract,
      'contract-gate.yml': 'version: 1\nactivities:\n  unit-test: node show.mjs -t {pattern} --last\n',
      'show.mjs':
        'import { writeFileSync } from "node:fs"; writeFileSync("seen.json", JSON.stringify(process.argv.slice(2)));\n',
    });
    expect((await repo.verify()).code).toBe(0);
    expect(JSON.parse(readFileSync(join(repo.top, 'seen.json'), 'utf8'))).toEqual(['-t', hostile, '--last']);
    expect(readdirSync(repo.top)).not.toContain('pwned');
  });

  test('that no test matches is not met', async () => {
    const contract =
      'verificationContract: {type: verifiable, criteria: [{activity: unit-test, description: d, pattern: PATTERN}]}\n';
    const withTest = await agent(only(contract.replace('PATTERN', 'mul'))).verify();
    const without = await agent(only(contract.replace('PATTERN', 'div'))).verify();
    expect([withTest.code, without.code]).toEqual([0, 1]);
    expect(criteria(without.results)[0]!.message).toBe('no test ran');
  });
});

describe('types and phases', () => {
  const typed = (type: string, more = '') => only(`${more}verificationContract: {type: ${type}, criteria: []}\n`);

  test('advisory runs nothing, is neutral and is reported; a PRD and the policy make it wait', async () => {
    const repo = agent(typed('advisory'), { 'docs/found.md': 'x' });
    const { code, results } = await repo.verify('--report', 'verification=out.json');
    expect([code, statuses(results)]).toEqual([0, { 'mul/advisory': 'skip' }]);
    expect(results.notes.join()).toContain('Advisory task detected: "mul" No automated verification');
    const written = JSON.parse(readFileSync(join(repo.top, 'out.json'), 'utf8'));
    expect(written.advisoryTasks).toMatchObject([{ taskId: 'mul', output: expect.stringContaining('docs/found.md') }]);
    expect((await agent(typed('advisory', 'prd: billing\n')).verify()).code).toBe(3);
    const policy = { 'contract-gate.yml': 'version: 1\npromptForAdvisory: true\n' };
    expect((await agent({ ...typed('advisory'), ...policy }).verify()).code).toBe(3);
  });

  test('deferred work waits for the queue', async () => {
    const deferred =
      'verificationContract: {type: verifiable, criteria: [{activity: unit-test, description: d, timing: deferred}]}\n';
    const repo = agent({ ...only(deferred), 'contract-gate.yml': 'version: 1\ndeferred: merge_group\n' });
    expect(statuses((await repo.verify()).results)).toEqual({ 'mul/tests-unit-test': 'skip' });
    expect(statuses((await repo.verify('--event', 'merge_group')).results)).toEqual({ 'mul/tests-unit-test': 'pass' });
  });

  test('pre checks the base, exec checks the work', async () => {
    const text = `pre: {files_exist: [src/add.js, src/mul.js]}\nexec: [{step: plan, evidence: {trailer: Plan}}, {step: test, evidence: {file: test/mul.test.js}}]\n`;
    const repo = agent(only(text), {});
    repo.commit(work, 'Multiply\n\nPlan: yes');
    expect(statuses((await repo.verify()).results)).toMatchObject({
      'mul/pre-files_exist-src-add-js': 'pass',
      'mul/pre-files_exist-src-mul-js': 'fail',
      'mul/exec-plan': 'pass',
      'mul/exec-test': 'pass',
    });
  });
});

describe('red and green', () => {
  const contract = only('validation: {tests: {run: npm test, red_on_base: true}}\n');
  const broken = { 'src/mul.js': 'export const mul = (a, b) => a + b;\n' };

  test('a test that fails without the change proves it', async () => {
    const repo = agent({ ...contract, ...broken });
    const { code, results } = await repo.verify();
    expect([code, criteria(results)[0]!.message]).toEqual([
      0,
      '`npm test`: 2 ran, 0 skipped; without the change the changed tests fail',
    ]);
    expect(worktrees(repo)).toBe(false);
  });

  test('one that was weakened so that it passes without the change is caught', async () => {
    const weak = testOf('mul', 'assert.ok(mul(2, 3))');
    const repo = agent({ ...contract, ...broken }, { ...work, 'test/mul.test.js': weak });
    const { code, results } = await repo.verify();
    expect([code, criteria(results)[0]!.message]).toEqual([
      1,
      'the changed tests also pass without the change, so they prove nothing',
    ]);
    expect(worktrees(repo)).toBe(false);
  });

  test('without a cage, the base is tried before any command of the change', async () => {
    const policy = { 'contract-gate.yml': 'version: 1\ncage: none\nsetup: "true"\n' };
    const { code, results } = await agent({ ...contract, ...broken, ...policy }).verify('--only', 'mul');
    expect(results.cage).toMatchObject({ kind: 'none' });
    expect([code, statuses(results)['mul/tests-npm-test']]).toEqual([0, 'pass']);
  });

  test('a command that can’t start there is no red', async () => {
    const base = { ...contract, ...broken, 'package.json': '{"type": "module"}\n' };
    const repo = agent(base, { ...work, 'package.json': project['package.json'] });
    expect(statuses((await repo.verify()).results)).toMatchObject({ 'mul/tests-npm-test': 'error' });
  });

  test('an interrupted run leaves no tree behind', async () => {
    const run = 'test -f src/mul.js || { touch "$MARK"; sleep 60; }; echo "1 passed in 0.1s"';
    const text = only(`validation: {tests: {run: ${JSON.stringify(run)}, red_on_base: true, env: {MARK: MARKER}}}\n`);
    const repo = agent({ 'contract-gate.yml': 'version: 1\ncage: {git: write}\n' });
    const mark = join(repo.top, '.git/running');
    repo.commit({ '.contracts/t.yml': text['.contracts/t.yml'].replace('MARKER', mark) });
    const child = spawn(machineNode, [cli, 'verify', '--only', 'mul'], { cwd: repo.top, stdio: 'ignore' });
    while (!existsSync(mark)) await new Promise(done => setTimeout(done, 20));
    expect(worktrees(repo)).toBe(true);
    child.kill('SIGINT');
    expect(await new Promise(done => child.on('close', done))).toBe(130);
    expect(worktrees(repo)).toBe(false);
  });
});

describe('whose fault', () => {
  const old = { 'test/old.test.js': testOf('add', 'assert.equal(add(1, 1), 3)').replace("test('add'", "test('old'") };

  const everyTask = {
    'contract-gate.yml': 'version: 1\ncross_cutting: [{name: all, type: tests, command: npm test}]\n',
  };
  const files = only('validation: {files_exist: [src/mul.js]}\n');

  test('a cross-cutting test that failed before is not for the author to fix', async () => {
    const repo = agent({ ...files, ...everyTask, ...old });
    const { code, results } = await repo.verify();
    const criterion = criteria(results).find(({ id }) => id === 'mul/tests-all');
    expect([code, results.next, criterion!.owner]).toEqual([1, 'ask', 'base']);
    expect(criterion!.message).toMatch(/ \(also fails on main@[0-9a-f]{7}\)$/);
    expect(worktrees(repo)).toBe(false);
  });

  test('where the policy says so it is a warning', async () => {
    const policy = { 'contract-gate.yml': `${everyTask['contract-gate.yml']}pre_existing: warn\n` };
    const { code, results } = await agent({ ...files, ...old, ...policy }).verify();
    expect([code, statuses(results)['mul/tests-all']]).toEqual([0, 'warn']);
  });

  test.each(['fail', 'warn'])('a contract’s own tests that fail before and after are the author’s (%s)', async how => {
    const policy = { 'contract-gate.yml': `version: 1\npre_existing: ${how}\n` };
    const repo = agent({ ...only('validation: {tests: npm test}\n'), ...old, ...policy });
    const { code, results } = await repo.verify();
    const [criterion] = criteria(results);
    expect([code, results.next, criterion!.status, criterion!.owner]).toEqual([1, 'fix', 'fail', 'author']);
    expect(criterion!.message).not.toContain('also fails on');
    expect(worktrees(repo)).toBe(false);
    repo.write({ 'results.json': JSON.stringify(results) });
    const retry = await repo.run('retry', 'results.json');
    expect(retry.stdout).toContain('RETRY task #mul: Previous attempt failed validation');
  });

  test('a command that both a contract and every task demand is judged for each', async () => {
    const own = { '.contracts/u.yml': 'id: own\napplies_to: {branches: [agent/mul]}\nvalidation: {tests: npm test}\n' };
    const { results } = await agent({ ...files, ...everyTask, ...own, ...old }).verify();
    const owners = criteria(results).map(({ id, status, owner }) => [id, status, owner]);
    expect(owners).toContainEqual(['own/tests-npm-test', 'fail', 'author']);
    expect(owners).toContainEqual(['mul/tests-all', 'fail', 'base']);
  });

  test('one more is the author’s', async () => {
    const repo = agent({ ...files, ...everyTask, ...old }, { ...work, 'src/mul.js': 'export const mul = () => 0;\n' });
    const { results } = await repo.verify();
    const owner = criteria(results).find(({ id }) => id === 'mul/tests-all')?.owner;
    expect([results.next, owner]).toEqual(['fix', 'author']);
  });

  test('fewer tests than before wait for a person', async () => {
    const two = `${testOf('add')}test('more', () => {});\n`;
    const repo = agent(
      { ...only('validation: {tests: npm test}\n'), 'test/add.test.js': two },
      { 'test/add.test.js': testOf('add') },
    );
    const { code, results } = await repo.verify();
    expect([code, statuses(results)['mul/tests-npm-test']]).toEqual([3, 'pending']);
    expect(criteria(results)[0]!.message).toContain('1 fewer test ran than before the change');
  });
});

describe('the commands', () => {
  test('generate writes what lint accepts and verify runs, and the same each time', async () => {
    const repo = agent();
    const first = await repo.run('generate', '--task', 'PROJ-7: Add multiplication', '--output', '-');
    expect(first).toMatchObject({ code: 0, stderr: expect.stringContaining('verifiable: ') });
    expect((await repo.run('generate', '--task', 'PROJ-7: Add multiplication')).stdout).toBe('.contracts/PROJ-7.yml\n');
    expect(readFileSync(join(repo.top, '.contracts/PROJ-7.yml'), 'utf8')).toBe(first.stdout);
    expect((await repo.run('generate', '--task', 'PROJ-7: Add multiplication')).stderr).toContain('already exists');
    expect((await repo.run('lint')).code).toBe(0);
    expect(statuses((await repo.verify('--only', 'PROJ-7')).results)).toEqual({ 'PROJ-7/tests-unit-test': 'pass' });
  });

  test('generate asks where the words do not tell, and takes the answer', async () => {
    const repo = repository(project);
    const task = ['generate', '--task', 'Prototype division', '--output', '-'];
    expect(await repo.run(...task)).toMatchObject({ code: 3, stderr: expect.stringContaining('--type verifiable') });
    expect((await repo.run(...task, '--type', 'advisory')).stdout).toContain('type: advisory');
  });

  test('generate names the tests that files ask for, where the runner finds them by file', async () => {
    const repo = repository({ 'pytest.ini': '', 'src/add.py': '' });
    const { stdout } = await repo.run('generate', '--task', 'Add division', '--files', 'src/div.py', '--output', '-');
    expect(stdout).toContain('pattern: div');
    const generated = await repo.run('generate', '--task', 'Add division to src/quotient.py', '--output', '-');
    expect(generated.stdout).toContain('pattern: quotient');
    const byName = ['generate', '--task', 'Add division', '--files', 'src/div.js', '--output', '-'];
    expect((await repository(project).run(...byName)).stdout).not.toContain('pattern:');
  });

  test('generate takes ids of the grammar, files that are still to be made, and a skip that asks nothing', async () => {
    const repo = repository({ 'a.txt': '' });
    for (const id of ['../../evil', 'a/b', 'policy', '.x'])
      expect(await repo.run('generate', '--task', 'Add x', '--id', id)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('is not a valid ID'),
      });
    const route = ['generate', '--task', 'Add users', '--files', 'app/[id]/page.tsx', '--output', '-'];
    expect((await repository(project).run(...route)).stdout).toContain('Tests for page.tsx');
    expect((await repo.run('generate', '--task', 'docs: fix typo', '--id', 't')).code).toBe(0);
    expect((await repo.run('lint')).code).toBe(0);
  });

  test('generate reads an issue', async () => {
    const repo = repository(project);
    repo.write({ 'issue.md': '# Add division\n\nAdd `div(a, b)` to src/div.js, with unit tests.\n' });
    const { stdout } = await repo.run('generate', '--issue', 'issue.md', '--dialect', 'validation');
    expect(stdout).toBe('.contracts/add-division.yml\n');
    expect((await repo.run('lint')).code).toBe(0);
    const { results } = await repo.verify('--only', 'add-division');
    expect(statuses(results)).toEqual({
      'add-division/files_exist-src-div-js': 'fail',
      'add-division/content_check-src-div-js-bdiv-b': 'fail',
      'add-division/tests-npm-test': 'pass',
    });
  });

  test('explain tells what was detected, and why', async () => {
    const repo = agent();
    expect((await repo.run('explain')).stdout).toContain(
      'npm test -- --test-name-pattern={pattern}\n  package.json has the script test',
    );
    expect((await repo.run('explain', 'generated')).stdout).toContain('`npm test`: package.json has the script test');
    expect((await repository().run('explain')).stdout).toContain('No activity has a command');
  });

  test('lint tells of an activity without a command, and of rules that can’t be read', async () => {
    const repo = repository({
      ...project,
      ...only('verificationContract: {type: verifiable, criteria: [{activity: e2e, description: d}]}\n'),
      '.github/test-activity-rules.json': '{"filePatterns": {"*.ts": {"units": true}}}',
      'a.ts': '1\n',
    });
    const { code, stdout } = await repo.run('lint');
    expect(code).toBe(1);
    expect(stdout).toContain('.contracts/t.yml:2:53: no command for the activity e2e');
    expect(stdout).toContain('warning: "units" is not used; did you mean unit?');
    repo.write({ '.github/test-activity-rules.json': '{"filePatterns": {"*.ts": {"unit": ' });
    expect((await repo.run('lint')).stdout).toContain('.github/test-activity-rules.json:1:');
  });

  test('prompt tells what the work will be verified by', async () => {
    const repo = repository({
      ...project,
      ...only(
        'description: Multiply\nverificationContract: {type: verifiable, criteria: [{activity: unit-test, description: It multiplies}]}\n',
      ),
    });
    const { code, stdout } = await repo.run('prompt', 'mul');
    expect(code).toBe(0);
    expect(stdout).toContain('## Task\n\nMultiply\n');
    expect(stdout).toContain('1. **Unit tests** — It multiplies');
    expect((await repo.run('prompt', 'nope')).code).toBe(2);
  });
});
