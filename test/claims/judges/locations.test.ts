import { expect, test } from 'vitest';
import { judge, listed } from '../../support/judging.ts';

test.each([
  [['a.ts:2 - swallowed'], 'pass', undefined],
  [['a.ts:2 - swallowed', '`b.ts:1`: empty catch'], 'pass', undefined],
  [['a.ts:1-2 - swallowed', 'my file.ts:1 - too'], 'pass', undefined],
  [['a.ts#L2 - swallowed', 'a.ts#L1-L2', 'src\\c.ts:1'], 'pass', undefined],
  [['[the catch](a.ts#L2) - swallowed', '[a.ts:1](https://x.org/a.ts#L9)'], 'pass', undefined],
  [['[a.ts:1](a.ts#L3)'], 'fail', 'a.ts has 2 lines, not 3'],
  [['a.ts:1-3 - swallowed'], 'fail', 'a.ts has 2 lines, not 3'],
  [['a.ts:3 - swallowed'], 'fail', 'a.ts has 2 lines, not 3'],
  [['a.ts:0 - swallowed'], 'fail', 'a.ts has 2 lines, not 0'],
  [['z.ts:1 - swallowed'], 'fail', 'there is no file z.ts'],
  [['../z.ts:1'], 'fail', 'there is no file ../z.ts'],
  [['everywhere'], 'fail', 'there is no file everywhere'],
  [['a.ts - somewhere'], 'warn', 'a.ts - somewhere names no line'],
])('%j is a %s', async (items, status, got) => {
  const files = { 'a.ts': 'one\ntwo\n', 'b.ts': 'one', 'my file.ts': 'x', 'src/c.ts': 'x' };
  expect(await judge(listed('locations', ...items), { files })).toMatchObject(got ? { status, got } : { status });
});
