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
  ['{"filePatterns": {"*.ts": {"critic": "x"}}}', 'did you mean critics?'],
  ['{"filePatterns": {"../x": {}}}', 'leaves the repository'],
  ['{"filePatterns": {"*.ts": {"e2e": "later"}}}', 'expected one of immediate, deferred'],
  ['[{}, {}]', 'one mapping'],
  ['{', ''],
])('%s is a problem with its place', (text, message) => {
  const { rules, problems } = parseRules('r.json', text);
  expect(rules).toBeUndefined();
  expect(problems[0]!.message).toContain(message);
  expect(problems[0]!.at.path).toBe('r.json');
});

test('built in: whatever is no documentation is tested, pages end to end, and nobody is named', () => {
  expect(matching('src/a.py').map(({ unit, e2e }) => [unit, e2e])).toEqual([[true, undefined]]);
  expect(matching('README.md')).toEqual([]);
  expect(matching('src/pages/home.tsx').map(({ e2e }) => e2e)).toContain('immediate');
  expect(matching('src/components/Button.tsx').map(({ e2e }) => e2e)).toContain('deferred');
  expect(builtInRules.flatMap(({ critics }) => critics)).toEqual([]);
});
