import { expect, test } from 'vitest';
import { blockOf, compileOutput, executorLines } from '../../support/output.ts';

test('each is a criterion at its own line', () => {
  const criteria = compileOutput(`Done.\n${blockOf(...executorLines)}`).filter(({ check }) => check.type === 'claim');
  expect(criteria.map(({ label, at, claim }) => [label, at.line, claim])).toEqual([
    ['files_changed', 5, 'files_changed: [src/a.ts]'],
    ['unclaimed', 5, 'files_changed: [src/a.ts]'],
    ['tests_added', 7, 'tests_added: 2'],
    ['tests_passing', 8, 'tests_passing: true'],
    ['test_failures', 9, 'test_failures: none'],
    ['contradictions', 3, undefined],
  ]);
});

test('claims in a file have an age, claims in the body have none', () => {
  expect(compileOutput(blockOf(...executorLines), { from: 'file' }).at(-1)).toMatchObject({ label: 'age' });
  expect(compileOutput(blockOf(...executorLines)).map(({ label }) => label)).not.toContain('age');
});
