import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtInRules, parseRules } from '../../src/generation/activity-rules.ts';
import { classify } from '../../src/generation/classify.ts';
import { titles } from '../support/titles.ts';

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
