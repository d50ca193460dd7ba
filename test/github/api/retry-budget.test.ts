import { expect, test } from 'vitest';
import { backoff, openBudget } from '../../../src/github/api/retry-budget.ts';
import { makeTime } from './server.ts';

const { signal } = new AbortController();

test('waits at the same time count once', async () => {
  const budget = openBudget(100_000, makeTime(), signal);
  const together = [60_000, 30_000, 60_000, 70_000].map(ms => budget.wait(ms, false));
  expect(await Promise.all(together)).toEqual([true, true, true, true]);
  expect(budget.waited()).toEqual({ times: 4, ms: 70_000 });
});

test('waits after each other add up, and one past the budget is not begun', async () => {
  const time = makeTime();
  const budget = openBudget(100_000, time, signal);
  expect(await budget.wait(60_000, false)).toBe(true);
  expect(await budget.wait(40_001, false)).toBe(false);
  expect(await budget.wait(40_000, false)).toBe(true);
  expect(await budget.wait(1, false)).toBe(false);
  expect(time.waits).toEqual([60_000, 40_000]);
  expect(budget.waited()).toEqual({ times: 2, ms: 100_000 });
});

test('only a wait for everybody makes others hold back', async () => {
  const time = makeTime();
  const budget = openBudget(100_000, time, signal);
  const own = budget.wait(5000, false);
  await budget.untilClear();
  expect(time.waits).toEqual([5000]);
  const shared = budget.wait(7000, true);
  await budget.untilClear();
  expect(time.waits).toEqual([5000, 7000, 7000]);
  await Promise.all([own, shared]);
  expect(budget.waited().ms).toBe(7000);
});

test('the next try is ever later', () => {
  const time = { ...makeTime(), random: () => 0.5 };
  expect([1, 2, 3, 4].map(tries => backoff(tries, time))).toEqual([750, 1500, 3000, 6000]);
});
