import { expect, test } from 'vitest';
import { neededFor, skipUnneeded, touches } from '../../src/contracts/touched.ts';
import type { Change } from '../../src/model/world.ts';

const changes: Change[] = [
  { kind: 'modified', path: 'api/a.py' },
  { kind: 'deleted', path: 'old/b.py' },
  { kind: 'renamed', path: 'new/c.py', from: 'web/c.py' },
];

test.each([
  [['api/**'], true],
  [['old/**'], true],
  [['web/**'], true],
  [['new/**'], true],
  [['docs/**'], false],
  [['**', '!api/**', '!{old,web,new}/**'], false],
  [['!api/**'], true],
])('%j: %s', (globs, expected) => expect(touches(changes, globs)).toBe(expected));

test('everything is needed that has no paths, or where nobody knows what changed', () => {
  const needed = neededFor(changes, true);
  expect([undefined, ['api/**'], ['docs/**'], ['docs/**']].map(needed)).toEqual([true, true, false, false]);
  expect(neededFor([], false)(['docs/**'])).toBe(true);
});

test('a criterion that is not needed is skipped, with the reason', () => {
  const needed = neededFor(changes, true);
  expect(
    skipUnneeded([{ paths: ['api/**'] }, { paths: ['docs/**', 'x'] }, { paths: ['x'], skip: 'why' }, {}], needed),
  ).toEqual([
    { paths: ['api/**'] },
    { paths: ['docs/**', 'x'], skip: 'not needed: the change touches no file of docs/**, x' },
    { paths: ['x'], skip: 'why' },
    {},
  ]);
});
