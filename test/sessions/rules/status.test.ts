import { expect, test } from 'vitest';
import { brokenRules, brokenStatuses } from '../../support/session.ts';
import { original, statusWith, step, swap } from '../../support/session-edits.ts';
import { full } from '../../support/session-fixtures.ts';

const outcome = (...args: Parameters<typeof full>) => brokenStatuses(full(...args));

test('what was committed was written before', () => {
  const late = (time: string) => statusWith(data => (data.last_update = time));
  const committed = (text: string) =>
    full({ 'status.json': text }, { steps: [step('x', [], { 'status.json': text })] });
  expect(brokenRules(committed(late('2026-02-10T20:00:00Z')))).toMatchObject([
    { rule: 'status-times', status: 'warn' },
  ]);
  expect(brokenStatuses(committed(late('2026-02-10T16:30:00Z')))).toEqual([]);
  const dirty = full(
    { 'status.json': late('2026-02-10T20:00:00Z') },
    { steps: [step('x', [], { 'status.json': '{}' })] },
  );
  expect(brokenStatuses(dirty)).toEqual([]);
});

test('tasks that status.json lists by what became of them are repeated there', () => {
  const text = statusWith(data => Object.assign(data, { completed_tasks: ['T-001'], blocked_tasks: [] }));
  expect(brokenRules(full({ 'status.json': text }))[0]).toMatchObject({
    rule: 'status-tasks',
    status: 'fail',
    places: [expect.stringContaining('completed_tasks'), expect.stringContaining('blocked_tasks')],
  });
});

test('no CI result yet is understood, a colour that there is not is none', () => {
  expect(outcome({ 'status.json': swap('status.json', '"green"', 'null') })).toEqual(['status-fields warn']);
  expect(outcome({ 'status.json': swap('status.json', '"green"', '"yellow"') })).toEqual(['status-fields fail']);
  expect(outcome({ 'status.json': swap('status.json', '"green"', '"red"') })).toEqual(['ci fail']);
});

test("other keys, and a task for the session itself, are nobody's business", () => {
  const status = statusWith(data =>
    Object.assign(data, { summary: 'x', previous_session: 'y', test_baseline: { total: 3 } }),
  );
  const tasks = `project:\n  name: "Login: part one"\n  definition_of_done: ["CI green"]\n\n${original['tasks.yaml']}  - id: meta\n    status: completed\n    type: fix\n    goal: >\n      Several lines: with colons\n      and more of them\n    acceptance_checks: ["manual: look"]\n`;
  expect(outcome({ 'status.json': status, 'tasks.yaml': tasks })).toEqual([]);
});
