import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeSession } from '../../src/sessions/judge.ts';
import { parsePolicy } from '../support/policy.ts';
import { brokenRules } from '../support/session.ts';
import { original } from '../support/session-edits.ts';
import { fixture, full, lean } from '../support/session-fixtures.ts';

test('a full session that follows the contract to the letter has no finding', () => {
  expect(brokenRules(full())).toEqual([]);
});

test('a lean session that follows the contract to the letter has no finding', () => {
  expect(brokenRules(lean())).toEqual([]);
  expect(Object.keys(fixture('lean'))).not.toContain('architecture.md');
});

const piece = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom(
    '"',
    "'",
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    '\n',
    '\r',
    '\t',
    '- ',
    '#',
    '//',
    '/*',
    '```',
    '\u0000',
    '\uFEFF',
    'null',
    '*a',
    '&a',
    '<<: ',
    '? ',
    '| ',
    '> ',
  ),
);

test('whatever is cut out of a file or put into it, the session is judged', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(original)),
      fc.nat(),
      fc.nat({ max: 60 }),
      piece,
      (path, at, length, words) => {
        const text = original[path]!;
        const from = at % text.length;
        const { outcomes } = judgeSession(full({ [path]: text.slice(0, from) + words + text.slice(from + length) }));
        expect(outcomes.length).toBeGreaterThan(0);
        for (const { outcome } of outcomes) expect(outcome.message).not.toMatch(/undefined|\[object|NaN/);
      },
    ),
    { numRuns: 400 },
  );
});

test('whatever a file contains, the session is checked', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(original)), fc.oneof(fc.json(), fc.string()), (path, text) => {
      expect(judgeSession(full({ [path]: text })).outcomes.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['tasks.yaml', '- \n'.repeat(200_000)],
  ['tasks.yaml', `tasks:\n${'  - id: T-1\n    goal: a: b\n'.repeat(4_000)}`],
  ['tasks.yaml', '['.repeat(100_000)],
  ['status.json', '{"a":'.repeat(100_000)],
  ['status.json', `{"user_decisions": [${Array(20_000).fill('{"decision_id": "UD-1"}').join(',')}]}`],
  ['status.json', '"'.repeat(300_000)],
  ['spec.md', `# ${' '.repeat(200_000)}x`],
  ['spec.md', '```x\n'.repeat(50_000)],
  ['outputs/T-001-coder.json', 'x ```json\n'.repeat(30_000)],
  ['approve-design-history.jsonl', '{"at": 1}\n'.repeat(20_000)],
])('a %s that was made to be slow is answered', (path, text) => {
  expect(judgeSession(full({ [path]: text })).outcomes.some(({ outcome }) => outcome.status === 'fail')).toBe(true);
});

test('a role that is no agent is a mistake in the policy', () => {
  const policy = (agent: string) =>
    parsePolicy('p.yml', `version: 1\nsession: {roles: {${agent}: ['*@x']}}\n`, 'p.yml').problems;
  expect(policy('Orchestrator')).toEqual([]);
  expect(policy('Orchestra')[0]!.message).toContain('unknown agent "Orchestra"; known: SpecAgent, Architect');
});

test('a session of 500 tasks with 5,000 findings is a few criteria, the most severe first', () => {
  const checks = Array.from({ length: 10 }, (_, index) => `      - everything is fine ${index}\n`).join('');
  const tasks = Array.from(
    { length: 500 },
    (_, index) =>
      `  - id: T-${index + 1}\n    status: ${index % 2 ? 'done' : 'completed'}\n    goal: ${'x'.repeat(300)}\n    deps: []\n    acceptance_checks:\n${checks}`,
  ).join('');
  const { outcomes } = judgeSession(lean({ 'tasks.yaml': `tasks:\n${tasks}` }));
  const bad = outcomes.filter(({ outcome }) => outcome.status !== 'pass');
  expect(bad.map(({ id, outcome }) => [id, outcome.status])).toEqual([
    ['task-status', 'fail'],
    ['checks', 'fail'],
    ['task-fields', 'warn'],
  ]);
  for (const { outcome } of bad) expect('places' in outcome ? outcome.places!.length : 0).toBeLessThanOrEqual(200);
  const last = bad.find(({ id }) => id === 'checks')!.outcome;
  expect(last.message).toContain('(and 4999 more)');
  expect('got' in last && last.got).toBe('5000 findings in tasks.yaml; the first 200 are listed');
});
