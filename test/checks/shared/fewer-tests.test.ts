import { describe, expect, test } from 'vitest';
import { tests } from '../../../src/checks/tests.ts';
import type { Change, Elsewhere } from '../../../src/model/world.ts';
import { baseCommits, finished, type Given, world, written } from '../../support/world.ts';

const green = '5 passed in 0.1s\n';
const silent = 'ok\n';
const ran = (stdout: string, code = 0): Elsewhere => ({ kind: 'ran', finished: finished(code, stdout) });
const modified = (path: string): Change => ({ kind: 'modified', path });
const added = (path: string): Change => ({ kind: 'added', path });

/** What comes of a command after a change: what it prints on the base and here. */
async function of(there: Elsewhere, here: string, given: Given, command = 'pytest') {
  const runs: unknown[] = [];
  const trees = {
    commits: baseCommits,
    preExisting: 'fail' as const,
    run: async () => there,
    async runWith(_: unknown, overlay: unknown) {
      runs.push(overlay);
      return there;
    },
  };
  const base = { 'tests/test_a.py': '' };
  const outside = world({ run: () => finished(0, here), trees, base, ...given });
  return { ...(await tests.run(written(tests, command)[0]!, outside)), runs };
}

const touched = { changes: [modified('tests/test_a.py')] };

describe('where tests that were there are touched', () => {
  test('as many, or more, is fine', async () => {
    expect(await of(ran(green), green, touched)).toMatchObject({ status: 'pass' });
    expect(await of(ran('4 passed in 0.1s\n'), green, touched)).toMatchObject({ status: 'pass' });
  });

  test('fewer wait for a person, who is told what to look at', async () => {
    expect(await of(ran('7 passed in 0.1s\n'), green, touched)).toMatchObject({
      status: 'pending',
      owner: 'person',
      message: '2 fewer tests ran than before the change; a maintainer must approve it',
      fix: 'Restore the 2 tests, or review tests/test_a.py: if they are left out for a good reason, approve the commit.',
    });
  });

  test('so do fewer tests inside of tests', async () => {
    const go = (rows: number) =>
      `=== RUN   TestA\n--- PASS: TestA (0.00s)\n${'    --- PASS: TestA/x (0.00s)\n'.repeat(rows)}ok  \ta\t0.1s\n`;
    expect(await of(ran(go(3)), go(1), touched)).toMatchObject({
      status: 'pending',
      message: '2 fewer subtests ran than before the change; a maintainer must approve it',
      got: '1 run and 0 skipped; 1 and 0 before; 1 subtests, 3 before',
    });
    expect(await of(ran(go(1)), go(3), touched)).toMatchObject({ status: 'pass' });
  });

  test('a count of the base from after a command of the change without a cage waits for a person', async () => {
    const unsure: Elsewhere = { kind: 'ran', finished: finished(0, green), unsure: true };
    expect(await of(unsure, green, touched)).toMatchObject({
      status: 'pending',
      owner: 'person',
      message: expect.stringContaining('without a cage'),
    });
  });

  test('also where the run ends with a warning of its own', async () => {
    const run = () => ({ ...finished(0, green), survivors: 'killed' as const });
    expect(await of(ran('7 passed in 0.1s\n'), green, { ...touched, run })).toMatchObject({ status: 'pending' });
    expect(await of(ran(green), green, { ...touched, run })).toMatchObject({
      status: 'warn',
      message: 'it left a process running, which was stopped; `pytest`: 5 ran, 0 skipped',
    });
  });

  test('more that are skipped are reported, with what to do', async () => {
    const here = '5 passed, 3 skipped in 0.1s\n';
    expect(await of(ran('5 passed, 1 skipped in 0.1s\n'), here, touched)).toMatchObject({
      status: 'warn',
      message: '2 more tests are skipped than before the change',
      fix: 'Let them run, or say in tests/test_a.py why not.',
    });
  });

  test.each([
    ['here', ran(green), silent, 'the output does not say how many ran', 'name it with `junit`'],
    ['there', ran(silent), green, 'the output on the base does not say how many ran', "the policy's `setup`"],
    ['where it failed', ran('', 2), green, 'the output on the base does not say how many ran', "the policy's `setup`"],
    ['where it did not run', { kind: 'not-run', reason: 'the setup failed' }, green, 'the setup failed', '`setup`'],
  ] as [string, Elsewhere, string, string, string][])(
    'what can’t be counted %s waits for a person',
    async (_, there, here, reason, remedy) => {
      const outcome = await of(there, here, touched);
      expect(outcome).toMatchObject({
        status: 'pending',
        owner: 'person',
        message: expect.stringMatching(
          /^tests\/test_a\.py is changed, and the numbers of tests .* can't be compared: /,
        ),
        got: expect.stringContaining(reason),
        fix: expect.stringMatching(/^Review tests\/test_a\.py: does every test that was there still run/),
      });
      expect('fix' in outcome && outcome.fix).toContain(remedy);
    },
  );

  test.each([
    ['no such script', { ...finished(1), stderr: 'npm error Missing script: "test"\n' }],
    ['no tests', finished(5, 'no tests ran in 0.01s\n')],
    ['no tests, in the words of most runners', finished(1, 'No tests found\n')],
  ])('where the base has %s, nothing can be left out', async (_, there) => {
    const changes = [modified('pytest.ini')];
    expect(await of({ kind: 'ran', finished: there }, green, { changes })).toMatchObject({ status: 'pass' });
  });

  test('a command that names new files alone leaves nothing out', async () => {
    const there = ran('not found: tests/test_b.py\n', 4);
    const changes = [...touched.changes, added('tests/test_b.py')];
    const named = (run: string) => of(there, green, { changes }, run);
    expect(await named('pytest tests/test_b.py')).toMatchObject({ status: 'pass' });
    expect(await named('pytest tests/test_a.py tests/test_b.py')).toMatchObject({ status: 'pending' });
    expect(await named('pytest tests/ tests/test_b.py')).toMatchObject({ status: 'pending' });
  });
});

describe('where the output does not say how many ran', () => {
  const given = { changes: [modified('src/a.py')] };

  test('though it did before, that waits for a person', async () => {
    expect(await of(ran(green), silent, given)).toMatchObject({
      status: 'pending',
      owner: 'person',
      message:
        'the output does not say how many tests ran; 5 tests ran before the change; a maintainer must approve it',
      fix: 'Find out what in the change ends the run before its result is printed, and take it out.',
    });
  });

  test('as before, nothing is known', async () => {
    expect(await of(ran(silent), silent, given)).toMatchObject({ status: 'pass' });
    expect(await of({ kind: 'not-run', reason: 'no network' }, silent, given)).toMatchObject({ status: 'pass' });
  });

  test('and no tool that is known to say so runs, the base is not asked', async () => {
    expect(await of(ran(green), silent, given, './check')).toMatchObject({ status: 'pass', runs: [] });
  });
});

describe('code that may end the run', () => {
  const exit = 'export const go = () => process.exit(0);\n';
  const given = (path: string) => ({ changes: [added(path)], files: { [path]: exit } });

  test('has the tests counted', async () => {
    expect(await of(ran('7 passed in 0.1s\n'), green, given('src/go.js'))).toMatchObject({
      status: 'pending',
      message: '2 fewer tests ran than before the change; a maintainer must approve it',
    });
    expect(await of(ran(green), green, given('src/go.js'))).toMatchObject({ status: 'pass' });
  });

  test('waits in a test where they can’t be counted, not elsewhere', async () => {
    expect(await of(ran(silent), silent, given('test/go.test.js'), './check')).toMatchObject({
      status: 'pending',
      message: expect.stringMatching(/^test\/go\.test\.js is new, and the numbers of tests/),
    });
    expect(await of(ran(silent), silent, given('src/go.js'), './check')).toMatchObject({ status: 'pass' });
  });
});

describe('what touches them', () => {
  const pending = { status: 'pending' };
  const pass = { status: 'pass', runs: [] };
  const waits = (given: Given) => of(ran(silent), silent, given, './check');

  test.each([
    'pytest.ini',
    'setup.cfg',
    'tox.ini',
    'tsconfig.json',
    'nx.json',
    'turbo.json',
    'vitest.workspace.ts',
    'karma.conf.js',
    '.config/nextest.toml',
    'phpunit.xml',
    'deno.json',
    '.bazelrc',
    '.babelrc',
    '.taprc',
    'gradlew',
    'mvnw',
  ])('%s says what runs', async path => {
    for (const change of [modified(path), added(path)])
      expect(await waits({ changes: [change], files: { [path]: 'x' } })).toMatchObject(pending);
  });

  test.each(['.eslintignore', 'eslint.config.js', '.mypy.ini', 'pyrightconfig.json', 'ruff.toml', 'biome.json'])(
    '%s says nothing about tests',
    async path => {
      expect(await waits({ changes: [modified(path)], files: { [path]: 'x' } })).toMatchObject(pass);
    },
  );

  test('a target that is new in a Makefile does not', async () => {
    const before = 'test:\n\t./check\n';
    const makefile = (now: string) => waits(edit('Makefile', before, now));
    expect(await makefile(`${before}\nbuild:\n\tcc a.c\n`)).toMatchObject(pass);
    expect(await makefile(`SHELL = /bin/true\n${before}`)).toMatchObject(pending);
    expect(await makefile(`${before}\n.IGNORE:\n`)).toMatchObject(pending);
    expect(await makefile(`${before}\ntest lint: fast\n`)).toMatchObject(pending);
    expect(await makefile(before.replace('./check', 'true'))).toMatchObject(pending);
  });

  test('settings in a folder that is new do not', async () => {
    const changes = [added('packages/new/vitest.config.ts')];
    expect(await waits({ changes })).toMatchObject(pass);
    expect(await waits({ changes, base: { 'packages/new/a.ts': '' } })).toMatchObject(pending);
  });

  const edit = (path: string, before: string, now: string): Given => ({
    changes: [modified(path)],
    before: { [path]: before },
    files: { [path]: now },
  });

  test('of a manifest only its scripts and tool tables do', async () => {
    const json = (more: object) => JSON.stringify({ scripts: { test: 'jest' }, ...more });
    expect(await waits(edit('package.json', json({}), json({ version: '2.0.0' })))).toMatchObject(pass);
    expect(await waits(edit('package.json', json({}), json({ jest: { testMatch: [] } })))).toMatchObject(pending);
    const toml = '[project]\nname = "a"\n';
    expect(await waits(edit('pyproject.toml', toml, `${toml}dependencies = ["x"]\n`))).toMatchObject(pass);
    expect(await waits(edit('pyproject.toml', toml, `${toml}[tool.pytest]\nx = 1\n`))).toMatchObject(pending);
  });

  const old = "import { test } from 'node:test';\nimport { add } from '../a.js';\n\ntest('a', () => add(1, 2));\n";

  test.each([
    ['a test at the end', `${old}\ntest('b', () => add(2, 2));\n`],
    ['a test before', old.replace("test('a'", "test('b', () => add(2, 2));\n\ntest('a'")],
    ['one that needs more', `${old.replace('{ add }', '{ add, mul }')}\ntest('b', () => mul(2, 2));\n`],
    ['a remark', old.replace("test('a'", "// This is the first one.\ntest('a'")],
  ])('tests that were only added do not: %s', async (_, now) => {
    expect(await waits(edit('test/a.test.js', old, now))).toMatchObject(pass);
    expect(await waits({ changes: [added('test/b.test.js')], files: { 'test/b.test.js': now } })).toMatchObject(pass);
  });

  test.each([
    ['another test', old.replace('add(1, 2)', 'add(0, 0)')],
    ['a test from elsewhere', old.replace("'node:test'", "'./nothing.js'")],
    ['no such import', old.replace("import { add } from '../a.js';\n", '')],
    ['a test that is gone', ''],
  ])('%s does', async (_, now) => {
    expect(await waits(edit('test/a.test.js', old, now))).toMatchObject(pending);
  });

  test('so do tests beside the code, and examples in its documentation', async () => {
    const rust = 'pub fn add() {}\n#[cfg(test)]\nmod tests {\n  #[test]\n  fn a() {}\n}\n';
    expect(await waits(edit('src/a.rs', rust, rust.replace('fn a()', 'fn b()')))).toMatchObject(pending);
    expect(await waits(edit('src/a.rs', rust, rust.replace('add()', 'mul()')))).toMatchObject(pass);
    const shown = '/// ```\n/// assert!(true);\n/// ```\npub fn add() {}\n';
    expect(await waits(edit('src/b.rs', shown, 'pub fn add() {}\n'))).toMatchObject(pending);
    const python = 'def f():\n    """\n    >>> f()\n    """\n';
    expect(await waits(edit('a.py', python, 'def f():\n    pass\n'))).toMatchObject(pending);
    expect(await waits(edit('a.py', python, `${python}    return 1\n`))).toMatchObject(pass);
  });
});
