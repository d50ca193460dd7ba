import { describe, expect, test } from 'vitest';
import { isEndToEndTest, isStillFound, isTest, measurable } from '../../../src/tools/reading/test-files.ts';

describe('test files', () => {
  test.each(['test/data.json', 'a/tests/helper.py', 'src/a.test.ts', 'pkg/a_test.go'])('%s is one', path =>
    expect(isTest(path)).toBe(true),
  );
  test.each(['src/a.ts', 'latest/a.ts', 'contest.py', 'test.md', 'src/Testing.java'])('%s is none', path =>
    expect(isTest(path)).toBe(false),
  );
});

test.each([
  ['tests/b.test.ts', 'tests/c.test.ts', true],
  ['tests/b.test.ts', 'tests/b.ts', false],
  ['tests/b.ts', 'attic/b.ts', false],
  ['tests/b.ts', 'tests/b.txt', false],
  ['a.test.ts', 'dist/a.test.ts', false],
])('%s moved to %s is still found: %s', (old, path, expected) => expect(isStillFound(old, path)).toBe(expected));

test('folders of end-to-end tests', () => {
  expect(['e2e/a.ts', 'web/cypress/b.ts', 'playwright/c.ts', 'src/a.ts', 'e2e.ts'].map(isEndToEndTest)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('neither imports nor comments are measured', () => {
  const measured = (...lines: string[]) => measurable(lines.join('\n')).trim();
  expect(measured("import assert from 'node:assert';", "import {\n  assertEquals,\n  fail,\n} from './a.js';")).toBe(
    ';\n;',
  );
  expect(measured('from a import (\n  assert_a,\n  assert_b,\n)', 'import assertpy')).toBe('');
  expect(measured("const { assertA } = require('./a').strict", "const assert = require('assert')")).toBe('');
  expect(measured('import static org.junit.Assert.assertTrue', 'use assert_cmd::Command')).toBe('');
  expect(measured('  // expect(a).toBe(1)', '# assert a')).toBe('');
  const kept = ['#[test]', '\t// Output: 3', 'import a; assert b', "  assert.equal(require('./a')(1), 2)"];
  expect(measured(...kept)).toBe(['#[test]', '\t// Output: 3', '; assert b', kept[3]].join('\n'));
});
