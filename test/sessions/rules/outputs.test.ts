import { describe, expect, test } from 'vitest';
import { brokenRules, brokenStatuses } from '../../support/session.ts';
import { coder, reviewer, swap } from '../../support/session-edits.ts';
import { full } from '../../support/session-fixtures.ts';

const found = (finding: unknown) =>
  brokenRules(full({ [reviewer]: swap(reviewer, '"findings": []', `"findings": [${JSON.stringify(finding)}]`) })).map(
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

describe('a completed task', () => {
  const qa = 'outputs/T-001-qa.json';
  const security = 'outputs/T-001-security.json';
  const input = 'inputs/T-001-reviewer.json';

  test('needs review and tests, whatever the Coder says', () => {
    const needless = swap(coder, '"needs_tests": true', '"needs_tests": false').replace(
      '"needs_review": true',
      '"needs_review": false',
    );
    expect(brokenStatuses(full({ [coder]: needless, [qa]: null }))).toEqual(['task-gates fail']);
    expect(brokenStatuses(full({ [coder]: needless, 'outputs/T-001-reviewer.json': null }))).toEqual([
      'task-gates fail',
    ]);
    expect(brokenStatuses(full({ [coder]: needless }))).toEqual([]);
  });

  test('needs Security where the dispatch, the plan or the Coder names it', () => {
    const plain = { [security]: null, [input]: swap(input, '["security"]', '["none"]') };
    expect(brokenStatuses(full({ [security]: null }))).toEqual(['task-gates fail']);
    expect(brokenStatuses(full(plain))).toEqual([]);
    const flagged = swap('tasks.yaml', 'depends_on: []', 'risk_flags: [security]\n    depends_on: []');
    expect(brokenStatuses(full({ ...plain, 'tasks.yaml': flagged }))).toEqual(['task-gates fail']);
    const concerned = (words: string) => swap(coder, '"security_concerns": []', `"security_concerns": ["${words}"]`);
    expect(brokenStatuses(full({ ...plain, [coder]: concerned('no rate limit') }))).toContain('task-gates fail');
    expect(brokenStatuses(full({ ...plain, [coder]: concerned('none') }))).not.toContain('task-gates fail');
  });
});
