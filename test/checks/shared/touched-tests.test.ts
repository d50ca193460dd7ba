import { expect, test } from 'vitest';
import { touchedTests } from '../../../src/checks/shared/touched-tests.ts';
import type { Change } from '../../../src/model/world.ts';
import { world } from '../../support/world.ts';

const path = 'test/a.test.js';

/** Whether a change of a test is one that may leave tests out. */
async function isTouched(old: string, now: string, change: Change = { kind: 'modified', path }) {
  const given = world({ changes: [change], before: { [path]: old }, files: { [change.path]: now } });
  return (await touchedTests(given)).length > 0;
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
