import { describe, expect, test } from 'vitest';
import type { Assessment } from '../../../src/claims/assessment.ts';
import { blockOf, compileOutput, executorLines, executorWith, problems } from '../../support/output.ts';

test('whose block it is must be clear', () => {
  expect(problems(compileOutput(blockOf('recommendations: none')), 'schema')).toEqual([
    '1: the fields do not show which agent wrote this block',
  ]);
  expect(problems(compileOutput(blockOf('agent: tdd-task-exekutor', ...executorLines)), 'schema')).toEqual([
    '2: unknown agent "tdd-task-exekutor"; did you mean tdd-task-executor?',
  ]);
  expect(
    problems(compileOutput(blockOf('agent: review-pr', ...executorLines), { agent: 'tdd-task-executor' }), 'schema'),
  ).toEqual(['2: the block is from review-pr; expected one from tdd-task-executor']);
});

test('of several blocks the last counts, or the last of the requested agent', () => {
  const review = blockOf(
    'approved: true',
    'issues_total: 0',
    'critical: none',
    'major: none',
    'minor: none',
    'security: none',
    'test_coverage: adequate',
    'recommendation: approve',
  );
  const text = `${blockOf(...executorLines)}\n\n${review}`;
  expect(compileOutput(text)[0]).toMatchObject({
    title: 'the output of code-reviewer has its fields',
    at: { line: 13 },
  });
  expect(compileOutput(text, { agent: 'tdd-task-executor' })[0]).toMatchObject({ at: { line: 1 } });
  expect(problems(compileOutput(`${executorWith('blockers: a key')}\n${blockOf(...executorLines)}`), 'rule')).toEqual(
    [],
  );
});

describe('a block that is missing', () => {
  const found = (text: string) =>
    (compileOutput(text, { agent: 'tdd-task-executor' })[0]!.check.params as Assessment).findings[0]!;

  test('is reported with the prompt for the agent', () => {
    expect(found('All done!')).toMatchObject({ message: 'there is no ---OUTPUT--- block', failure: 'major' });
    expect(found('All done!').fix).toContain('---OUTPUT---\nphase: [phase number]/[total phases]\n');
  });

  test('is recovered from the text as far as that goes', () => {
    const some = found('Done.\n\n- **tests_passing**: true\n- `phase`: 1/2\n');
    expect(some.message).toContain('the text has tests_passing: true, phase: 1/2; missing: phase_complete,');
    expect(some.failure).toBe('major');
    expect(found(executorLines.join('\n'))).toMatchObject({ failure: 'minor' });
  });

  test.each([
    ['the fence of a document', `\`\`\`yaml\n${blockOf(...executorLines)}\n\`\`\``, 2],
    ['a quote', blockOf(...executorLines).replaceAll(/^/gm, '> '), 1],
    ['a comment', `<!--\n${blockOf(...executorLines)}\n-->`, 2],
  ])('one in %s does not count, and is pointed at', (_, text, line) => {
    expect(found(text)).toMatchObject({
      at: { line },
      message: expect.stringContaining(`the one on line ${line} is in`),
    });
  });
});
