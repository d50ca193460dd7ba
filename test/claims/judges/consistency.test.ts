import { expect, test } from 'vitest';
import type { Claim } from '../../../src/claims/judges/index.ts';
import type { Finding } from '../../../src/model/finding.ts';
import { at, judge } from '../../support/judging.ts';

const finding: Finding = {
  code: 'contradiction',
  severity: 'fail',
  message: 'approved: true and critical: "[a leak]" contradict each other',
  at,
  fix: 'correct one of them',
  failure: 'major',
};

test('a block without contradictions passes', async () => {
  const claim: Claim = { kind: 'consistency', want: 'the block does not contradict itself', findings: [] };
  expect(await judge(claim)).toEqual({ status: 'pass', message: 'the block is consistent' });
});

test('what contradicts itself fails at its line, and a doubt is a warning', async () => {
  const want = 'the block does not contradict itself';
  expect(await judge({ kind: 'consistency', want, findings: [finding] })).toMatchObject({
    status: 'fail',
    message: finding.message,
    want,
    at,
    failure: 'major',
  });
  const warning: Finding = { ...finding, severity: 'warn' };
  expect(await judge({ kind: 'consistency', want, findings: [warning] })).toMatchObject({ status: 'warn' });
});
