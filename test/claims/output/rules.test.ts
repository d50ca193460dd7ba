import { expect, test } from 'vitest';
import type { Assessment } from '../../../src/claims/assessment.ts';
import type { Finding } from '../../../src/model/finding.ts';
import { blockOf, compileOutput, problems } from '../../support/output.ts';

const inconsistencies = (...lines: string[]): Finding[] =>
  compileOutput(blockOf(...lines)).flatMap(({ check }) =>
    check.type === 'claim' && 'findings' in (check.params as object) ? (check.params as Assessment).findings : [],
  );

test.each([
  [
    ['approved: true', 'critical: [sql injection]'],
    'approved: true and critical: "[sql injection]" contradict each other',
  ],
  [['approved: true', 'recommendation: revise'], 'approved: true and recommendation: "revise" contradict'],
  [['ready_to_merge: true', 'blocking_issues: a leak'], 'ready_to_merge: true and blocking_issues: "a leak"'],
  [['ready_to_merge: true', 'test_status: some-fail'], 'ready_to_merge: true and test_status: "some-fail"'],
  [['ready_to_merge: true', 'final_recommendation: reject'], 'ready_to_merge: true and final_recommendation'],
  [['tests_passing: true', 'test_failures: [one]'], 'tests_passing: true and test_failures: "[one]"'],
  [
    ['severity: none', 'silent_failures_found: 2', 'locations: [a:1, b:2]'],
    'severity: none and silent_failures_found: 2',
  ],
  [
    ['issues_total: 2', 'critical: none', 'major: [a]', 'minor: none'],
    'issues_total: 2 is claimed, but the block lists 1',
  ],
  [
    ['issues_total: 0', 'critical: none', 'major: [a]', 'minor: none'],
    'issues_total: 0 is claimed, but the block lists 1',
  ],
  [['silent_failures_found: 0', 'locations: [a.ts:1 - b]', 'severity: none'], 'silent_failures_found: 0 is claimed'],
])('%j contradicts itself', (lines, message) => {
  expect(inconsistencies(...lines).filter(({ severity }) => severity === 'fail')).toMatchObject([
    { message: expect.stringContaining(message) },
  ]);
});

test.each([
  [['approved: true', 'critical: none', 'major: [slow]']],
  [['ready_to_merge: true', 'test_status: not-run']],
  [['ready_to_merge: true', 'approval_confidence: low']],
  [['simplified: true', 'files_modified: none']],
])('%j is worth a look', lines => expect(inconsistencies(...lines)).toMatchObject([{ severity: 'warn' }]));

test('a concern about security may be counted among the issues or not', () => {
  const lines = ['critical: none', 'major: [a]', 'minor: none', 'security: rate limits'];
  for (const total of [1, 2]) expect(inconsistencies(`issues_total: ${total}`, ...lines)).toEqual([]);
  expect(inconsistencies('issues_total: 3', ...lines)).toMatchObject([
    { message: expect.stringContaining('the block lists 1 to 2') },
  ]);
});

const ruleFindings = (...lines: string[]) =>
  compileOutput(blockOf(...lines))
    .filter(({ check }) => check.type === 'rule')
    .flatMap(({ check }) => (check.params as Assessment).findings);
const fixes = (...lines: string[]) => ruleFindings(...lines).map(({ fix }) => fix);

test('a refusal passes on what the agent lists, once', () => {
  const review = ['warnings: [slow]', 'test_status: all-pass', 'files_reviewed: 1', 'approval_confidence: high'];
  const lines = ['ready_to_merge: false', 'blocking_issues: [a leak, no tests]', ...review];
  const [fix, ...more] = fixes(...lines, 'final_recommendation: revise');
  expect(fix).toBe(
    'fix what review-pr reports, then ask for a new report:\n- blocking_issues: a leak\n- blocking_issues: no tests\n- warnings: slow',
  );
  expect(more).toEqual([fix]);
});

test('a refusal with reasons says nothing against the report', () => {
  const lines = ['issues_total: 1', 'critical: none', 'major: [slow]', 'minor: none', 'security: none'];
  const [finding] = ruleFindings('approved: false', ...lines, 'test_coverage: adequate', 'recommendation: revise');
  expect(finding).toMatchObject({ code: 'rule_broken', severity: 'fail' });
  expect(finding).not.toHaveProperty('failure');
});

test('a refusal without a reason asks for the work', () => {
  const lines = ['issues_total: 0', 'critical: none', 'major: none', 'minor: none', 'security: none'];
  expect(fixes('approved: false', ...lines, 'test_coverage: adequate', 'recommendation: revise')).toEqual([
    'finish the work, then report approved: true',
  ]);
});

test('a long list is cut, and says so', () => {
  const many = Array.from({ length: 25 }, (_, index) => `issue ${index}`).join(', ');
  const lines = ['issues_total: 25', `critical: [${many}]`, 'major: none', 'minor: none', 'security: none'];
  const [fix] = fixes('approved: false', ...lines, 'test_coverage: adequate', 'recommendation: revise');
  expect(fix!.split('\n').slice(-2)).toEqual(['- critical: issue 19', '- and 5 more in the block']);
});

test('a low severity is worth a look, and does not say that the work stops', () => {
  const text = blockOf('silent_failures_found: 1', 'locations: [a.ts:1]', 'severity: low', 'recommendations: none');
  expect(problems(compileOutput(text), 'rule')).toEqual(['4: warn: severity is "low", not none; worth a look']);
});
