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
