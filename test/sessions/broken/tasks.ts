import { folder } from '../../support/session.ts';
import {
  type Broken,
  inState,
  leanStatus,
  leanTasks,
  noMessages,
  original,
  reviewer,
  statusWith,
  step,
  tasksWith,
} from '../../support/session-edits.ts';
import { fixture, full, lean } from '../../support/session-fixtures.ts';

/** tasks.yaml. */
export const tasks: readonly Broken[] = [
  {
    demand: 4,
    what: 'tasks that were begun before the gates',
    session: () => full({ 'status.json': inState('PLAN'), 'tasks.yaml': tasksWith('in-progress', 'not-started') }),
    rule: 'task-state',
    at: ['tasks.yaml', 'status: in-progress'],
    says: 'still in PLAN',
  },
  {
    demand: 49,
    what: 'a task whose state was not updated',
    session: () => full({ 'tasks.yaml': tasksWith('completed', 'in-progress') }),
    rule: 'task-state',
    at: ['tasks.yaml', 'status: in-progress'],
    says: 'current_state is DONE, but T-002 is in-progress (1 of 2',
  },
  {
    demand: 50,
    what: 'a status of a task that there is not',
    session: () => full({ 'tasks.yaml': tasksWith('completed', 'done') }),
    rule: 'task-status',
    at: ['tasks.yaml', 'status: done'],
    says: 'use completed',
  },
  {
    demand: 51,
    what: 'a task that was completed without being implemented',
    session: () => {
      const tasks = { 'tasks.yaml': tasksWith('completed', 'in-progress') };
      return full({}, { steps: [step('Work', [`${folder}/tasks.yaml`], tasks)] });
    },
    rule: 'task-steps',
    at: ['tasks.yaml', '#2 status: completed'],
    says: 'T-002 went from in-progress to completed',
  },
  {
    demand: 51,
    what: 'a task that the Coder completed',
    session: () =>
      full(
        {},
        {
          base: { 'tasks.yaml': tasksWith('completed', 'implemented') },
          steps: [step('Finish\n\nAgent: Coder', [`${folder}/tasks.yaml`], { 'tasks.yaml': original['tasks.yaml']! })],
        },
      ),
    rule: 'task-authors',
    at: ['tasks.yaml', '#2 status: completed'],
    says: 'set to completed in commit abcdef0 by Coder',
  },
  {
    demand: 52,
    what: "a completed task without the Reviewer's OK",
    session: () => full({ [reviewer]: null }),
    rule: 'task-gates',
    at: ['tasks.yaml', 'status: completed'],
    says: 'there is no output of Reviewer',
  },
  {
    demand: 61,
    what: 'no task',
    session: () =>
      full({
        'tasks.yaml': 'tasks: []\n',
        ...noMessages(),
        'status.json': statusWith(data => (data.retry_counts = {})),
      }),
    rule: 'task-fields',
    at: ['tasks.yaml', 'tasks:'],
    says: 'there is no task',
  },
  ...['goal', 'acceptance_checks'].map(
    (key): Broken => ({
      demand: 61,
      what: `tasks without ${key}`,
      session: () => lean({ 'tasks.yaml': leanTasks(key) }),
      rule: 'task-fields',
      at: ['tasks.yaml', '- id'],
      says: `T-001 has no ${key}`,
    }),
  ),
  {
    demand: 61,
    what: 'a task without a status',
    session: () =>
      lean({
        'tasks.yaml': leanTasks('status'),
        'status.json': leanStatus(data => (data.current_state = 'IMPLEMENT_LOOP')),
      }),
    rule: 'task-status',
    at: ['tasks.yaml', '- id'],
    says: 'T-001 has no status',
  },
  {
    demand: 61,
    what: 'a task without an id',
    session: () => lean({ 'tasks.yaml': fixture('lean')['tasks.yaml']!.replace('- id: T-001\n ', '-') }),
    rule: 'task-ids',
    at: ['tasks.yaml', 'status'],
    says: 'has no id',
  },
];
