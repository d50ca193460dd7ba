import { describe, expect, test } from 'vitest';
import { factsOf } from '../../../src/install/facts.ts';
import { detect } from '../../../src/tools/reading/detect.ts';

function factsFor(files: Readonly<Record<string, string>>) {
  const texts = new Map(Object.entries(files));
  const paths = Object.keys(files).sort();
  return factsOf(paths, texts, detect(paths, texts));
}
const setupOf = (files: Readonly<Record<string, string>>) =>
  factsFor(files).setup.map(({ run, cwd }) => (cwd === '.' ? run : `${cwd}: ${run}`));

describe('setup', () => {
  const unlessHere = (run: string) => `[ -z "$CI" ] && [ -d node_modules ] || ${run}`;
  test.each<[string, Record<string, string>, string[]]>([
    ['nothing without dependencies', { 'package.json': '{}' }, []],
    ['npm', { 'package.json': '{}', 'package-lock.json': '{}' }, [unlessHere('npm ci')]],
    ['yarn', { 'package.json': '{}', 'yarn.lock': '' }, [unlessHere('yarn install --frozen-lockfile')]],
    [
      'pnpm, once for a workspace',
      { 'package.json': '{}', 'pnpm-lock.yaml': '', 'packages/a/pnpm-lock.yaml': '' },
      [unlessHere('pnpm install --frozen-lockfile')],
    ],
    [
      'npm in a folder of its own, and not in fixtures',
      { 'web/package.json': '{}', 'web/package-lock.json': '{}', 'test/fixtures/package-lock.json': '{}' },
      [`web: ${unlessHere('npm ci')}`],
    ],
    [
      'uv',
      { 'pyproject.toml': '', 'uv.lock': '' },
      ['command -v uv > /dev/null || python3 -m pip install --quiet uv; uv sync'],
    ],
    ['composer', { 'composer.json': '{}', 'composer.lock': '{}' }, ['composer install']],
    [
      'requirements of Python',
      { 'requirements.txt': 'pytest\n', 'tests/test_a.py': 'def test_a(): pass\n' },
      ['[ -z "$CI" ] || python3 -m pip install --quiet -r requirements.txt pytest'],
    ],
    ['Go', { 'go.mod': 'module a\n', 'go.sum': '', 'a_test.go': 'package a\n' }, ['go mod download']],
  ])('%s', (_, files, expected) => expect(setupOf(files)).toEqual(expected));
});

test('commands are those of the CI, and of every package where the top has none', () => {
  const workflow = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: npm run test:all\n';
  const node = '{"scripts": {"test": "node --test", "test:all": "node --test a b"}}';
  const { tests } = factsFor({ 'package.json': node, '.github/workflows/ci.yml': workflow });
  expect(tests).toMatchObject([{ run: 'npm run test:all', cwd: '.' }]);
  const { tests: each, packages } = factsFor({ 'a/package.json': node, 'b/package.json': node });
  expect(each.map(({ cwd }) => cwd)).toEqual(['a', 'b']);
  expect(packages).toEqual(['a', 'b']);
});
