import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtInRules, parseRules } from '../../src/generation/activity-rules.ts';
import { classify } from '../../src/generation/classify.ts';
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
  ])('%s is %s', (title, expected) => expect(readTitle(title)).toBe(expected));

  test.each(['', ' ', '🚀', '...', '[]', '::', '#1', 'a'.repeat(100_000), '- '.repeat(50_000), '\ud800'])(
    'a title of nothing much is verifiable (%#)',
    title => expect(readTitle(title)).toBe('verifiable'),
  );
});

describe('classification', () => {
  const code = ['src/auth.ts', 'Dockerfile', 'package.json', 'a.sql', 'page.mdx', '.github/workflows/ci.yml'];

  test('no title makes less of a code change', () => {
    const words = fc.array(fc.constantFrom(...titles.flatMap(({ title }) => title.split(' ')), 'docs:', 'RFC:'), {
      maxLength: 12,
    });
    const title = fc.oneof(
      fc.constantFrom(...titles.map(each => each.title)),
      words.map(all => all.join(' ')),
      fc.string(),
    );
    fc.assert(
      fc.property(title, fc.constantFrom(...code), (text, path) => {
        expect(classify(text, ['README.md', path], builtInRules).type).toBe('verifiable');
      }),
    );
  });

  test.each([
    ['Add airplane mode toggle', ['src/a.ts'], 'verifiable'],
    ['Fix SQL injection in comment form', ['src/a.ts'], 'verifiable'],
    ['Update README and rewrite the auth module', ['README.md'], 'skip'],
    ['Investigate slow API', ['docs/findings.md'], 'advisory'],
    ['Add dark mode', ['README.md'], 'skip'],
    ['Investigate slow API', [], 'advisory'],
    ['Update docs', undefined, 'skip'],
  ])('%s with %j is %s', (title, files, type) => expect(classify(title, files, builtInRules).type).toBe(type));

  test('what could be either asks, unless the diff tells', () => {
    expect(classify('Prototype the new search', undefined, builtInRules)).toMatchObject({ ask: expect.any(String) });
    expect(classify('Prototype the new search', ['notes.md'], builtInRules)).toMatchObject({ ask: expect.any(String) });
    expect(classify('Prototype the new search', ['src/search.ts'], builtInRules)).not.toHaveProperty('ask');
  });

  test("a project's rules can make documentation count, and never take code out", () => {
    const { rules } = parseRules('r.json', '{"filePatterns": {"guide/*.md": {"unit": true}, "*.ts": {}}}');
    expect(classify('Fix typo', ['guide/a.md'], rules!).type).toBe('verifiable');
    expect(classify('Fix typo', ['a.ts'], rules!).type).toBe('verifiable');
    expect(classify('Fix typo', ['other.md'], rules!).type).toBe('skip');
  });
});

test.each([
  ['docs: fix broken link in the setup guide', 'skip'],
  ['docs: add usage examples', 'skip'],
  ['[RFC] Split the billing service', 'advisory'],
  ['spike: try Redis for sessions', 'advisory'],
  ['Decide whether to move to Postgres', 'advisory'],
  ['Estimate the migration', 'ambiguous'],
])('%s is still %s', (title, reading) => expect(readTitle(title)).toBe(reading));
