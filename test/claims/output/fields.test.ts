import { expect, test } from 'vitest';
import { blockOf, compileOutput, executorLines, executorWith, problems } from '../../support/output.ts';

test.each([
  ['phase: 4/3', '2: phase is "4/3"; expected a phase such as 2/3'],
  ['phase: 0/3', '2: phase is "0/3"; expected a phase such as 2/3'],
  ['phase_complete: mostly', '3: phase_complete is "mostly"; expected true or false'],
  ['phase_complete: [true/false]', '3: phase_complete is "[true/false]"; expected true or false'],
  ['files_changed: a.ts, b.ts', '4: files_changed is "a.ts, b.ts"; expected a list of files [a.ts, b.ts] or none'],
  ['files_changed: [a.ts', '4: files_changed is "[a.ts"; expected'],
  ['tests_added: eight', '6: tests_added is "eight"; expected a whole number'],
  ['tests_added: -1', '6: tests_added is -1; expected a whole number'],
  ['next_action:', '10: next_action is empty; expected text'],
])('%s is refused', (line, expected) => {
  const text = line === 'files_changed: [a.ts' ? executorWith('files_changed: [a.ts, b.ts') : executorWith(line);
  expect(problems(compileOutput(text), 'schema')).toEqual([
    expect.stringContaining(expected.replace('"[a.ts"', '"[a.ts, b.ts"')),
  ]);
});

test.each(['phase: 2 of 3', 'phase_complete: yes', 'files_changed: src/a.ts', 'tests_added: none', 'test_failures: 0'])(
  '%s is understood',
  line => expect(problems(compileOutput(executorWith(line)), 'schema')).toEqual([]),
);

test('a missing field is reported with the nearest name, a duplicate one with both lines', () => {
  const text = blockOf(...executorLines.map(line => line.replace('tests_added', 'test_added')), 'phase: 1/3');
  expect(problems(compileOutput(text), 'schema')).toEqual([
    '1: missing field tests_added; is it test_added?',
    '11: duplicate field phase (first on line 2)',
  ]);
});

test('a block that nobody closes is refused; a long one is a warning; text behind it only in a file', () => {
  expect(problems(compileOutput(blockOf(...executorLines).replace('---END---', '')), 'schema')).toEqual([
    '1: the block is not closed: there is no ---END---',
  ]);
  expect(problems(compileOutput(executorWith(`next_action: ${'x'.repeat(900)}`)), 'schema')).toEqual([
    expect.stringMatching(/^1: warn: the block has \d+ characters; at most 1000 are recommended$/),
  ]);
  const text = `${blockOf(...executorLines)}\nBye.`;
  expect(problems(compileOutput(text), 'schema')).toEqual([]);
  expect(problems(compileOutput(text, { from: 'file' }), 'schema')).toEqual(['1: warn: there is text after ---END---']);
});

test('a line of the block that is not a field is refused', () => {
  const text = blockOf(
    'types_analyzed: 1',
    'quality_score: 8',
    'but three are broken',
    'issues: none',
    'recommendations: none',
  );
  expect(problems(compileOutput(text, { agent: 'type-design-analyzer' }), 'schema')).toEqual([
    '4: this line of the block is not a field',
  ]);
});

test.each(['[none]', '["none."]', 'none.', 'n/a', 'N/A', '-', '[-]', '[n/a]'])('%s lists nothing', nothing => {
  const text = blockOf(
    'ready_to_merge: true',
    `blocking_issues: ${nothing}`,
    'warnings: none',
    'test_status: all-pass',
    'files_reviewed: 1',
    'approval_confidence: high',
    'final_recommendation: merge',
  );
  const lowered = compileOutput(text, { agent: 'review-pr' });
  expect([...problems(lowered, 'schema'), ...problems(lowered, 'rule')]).toEqual([]);
});

test('hostile blocks stay within bounds, and are reported', () => {
  const items = `files_created: [${Array.from({ length: 1001 }, (_, index) => `a${index}.ts`).join(', ')}]`;
  const crowded = compileOutput(executorWith(items));
  expect(problems(crowded, 'schema')).toContain('5: files_created lists 1001 items; at most 1000 are allowed');
  expect(crowded.map(({ label }) => label)).not.toContain('files_created');

  const repeated = compileOutput(blockOf(...executorLines, 'blockers: none\n'.repeat(200_000)));
  expect(problems(repeated, 'schema')).toHaveLength(1000);
  expect(JSON.stringify(repeated).length).toBeLessThan(500_000);

  const opened = compileOutput('---OUTPUT---\n'.repeat(200_000), { agent: 'tdd-task-executor' });
  expect(opened[0]).toMatchObject({ at: { line: 200_000 } });
});
