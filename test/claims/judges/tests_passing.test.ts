import { expect, test } from 'vitest';
import type { Claim } from '../../../src/claims/judges/index.ts';
import type { Outcome } from '../../../src/model/outcome.ts';
import { at, field, judge } from '../../support/judging.ts';

const passing: Claim = { kind: 'tests_passing', ...field('tests_passing', true) };
const fail: Outcome = { status: 'fail', message: 'exit code 1', want: '', got: '' };
const pass: Outcome = { status: 'pass', message: 'exit code 0' };
const ran = (...outcomes: Outcome[]) => ({
  ran: outcomes.map((outcome, index) => ({ id: `t/tests-${index + 1}`, outcome })),
});

test('tests_passing over a red run is a failure of its own', async () => {
  expect(await judge(passing, ran(pass))).toMatchObject({ status: 'pass' });
  expect(await judge(passing, ran(pass, fail))).toMatchObject({
    status: 'fail',
    message: 'claimed "tests_passing: true", but t/tests-2 fails',
    at,
  });
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
  expect(await judge(passing, ran(pass, outcome))).toMatchObject(expected);
});

test('a run by nobody is a warning', async () => {
  expect(await judge(passing)).toMatchObject({ status: 'warn' });
});
