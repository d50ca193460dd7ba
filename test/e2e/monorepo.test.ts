import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import type { Results } from '../../src/model/results.ts';
import { criteria, onBranch, type Repository, repository, statuses, type Tree } from '../support/repository.ts';

const test1 = (path: string, name: string) =>
  `import { test } from 'node:test';\nimport assert from 'node:assert/strict';\nimport { ${name} } from '${path}';\ntest('${name}', () => assert.equal(${name}(2), 4));\n`;
const square = 'export const square = n => n * n;\n';

const titled = (results: Results, id: string) => criteria(results).find(each => each.id === id);

describe('a policy for a repository of two unrelated folders', () => {
  const policy = `version: 1
require: always
setup:
  - echo top >> "$(git rev-parse --git-common-dir)/ran"
  - {run: 'test -e square.js && touch ready', cwd: web, paths: 'web/**'}
  - {run: touch ready, cwd: api, paths: [api/**, shared/**]}
cross_cutting:
  - {name: web tests, type: tests, run: 'test -e ready && node --test', cwd: web, paths: 'web/**'}
  - {name: api works, type: command, run: 'test -e ready && sh check.sh', cwd: api, paths: ['api/**', 'shared/**']}
  - {name: header, type: content_check, file: 'web/*.js', pattern: square, match: all, paths: 'web/**'}
`;
  const base: Tree = {
    'contract-gate.yml': policy,
    '.gitignore': 'ready\n',
    'web/package.json': '{"type": "module"}\n',
    'web/square.js': square,
    'web/square.test.js': test1('./square.js', 'square'),
    'api/check.sh': 'test "$(cat answer.txt)" = 42\n',
    'api/answer.txt': '42\n',
    'shared/schema.txt': 'one\n',
    'notes/todo.txt': 'none\n',
    '.contracts/any.yml': "id: any\napplies_to: {branches: '**'}\nvalidation: {files_exist: [notes/todo.txt]}\n",
  };
  const changed = (files: Tree, more: Tree = {}) => onBranch(repository({ ...base, ...more }), 'feature/x', files);
  const of = ({ results }: { results: Results }) =>
    Object.fromEntries(
      Object.entries(statuses(results)).filter(([id]) => /^any\/|setup/.test(id) && !id.startsWith('any/files')),
    );

  test('only what the change touches runs, and the rest says why not', async () => {
    const { results, code } = await changed({ 'web/square.js': `${square}// faster\n` }).verify();
    expect(of({ results })).toEqual({
      'any/command-api-works': 'skip',
      'any/content_check-header': 'pass',
      'any/tests-web-tests': 'pass',
      'policy/setup': 'pass',
      'policy/setup-2': 'pass',
      'policy/setup-3': 'skip',
    });
    expect(titled(results, 'any/command-api-works')?.message).toBe(
      'not needed: the change touches no file of api/**, shared/**',
    );
    expect(code).toBe(0);
  });

  test.each<[string, (repo: Repository) => void]>([
    ['changing', repo => repo.commit({ 'shared/schema.txt': 'two\n' })],
    ['deleting', repo => repo.commit({ 'shared/schema.txt': null })],
    ['moving away', repo => void (repo.git('mv', 'shared/schema.txt', 'notes/s.txt') + repo.commit({}))],
    [
      'moving in',
      repo => void (repo.git('mv', 'notes/todo.txt', 'api/todo.txt') + repo.commit({ 'notes/todo.txt': '' })),
    ],
  ])('%s a file that `paths` match makes it needed', async (_, change) => {
    const repo = changed({}, { 'api/answer.txt': '41\n' });
    change(repo);
    expect(of(await repo.verify())).toMatchObject({ 'any/command-api-works': 'fail', 'any/tests-web-tests': 'skip' });
  });

  test('a contract in the change can not switch off a check of the policy by narrower paths', async () => {
    const mine =
      'id: mine\nvalidation:\n  files_exist: [notes/todo.txt]\n  cross_cutting:\n    - {name: api works, type: command, run: "test -e ready && sh check.sh", cwd: api, paths: "never/**"}\n';
    const repo = changed({ 'api/answer.txt': '41\n', '.contracts/mine.yml': mine });
    const { results } = await repo.verify();
    const of = criteria(results).filter(({ id }) => id.startsWith('mine/command'));
    expect(of.map(({ status }) => status).sort()).toEqual(['fail', 'skip']);
  });

  test('a setup that fails stops those after it and every other command', async () => {
    const { results, code } = await changed({ 'web/square.js': null, 'api/answer.txt': '43\n' }).verify();
    expect(of({ results })).toMatchObject({
      'policy/setup': 'pass',
      'policy/setup-2': 'fail',
      'policy/setup-3': 'skip',
      'any/command-api-works': 'skip',
    });
    expect(code).toBe(1);
  });

  test('the trees of the base are set up in the same way', async () => {
    const repo = changed({ 'api/extra.txt': '1\n' }, { 'api/answer.txt': '41\n' });
    const { results } = await repo.verify();
    expect(titled(results, 'any/command-api-works')).toMatchObject({ status: 'fail', owner: 'author' });
    const noisy = changed(
      { 'api/extra.txt': '1\n' },
      {
        'api/check.sh': 'test -e ready && echo "answer.txt: not 42"; exit 1\n',
        // What a command writes to git's folder is thrown away otherwise.
        'contract-gate.yml': `${policy}cage: {git: write}\n`,
      },
    );
    const there = await noisy.verify();
    expect(titled(there.results, 'any/command-api-works')).toMatchObject({
      owner: 'base',
      message: expect.stringContaining('also fails on main@'),
    });
    expect(readFileSync(`${noisy.top}/.git/ran`, 'utf8')).toBe('top\ntop\n');
  });

  test('where the change removes the folder of a check, a person decides', async () => {
    const repo = onBranch(repository(base), 'feature/x');
    repo.git('rm', '--quiet', '-r', 'api');
    repo.commit({});
    const { results, code } = await repo.verify();
    expect(of({ results })).toMatchObject({ 'any/command-api-works': 'pending', 'policy/setup-3': 'skip' });
    expect(titled(results, 'any/command-api-works')?.message).toContain('this change removes the folder api');
    expect(code).toBe(3);
  });

  test('without a base everything runs', async () => {
    const repo = repository(base);
    expect(of(await repo.verify('--all'))).toMatchObject({
      'any/command-api-works': 'pass',
      'any/tests-web-tests': 'pass',
      'policy/setup-3': 'pass',
    });
  });

  test('an epic has the same keys', async () => {
    const epic =
      'epic: both\nalways:\n  - {name: api answers, type: command, run: sh check.sh, cwd: api, paths: "api/**"}\n';
    const repo = changed({ 'web/square.js': `${square}\n` }, { '.contracts/epic.yml': epic });
    expect(of(await repo.verify())).toMatchObject({ 'any/command-api-answers': 'skip' });
    repo.commit({ 'api/answer.txt': '43\n' });
    expect(of(await repo.verify())).toMatchObject({ 'any/command-api-answers': 'fail' });
  });

  test('lint names bad values, and warns of what would never run', async () => {
    const bad = repository({
      ...base,
      'contract-gate.yml': `version: 1
setup: [{run: a, cwd: ../x}]
cross_cutting:
  - {name: b, type: lint, run: b, cwd: ../y, paths: []}
  - {name: c, type: lint, run: c, cwd: /etc}
`,
      '.contracts/epic.yml': 'epic: e\nalways: [{name: d, type: lint, run: d, cwd: a/../..}]\n',
    });
    const { code, stdout } = await bad.run('lint');
    expect(stdout.split('\n').map(line => line.replace(/:\d+: /, ': '))).toEqual([
      expect.stringMatching(/^\.contracts\/epic\.yml:2: .*cwd: "a\/\.\.\/\.\." leaves the repository.* \[bad_value\]$/),
      expect.stringMatching(/^contract-gate\.yml:4: .*paths: expected .* found an empty list \[bad_value\]$/),
      '',
    ]);
    expect(code).toBe(2);

    const odd = repository({
      ...base,
      'contract-gate.yml': `version: 1
setup: [{run: a, cwd: wbe}, {run: b, paths: web}]
cross_cutting:
  - {name: c, type: lint, run: c, cwd: api, paths: ['nope/**', '!nope/x']}
  - {name: d, type: lint, run: d, cwd: nope}
`,
    });
    const warned = await odd.run('lint');
    expect(warned.code).toBe(0);
    expect(warned.stdout).toBe(
      [
        'contract-gate.yml:2:9: warning: cwd: "wbe" is no folder of the repository; did you mean web? [no_folder]',
        'contract-gate.yml:2:29: warning: "web" is a folder, and the glob matches no file in it; write "web/**" [folder_glob]',
        'contract-gate.yml:2:29: warning: paths: no file matches "web", so this never runs; correct the glob [unused_paths]',
        'contract-gate.yml:4:5: warning: paths: no file matches "nope/**", "!nope/x", so this never runs; correct the globs [unused_paths]',
        'contract-gate.yml:5:5: warning: cwd: "nope" is no folder of the repository [no_folder]',
        '',
      ].join('\n'),
    );
  });

  test('the JSON Schema of the policy has them', async () => {
    const { stdout } = await repository().run('schema', 'policy');
    const validate = new Ajv({ strict: false }).compile(JSON.parse(stdout));
    const valid = (value: object) => validate({ version: 1, ...value });
    const entry = { name: 'a', type: 'lint', command: 'x' };
    expect(valid({ setup: ['a', { run: 'b', cwd: 'c', paths: 'd/**' }] })).toBe(true);
    expect(valid({ setup: { run: 'b', paths: ['d/**'] } })).toBe(true);
    expect(valid({ setup: [{ run: 'b', path: 'd' }] })).toBe(false);
    expect(valid({ cross_cutting: [{ ...entry, cwd: 'a', paths: ['a/**'] }] })).toBe(true);
    expect(valid({ cross_cutting: [{ ...entry, paths: [] }] })).toBe(false);
  });
});

const manifest = (more: object = {}) =>
  `${JSON.stringify({ type: 'module', scripts: { test: 'node --test' }, ...more })}\n`;
const required = { 'contract-gate.yml': 'version: 1\nrequire: always\n', '.gitignore': 'node_modules\n' };

/** What was generated: id without its start → status. */
const generated = (results: Results) =>
  Object.fromEntries(
    Object.entries(statuses(results))
      .filter(([id]) => id.startsWith('generated/'))
      .map(([id, status]) => [id.slice('generated/'.length), status]),
  );
const whyOf = (results: Results) => results.contracts.find(({ id }) => id === 'generated')?.source.selected;

describe('npm workspaces', () => {
  const uses =
    "import { test } from 'node:test';\nimport assert from 'node:assert/strict';\nimport { square } from '../core/square.js';\ntest('area', () => assert.equal(square(3), 9));\n";
  const base = (script?: string): Tree => ({
    ...required,
    'package.json': `${JSON.stringify({ private: true, workspaces: ['packages/*'], ...(script ? { scripts: { test: script } } : {}) })}\n`,
    'packages/core/package.json': manifest({ name: 'core' }),
    'packages/core/square.js': square,
    'packages/core/square.test.js': test1('./square.js', 'square'),
    'packages/app/package.json': manifest({ name: 'app' }),
    'packages/app/app.js': "export const app = () => 'app';\n",
    'packages/app/app.test.js': uses,
  });
  /** Right for 2, which core tests, and wrong for 3, which app tests. */
  const wrong = { 'packages/core/square.js': 'export const square = n => n + n;\n' };

  test('the command at the top that runs all packages is used, so a shared package can not break others', async () => {
    const repo = onBranch(repository(base('npm test --workspaces')), 'agent/x', wrong);
    const broken = await repo.verify();
    expect(generated(broken.results)).toEqual({ 'tests-unit-test': 'fail' });
    expect(broken.code).toBe(1);
    repo.commit({ 'packages/core/square.js': `${square}// the same\n` });
    const honest = await repo.verify();
    expect(generated(honest.results)).toEqual({ 'tests-unit-test': 'pass' });
    expect(honest.code).toBe(0);
  });

  test('without one, the tests of the changed package run, and the report says that others do not', async () => {
    const { results } = await onBranch(repository(base()), 'agent/x', wrong).verify();
    expect(generated(results)).toEqual({ 'tests-unit-test': 'pass' });
    expect(whyOf(results)).toContain(
      'only tests of the changed packages run (packages/core), not those of packages that depend on them',
    );
    const both = onBranch(repository(base()), 'agent/x', { ...wrong, 'packages/app/app.js': 'export {};\n' });
    expect(generated((await both.verify()).results)).toEqual({
      'tests-unit-test-packages-app': 'fail',
      'tests-unit-test-packages-core': 'pass',
    });
  });

  test('a file of no package concerns all of them', async () => {
    const repo = onBranch(repository({ ...base(), 'packages/app/app.test.js': uses.replace('9', '8') }), 'agent/x', {
      'settings.json': '{}\n',
    });
    expect(generated((await repo.verify()).results)).toEqual({
      'tests-unit-test-packages-app': 'fail',
      'tests-unit-test-packages-core': 'pass',
    });
  });

  test('a new package is tested by the command at the top', async () => {
    const repo = onBranch(repository(base('npm test --workspaces')), 'agent/x', {
      'packages/new/package.json': manifest({ name: 'new' }),
      'packages/new/square.js': 'export const square = n => n + 1;\n',
      'packages/new/square.test.js': test1('./square.js', 'square'),
    });
    expect(generated((await repo.verify()).results)).toEqual({ 'tests-unit-test': 'fail' });
  });

  test('a package that is taken out of the workspace is no way around its tests', async () => {
    const repo = onBranch(repository(base('npm test --workspaces')), 'agent/x', {
      ...wrong,
      'package.json': `${JSON.stringify({ private: true, workspaces: ['packages/core'], scripts: { test: 'npm test --workspaces' } })}\n`,
    });
    const { code, results } = await repo.verify();
    expect(generated(results)).toEqual({ 'tests-unit-test': 'pending' });
    expect(code).toBe(3);
  });
});

describe('folders with a manifest each, and none at the top', () => {
  const base: Tree = {
    ...required,
    'web/package.json': manifest(),
    'web/square.js': square,
    'web/square.test.js': test1('./square.js', 'square'),
    'api/package.json': manifest(),
    'api/twice.js': 'export const twice = n => n * 2;\n',
    'api/twice.test.js': test1('./twice.js', 'twice'),
    'deploy/run.sh': 'exit 0\n',
  };
  const added = {
    'jobs/package.json': manifest(),
    'jobs/cube.js': 'export const cube = n => n;\n',
    'jobs/cube.test.js': test1('./cube.js', 'cube'),
  };
  const verify = (files: Tree) => onBranch(repository(base), 'agent/x', files).verify();
  const both = { 'tests-unit-test-api': 'pass', 'tests-unit-test-web': 'pass' };

  test('only the changed one is tested', async () => {
    const { results, code } = await verify({ 'api/twice.js': 'export const twice = n => n + n;\n' });
    expect(generated(results)).toEqual({ 'tests-unit-test': 'pass' });
    expect(titled(results, 'generated/tests-unit-test')).toMatchObject({
      title: expect.stringContaining('(in api)'),
      activity: { why: '`npm test` in api: api/package.json has the script test' },
    });
    expect(code).toBe(0);
  });

  test.each<[string, Tree]>([
    ['a file of no package', { 'deploy/run.sh': 'exit 1\n' }],
    ['a manifest that is planted around one', { 'deploy/run.sh': 'exit 1\n', 'deploy/package.json': manifest() }],
  ])('%s: both are tested', async (_, files) => expect(generated((await verify(files)).results)).toEqual(both));

  test('a package that is deleted leaves the others to be tested', async () => {
    const files = { 'web/package.json': null, 'web/square.js': null, 'web/square.test.js': null };
    const { results, code } = await verify(files);
    expect(generated(results)).toEqual({ 'tests-unit-test': 'pass' });
    // Deleted tests wait for a person.
    expect(code).toBe(3);
  });

  test('a new package has no command of the base: a person decides', async () => {
    const { results, code } = await verify({ ...added, 'api/twice.js': 'export const twice = n => n + n;\n' });
    expect(generated(results)).toEqual({ 'tests-unit-test': 'pass', 'unchecked_package-jobs': 'pending' });
    expect(titled(results, 'generated/unchecked_package-jobs')?.message).toBe(
      'the package jobs is new: the base has no command for its tests, so none ran',
    );
    expect(code).toBe(3);
    const alone = await verify(added);
    expect(alone.code).toBe(1);
    expect(alone.results.problems[0]?.message).toContain('(the base has no command for jobs)');
  });
});
