import { expect, test } from 'vitest';
import { builtInAgents } from '../../src/claims/output/agents.ts';
import { blockOf, compileOutput, executorLines, problems } from '../support/output.ts';

test('JSON is read like a block', () => {
  const json = JSON.stringify(
    {
      ready_to_merge: true,
      blocking_issues: ['a leak'],
      warnings: null,
      test_status: 'all-pass',
      files_reviewed: 2,
      approval_confidence: 'high',
      final_recommendation: 'merge',
    },
    null,
    1,
  );
  const criteria = compileOutput(json);
  expect(problems(criteria, 'schema')).toEqual([]);
  expect(problems(criteria, 'rule')).toEqual([
    '3: blocking_issues is "[a leak]", but must be none for the work to continue',
  ]);
});

test('a block that could be from two agents must pass the rules of both, where none was requested', () => {
  const review = ['ready_to_merge: false', 'blocking_issues: none', 'warnings: none', 'test_status: all-pass'];
  const rest = ['files_reviewed: 1', 'approval_confidence: high', 'final_recommendation: revise'];
  const other = ['simplified: false', 'files_modified: none', 'lines_removed: 0', 'complexity_reduction: none'];
  const text = blockOf('agent: code-simplifier', ...review, ...rest, ...other, 'changes_summary: nothing');
  expect(problems(compileOutput(text), 'rule')).toEqual([expect.stringContaining('ready_to_merge is false')]);
  expect(problems(compileOutput(text, { agent: 'code-simplifier' }), 'rule')).toEqual([]);
});

test('a reviewer who refuses asks for one more round of review', () => {
  const kinds = (lines: readonly string[]) => new Set(compileOutput(blockOf(...lines)).map(({ kind }) => kind));
  expect(kinds(builtInAgents.find(({ name }) => name === 'code-reviewer')!.example!.split('\n'))).toEqual(
    new Set(['review']),
  );
  expect(kinds(executorLines)).toEqual(new Set([undefined]));
});
