import { describe, expect, test } from 'vitest';
import { detect, isTelling, sampleTests, toolsFor } from '../../src/tools/detect.ts';

function tools(files: Record<string, string>) {
  const samples = sampleTests(Object.keys(files));
  const read = Object.entries(files).filter(([path]) => isTelling(path) || samples.has(path));
  return detect(Object.keys(files), new Map(read));
}

/** activity → command, of the top. */
function at(files: Record<string, string>, folder = '.'): Record<string, string> {
  return Object.fromEntries(
    tools(files)
      .tools.filter(({ cwd }) => cwd === folder)
      .map(({ activity, run }) => [activity, run])
      .reverse(),
  );
}

const manifest = (value: object) => JSON.stringify(value);
const scripts = (all: Record<string, string>, more: object = {}) => manifest({ scripts: all, ...more });

describe('scripts', () => {
  test.each([
    ['npm', { 'package-lock.json': '' }, 'npm test -- -t {pattern}', 'npm run lint'],
    ['pnpm', { 'pnpm-lock.yaml': '' }, 'pnpm run test -t {pattern}', 'pnpm run lint'],
    ['yarn', { 'yarn.lock': '' }, 'yarn run test -t {pattern}', 'yarn run lint'],
    ['bun', { 'bun.lock': '' }, 'bun run test -t {pattern}', 'bun run lint'],
  ])('%s', (_, lock, test, lint) => {
    const files = { 'package.json': scripts({ test: 'vitest run', lint: 'eslint .' }), ...lock };
    expect(at(files)).toEqual({ 'unit-test': test, lint });
  });

  test('packageManager goes before lock files', () => {
    const files = { 'package.json': scripts({ lint: 'x' }, { packageManager: 'pnpm@9.0.0' }), 'yarn.lock': '' };
    expect(at(files)).toEqual({ lint: 'pnpm run lint' });
  });

  test.each([
    ['jest --ci', 'npm test -- -t {pattern}'],
    ['tsc && mocha', 'npm test -- -g {pattern}'],
    ['node --test', 'npm test -- --test-name-pattern={pattern}'],
    ['node --test test/*.js', 'npm test'],
    ['vitest run && echo done', 'npm test'],
    ['./run-tests', 'npm test'],
  ])('arguments go to the last command of %s', (script, run) => {
    expect(at({ 'package.json': scripts({ test: script }) })).toEqual({ 'unit-test': run });
  });

  test.each([
    [{ test: 'echo "Error: no test specified" && exit 1' }, {}],
    [{ lint: 'eslint . --fix', 'lint:check': 'eslint .' }, { lint: 'npm run lint:check' }],
    [{ test: 'playwright test' }, {}],
    [{ 'test:e2e': 'playwright test', e2e: 'x' }, { e2e: 'npm run test:e2e -- -g {pattern}' }],
    [{ 'type-check': 'tsc' }, { typecheck: 'npm run type-check' }],
  ])('%j', (all, expected) => expect(at({ 'package.json': scripts(all) })).toEqual(expected));
});

describe('what is configured or installed', () => {
  test.each([
    [{ 'vitest.config.ts': '' }, {}, { 'unit-test': 'npx --no vitest run -t {pattern}' }],
    [{}, { devDependencies: { jest: '1' } }, { 'unit-test': 'npx --no jest -t {pattern}' }],
    [{ '.mocharc.yml': '' }, {}, { 'unit-test': 'npx --no mocha -g {pattern}' }],
    [{ 'playwright.config.ts': '' }, {}, { e2e: 'npx --no playwright test -g {pattern}' }],
    [{ 'cypress.config.js': '' }, {}, { e2e: 'npx --no cypress run' }],
    [{ 'tsconfig.json': '' }, { devDependencies: { typescript: '7' } }, { typecheck: 'npx --no tsc --noEmit' }],
    [{ 'tsconfig.json': '' }, {}, {}],
    [{ 'biome.json': '' }, {}, { lint: 'npx --no biome check' }],
    [{ 'eslint.config.js': '' }, {}, { lint: 'npx --no eslint .' }],
    [{ 'a.test.js': '' }, {}, { 'unit-test': 'node --test --test-name-pattern={pattern}' }],
    [{ 'a.test.ts': '' }, {}, {}],
  ])('%j, %j', (files, more, expected) => {
    expect(at({ 'package.json': manifest(more), ...files })).toEqual(expected);
  });

  test('a broken package.json tells nothing', () => expect(at({ 'package.json': '{' })).toEqual({}));
});

describe('other stacks', () => {
  test.each([
    [{ 'pytest.ini': '' }, { 'unit-test': 'python3 -m pytest -k {pattern}' }],
    [
      { 'pyproject.toml': '[tool.pytest.ini_options]\n[tool.ruff]\n[tool.mypy]\nfiles = ["src"]\n' },
      { 'unit-test': 'python3 -m pytest -k {pattern}', lint: 'ruff check .', typecheck: 'mypy' },
    ],
    [{ 'pyproject.toml': 'pytest', 'uv.lock': '' }, { 'unit-test': 'uv run pytest -k {pattern}' }],
    [{ 'setup.py': '', 'mypy.ini': '' }, { typecheck: 'mypy .' }],
    [{ 'tox.ini': '[tox]' }, { 'unit-test': 'tox run' }],
    [{ 'a.py': '', 'tests/test_a.py': '' }, { 'unit-test': 'python3 -m unittest discover -s tests -k {pattern}' }],
    [
      { 'tests/unit/test_a.py': 'import unittest\n', 'tests/it/test_b.py': '' },
      {
        'unit-test':
          'PYTHONPATH=tests/it:tests/unit:"$PYTHONPATH" python3 -m unittest -k {pattern} tests/it/test*.py tests/unit/test*.py',
      },
    ],
    [{ 'tests/test_a.py': 'import pytest\n' }, { 'unit-test': 'python3 -m pytest -k {pattern}' }],
    [{ 'test_a.py': 'import a\n\ndef test_a():\n    pass\n' }, { 'unit-test': 'python3 -m pytest -k {pattern}' }],
    [{ 'go.mod': '' }, { 'unit-test': 'go test -v -run {pattern} ./...', typecheck: 'go vet ./...' }],
    [
      { 'go.mod': '', '.golangci.yml': '' },
      { 'unit-test': 'go test -v -run {pattern} ./...', typecheck: 'go vet ./...', lint: 'golangci-lint run' },
    ],
    [{ 'Cargo.toml': '[package]' }, { 'unit-test': 'cargo test {pattern}', typecheck: 'cargo check --all-targets' }],
    [
      { 'Cargo.toml': '[workspace]\n[workspace.lints.clippy]' },
      {
        'unit-test': 'cargo test {pattern} --workspace',
        typecheck: 'cargo check --workspace --all-targets',
        lint: 'cargo clippy --workspace --all-targets -- -D warnings',
      },
    ],
    [{ 'pom.xml': '' }, { 'unit-test': 'mvn -B test -Dtest={pattern}', typecheck: 'mvn -B test-compile' }],
    [
      { 'pom.xml': '', mvnw: '' },
      { 'unit-test': './mvnw -B test -Dtest={pattern}', typecheck: './mvnw -B test-compile' },
    ],
    [
      { 'build.gradle.kts': '', gradlew: '' },
      { 'unit-test': './gradlew test --tests {pattern}', typecheck: './gradlew testClasses' },
    ],
    [
      { Makefile: 'CC := x\n.PHONY: test\ntest lint: build\n\t./t\ne2e::\n' },
      { 'unit-test': 'make test', lint: 'make lint' },
    ],
    [{ 'README.md': '' }, {}],
  ] as [Record<string, string>, Record<string, string>][])('%j', (files, expected) =>
    expect(at(files)).toEqual(expected),
  );

  test('a Makefile is asked only where the stack does not know', () => {
    const files = { Makefile: 'test:\n\t./t\nlint:\n\t./l\n', 'go.mod': '' };
    expect(toolsFor(tools(files), 'unit-test', ['a.go']).map(({ run }) => run)).toEqual([
      'go test -v -run {pattern} ./...',
    ]);
    expect(toolsFor(tools(files), 'lint', ['a.go']).map(({ run }) => run)).toEqual(['make lint']);
  });

  test('modules of a Maven build are built from the outermost', () => {
    expect(tools({ 'pom.xml': '', 'app/pom.xml': '' }).tools.every(({ cwd }) => cwd === '.')).toBe(true);
  });

  test('dependencies and fixtures are no packages', () => {
    const files = { 'node_modules/x/package.json': scripts({ test: 'jest' }), 'test/fixtures/a/go.mod': '' };
    expect(tools(files).tools).toEqual([]);
  });
});

test('hostile manifests cost no time', () => {
  const files = {
    'package.json': scripts({ test: `node ${'--a '.repeat(20_000)}x`, lint: '&&'.repeat(20_000) }),
    'pyproject.toml': `mypy${'\n'.repeat(300_000)}`,
    Makefile: `${'a '.repeat(100_000)}\n${'b'.repeat(100_000)}\n`,
    'Cargo.toml': ' '.repeat(300_000),
  };
  expect(at(files)).toMatchObject({ 'unit-test': 'npm test', typecheck: 'mypy .' });
});

describe('the package that the changed files belong to', () => {
  const monorepo = tools({
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

  test('one that speaks the language', () => {
    expect(where('unit-test', 'tools/a.py')).toEqual(['tools']);
    const both = tools({ 'package.json': scripts({ test: 'jest' }), 'pyproject.toml': 'pytest' });
    expect(toolsFor(both, 'unit-test', ['a.py']).map(({ run }) => run)).toEqual(['python3 -m pytest -k {pattern}']);
    expect(toolsFor(both, 'unit-test', ['a.ts', 'b.py'])).toHaveLength(2);
  });

  test('the top, where nothing is changed', () => expect(where('unit-test')).toEqual(['.']));
  test('none, where nobody knows', () => expect(where('e2e', 'packages/web/a.ts')).toEqual([]));
});

test('it is known which folders hold anything', () => {
  const { has } = tools({ 'a/b/c.ts': '' });
  expect(['.', 'a', 'a/b', 'a/b/c.ts', 'b'].map(has)).toEqual([true, true, true, false, false]);
});
