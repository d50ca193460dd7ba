import { expect, test } from 'vitest';
import { builtInRules, parseRules } from '../../src/generation/activity-rules.ts';

const matching = (path: string) => builtInRules.filter(rule => rule.matches(path));

test.each([
  ['*.tsx', 'src/components/Toggle.tsx', true],
  ['pages/*', 'src/pages/settings.tsx', true],
  ['/pages/*', 'src/pages/settings.tsx', false],
  ['./*.ts', 'a/b.ts', true],
  ['**/*.{ts,js}', 'a.js', true],
  ['*.tsx', 'a.ts', false],
])('%s on %s: %s', (pattern, path, expected) => {
  const { rules, problems } = parseRules('r.json', JSON.stringify({ filePatterns: { [pattern]: { unit: true } } }));
  expect(problems).toEqual([]);
  expect(rules![0]!.matches(path)).toBe(expected);
});

test('rules with testers, critics and end-to-end tests', () => {
  const { rules } = parseRules(
    'r.json',
    '{"$schema": "x", "filePatterns": {"*.tsx": {"unit": "react-tester", "critics": "frontend-critic"}, "pages/*": {"e2e": true}, "*.md": {"unit": false}}}',
  );
  expect(rules).toMatchObject([
    { unit: true, critics: ['frontend-critic'] },
    { unit: false, e2e: 'immediate', critics: [] },
    { unit: false },
  ]);
});

test.each([
  ['{}', 'a rules file {filePatterns} needs filePatterns'],
  ['{"filePatterns": []}', 'expected a mapping of file patterns to rules'],
  ['{"filePatterns": {"../x": {}}}', 'leaves the repository'],
  ['{"filePatterns": {"*.ts": {"e2e": "later"}}}', 'expected one of immediate, deferred, skip'],
  ['[{}, {}]', 'one mapping'],
  ['{', ''],
])('%s is a problem with its place', (text, message) => {
  const { rules, problems } = parseRules('r.json', text);
  expect(rules).toBeUndefined();
  expect(problems[0]!.message).toContain(message);
  expect(problems[0]!.at.path).toBe('r.json');
});

test('rules as orchestrators have them: comments and settings of their own are no problem', () => {
  const { rules, problems, warnings } = parseRules(
    'r.json',
    `{"version": 1, "defaults": {"unit": true}, "filePatterns": {
      "**/*.md": {"critics": [], "unit": false, "e2e": "skip", "reason": "no runtime impact"},
      "**/*.tsx": {"e2e": "deferred", "e2eScope": "dependents", "quality": ["looks"], "critic": "x"},
      "**/pay/**": {"quality": true, "critics": ["security"]}
    }}`,
  );
  expect(problems).toEqual([]);
  expect(rules).toMatchObject([{ unit: false, critics: [] }, { e2e: 'deferred' }, { critics: ['security'] }]);
  expect(rules![0]).not.toHaveProperty('e2e');
  expect(warnings.map(({ at, message }) => [at.line, message])).toEqual([
    [1, '"defaults" is not used'],
    [3, '"critic" is not used; did you mean critics?'],
  ]);
});

test('built in: whatever is no documentation is tested, pages end to end, and nobody is named', () => {
  expect(matching('src/a.py').map(({ unit, e2e }) => [unit, e2e])).toEqual([[true, undefined]]);
  expect(matching('README.md')).toEqual([]);
  expect(matching('src/pages/home.tsx').map(({ e2e }) => e2e)).toContain('immediate');
  expect(matching('src/components/Button.tsx').map(({ e2e }) => e2e)).toContain('deferred');
  expect(builtInRules.flatMap(({ critics }) => critics)).toEqual([]);
});
