import { describe, expect, test } from 'vitest';
import { protected_files } from '../../src/checks/protected_files.ts';
import type { Change } from '../../src/model/world.ts';
import { noPolicy, protectedGlobs } from '../../src/policy/schema.ts';
import { world } from '../support/world.ts';

const judge = (change: Change, text = 'x', protect: string[] = []) =>
  protected_files.run(
    { protect: protectedGlobs({ ...noPolicy, protect }, 'contract-gate.yml') },
    world({ changes: [change], files: change.kind === 'deleted' ? {} : { [change.path]: text } }),
  );
const modified = (path: string): Change => ({ kind: 'modified', path });
const added = (path: string): Change => ({ kind: 'added', path });
const deleted = (path: string): Change => ({ kind: 'deleted', path });

describe('protected_files', () => {
  test.each([
    modified('contract-gate.yml'),
    deleted('.github/contract-gate.yml'),
    modified('.github/workflows/ci.yml'),
    deleted('.github/CODEOWNERS'),
    modified('.npmrc'),
    modified('packages/a/conftest.py'),
    { kind: 'renamed', path: 'old.yml', from: '.github/workflows/ci.yml' } as Change,
    modified('.cargo/config.toml'),
    deleted('src/a.test.ts'),
    deleted('tests/test_a.py'),
    { kind: 'renamed', path: 'attic/a.txt', from: 'test/a.ts' } as Change,
    { kind: 'renamed', path: 'tests/b.txt', from: 'tests/b.test.ts' } as Change,
    deleted('app/tests.py'),
    deleted('e2e/login.cy.ts'),
  ])('%o waits for a person', async change => {
    expect(await judge(change)).toMatchObject({ status: 'pending', owner: 'person' });
  });

  test.each([
    ['.npmrc', 'script-shell = ./fake.sh\n'],
    ['.npmrc', 'node-options=--require ./x.js'],
    ['conftest.py', 'def pytest_sessionfinish(session):\n  session.exitstatus = 0\n'],
    ['tests/conftest.py', 'from helper import *\n'],
    ['sitecustomize.py', ''],
    ['.cargo/config', '[build]\n'],
    ['.gitmodules', ''],
    ['.npmrc', '"script-shell"=./fake.sh\n'],
    ['.npmrc', 'if-present=true\n'],
    ['conftest.py', 'collect_ignore_glob = ["*"]\n'],
    ['pytest.py', 'print("1 passed")\n'],
    ['node_modules/.bin/jest', 'true\n'],
    ['NuGet.Config', ''],
    ['.bundle/config', ''],
  ])('a new %s that changes what a tool does waits for a person', async (path, text) => {
    expect(await judge(added(path), text)).toMatchObject({
      status: 'pending',
      message: expect.stringContaining('is new and can change what a tool does'),
    });
  });

  test.each([
    [added('pytest.ini'), '[pytest]\naddopts = -k ok\n', 'is added: it says how tests and tools run'],
    [{ kind: 'renamed', path: 'test/b.test.ts', from: 'test/a.test.ts' } as Change, '', 'is moved to test/b.test.ts'],
    [modified('src/a.test.ts'), '', 'the test src/a.test.ts is changed'],
    [modified('pkg/a_test.go'), '', 'is changed'],
  ])('%o is worth a look', async (change, text, words) => {
    expect(await judge(change, text)).toMatchObject({ status: 'warn', message: expect.stringContaining(words) });
  });

  test.each([
    added('.github/workflows/new.yml'),
    added('src/b.test.ts'),
    modified('src/a.ts'),
    deleted('src/a.ts'),
    modified('.contracts/a.yml'),
  ])('%o passes', async change => {
    expect(await judge(change)).toMatchObject({ status: 'pass' });
  });

  test('a new .npmrc that only says how packages are saved passes', async () => {
    const text = '# ours\nsave-exact=true\nfund=false\n';
    expect(await judge(added('.npmrc'), text)).toMatchObject({ status: 'pass' });
  });

  test.each([
    ['GNUmakefile', { Makefile: 'test:\n' }, 'pending'],
    ['sub/makefile', { 'sub/Makefile': 'test:\n' }, 'pending'],
    ['sub/GNUmakefile', { Makefile: 'test:\n' }, 'warn'],
    ['Makefile', { GNUmakefile: 'test:\n' }, 'warn'],
  ])('a new %s where the base has %o: %s', async (path, before, status) => {
    const given = world({ changes: [added(path)], files: { [path]: 'test:\n\ttrue\n' }, before });
    expect(await protected_files.run({ protect: [] }, given)).toMatchObject({ status });
  });

  test('a script of composer.json that means something else, or that composer runs by itself, waits', async () => {
    const of = (scripts: object) => JSON.stringify({ scripts });
    const judged = async (now: object) => {
      const files = { 'composer.json': of(now) };
      const before = { 'composer.json': of({ test: ['@lint', 'phpunit'], lint: 'phpcs' }) };
      const given = world({ changes: [modified('composer.json')], files, before });
      return (await protected_files.run({ protect: [] }, given)).status;
    };
    const [test, lint] = [['@lint', 'phpunit'], 'phpcs'];
    expect(await judged({ test, lint, fix: 'phpcbf' })).toBe('warn');
    expect(await judged({ test: 'phpunit', lint })).toBe('pending');
    expect(await judged({ lint })).toBe('pending');
    expect(await judged({ test, lint, 'post-install-cmd': 'true' })).toBe('pending');
  });

  test('a new policy or list of owners may not take the place of one in force', async () => {
    const judged = (path: string, before: Record<string, string>) =>
      protected_files.run(
        { protect: protectedGlobs(noPolicy, 'contract-gate.yml') },
        world({ changes: [added(path)], files: { [path]: 'x' }, before }),
      );
    const pending = { status: 'pending', message: expect.stringContaining('takes the place of rules in force') };
    expect(await judged('contract-gate.yml', { '.github/contract-gate.yml': 'version: 1' })).toMatchObject(pending);
    expect(await judged('.github/CODEOWNERS', { CODEOWNERS: '* @lead' })).toMatchObject(pending);
    expect(await judged('contract-gate.yml', {})).toMatchObject({ status: 'pass' });
  });

  test('a new conftest.py of imports and fixtures is worth a look', async () => {
    const text =
      'import sys\nfrom pathlib import Path\n\nimport pytest\n\nsys.path.insert(0, "src")\n\n\n@pytest.fixture(scope="session")\ndef db(tmp_path):\n    yield {}\n';
    const looked = { status: 'warn', message: expect.stringContaining('fixtures') };
    expect(await judge(added('tests/conftest.py'), text)).toMatchObject(looked);
    expect(await judge(added('tests/conftest.py'), `${text}\nx = 1\n`)).toMatchObject({ status: 'pending' });
  });

  test.each([
    [
      'test("a", () => { expect(1).toBe(1); });\ntest("b", () => {});',
      'test("a", () => { expect(1).toBe(1); });',
      'has 1 test, 2 before',
    ],
    ['test("a", () => { expect(1).toBe(1); });', 'test("a", () => {});', 'has 0 assertions, 1 before'],
    [
      'test("a", () => { expect(1).toBe(1); });',
      'test.skip("a", () => { expect(1).toBe(1); });',
      'skips or singles out more',
    ],
    ['def test_a():\n  assert f()\n', '@pytest.mark.xfail\ndef test_a():\n  assert f()\n', 'skips or singles out more'],
    ['x', '', 'is emptied'],
  ])('a test that is weakened waits for a person: %j to %j', async (before, now, words) => {
    const path = 'test/a.test.ts';
    const judged = (change: Change) =>
      protected_files.run(
        { protect: [] },
        world({ changes: [change], files: { [change.path]: now }, before: { [path]: before } }),
      );
    expect(await judged(modified(path))).toMatchObject({ status: 'pending', message: expect.stringContaining(words) });
    expect(await judged({ kind: 'renamed', path: 'test/b.test.ts', from: path })).toMatchObject({ status: 'pending' });
  });

  test.each([
    ['assert.equal(f(), 1);', 'assert.ok(f());'],
    ['assert.equal(f(), 1);', 'assert.notEqual(f(), 1);'],
    ['assert.equal(f(), 1);', 'assert.ok([f()].every(each => each));'],
    ['expect(f()).toBe(1);', 'expect(f()).toBeDefined();'],
    ['expect(f()).toBe(1);', 'expect(f()).not.toBe(1);'],
    ['expect(f()).to.be.equal(1);', 'expect(f()).to.be.ok;'],
    ['  assert f() == 1', '  assert f()'],
    ['  self.assertEqual(f(), 1)', '  self.assertTrue(f())'],
    ['  self.assertEqual(f(), 1)', '  self.assertNotEqual(f(), 1)'],
    ['  assert_eq!(f(), 1);', '  assert!(f().is_some());'],
    ['  assertEquals(1, f());', '  assertNotNull(f());'],
    ['  expect(f).to eq(1)', '  expect(f).to be_truthy'],
    ['  assert_equal 1, f', '  assert f'],
    ['  assert.Equal(t, 1, f())', '  assert.NotNil(t, f())'],
    ["  $this->assertSame('1', f());", '  $this->assertNotEmpty(f());'],
  ])('a test that compares less waits for a person: %j to %j', async (before, now) => {
    expect(await edited('test/a.test.ts', before, now)).toMatchObject({
      status: 'pending',
      message: expect.stringContaining('has 0 comparisons, 1 before'),
    });
  });

  test.each([
    ['expect(f()).toBe(1);', 'expect(f()).toBe(2);'],
    ['expect(f()).toBe(1);', 'expect(f()).toStrictEqual({ a: 1 });'],
    ['expect(f()).toHaveLength(1);', 'await expect(f()).resolves.toEqual([1]);'],
    ['assert.equal(f(), 1);', "import { strictEqual } from 'node:assert';\nassert(true);\nstrictEqual(f(), 1);"],
    ['expect(f()).to.equal(1);', 'expect(f()).toBe(1);'],
    ['  self.assertEqual(f(), 1)', '  assert f() == 1'],
    ['  assert f() == 1', '  assert f() <= 1'],
    ['  assertEquals(1, f());', '  assertThat(f()).isEqualTo(1);'],
    ['  expect(f).to eq(1)', '  expect(f).to match_array([1])'],
  ])('a test that expects something else is only worth a look: %j to %j', async (before, now) => {
    expect(await edited('test/a.test.ts', before, now)).toMatchObject({ status: 'warn' });
  });

  const edited = (path: string, before: string, now: string) =>
    protected_files.run(
      { protect: [] },
      world({ changes: [modified(path)], files: { [path]: now }, before: { [path]: before } }),
    );
  test.each([
    [
      'a.test.js',
      "it('a', () => {\n  expect(f()).toBe(1);\n});",
      "it('a', () => {\n  try {\n    expect(f()).toBe(1);\n  } catch {}\n});",
      'swallows',
    ],
    [
      'a.test.js',
      "it('a', () => {\n  expect(f()).toBe(1);\n});",
      "it('a', () => {\n  return;\n  expect(f()).toBe(1);\n});",
      'never runs',
    ],
    [
      'a.test.js',
      "it('a', () => {\n  expect(f()).toBe(1);\n});",
      "it('a', () => {\n  if (false) {\n  expect(f()).toBe(1);\n}\n});",
      'never runs',
    ],
    [
      'a.test.js',
      "it('a', () => {\n  expect(f()).toBe(1);\n});",
      "it('a', () => {\n  if (process.env.CI) return;\n  expect(f()).toBe(1);\n});",
      'skips',
    ],
    [
      'a.test.js',
      "it('a', () => {\n  expect(f()).toBe(1);\n});",
      "it('a', () => {\n  expect(1).toBe(1);\n});",
      'constants',
    ],
    [
      'test_a.py',
      'def test_a():\n    assert f() == 1\n',
      'def test_a():\n    try:\n        assert f() == 1\n    except Exception:\n        pass\n',
      'swallows',
    ],
    [
      'test_a.py',
      'def test_a():\n    assert f() == 1\n',
      'def test_a():\n    return\n    assert f() == 1\n',
      'never runs',
    ],
    [
      'test_a.py',
      'def test_a():\n    assert f() == 1\n',
      'def test_a():\n    if os.environ.get("CI"):\n        return\n    assert f() == 1\n',
      'skips',
    ],
    ['test_a.py', 'def test_a():\n    assert f() == 1\n', 'def test_a():\n    assert 1 == 1\n', 'constants'],
    [
      'test_a.py',
      'def test_a():\n    b = f()\n    assert b == 1\n',
      'def test_a():\n    b = f()\n    return\n    assert b == 1\n',
      'never runs',
    ],
    [
      'a_test.go',
      'func TestA(t *testing.T) {\n\tt.Error()\n}\n',
      'func TestA(t *testing.T) {\n\treturn\n\tt.Error()\n}\n',
      'never runs',
    ],
    [
      'a_test.go',
      'func TestA(t *testing.T) {\n\tt.Error()\n}\n',
      'func TestA(t *testing.T) {\n\tif testing.Short() {\n\t\treturn\n\t}\n\tt.Error()\n}\n',
      'skips',
    ],
    [
      'ATest.java',
      'class ATest {\n  @Test void a() { assertEquals(1, f()); }\n}\n',
      'class ATest {\n  @Test void a() { return; assertEquals(1, f()); }\n}\n',
      'never runs',
    ],
    [
      'ATest.java',
      'class ATest {\n  @Test void a() { assertEquals(1, f()); }\n}\n',
      'class ATest {\n  @Test void a() { assumeTrue(x); assertEquals(1, f()); }\n}\n',
      'skips',
    ],
  ])('a test that no longer tests waits for a person: %s %#', async (path, before, now, words) => {
    expect(await edited(path, before, now)).toMatchObject({
      status: 'pending',
      message: expect.stringContaining(words),
    });
  });

  test.each([
    ['src/a.js', 'f();\n', '/* eslint-disable */\nf();\n', 'eslint'],
    ['src/a.ts', 'f();\n', '// @ts-nocheck\nf();\n', 'tsc'],
    ['a.py', 'f()\n', '# ruff: noqa\nf()\n', 'flake8'],
    ['a.py', 'f()\n', '# mypy: ignore-errors\nf()\n', 'mypy'],
    ['src/lib.rs', 'fn f() {}\n', '#![allow(warnings)]\nfn f() {}\n', 'clippy'],
    ['a.go', 'package a\n', '//nolint\npackage a\n', 'golangci-lint'],
    ['a.rb', 'f\n', '# rubocop:disable all\nf\n', 'rubocop'],
  ])('%s that tells a tool to leave it out waits for a person: %#', async (path, before, now, tool) => {
    expect(await edited(path, before, now)).toMatchObject({
      status: 'pending',
      message: expect.stringContaining(`${path} tells ${tool} to leave out the whole file`),
    });
    expect(await edited(path, now, `${now}\n`)).toMatchObject({ status: 'pass' });
  });

  test.each([
    ['src/a.js', '// eslint-disable-next-line no-console\nf();\n'],
    ['src/a.js', '/* eslint-disable no-console */\nf();\n'],
    ['a.py', 'f()  # noqa: E501\n'],
    ['src/generated/a.js', '/* eslint-disable */\nf();\n'],
  ])('%s %# may leave out a line, a rule, or generated code', async (path, now) => {
    expect(await edited(path, 'f();\n', now)).toMatchObject({ status: 'pass' });
  });

  test.each([
    ['tsconfig.json', '{ "compilerOptions": { "strict": true } }', '{ "compilerOptions": {} }', 'strict is turned off'],
    ['package.json', '{ "jest": { "roots": ["a", "b"] } }', '{ "jest": { "roots": ["a"] } }', 'roots no longer has b'],
    ['pyproject.toml', '[tool.mypy]\nstrict = true\n', '[tool.mypy]\n', 'strict is turned off'],
  ])('settings that check less wait for a person: %s', async (path, before, now, reason) => {
    expect(await edited(path, before, now)).toMatchObject({
      status: 'pending',
      message: `${path} is changed, and less is checked: ${reason}; a maintainer must approve it`,
    });
    expect(await edited(path, now, before)).toMatchObject({ status: 'warn' });
  });

  test('scripts, the project itself and settings of another name are no such settings', async () => {
    const scripts = '{ "scripts": { "test": "jest" } }';
    const more = '{ "scripts": { "test": "jest", "quick": "jest --passWithNoTests" } }';
    expect(await edited('package.json', scripts, more)).toMatchObject({ status: 'warn' });
    const added = { kind: 'added', path: 'tsconfig.build.json' } as const;
    const files = { 'tsconfig.build.json': '{ "exclude": ["**/*.test.ts"] }' };
    const given = world({ changes: [added], files, base: { 'tsconfig.json': '{}' } });
    expect(await protected_files.run({ protect: [] }, given)).toMatchObject({ status: 'warn' });
  });

  const numbered = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join('\n');

  test.each([
    ['test.js', (index: number) => `test('a${index}', f);`],
    ['lib/test.mjs', (index: number) => `it('a${index}', f);`],
    ['x-test.mjs', (index: number) => `test('a${index}', f);`],
    ['test-x.mjs', (index: number) => `test('a${index}', f);`],
    ['test.py', (index: number) => `def test_${index}():\n    f()`],
    ['testfoo.py', (index: number) => `    def testA${index}(self):\n        f()`],
    ['tests/a.test.js', (index: number) => `import t from 'node:test';\nt('a${index}', f);`],
    ['b.test.js', (index: number) => `import { test as check } from 'node:test';\ncheck('a${index}', f);`],
    ['c.test.js', (index: number) => `const { it: spec } = require('node:test');\nspec('a${index}', f);`],
    ['d.test.js', (index: number) => `scenario('a${index}', async () => {});`],
    ['spec/a_spec.rb', (index: number) => `  it 'adds ${index}' do`],
    ['tests/AddTest.php', (index: number) => `  public function testAdd${index}() {`],
    ['tests/AddTests.cs', (index: number) => `  [Fact]\n  public void Adds${index}() {`],
    ['test/add_test.exs', (index: number) => `  test "adds ${index}" do`],
    ['test/add_test.dart', (index: number) => `  test('adds ${index}', () {`],
    ['Tests/AddTests.swift', (index: number) => `  func testAdd${index}() {`],
    ['test/add_test.rb', (index: number) => `  def test_add_${index}`],
    ['a_test.go', (index: number) => `func ExampleA${index}() {\n}`],
    ['b_test.go', (index: number) => `func FuzzA${index}(f *testing.F) {\n}`],
    ['src/lib.rs', (index: number) => `#[test]\nfn a${index}() {}`],
    ['src/wait.rs', (index: number) => `#[tokio::test]\nasync fn a${index}() {}`],
    ['tests/usage.txt', (index: number) => `>>> f(${index})\n1`],
  ])('%s cut from 82 tests to 2 waits for a person', async (path, line) => {
    expect(await edited(path, numbered(82, line), numbered(2, line))).toMatchObject({
      status: 'pending',
      message: expect.stringContaining('has 2 tests, 82 before'),
    });
  });

  test('code with tests of its own may change, but not lose them', async () => {
    const code = 'pub fn add() { assert!(true); }\n';
    const tests = '#[cfg(test)]\nmod tests {\n  #[test]\n  fn a() { assert_eq!(1, 1); }\n}\n';
    expect(await edited('src/a.rs', code + tests, `pub fn add() {}\n${tests}`)).toMatchObject({ status: 'pass' });
    expect(await edited('src/a.rs', code, '')).toMatchObject({ status: 'pass' });
    expect(await edited('src/a.rs', code + tests, code)).toMatchObject({
      status: 'pending',
      message: expect.stringContaining('the tests in src/a.rs are removed'),
    });
    const ignored = tests.replace('#[test]', '#[test]\n  #[ignore]');
    expect(await edited('src/a.rs', code + tests, code + ignored)).toMatchObject({ status: 'pending' });
    const gone = world({ changes: [deleted('src/a.rs')], files: {}, before: { 'src/a.rs': tests } });
    expect(await protected_files.run({ protect: [] }, gone)).toMatchObject({ status: 'pending' });
  });

  test('a regular expression is no test, an import no assertion, and a comment neither', async () => {
    const test = "test('a', () => { expect(f()).toBe(1); });\n";
    const looked = { status: 'warn', message: expect.stringContaining('is changed') };
    expect(await edited('a.test.js', `${test}const ok = /x/.test(text);\n`, test)).toMatchObject(looked);
    expect(await edited('a.test.js', `import assert from 'node:assert';\n${test}`, test)).toMatchObject(looked);
    expect(await edited('a.test.js', `// test('old') has no assertion\n${test}`, test)).toMatchObject(looked);
    const weakened = { status: 'pending', message: expect.stringContaining('before') };
    const swapped = "import { assertA } from './a.js';\ntest('a', () => { f(); });\n";
    expect(await edited('a.test.js', test, swapped)).toMatchObject(weakened);
    const hidden = "test('a', () => {\n  // expect(f()).toBe(1);\n});\n";
    expect(await edited('a.test.js', hidden.replace('// ', ''), hidden)).toMatchObject(weakened);
    const inner = "test('a', async t => {\n  await t.test('b', f);\n});\n";
    expect(await edited('a.test.js', inner, inner.replace("  await t.test('b', f);\n", ''))).toMatchObject(weakened);
    expect(await edited('a_test.go', 'func ExampleA() {\n\t// Output: 3\n}', 'func ExampleA() {\n}')).toMatchObject(
      weakened,
    );
  });

  test('a script of package.json that was there before may not change what it runs', async () => {
    const judged = (now: object, before: object = { scripts: { test: 'vitest run' } }) =>
      protected_files.run(
        { protect: [] },
        world({
          changes: [modified('package.json')],
          files: { 'package.json': JSON.stringify(now) },
          before: { 'package.json': JSON.stringify(before) },
        }),
      );
    expect(await judged({ scripts: { test: 'true' } })).toMatchObject({
      status: 'pending',
      message: expect.stringContaining('changes what its script test runs'),
    });
    expect(await judged({})).toMatchObject({ status: 'pending' });
    expect(await judged({ scripts: { test: 'vitest run', pretest: 'exit 0' } })).toMatchObject({ status: 'pending' });
    expect(await judged({ scripts: { test: 'vitest run', postinstall: 'x' } })).toMatchObject({ status: 'pending' });
    const looked = { status: 'warn', message: expect.stringContaining('it says how tests and tools run') };
    expect(await judged({ scripts: { test: 'vitest run', lint: 'biome check' } })).toMatchObject(looked);
    expect(await judged({ scripts: { test: 'vitest run' }, jest: { testMatch: [] } })).toMatchObject(looked);
    expect(await judge(added('packages/new/package.json'), '{"scripts": {"test": "x"}}')).toMatchObject(looked);
    const described = { scripts: { test: 'vitest run' }, version: '2.0.0', dependencies: { a: '1' } };
    expect(await judged(described)).toMatchObject({ status: 'pass' });
    const moved: Change = { kind: 'renamed', path: 'x/package.json', from: 'package.json' };
    expect(await judge(moved)).toMatchObject({ status: 'pending' });
  });

  test('of a pyproject.toml only scripts and the tables of tools are settings', async () => {
    const base = '[project]\nname = "a"\ndependencies = []\n\n[tool.pytest.ini_options]\naddopts = "-q"\n';
    const judged = (now: string) => edited('pyproject.toml', base, now);
    expect(await judged(base.replace('[]', '["requests"]').replace('"a"', '"b"'))).toMatchObject({ status: 'pass' });
    expect(await judged(`# ours\n${base}\n[tool.poetry.group.dev.dependencies]\nx = "1"\n`)).toMatchObject({
      status: 'pass',
    });
    for (const now of [
      base.replace('-q', '-k nothing'),
      `${base}testpaths = ["one"]\n`,
      `${base}\n[project.scripts]\na = "a:main"\n`,
      base.replace('dependencies = []', '[tool."x".y]\nz = 1'),
      `tool.pytest.ini_options.addopts = "-k nothing"\n${base}`,
      base.replace('addopts', 'x = [\n[1]\n]\ny = 1\naddopts'),
      `${base}x = """\n[project]\n"""\ntestpaths = []\n`,
    ])
      expect(await judged(now), now).toMatchObject({ status: 'warn' });
  });

  test('a warning on honest changes says what to look at, and not to undo them', async () => {
    const test = "test('a', () => { expect(f()).toBe(1); });\n";
    const changed = await edited('a.test.js', test, `${test}${test}`);
    expect(changed).toMatchObject({ status: 'warn', fix: 'Make sure that it still checks what it did before.' });
    expect(await edited('vitest.config.ts', 'a', 'b')).toMatchObject({
      status: 'warn',
      fix: 'Make sure that it leaves out no test, and turns off no check.',
    });
    expect(await edited('a.test.js', test, '')).toMatchObject({
      status: 'pending',
      fix: 'Revert a.test.js, or ask a maintainer to approve this commit.',
    });
  });

  test('examples that the documentation of code loses are worth a look', async () => {
    const code = (count: number) => numbered(count, index => `def f${index}():\n    """\n    >>> f${index}()\n    """`);
    expect(await edited('src/a.py', code(82), code(2))).toMatchObject({
      status: 'warn',
      message: 'src/a.py has 2 lines of examples, 82 before',
    });
    expect(await edited('src/a.py', code(2), code(82))).toMatchObject({ status: 'pass' });
  });

  test('settings of test runners are worth a look', async () => {
    for (const path of ['vitest.config.ts', 'pyproject.toml', 'sub/justfile'])
      expect(await edited(path, '[tool.a]\nx = 1', '[tool.a]\nx = 2')).toMatchObject({ status: 'warn' });
  });

  test.each([
    ['a target of its own is worth a look', '\ndocs:\n\t./docs.sh\n', 'warn'],
    ['a comment is worth a look', '# how to test\n', 'warn'],
    ['a line of a target that was there waits for a person', '\t@true\n', 'pending'],
    ['a variable may change every target', 'SHELL = /bin/true\n', 'pending'],
    ['a second rule for a target that was there waits for a person', 'test: fake\n', 'pending'],
  ])('in a Makefile %s', async (_, more, status) => {
    const before = 'CC = cc\n.PHONY: test\ntest: build\n\t./check\n';
    expect(await edited('Makefile', before, `${before}${more}`)).toMatchObject({ status });
  });

  test('the policy adds files and takes them out', async () => {
    expect(await judge(modified('go.sum'), '', ['go.sum'])).toMatchObject({ status: 'pending' });
    expect(await judge(modified('.npmrc'), '', ['!.npmrc'])).toMatchObject({ status: 'pass' });
  });
});
