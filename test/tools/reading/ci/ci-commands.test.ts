import { describe, expect, test } from 'vitest';
import { toolsFor } from '../../../../src/tools/reading/detect.ts';
import { detected } from '../../../support/tools.ts';

const path = '.github/workflows/ci.yml';
const scripts = (all: Record<string, string>) => JSON.stringify({ scripts: all });

/** A workflow with one job of these steps. */
const workflow = (...steps: string[]) =>
  `on: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n${steps.map(each => `      - ${each}\n`).join('')}`;

const run = (files: Record<string, string>, activity = 'unit-test', ...changed: string[]) =>
  toolsFor(detected(files), activity, changed).map(each => each.run);

describe('the command that CI runs', () => {
  test('goes before what a manifest suggests, and says where it is from', () => {
    const files = {
      'package.json': scripts({ test: 'vitest', 'test:ci': 'vitest run' }),
      [path]: workflow('run: npm ci', 'run: npm run test:ci'),
    };
    expect(toolsFor(detected(files), 'unit-test', ['a.ts'])).toMatchObject([
      { run: 'npm run test:ci -- -t {pattern}', why: `from ${path}`, from: 'ci', cwd: '.' },
    ]);
  });

  test.each([
    [{ test: 'npm run lint && npm run test:unit', 'test:unit': 'mocha', lint: 'x' }, 'npm run test:unit', 'npm test'],
    [{ test: 'run-s test:*', 'test:unit': 'mocha', 'test:types': 'tsd' }, 'npm run test:unit', 'npm test'],
    [{ test: 'mocha', cover: 'c8 mocha' }, 'npm run cover', 'npm run cover -- -g {pattern}'],
    [{ test: 'mocha' }, 'npm test -- --forbid-only', 'npm test -- --forbid-only'],
    [{ test: 'mocha' }, 'npx mocha test/unit', 'npx --no -- mocha test/unit -g {pattern}'],
    [{ test: 'playwright test', unit: 'mocha' }, 'npm test', 'npm run unit -- -g {pattern}'],
    [{ test: 'mocha' }, 'npx playwright test', 'npm test -- -g {pattern}'],
    [{ test: 'mocha' }, 'npm test -w packages/a', 'npm test -- -g {pattern}'],
    [{ test: 'mocha' }, 'npm publish', 'npm test -- -g {pattern}'],
  ])('%j with `%s`: %s', (all, line, expected) => {
    expect(run({ 'package.json': scripts(all), [path]: workflow(`run: ${line}`) })).toEqual([expected]);
  });

  test('of several the one that contains the others', () => {
    const all = { unit: 'mocha', types: 'tsd', every: 'npm run unit && npm run types' };
    const files = (...lines: string[]) => ({
      'package.json': scripts(all),
      [path]: workflow(...lines.map(each => `run: ${each}`)),
    });
    expect(run(files('npm run unit', 'npm run every'))).toEqual(['npm run every']);
    const python = { 'pyproject.toml': 'pytest', [path]: workflow('run: pytest tests/unit', 'run: pytest') };
    expect(run(python)).toEqual(['pytest -k {pattern}']);
  });

  test('is that of its package', () => {
    const files = {
      'web/package.json': scripts({ test: 'vitest', 'test:ci': 'vitest run' }),
      'api/pyproject.toml': 'pytest',
      [path]: workflow('run: npm run test:ci\n        working-directory: web', 'run: cd api && pytest -q'),
    };
    expect(run(files, 'unit-test', 'web/a.ts')).toEqual(['npm run test:ci -- -t {pattern}']);
    expect(run(files, 'unit-test', 'api/a.py')).toEqual(['pytest -q -k {pattern}']);
    expect(toolsFor(detected(files), 'unit-test', ['api/a.py'])).toMatchObject([{ cwd: 'api' }]);
  });

  test('has the variables that are known', () => {
    const files = {
      'pyproject.toml': 'pytest',
      [path]: workflow('run: pytest\n        env: {MODE: fast, FORCE_COLOR: 1}'),
    };
    expect(toolsFor(detected(files), 'unit-test', ['a.py'])).toMatchObject([{ env: { MODE: 'fast' } }]);
  });

  test('says how many tests ran, where an option makes it do so', () => {
    expect(run({ 'go.mod': '', [path]: workflow('run: go test -race ./...') })).toEqual([
      'go test -race ./... -v -run {pattern}',
    ]);
  });

  test('is not one that only checks style', () => {
    const files = {
      'package.json': scripts({ test: 'mocha', ci: 'eslint . && tsc && mocha' }),
      [path]: workflow('run: npm run ci'),
    };
    expect(run(files)).toEqual(['npm run ci -- -g {pattern}']);
    expect(run(files, 'lint')).toEqual([]);
    expect(run({ [path]: workflow('run: npx eslint src'), 'package.json': '{}' }, 'lint')).toEqual([
      'npx --no -- eslint src',
    ]);
    expect(run({ [path]: workflow('run: npx eslint --fix .'), 'package.json': '{}' }, 'lint')).toEqual([]);
  });
});

describe('targets', () => {
  const cmake = { 'CMakeLists.txt': 'enable_testing()\nadd_test(NAME a COMMAND a)\n' };

  test('a target that runs no test runner does not stand in for a suite that is recognized', () => {
    const files = { ...cmake, Makefile: 'test: demo\n\t./demo\n' };
    expect(run(files, 'unit-test', 'a.c', 'CMakeLists.txt')).toEqual([expect.stringContaining('ctest')]);
    expect(run(files)).toEqual([expect.stringContaining('ctest')]);
    expect(run({ ...files, [path]: workflow('run: make test') }, 'unit-test', 'a.c')).toEqual([
      expect.stringContaining('ctest'),
    ]);
    expect(run({ Makefile: 'test: demo\n\t./demo\n' }, 'unit-test', 'a.c')).toEqual(['make test']);
  });

  test('a target that runs the runner is taken where CI runs it', () => {
    const files = { 'go.mod': '', Makefile: 'test: gen\n\tgo test ./...\n', [path]: workflow('run: make test') };
    expect(run(files, 'unit-test', 'a.go')).toEqual(['make test']);
    expect(run(files, 'lint', 'a.go')).toEqual([]);
  });

  test('what is built before comes along', () => {
    const steps = workflow(
      'run: cmake -B build -DTESTS=ON',
      'run: |\n          cmake --build build\n          sudo make install',
      'run: ctest --output-on-failure\n        working-directory: build',
    );
    expect(run({ ...cmake, [path]: steps }, 'unit-test', 'a.c')).toEqual([
      'cmake -B build -DTESTS=ON && cmake --build build && (cd build && ctest --output-on-failure -R {pattern})',
    ]);
    const made = workflow('run: mkdir build && cd build && cmake .. && make && make test');
    expect(run({ ...cmake, [path]: made }, 'unit-test', 'a.c')).toEqual([
      'mkdir build && (cd build && cmake ..) && (cd build && make) && (cd build && make test)',
    ]);
  });
});
