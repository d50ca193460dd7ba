import { expect, test } from 'vitest';
import { declared, many } from '../../support/tools.ts';

test('JavaScript and TypeScript', () => {
  expect(
    declared(
      'a.test.ts',
      "describe('sums', () => {",
      "  it('adds', () => {});",
      '  test("subtracts", async () => {});',
      "  it.only('one', () => {});",
      "  test.skip('two', () => {});",
      "  // it('comment', () => {});",
      '  /* A group that nobody runs:',
      "  it('doc', () => {});",
      '  */',
      '  const page = `',
      "  it('in a text', () => {});",
      "  it('behind', f);",
      '  `;',
      '  const sign = /`/; const words = "; it(\'quoted\', f)";',
      "  it('nine', f); it('ten', f); // it('eleven', f)",
      "  it('maps', () => list.map(each => each));",
      "  test.each([[1], [2]])('three %i', n => {});",
      '  it(`four`, () => {});',
      "  expect(/x/.test('five')).toBe(true);",
      '  commit("six");',
      "  test('it\\'s', f);",
      "  xit('seven', f);",
      "  tap.test('eight', t => {",
      "    t.test('nine', f);",
      '});',
    ),
  ).toEqual([
    ['adds', 1, 1],
    ['subtracts', 1, 1],
    ['one', 1, 1],
    ['two', 0, 1],
    ['nine', 1, 1],
    ['ten', 1, 1],
    ['maps', 1, 1],
    ['', 1, many],
    ['four', 1, 1],
    ['it\\', 1, 1],
    ['seven', 0, 1],
    ['eight', 1, 2],
  ]);
});

test('a loop around tests leaves the number open, and ends with it', () => {
  expect(
    declared(
      'a.test.js',
      'for (const n of all) {',
      '  test(nameOf(n), f);',
      '}',
      "test('b', f);",
      "all.forEach(n => test('c', f));",
    ),
  ).toEqual([
    ['', 1, many],
    ['b', 1, 1],
    ['c', 1, many],
  ]);
});

test('so does a table of groups', () => {
  const lines = ["describe.each([1, 2])('n', n => {", "  it('a', f);", '});', "it('b', f);"];
  expect(declared('a.test.js', ...lines)).toEqual([
    ['a', 1, many],
    ['b', 1, 1],
  ]);
});

test('calls outside of a test file may be tests or not', () => {
  expect(declared('src/a.ts', "it('x', f);")).toEqual([['x', 0, 1]]);
});

test.each([
  ["import t from 'node:test';", "t('a', f);"],
  ["import t from 'node:test';", "t.it('a', f);"],
  ["import * as nt from 'vitest';", "nt.test('a', f);"],
  ["import { test as check } from 'node:test';", "check('a', f);"],
  ["import {\n  describe,\n  it as spec,\n} from '@jest/globals';", "  spec('a', f);"],
  ["const { it: spec } = require('node:test');", "spec('a', f);"],
  ["const { it: spec } = await import('node:test');", "spec('a', f);"],
  ["const check = require('node:test').test;", "check('a', f);"],
  ["const tape = require('tape');", "tape('a', f);"],
  ["let $t = require('tap')", "$t.test('a', f)"],
  ["import { test } from 'vitest';\nconst check = test;", "check('a', f);"],
  ["import { test as base } from '@playwright/test';\nconst withUser = base.extend<User>({});", "withUser('a', f);"],
])('under the name that %j gives it', (imported, line) => {
  expect(declared('a.test.js', imported, line)).toEqual([['a', 1, 1]]);
});

test('a name from elsewhere is none', () => {
  expect(declared('a.test.js', "import { test as isMatch } from '../src/glob.js';", "isMatch('a', 'b');")).toEqual([]);
  expect(declared('a.test.js', "import { assert as check } from 'vitest';", "check('a', 'b');")).toEqual([]);
});

test('under another name tests can be skipped, and hold tests, too', () => {
  const lines = [
    "import t from 'node:test';",
    "t.skip('a', f);",
    "t('b', async t => {",
    "  await t.test('c', f);",
    '});',
  ];
  expect(declared('a.test.js', ...lines)).toEqual([
    ['a', 0, 1],
    ['b', 1, 2],
  ]);
});

test('groups, steps and hooks are no tests', () => {
  const lines = [
    "test.describe('a', () => {",
    '  test.beforeEach(f);',
    "  test('b', async () => {",
    "    await test.step('c', f);",
  ];
  expect(declared('a.spec.ts', ...lines)).toEqual([['b', 1, 1]]);
});
