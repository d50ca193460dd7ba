import { expect, test } from 'vitest';
import { weakened } from '../../../src/checks/shared/weakened.ts';
import { world } from '../../support/world.ts';

const path = 'a.test.js';
const cases = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `test('case ${index}', () => {\n  expect(f(${index})).toBe(${index});\n});`,
  );

/** What is said of a change, and how many characters were searched for it. */
async function compared(before: string, now: string) {
  let searched = 0;
  const given = world({});
  const search: typeof given.search = query => {
    searched += [query.text].flat().join('').length;
    return given.search(query);
  };
  return { said: await weakened({ path, text: before }, { path, text: now }, { ...given, search }), searched };
}

test('what is searched grows with what is changed, not with the file', async () => {
  const change = (count: number) => {
    const lines = cases(count);
    return compared(lines.join('\n'), lines.with(5, lines[5]!.replace('toBe(5)', 'toBe(6)')).join('\n'));
  };
  const [small, large] = [await change(20), await change(4_000)];
  expect(small).toEqual({ said: undefined, searched: large.searched });
  expect(small.searched).toBeGreaterThan(0);
});

test('the counts that are told are those of the whole file', async () => {
  const lines = cases(3);
  const weaker = lines.with(1, lines[1]!.replace(/expect.*;/, 'f(1);')).join('\n');
  expect((await compared(lines.join('\n'), weaker)).said).toBe('has 2 assertions, 3 before');
});

test.each([
  ['broken before the matcher', 'expect(f(1))\n    .toBe(1);', 'expect(f(1))\n    .toBeDefined();'],
  ['broken before a parenthesis', 'assert.equal\n  (f(1), 1)', 'assert.ok\n  (f(1), 1)'],
  [
    'over three lines',
    'expect(f(1))\n    .resolves\n    .toBe(1);',
    'expect(f(1))\n    .resolves\n    .toBeDefined();',
  ],
])('a weaker comparison shows where a call is %s', async (_, strong, weak) => {
  const around = (call: string) =>
    `test('a', () => {\n  ${call}\n});\n\ntest('b', () => {\n  expect(b).toBe(2);\n});\n`;
  expect((await compared(around(strong), around(weak))).said).toBe('has 1 comparison, 2 before');
  expect((await compared(around(weak), around(strong))).said).toBeUndefined();
});

test.each([
  ['an option on a line of its own', "test('a', {\n  skip: true,\n}, () => expect(1).toBe(1));"],
  ['a word at the start of a line, after a comma', "test('a', () => expect(1).toBe(1));\nvoid 0,\nxit('b', () => {});"],
])('a switch shows as %s', async (_, off) => {
  const on = "test('a', () => expect(1).toBe(1));";
  expect((await compared(on, off)).said).toMatch(/^skips or singles out more/);
});
