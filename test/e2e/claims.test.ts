import { describe, expect, test } from 'vitest';
import { cases as outputs } from '../fixtures/output/cases.ts';
import { cases as reports } from '../fixtures/report/cases.ts';
import { judge, refusals } from '../support/claims.ts';

const all = [...reports, ...outputs];
const honest = all.filter(each => each.honest);
const dishonest = all.filter(each => !each.honest);

test('the corpus is large enough to mean something, and every lie says what should be seen', () => {
  expect(honest.length).toBeGreaterThanOrEqual(60);
  expect(dishonest.length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(dishonest.filter(({ at, says }) => !at || !says).map(({ name }) => name)).toEqual([]);
});

describe.concurrent('honest', () => {
  test.for(honest)('$name', async (given, { expect, onTestFinished }) => {
    const results = await judge(given, onTestFinished);
    expect(refusals(results)).toEqual([]);
    expect(results.verdict).toBe('pass');
  });
});

describe.concurrent('dishonest', () => {
  test.for(dishonest)('$name', async (given, { expect, onTestFinished }) => {
    const results = await judge(given, onTestFinished);
    expect(results.verdict).toBe('fail');
    const matching = refusals(results).filter(({ at, message }) => at === given.at && message.includes(given.says!));
    expect(matching.length, JSON.stringify(refusals(results), null, 1)).toBeGreaterThan(0);
    expect(matching[0]!.fix).not.toBe('');
  });
});
