import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeSession } from '../../src/sessions/judge.ts';
import { parsePolicy } from '../support/policy.ts';
import { original } from '../support/session-edits.ts';
import { full } from '../support/session-fixtures.ts';

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

test('whatever a file holds, the session is judged', () => {
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
