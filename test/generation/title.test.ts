import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTitle } from '../../src/generation/title.ts';
import { asMarkdown, confusion, titles, unseen } from '../support/titles.ts';

const right = (of: typeof titles) =>
  of.filter(({ title, expected }) => readTitle(title) === expected).length / of.length;

describe('titles', () => {
  test('the corpus is large, and has no title twice', () => {
    const all = [...titles, ...unseen].map(({ title }) => title);
    expect(titles.length).toBeGreaterThanOrEqual(120);
    expect(new Set(all).size).toBe(all.length);
  });

  test('95 % come out right, of those that the rules were made with and of those that they were not', () => {
    expect(right(titles)).toBeGreaterThan(0.95);
    expect(right(unseen)).toBeGreaterThanOrEqual(0.95);
  });

  test('nothing that can be verified is read as less', () => {
    const loosened = [...titles, ...unseen].filter(
      ({ title, expected }) => expected === 'verifiable' && readTitle(title) !== 'verifiable',
    );
    expect(loosened).toEqual([]);
  });

  test('at least four in five advisory tasks are found', () => {
    const { advisory } = confusion(titles, readTitle);
    expect(advisory.advisory / (advisory.advisory + advisory.verifiable + advisory.skip)).toBeGreaterThan(0.8);
  });

  test('the tables in the documentation are those that the script prints', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/verification.md'), 'utf8');
    expect(page).toContain(asMarkdown(confusion(titles, readTitle)));
    expect(page).toContain(asMarkdown(confusion(unseen, readTitle)));
  });

  test.each([
    ['Add dark mode toggle', 'verifiable'],
    ['Investigate slow API', 'advisory'],
    ['Update README', 'skip'],
    ['Investigate why API is slow', 'advisory'],
    ['Update installation docs', 'skip'],
    ['Refactor auth module', 'verifiable'],
    ['Design new onboarding flow', 'advisory'],
    ['Research caching libraries', 'advisory'],
    ['Explore alternatives to Redux', 'advisory'],
    ['Discuss the release process', 'advisory'],
    ['Plan the migration', 'advisory'],
    ['Audit our dependencies', 'advisory'],
    ['Review error handling', 'advisory'],
    ['Analyze the crash logs', 'advisory'],
    ['Document the API', 'skip'],
    ['Update docs', 'skip'],
    ['Add comments', 'skip'],
    ['Fix typo', 'skip'],
    ['Fix spelling', 'skip'],
    ['Clarify the README section on proxies', 'skip'],
    ['Clarify how retries work', 'advisory'],
    ['Update copyright headers to 2027', 'skip'],
    ['Add a license header check', 'verifiable'],
    ['Compare passwords in constant time', 'verifiable'],
    ['Compare Redis and Memcached', 'advisory'],
    ['Planned downtime banner', 'verifiable'],
    ['Analysis job times out after 30 s', 'verifiable'],
    ['Analysis of timeouts', 'advisory'],
    ['Evaluate expressions lazily', 'verifiable'],
    ['Decide between S3 and GCS', 'advisory'],
    ['Clarify error messages at login', 'verifiable'],
  ])('%s is %s', (title, expected) => expect(readTitle(title)).toBe(expected));

  test.each(['', ' ', '🚀', '...', '[]', '::', '#1', 'a'.repeat(100_000), '- '.repeat(50_000), '\ud800'])(
    'a title of nothing much is verifiable (%#)',
    title => expect(readTitle(title)).toBe('verifiable'),
  );
});

test.each([
  ['docs: fix broken link in the setup guide', 'skip'],
  ['docs: add usage examples', 'skip'],
  ['[RFC] Split the billing service', 'advisory'],
  ['spike: try Redis for sessions', 'advisory'],
  ['Decide whether to move to Postgres', 'advisory'],
  ['Estimate the migration', 'ambiguous'],
  ['Plan tools we could use', 'advisory'],
  ['Discuss whether plan upgrades should be prorated', 'advisory'],
  ['Get to the bottom of the crash and fix it', 'verifiable'],
  ['Determine why imports fail and add a retry', 'verifiable'],
  ['Fix the license link in the footer', 'verifiable'],
  ['Root cause analysis of the outage on May 3', 'advisory'],
])('%s is still %s', (title, reading) => expect(readTitle(title)).toBe(reading));
