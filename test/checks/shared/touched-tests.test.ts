import { describe, expect, test } from 'vitest';
import { touchedTests } from '../../../src/checks/shared/touched-tests.ts';
import type { Change } from '../../../src/model/world.ts';
import { world } from '../../support/world.ts';

const added = (path: string, text: string) => of({ kind: 'added', path }, {}, text);
const modified = (path: string, before: string, text: string) =>
  of({ kind: 'modified', path }, { [path]: before }, text);

const of = (change: Change, before: Record<string, string>, text: string) =>
  touchedTests({
    ...world({ changes: [change], before, files: { [change.path]: text } }),
    ownDemand: false,
    ran: () => [],
  });

describe('what decides whether tests run', () => {
  test.each([
    ['main_test.go', 'package a\n\nfunc TestMain(m *testing.M) {\n\tm.Run()\n}\n'],
    ['tests/test_a.py', 'import os\nos._exit(0)\n'],
    ['tests/test_a.py', 'def load_tests(*_):\n    return TestSuite()\n'],
    ['test/a.test.js', 'process.exit(0);\n'],
    ['test/setup.js', 'globalThis.it = () => {};\n'],
    ['test/a_test.rb', 'at_exit { exit!(0) }\n'],
    ['src/test/java/ATest.java', 'class ATest { static { System.exit(0); } }\n'],
    ['tests/ATest.php', '<?php\nexit(0);\n'],
  ])('a new %s %#', async (path, text) => {
    expect(await added(path, text)).toEqual({ tests: [path], ending: [] });
  });

  test('other code that may end the run', async () => {
    expect(await added('src/cli.js', 'process.exit(0);\n')).toEqual({ tests: [], ending: ['src/cli.js'] });
    expect(await modified('src/cli.js', 'run();\n', 'run();\nprocess.exitCode = 0;\n')).toEqual({
      tests: [],
      ending: ['src/cli.js'],
    });
  });

  test.each([
    ['src/cli.js', 'process.exit(1);\n', 'process.exit(2);\n'],
    ['src/exit.py', 'x = 1\n', 'x = 2\n'],
  ])('not what was there before: %s', async (path, before, now) => {
    expect(await modified(path, before, now)).toEqual({ tests: [], ending: [] });
  });
});

const path = 'test/a.test.js';

/** Whether a change of a test is one that may leave tests out. */
async function isTouched(old: string, now: string, change: Change = { kind: 'modified', path }) {
  const given = world({ changes: [change], before: { [path]: old }, files: { [change.path]: now } });
  return (await touchedTests(given)).tests.length > 0;
}

const imports = (count: number, from: string) =>
  Array.from({ length: count }, (_, index) => `import { a${index}, b } from '${from}${index}';`).join('\n');

test('lines and imports that are only added touch no test that was there', async () => {
  const old = "import { a } from './a.js';\ntest('a', () => a());\n";
  expect(await isTouched(old, `${old}test('b', () => a());\n`)).toBe(false);
  expect(await isTouched(old, old.replace('{ a }', '{ a, b }'))).toBe(false);
  expect(await isTouched(old, old.replace('./a.js', './b.js'))).toBe(true);
  expect(await isTouched(old, old.replace('a());', 'b());'))).toBe(true);
  expect(await isTouched(old, '')).toBe(true);
  expect(await isTouched(old, old, { kind: 'renamed', path: 'test/b.test.js', from: path })).toBe(true);
});

test('very many imports are compared each with the few that have its words', async () => {
  const old = imports(5_000, './old');
  expect(await isTouched(old, `${imports(5_000, './new')}\n${old.replaceAll(', b }', ', b, c }')}`)).toBe(false);
  expect(await isTouched(old, imports(5_000, './new'))).toBe(true);
});
