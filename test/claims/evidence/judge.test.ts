import { expect, test } from 'vitest';
import { type CheckEvidence, judgeEvidence } from '../../../src/claims/evidence/judge.ts';
import { type Given, world } from '../../support/world.ts';

const good = 'Opened all 14 threads and read them to the end: 12 speak of unpaid invoices, two were dropped.';
const judge = (given: Partial<CheckEvidence> = {}, outside: Given = {}) =>
  judgeEvidence({ check: 'relevance', line: 7, evidence: good, min: 50, ...given }, 'r.json', world(outside));

test('specific evidence has no finding', async () => {
  expect(await judge()).toBeUndefined();
});

test.each([
  [{ evidence: 'Votes: 42 in one thread and 28 in the other' }, 'minor', '43 characters that count'],
  [{ evidence: 'a b c d e f g h i j k l m n o p q r s t u v w x y z a' }, 'major', 'has hardly any words'],
  [{ evidence: 'All the tests have passed and everything works as expected.' }, 'major', 'beyond stock phrases'],
  [{ fullLength: 50_000 }, 'minor', 'has 50000 characters; at most 20000 are allowed'],
  [{ sameAs: 'quality' }, 'major', 'is the same as the evidence of "quality"'],
  [{ evidence: `${good} See src/gone.ts:3 for it.` }, 'major', 'cites what is not there: there is no src/gone.ts'],
])('%j fails', async (given, failure, words) => {
  expect(await judge(given)).toMatchObject({ severity: 'fail', failure, message: expect.stringContaining(words) });
});

test.each([
  [{ evidence: `${good} See notes.weird:12.` }, 'may cite what is not there: there is no notes.weird'],
  [{ almostAs: 'quality' }, 'is almost the same as the evidence of "quality"'],
  [{ evidence: 'The threads were opened and read, and most of them speak of unpaid invoices.' }, 'could be looked up'],
])('%j is worth a look', async (given, words) => {
  expect(await judge(given)).toMatchObject({ severity: 'warn', message: expect.stringContaining(words) });
});

test('without a minimum length, evidence must still be specific', async () => {
  const judged = (evidence: string) => judge({ evidence, min: 0 });
  expect(await judged('Read threads 4, 5; invoices dominate')).toBeUndefined();
  expect(await judged('see 4')).toMatchObject({
    severity: 'fail',
    message: expect.stringContaining('hardly any words'),
  });
  expect(await judged('All tests passed as expected')).toMatchObject({ severity: 'fail' });
});

test('a name of a check is cited, not repeated', async () => {
  const finding = await judge({ check: `x\n::error::${'y'.repeat(200)}`, evidence: '' });
  expect(finding!.message).not.toContain('\n');
  expect(finding!.message.length).toBeLessThan(200);
});
