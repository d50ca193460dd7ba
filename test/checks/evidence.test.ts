import { expect, test } from 'vitest';
import { evidence } from '../../src/checks/evidence.ts';
import type { CheckEvidence } from '../../src/claims/evidence/judge.ts';
import { type Given, world } from '../support/world.ts';

const good = 'Opened all 14 threads and read them to the end: 12 speak of unpaid invoices, two were dropped.';
const judge = (given: Partial<CheckEvidence> = {}, outside: Given = {}) =>
  evidence.run(
    { path: 'r.json', checks: [{ check: 'relevance', line: 7, evidence: good, min: 50, ...given }] },
    world(outside),
  );

test('specific evidence passes', async () => {
  expect(await judge()).toMatchObject({ status: 'pass' });
});

test('a failure is at its line, and says what is wrong and how to fix it', async () => {
  expect(await judge({ evidence: 'All good' })).toEqual({
    status: 'fail',
    message: 'the evidence of "relevance" has 8 characters that count; at least 50 are required',
    want: 'the evidence of "relevance" is specific, with at least 50 characters',
    got: 'it has 8 characters that count; at least 50 are required',
    at: { path: 'r.json', line: 7 },
    fix: expect.stringContaining('at least 50 characters'),
    owner: 'author',
    failure: 'major',
  });
});

test('a doubt is a warning without a class', async () => {
  const outcome = await judge({ almostAs: 'quality' });
  expect(outcome).toMatchObject({ status: 'warn', message: expect.stringContaining('is almost the same') });
  expect(outcome).not.toHaveProperty('failure');
});

test('several checks under one criterion are listed one by one', async () => {
  const checks = ['a', 'b', 'c'].map((check, index) => ({ check, line: index + 1, evidence: good, min: 50 }));
  checks[1]!.evidence = 'fine';
  checks[2]!.evidence = 'Votes: 42 in one thread and 28 in the other';
  const params = { path: 'r.json', checks };
  expect(evidence.title(params)).toBe('the evidence of the other 3 checks is specific');
  expect(await evidence.run(params, world())).toMatchObject({
    status: 'fail',
    failure: 'major',
    at: { line: 2 },
    message: expect.stringContaining('(and 1 more)'),
    places: [
      { path: 'r.json', line: 2, severity: 'fail', code: 'too_short' },
      { path: 'r.json', line: 3, severity: 'fail', code: 'too_short' },
    ],
  });
});
