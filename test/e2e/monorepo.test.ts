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
      { 'api/check.sh': 'test -e ready && echo "answer.txt: not 42"; exit 1\n' },
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
