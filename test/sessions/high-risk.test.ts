import { expect, test } from 'vitest';
import { told } from '../support/session.ts';
import { reviewer, swap } from '../support/session-edits.ts';
import { full } from '../support/session-fixtures.ts';

const found = (finding: unknown) =>
  told(full({ [reviewer]: swap(reviewer, '"findings": []', `"findings": [${JSON.stringify(finding)}]`) })).map(
    ({ rule, status }) => `${rule} ${status}`,
  );

test.each([
  'CRITICAL: passwords are not hashed',
  'Critical: there is no rate limit, and tokens are sent without TLS',
  'High: not fixed',
  'HIGH - the key must be fixed',
  "[HIGH] XSS that isn't resolved",
  'critical: SQL injection, not yet mitigated',
  'high risk: anyone may sign in',
  'The token never expires (high)',
  'The token never expires (severity high)',
  '**Critical** secrets in the log',
  'SQL injection, high-risk',
  'No high-risk issue in the form. CRITICAL: the password is logged',
  'HIGH: the key is logged. HIGH: the token is logged, fixed',
  'Severity: High. No check of the role',
  { severity: 'HIGH (CVSS 8.1)', description: 'No check of the role' },
  { severity: '**critical**', description: 'The issue is not reachable without a token' },
])('%j is a high-risk issue', finding => {
  expect(found(finding)).toEqual(['high-risk fail']);
});

test.each([
  'No high or critical findings',
  'No critical or high-severity issues were found',
  'There are no high-risk issues',
  'Critical: none',
  'High severity issues: none found',
  'CRITICAL: the password was logged. Fixed.',
  'HIGH: no check of the role (fixed in 1a2b3c4)',
  'high: did not escape the name, now resolved',
  'High-level structure is clear',
  'Highly readable',
  { severity: 'low', description: 'Not a high wall' },
  { severity: 'high', description: 'x', status: 'fixed' },
])('%j is none', finding => {
  expect(found(finding)).toEqual([]);
});
