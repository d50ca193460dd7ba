import { describe, expect, test } from 'vitest';
import { toolsFor } from '../../../src/tools/reading/detect.ts';
import { commandsIn, detected } from '../../support/tools.ts';

const scripts = (all: Record<string, string>) => JSON.stringify({ scripts: all });

describe('several tools in one package', () => {
  test('each has its activity', () => {
    const settings = '[tool.pytest.ini_options]\n[tool.ruff]\n[tool.mypy]\nfiles = ["src"]\n';
    expect(commandsIn({ 'pyproject.toml': settings })).toEqual({
      'unit-test': 'python3 -m pytest -k {pattern}',
      lint: 'ruff check .',
      typecheck: 'mypy',
    });
    expect(commandsIn({ 'README.md': '' })).toEqual({});
  });

  test('a Makefile is asked only where no other tool knows', () => {
    const files = { Makefile: 'test:\n\t./t\nlint:\n\t./l\n', 'go.mod': '' };
    expect(toolsFor(detected(files), 'unit-test', ['a.go']).map(({ run }) => run)).toEqual([
      'go test -v -run {pattern} ./...',
    ]);
    expect(toolsFor(detected(files), 'lint', ['a.go']).map(({ run }) => run)).toEqual(['make lint']);
  });

  test('modules of a Maven build are built from the outermost', () => {
    const files = { 'pom.xml': '<modules><module>app</module></modules>', 'app/pom.xml': '' };
    expect(detected(files).tools.every(({ cwd }) => cwd === '.')).toBe(true);
  });

  test('dependencies and fixtures are no packages', () => {
    const files = { 'node_modules/x/package.json': scripts({ test: 'jest' }), 'test/fixtures/a/go.mod': '' };
    expect(detected(files).tools).toEqual([]);
  });
});

test('hostile manifests cost no time', () => {
  const files = {
    'package.json': scripts({ test: `node ${'--a '.repeat(20_000)}x`, lint: '&&'.repeat(20_000) }),
    'pyproject.toml': `mypy${'\n'.repeat(300_000)}`,
    Makefile: `${'a '.repeat(100_000)}\n${'b'.repeat(100_000)}\n`,
    'Cargo.toml': `[workspace]\n${'members = ['.repeat(30_000)}${'\n'.repeat(100_000)}`,
    'a/Cargo.toml': ' '.repeat(300_000),
    'pom.xml': '<!--<profiles><module>'.repeat(30_000),
    'b/pom.xml': '',
    'pnpm-workspace.yaml': `packages: [${'['.repeat(10_000)}`,
  };
  expect(commandsIn(files)).toMatchObject({ 'unit-test': 'pnpm run test', typecheck: 'mypy .' });
});

describe('a command at the top of a workspace', () => {
  const top = (test: string, more: object = {}) => ({
    'package.json': JSON.stringify({ workspaces: ['packages/*', '!packages/private'], scripts: { test }, ...more }),
    'packages/a/package.json': scripts({ test: 'node --test' }),
    'packages/b/package.json': scripts({ 'test:unit': 'node --test' }),
    'packages/private/package.json': scripts({ test: 'node --test' }),
    'apps/c/package.json': scripts({ test: 'node --test' }),
  });
  const where = (files: Record<string, string>, ...changed: string[]) =>
    toolsFor(detected(files), 'unit-test', changed).map(({ cwd }) => cwd);

  test('is used where it runs the script of the package', () => {
    const files = top('npm test --workspaces --if-present');
    expect(where(files, 'packages/a/x.js')).toEqual(['.']);
    expect(where(files, 'packages/b/x.js')).toEqual(['packages/b']);
    expect(where(files, 'packages/private/x.js')).toEqual(['packages/private']);
    expect(where(files, 'apps/c/x.js', 'packages/a/x.js')).toEqual(['.', 'apps/c']);
    expect(toolsFor(detected(files), 'unit-test', ['packages/a/x.js'], { narrow: true })).toMatchObject([
      { cwd: 'packages/a' },
    ]);
  });

  test.each<[string, object?]>([
    ['npm test --workspaces'],
    ['npm run test -ws --if-present'],
    ['npm run lint && npm run -ws test'],
    ['npm run all', { scripts: { test: 'npm run all', all: 'CI=1 npm test --workspaces' } }],
    ['turbo run test'],
    ['turbo run lint test --concurrency=2'],
    ['npx turbo test -- --ci'],
    ['nx run-many -t test lint'],
    ['npx nx run-many --target=test --all --parallel=3'],
    ['lerna run test --stream'],
    ['yarn workspaces foreach -Apt run test'],
    ['yarn workspaces run test'],
    ['bun run --filter="*" test'],
  ])('%s covers its packages', (script, more) => expect(where(top(script, more), 'packages/a/x.js')).toEqual(['.']));

  test.each([
    'node --test',
    'npm test --workspaces || true',
    'npm test --workspaces; exit 0',
    '! npm test --workspaces',
    'npm test --workspace=packages/b',
    'npm test --workspaces -w packages/b',
    'npm run lint --workspaces',
    'npm test --workspaces -- -t smoke',
    'turbo run test --filter=web',
    'turbo run test --affected',
    'turbo run test --dry-run',
    'turbo watch test',
    'nx affected -t test',
    'nx run-many -p web -t test',
    'nx run-many -t test --exclude=a',
    'lerna run test --since main',
    'yarn workspaces foreach --since run test',
    'echo npm test --workspaces',
  ])('%s does not cover them for certain', script =>
    expect(where(top(script), 'packages/a/x.js')).toEqual(['packages/a']),
  );

  test('pnpm and lerna list the packages in files of their own', () => {
    const files = {
      'package.json': JSON.stringify({ workspaces: ['apps/*'], scripts: { test: 'pnpm -r test' } }),
      'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
      'packages/a/package.json': scripts({ test: 'vitest run' }),
      'apps/c/package.json': scripts({ test: 'vitest run' }),
    };
    expect(where(files, 'packages/a/x.js')).toEqual(['.']);
    expect(where(files, 'apps/c/x.js')).toEqual(['apps/c']);
    const lerna = { ...top('lerna run test'), 'lerna.json': '{"packages": ["other/*"]}' };
    expect(where(lerna, 'packages/a/x.js')).toEqual(['packages/a']);
  });

  test('a Cargo workspace has the crates that it lists', () => {
    const files = {
      'Cargo.toml': '[workspace]\nmembers = [\n  "crates/*", # all\n]\nexclude = ["crates/out"]\n',
      'crates/a/Cargo.toml': '[package]\n',
      'crates/out/Cargo.toml': '[package]\n',
      'crates/own/Cargo.toml': '[workspace]\n',
      'tools/x/Cargo.toml': '[package]\n',
    };
    expect(where(files, 'crates/a/src/lib.rs')).toEqual(['.']);
    for (const folder of ['crates/out', 'crates/own', 'tools/x'])
      expect(where(files, `${folder}/src/lib.rs`)).toEqual([folder]);
  });
});

describe('a repository without a package at the top', () => {
  const two = detected({
    'go.work': '',
    'api/go.mod': '',
    'web/package.json': scripts({ test: 'jest' }),
    'infra/x.tf': '',
  });
  const where = (...files: string[]) => toolsFor(two, 'unit-test', files).map(({ cwd }) => cwd);

  test('runs what the changed files need', () => expect(where('api/a.go')).toEqual(['api']));

  test.each(['go.work', 'infra/x.tf', 'gone/a.go'])('%s, which is in no package, may concern all of them', path =>
    expect(where(path)).toEqual(['api', 'web']),
  );

  test('a package without a command has none', () => {
    const three = detected({ 'api/go.mod': '', 'site/package.json': '{}' });
    expect(toolsFor(three, 'unit-test', ['site/a.js'])).toEqual([]);
  });
});

describe('the package that the changed files belong to', () => {
  const monorepo = detected({
    'package.json': scripts({ test: 'npm test --workspaces', lint: 'eslint .' }),
    'packages/web/package.json': scripts({ test: 'vitest run' }),
    'packages/api/package.json': scripts({ test: 'jest' }),
    'tools/pyproject.toml': 'pytest',
  });
  const where = (activity: string, ...files: string[]) => toolsFor(monorepo, activity, files).map(({ cwd }) => cwd);

  test('the nearest one', () => {
    expect(where('unit-test', 'packages/web/src/a.ts')).toEqual(['packages/web']);
    expect(where('unit-test', 'packages/web/src/a.ts', 'packages/api/b.ts')).toEqual(['packages/api', 'packages/web']);
    expect(where('unit-test', 'src/a.ts')).toEqual(['.']);
  });

  test('the one around it, where it has no command', () => {
    expect(where('lint', 'packages/web/src/a.ts')).toEqual(['.']);
  });

  test('one for the language of the file', () => {
    expect(where('unit-test', 'tools/a.py')).toEqual(['tools']);
    const both = detected({ 'package.json': scripts({ test: 'jest' }), 'pyproject.toml': 'pytest' });
    expect(toolsFor(both, 'unit-test', ['a.py']).map(({ run }) => run)).toEqual(['python3 -m pytest -k {pattern}']);
    expect(toolsFor(both, 'unit-test', ['a.ts', 'b.py'])).toHaveLength(2);
  });

  test('the top, where nothing is changed', () => expect(where('unit-test')).toEqual(['.']));
  test('none, where nobody knows', () => expect(where('e2e', 'packages/web/a.ts')).toEqual([]));
});

test('it is known which folders hold anything', () => {
  const { has } = detected({ 'a/b/c.ts': '' });
  expect(['.', 'a', 'a/b', 'a/b/c.ts', 'b'].map(has)).toEqual([true, true, true, false, false]);
});
