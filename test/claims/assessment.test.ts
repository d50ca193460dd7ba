import { expect, test } from 'vitest';
import { assessmentOutcome } from '../../src/claims/assessment.ts';
import type { Finding } from '../../src/model/finding.ts';

const subject = 'the report a.json';
const want = 'the report a.json can be read';
const finding: Finding = {
  code: 'invalid_json',
  severity: 'fail',
  message: 'it is not valid JSON',
  at: { path: 'a.json', line: 2 },
};

test('an assessment passes, fails or is skipped', () => {
  expect(assessmentOutcome({ subject, want, findings: [] })).toEqual({
    status: 'pass',
    message: 'no problems found in the report a.json',
  });
  expect(assessmentOutcome({ subject, want, findings: [finding] })).toMatchObject({
    status: 'fail',
    want,
    at: finding.at,
  });
  expect(assessmentOutcome({ subject, want, findings: [], skip: 'no pull request here' })).toEqual({
    status: 'skip',
    message: 'no pull request here',
  });
});
