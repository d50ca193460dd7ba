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

test('a low severity is worth a look, and does not say that the work stops', () => {
  const text = blockOf('silent_failures_found: 1', 'locations: [a.ts:1]', 'severity: low', 'recommendations: none');
  expect(problems(compileOutput(text), 'rule')).toEqual(['4: warn: severity is "low", not none; worth a look']);
});
