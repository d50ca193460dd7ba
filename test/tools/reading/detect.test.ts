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
    expect(detected({ 'pom.xml': '', 'app/pom.xml': '' }).tools.every(({ cwd }) => cwd === '.')).toBe(true);
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
    'Cargo.toml': ' '.repeat(300_000),
  };
  expect(commandsIn(files)).toMatchObject({ 'unit-test': 'npm test', typecheck: 'mypy .' });
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
