import { expect, test } from 'vitest';
import type { Claim } from '../../../src/claims/judges/index.ts';
import { field, judge } from '../../support/judging.ts';

const lines = (count: number, ...items: string[]): Claim => ({
  kind: 'lines_removed',
  ...field('lines_removed', count),
  count,
  items,
});
test.each([
  [lines(10, 'a.ts'), 'pass'],
  [lines(7, 'a.ts'), 'pass'],
  [lines(6, 'a.ts'), 'warn'],
  [lines(11, 'a.ts'), 'warn'],
  [lines(11), 'pass'],
  [lines(5, 'none.ts'), 'warn'],
])('lines removed, %#', async (params, status) => {
  const lineCounts = { 'a.ts': { added: 3, removed: 10 }, 'b.ts': { added: 0, removed: 2 } };
  expect(await judge(params, { lineCounts })).toMatchObject({ status });
});
