import { expect, test } from 'vitest';
import { brokenRules, folder } from '../../support/session.ts';
import { original, step, tasksWith } from '../../support/session-edits.ts';
import { full } from '../../support/session-fixtures.ts';

const steps = (base: string | null, versions: readonly string[]) =>
  brokenRules(
    full(
      {},
      {
        ...(base === null ? {} : { base: { 'tasks.yaml': base } }),
        steps: versions.map(text => step('Work', [`${folder}/tasks.yaml`], { 'tasks.yaml': text })),
      },
    ),
  ).flatMap(({ rule, status, message }) => (rule === 'task-steps' ? [`${status} ${message}`] : []));

const begun = tasksWith('completed', 'in-progress');
const implemented = tasksWith('completed', 'implemented');
const done = original['tasks.yaml']!;

test('a step that no commit shows is a warning: the commits may have been squashed', () => {
  const squashed =
    'warn T-002 went from in-progress to completed since the base, and no commit shows it as implemented';
  expect(steps(begun, [])).toEqual([squashed]);
  expect(steps(begun, [done])).toEqual([squashed]);
});

test('a step that is left out from one commit to the next fails, whether or not the base knows the task', () => {
  const jumped = 'fail T-002 went from in-progress to completed; it must be implemented first';
  expect(steps(begun, [begun, done])).toEqual([jumped]);
  expect(steps(null, [begun, done])).toEqual([jumped]);
  expect(steps(null, [begun])).toEqual([jumped]);
});

test('a task that is new may have any status, and every step may be a commit', () => {
  expect(steps(null, [])).toEqual([]);
  expect(steps(null, [done])).toEqual([]);
  expect(steps(null, [begun, implemented, done])).toEqual([]);
  expect(steps(begun, [implemented, done])).toEqual([]);
});
