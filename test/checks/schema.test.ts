import { expect, test } from 'vitest';
import { schema } from '../../src/checks/schema.ts';
import type { Wrong } from '../../src/claims/types.ts';
import { world } from '../support/world.ts';

const wrong = (line: number, more: Partial<Wrong> = {}): Wrong => ({
  path: 'report.json',
  line,
  message: `wrong on line ${line}`,
  fix: `mend line ${line}`,
  failure: 'minor',
  ...more,
});
const judge = (...found: Wrong[]) => schema.run({ subject: 'the report', wants: 'it has its fields', found }, world());

test('holds where nothing is wrong', async () => {
  expect(await judge()).toEqual({ status: 'pass', message: 'nothing is wrong with the report' });
});

test('tells every place that is wrong, and the fix of each', async () => {
  expect(await judge(wrong(2), wrong(5, { failure: 'major' }))).toEqual({
    status: 'fail',
    message: 'wrong on line 2 (and 1 more)',
    want: 'it has its fields',
    got: 'wrong on line 2; wrong on line 5',
    at: { path: 'report.json', line: 2 },
    places: [
      { path: 'report.json', line: 2, message: 'wrong on line 2' },
      { path: 'report.json', line: 5, message: 'wrong on line 5' },
    ],
    fix: 'mend line 2\nmend line 5',
    failure: 'major',
  });
});

test('a warning alone does not block, and is not told beside a failure', async () => {
  expect(await judge(wrong(2, { warn: true }))).toMatchObject({ status: 'warn', at: { line: 2 } });
  expect(await judge(wrong(2, { warn: true }), wrong(3))).toMatchObject({ status: 'fail', got: 'wrong on line 3' });
});

test('ten thousand findings stay readable', async () => {
  const outcome = await judge(...Array.from({ length: 10_000 }, (_, index) => wrong(index + 1)));
  expect(outcome).toMatchObject({ status: 'fail', message: 'wrong on line 1 (and 9999 more)' });
  expect(JSON.stringify(outcome).length).toBeLessThan(20_000);
});

test('where nobody could speak, nothing is asked', async () => {
  const params = { subject: 'the output', wants: 'it is there', found: [], why: 'there is no pull request here' };
  expect(await schema.run(params, world())).toEqual({ status: 'skip', message: 'there is no pull request here' });
});
