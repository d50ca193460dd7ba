import { expect, test } from 'vitest';
import type { Outcome } from '../../../src/model/outcome.ts';
import { judge, listed } from '../../support/judging.ts';

const fail: Outcome = { status: 'fail', message: 'exit code 1', want: '', got: '' };
const pass: Outcome = { status: 'pass', message: 'exit code 0' };
const ran = (...outcomes: Outcome[]) => ({
  ran: outcomes.map((outcome, index) => ({ id: `t/tests-${index + 1}`, outcome })),
});

test.each<[string, Outcome, Partial<Outcome>]>([
  ['without a result', { status: 'error', message: '', want: '', got: '' }, { status: 'error' }],
  [
    'that waits for a person',
    { status: 'pending', message: '', want: '', got: '' },
    { status: 'skip', standsFor: 'error' },
  ],
  ['that was left out', { status: 'skip', message: '', standsFor: 'fail' }, { status: 'skip', standsFor: 'error' }],
  ['that nobody needed', { status: 'skip', message: '' }, { status: 'warn' }],
])('a run %s never makes a pass', async (_, outcome, expected) => {
  expect(await judge(listed('test_failures'), ran(pass, outcome))).toMatchObject(expected);
});

test('a run by nobody is a warning', async () => {
  expect(await judge(listed('test_failures'))).toMatchObject({ status: 'warn' });
});

const named: Outcome = { ...fail, failedTests: ['Login › rejects a wrong password', 'logs out'] };
test.each<[string[], Outcome, string, string?]>([
  [[], pass, 'pass'],
  [[], fail, 'fail', 't/tests-1 fails'],
  [[], named, 'fail', 'Login › rejects a wrong password, logs out fails'],
  [['logs out'], named, 'fail', 'Login › rejects a wrong password fails too'],
  [['rejects a wrong password', 'logs out'], named, 'pass'],
  [['rejects a wrong password', 'logs out', 'logs in'], named, 'fail', 'logs in does not fail in our run'],
  [['logs out'], pass, 'fail', 'logs out does not fail in our run'],
  [['logs out'], fail, 'warn', 'our run fails, and has no JUnit file that names the tests'],
])('%j', async (items, outcome, status, got) => {
  expect(await judge(listed('test_failures', ...items), ran(outcome))).toMatchObject(
    got ? { status, got } : { status },
  );
});
