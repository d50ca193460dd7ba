import { cited } from '../../syntax/text.ts';
import type { Said } from '../findings.ts';
import { shown } from '../reading/fields.ts';
import { type Task, type TaskStatus, taskStatuses } from '../reading/tasks.ts';
import type { Rule } from '../rule.ts';
import { rankOf } from '../session.ts';

const isFinished = (status: TaskStatus | undefined) => status === 'completed' || status === 'implemented';

/** Reading tasks.yaml reports what breaks it. */
export const tasks: Rule<'tasks'> = {
  id: 'tasks',
  title: 'tasks.yaml is valid YAML',
  fix: 'Quote values that contain a colon, # or other special characters.',
  check({ session }, findings) {
    if (session.head.has(`${session.folder}/tasks.yaml`)) findings.markChecked();
  },
};

export const taskFields: Rule<'task-fields'> = {
  id: 'task-fields',
  title: 'tasks.yaml has a task with id, status, goal and acceptance_checks',
  fix: 'Write id, status, goal and acceptance_checks for every task.',
  check({ tasks: file }, findings) {
    if (!file) return;
    findings.markChecked();
    const top = { path: file.path, line: 1 };
    if (!file.listed) findings.add('fail', top, 'there are no tasks; write a list of tasks, or one under tasks:');
    else if (file.entries === 0 && !file.damaged)
      findings.add('fail', top, 'there is no task; write at least one with id, status, goal and acceptance_checks');
    const isComplete = file.tasks.some(({ lacks }) => lacks.length === 0);
    for (const { id, lacks, at } of file.tasks) {
      // A missing id or status is reported by its own rule.
      const missing = lacks.filter(name => name === 'goal' || name === 'acceptance_checks');
      const lack = missing.join(' and no ');
      if (missing.length > 0)
        findings.add(isComplete ? 'warn' : 'fail', at, {
          one: `${id} has no ${lack}`,
          alike: ['', `tasks have no ${lack}`],
        });
    }
  },
};

export const taskIds: Rule<'task-ids'> = {
  id: 'task-ids',
  title: 'every task has a unique id',
  fix: 'Number tasks T-001, T-002 and so on.',
  check({ tasks: file }, findings) {
    if (!file?.listed) return;
    findings.markChecked();
    const seen = new Map<string, Task>();
    for (const task of file.tasks) {
      const { id, at } = task;
      if (!task.named) findings.add('fail', at, 'a task has no id; write id: T-001');
      const first = seen.get(id);
      if (first) findings.add('fail', at, `duplicate task id ${id} (first on line ${first.at.line})`);
      else seen.set(id, task);
      if (task.named && !/^(?:T-\d+[A-Za-z]?|meta)$/.test(id))
        findings.add('warn', at, { one: `write ${cited(id)} like T-001`, alike: ['write', 'ids like T-001'] });
    }
  },
};

export const taskStatus: Rule<'task-status'> = {
  id: 'task-status',
  title: 'every task has a known status',
  fix: 'Use not-started, in-progress, implemented, completed or blocked.',
  check({ tasks: file }, findings) {
    if (!file?.listed) return;
    findings.markChecked();
    for (const { id, status, statusEntry, statusAt, at } of file.tasks) {
      const all = taskStatuses.join(', ');
      if (!statusEntry)
        findings.add('fail', at, {
          one: `${id} has no status; use ${all}`,
          alike: ['', `tasks have no status; use ${all}`],
        });
      else if (statusEntry.value.kind !== 'text' || statusEntry.value.value !== status) {
        const unknown = `unknown status ${shown(statusEntry.value)} for`;
        const use = `use ${status ?? all}`;
        findings.add('fail', statusAt, { one: `${unknown} ${id}; ${use}`, alike: [unknown, `tasks; ${use}`] });
      }
    }
  },
};

export const taskSteps: Rule<'task-steps'> = {
  id: 'task-steps',
  title: 'tasks are implemented before they are completed',
  fix: 'Set implemented first; the Orchestrator sets completed when all gates have passed.',
  check({ tasks: file, taskChanges }, findings) {
    if (!file || !taskChanges) return;
    if (taskChanges.compared || taskChanges.moves.length > 0) findings.markChecked();
    for (const { task, from, to, skipped } of taskChanges.moves) {
      const went = `went from ${from ?? 'an unknown status'} to completed`;
      if (skipped === 'jumped')
        findings.add('fail', task.statusAt, {
          one: `${task.id} ${went}; it must be implemented first`,
          alike: ['', `tasks ${went}; they must be implemented first`],
        });
      else if (skipped === 'squashed')
        findings.add('warn', task.statusAt, {
          one: `${task.id} ${went} since the base, and no commit shows it as implemented`,
          alike: ['', `tasks ${went} since the base, and no commit shows them as implemented`],
        });
      else if (from === 'completed' && to !== 'blocked')
        findings.add('warn', task.statusAt, `${task.id} was completed and went back to ${to}`);
    }
    for (const { id, status = 'without a status' } of taskChanges.removed)
      findings.add('warn', { path: file.path, line: 1 }, `${id} was removed; on the base it is ${status}`);
  },
};

export const taskAuthors: Rule<'task-authors'> = {
  id: 'task-authors',
  title: 'each status is set by the agent that may set it',
  fix: 'Let the Coder set in-progress and implemented, and the Orchestrator completed.',
  check({ taskChanges }, findings) {
    for (const { task, to, agents, commit } of taskChanges?.moves ?? []) {
      if (agents.length === 0) continue;
      findings.markChecked();
      const set = `${task.id} was set to ${to} in commit ${commit} by ${agents.join(' and ')}`;
      if (to === 'completed' && (!agents.includes('Orchestrator') || agents.includes('Coder')))
        findings.add('fail', task.statusAt, `${set}; only the Orchestrator may`);
      if ((to === 'in-progress' || to === 'implemented') && !agents.includes('Coder'))
        findings.add('warn', task.statusAt, `${set}; only the Coder should`);
    }
  },
};

export const taskDepends: Rule<'task-depends'> = {
  id: 'task-depends',
  title: 'tasks depend on existing tasks, and come after them',
  fix: 'List ids of tasks.yaml in depends_on, without cycles, and finish those tasks first.',
  check({ tasks: file }, findings) {
    if (!file) return;
    findings.markChecked();
    const byId = new Map(file.tasks.map(task => [task.id, task]));
    for (const task of file.tasks) {
      const { status } = task;
      for (const { id, at } of task.depends) {
        const other = byId.get(id);
        const is = other?.status ?? 'without a status';
        const message: Said = {
          one: `${task.id} is ${status}, but depends on ${id}, which is ${is}`,
          alike: ['', `tasks are ${status}, but depend on one that is ${is}`],
        };
        if (!other) findings.add('fail', at, `${task.id} depends on unknown task ${id}`);
        else if (status === 'completed' && other.status !== 'completed') findings.add('fail', at, message);
        else if ((status === 'in-progress' || status === 'implemented') && other.status && !isFinished(other.status))
          findings.add('warn', at, message);
      }
    }
    for (const { id, depends } of cycles(file.tasks, byId))
      findings.add(
        'fail',
        depends[0]!.at,
        `${id} depends on itself through ${depends.map(each => each.id).join(', ')}`,
      );
  },
};

/** The tasks that depend on themselves. */
function cycles(tasks: readonly Task[], byId: ReadonlyMap<string, Task>): Task[] {
  const free = new Set<string>();
  let left = [...tasks];
  for (;;) {
    const ready = left.filter(({ depends }) => depends.every(({ id }) => !byId.has(id) || free.has(id)));
    if (ready.length === 0) break;
    for (const { id } of ready) free.add(id);
    left = left.filter(task => !ready.includes(task));
  }
  const ids = new Set(left.map(({ id }) => id));
  // A task that only depends on a cycle is not in it.
  const inCycle = (task: Task) => {
    const seen = new Set<string>();
    const reached = [task];
    for (const next of reached) {
      for (const { id } of next.depends) {
        if (id === task.id) return true;
        const other = byId.get(id);
        if (other && ids.has(id) && !seen.has(id)) reached.push(other);
        seen.add(id);
      }
    }
    return false;
  };
  return left.filter(inCycle);
}

export const taskState: Rule<'task-state'> = {
  id: 'task-state',
  title: 'the tasks match current_state',
  fix: 'Finish the tasks, or correct current_state.',
  check({ tasks: file, status, state }, findings) {
    if (!file || !status?.state) return;
    findings.markChecked();
    const all = file.tasks;
    const rank = rankOf(state);
    const count = `${all.filter(each => each.status === 'completed').length} of ${all.length} tasks are completed`;
    for (const { id, status: given, statusAt } of all) {
      if (state === 'DONE') {
        const is = given ?? 'without a known status';
        if (given !== 'completed')
          findings.add('fail', statusAt, {
            one: `current_state is DONE, but ${id} is ${is} (${count})`,
            alike: ['current_state is DONE, but', `tasks are ${is} (${count})`],
          });
      } else if (given !== undefined && rank !== undefined) {
        if (rank < 5 && given !== 'not-started' && given !== 'blocked')
          findings.add('fail', statusAt, {
            one: `${id} is ${given}, but the session is still in ${state}`,
            alike: ['', `tasks are ${given}, but the session is still in ${state}`],
          });
        if (rank > 5 && !isFinished(given) && given !== 'blocked')
          findings.add('warn', statusAt, {
            one: `the session is in ${state}, but ${id} is ${given}`,
            alike: [`the session is in ${state}, but`, `tasks are ${given}`],
          });
      }
    }
  },
};

export const taskBlocked: Rule<'task-blocked'> = {
  id: 'task-blocked',
  title: 'no task is blocked',
  fix: 'Resolve what blocks the task.',
  check({ tasks: file }, findings) {
    if (!file?.listed) return;
    findings.markChecked();
    for (const { id, status, statusAt } of file.tasks)
      if (status === 'blocked') findings.add('fail', statusAt, `${id} is blocked`);
  },
};
