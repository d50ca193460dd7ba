import { expect, test } from 'vitest';
import { schema } from '../../src/checks/schema.ts';
import type { Finding } from '../../src/model/finding.ts';
import { world } from '../support/world.ts';

const wrong = (line: number, more: Partial<Finding> = {}): Finding => ({
  code: 'wrong_type',
  severity: 'fail',
  message: `wrong on line ${line}`,
  at: { path: 'report.json', line },
  fix: `fix line ${line}`,
  failure: 'minor',
  ...more,
});
const judge = (...findings: Finding[]) =>
  schema.run({ subject: 'the report', want: 'it has its fields', findings }, world());

test('passes where nothing is wrong', async () => {
  expect(await judge()).toEqual({ status: 'pass', message: 'no problems found in the report' });
});

test('lists every place that is wrong, and the fix of each', async () => {
  expect(await judge(wrong(2), wrong(5, { failure: 'major' }))).toEqual({
    status: 'fail',
    message: 'wrong on line 2 (and 1 more)',
    want: 'it has its fields',
    got: 'wrong on line 2; wrong on line 5',
    at: { path: 'report.json', line: 2 },
    places: [
      { path: 'report.json', line: 2, message: 'wrong on line 2', severity: 'fail', code: 'wrong_type' },
      { path: 'report.json', line: 5, message: 'wrong on line 5', severity: 'fail', code: 'wrong_type' },
    ],
    fix: 'fix line 2\nfix line 5',
    owner: 'author',
    failure: 'major',
  });
});

test('a warning alone does not block, and is not counted beside a failure', async () => {
  expect(await judge(wrong(2, { severity: 'warn' }))).toMatchObject({ status: 'warn', at: { line: 2 } });
  expect(await judge(wrong(2, { severity: 'warn' }), wrong(3))).toMatchObject({
    status: 'fail',
    got: 'wrong on line 3',
  });
});

test('ten thousand findings stay readable', async () => {
  const outcome = await judge(...Array.from({ length: 10_000 }, (_, index) => wrong(index + 1)));
  expect(outcome).toMatchObject({ status: 'fail', message: 'wrong on line 1 (and 9999 more)' });
  expect(JSON.stringify(outcome).length).toBeLessThan(20_000);
});

test('where there is nothing to read, it is skipped', async () => {
  const params = { subject: 'the output', want: 'it exists', findings: [], skip: 'no pull request here' };
  expect(await schema.run(params, world())).toEqual({ status: 'skip', message: 'no pull request here' });
});
