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

test.each([
  [{ evidence: 'Votes: 42 in one thread and 28 in the other' }, 'minor', '43 characters that count'],
  [{ evidence: 'a b c d e f g h i j k l m n o p q r s t u v w x y z a' }, 'major', 'has hardly any words'],
  [{ evidence: 'All the tests have passed and everything works as expected.' }, 'major', 'beyond stock phrases'],
  [{ fullLength: 50_000 }, 'minor', 'has 50000 characters; at most 20000 are allowed'],
  [{ sameAs: 'quality' }, 'major', 'is the same as the evidence of "quality"'],
  [{ evidence: `${good} See src/gone.ts:3 for it.` }, 'major', 'cites what is not there: there is no src/gone.ts'],
])('%j fails', async (given, failure, words) => {
  expect(await judge(given)).toMatchObject({ status: 'fail', failure, message: expect.stringContaining(words) });
});

test.each([
  [{ evidence: `${good} See notes.weird:12.` }, 'may cite what is not there: there is no notes.weird'],
  [{ almostAs: 'quality' }, 'is almost the same as the evidence of "quality"'],
  [{ evidence: 'The threads were opened and read, and most of them speak of unpaid invoices.' }, 'could be looked up'],
])('%j is worth a look', async (given, words) => {
  const outcome = await judge(given);
  expect(outcome).toMatchObject({ status: 'warn', message: expect.stringContaining(words) });
  expect(outcome).not.toHaveProperty('failure');
});

test('without a minimum length, evidence must still be specific', async () => {
  const judged = (evidence: string) => judge({ evidence, min: 0 });
  expect(await judged('Read threads 4, 5; invoices dominate')).toMatchObject({ status: 'pass' });
  expect(await judged('see 4')).toMatchObject({
    status: 'fail',
    message: expect.stringContaining('hardly any words'),
  });
  expect(await judged('All tests passed as expected')).toMatchObject({ status: 'fail' });
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

test('a name of a check is cited, not repeated', async () => {
  const outcome = await judge({ check: `x\n::error::${'y'.repeat(200)}`, evidence: '' });
  expect(outcome.message).not.toContain('\n');
  expect(outcome.message.length).toBeLessThan(200);
});
