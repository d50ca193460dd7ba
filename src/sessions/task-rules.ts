import { find, shown, spot, wordIn } from './fields.ts';
import { type Notes, openBook } from './notes.ts';
import { rankOf, type SessionPolicy, type State } from './session.ts';
import type { Status } from './status.ts';
import type { Task, TaskStatus } from './tasks.ts';

const finished = (status: TaskStatus | undefined) => status === 'completed' || status === 'implemented';

export function judgeDepends(tasks: readonly Task[], notes: Notes): void {
  notes.look('task-depends');
  const byId = new Map(tasks.map(task => [task.id, task]));
  for (const task of tasks) {
    for (const { id, at } of task.depends) {
      const other = byId.get(id);
      if (!other) notes.tell('task-depends', 'fail', at, `${task.id} depends on ${id}, which is no task`);
      else if (task.status === 'completed' && other.status !== 'completed')
        notes.tell(
          'task-depends',
          'fail',
          at,
          `${task.id} is completed, but ${id}, on which it depends, is ${other.status ?? 'without a status'}`,
        );
      else if (
        (task.status === 'in-progress' || task.status === 'implemented') &&
        other.status &&
        !finished(other.status)
      )
        notes.tell(
          'task-depends',
          'warn',
          at,
          `${task.id} is ${task.status}, but ${id}, on which it depends, is ${other.status}`,
        );
    }
  }
  for (const task of circles(tasks, byId)) {
    notes.tell(
      'task-depends',
      'fail',
      task.depends[0]!.at,
      `${task.id} depends on itself, by way of ${task.depends.map(({ id }) => id).join(', ')}`,
    );
  }
}

/** The tasks that stand in a circle of dependencies, or wait for one. */
function circles(tasks: readonly Task[], byId: ReadonlyMap<string, Task>): Task[] {
  const free = new Set<string>();
  let left = [...tasks];
  for (;;) {
    const ready = left.filter(({ depends }) => depends.every(({ id }) => !byId.has(id) || free.has(id)));
    if (ready.length === 0) break;
    for (const { id } of ready) free.add(id);
    left = left.filter(task => !ready.includes(task));
  }
  const ids = new Set(left.map(({ id }) => id));
  // What only waits for the circle is not in it.
  const inCircle = (task: Task) => {
    const seen = new Set<string>();
    const way = [task];
    for (const next of way) {
      for (const { id } of next.depends) {
        if (id === task.id) return true;
        const other = byId.get(id);
        if (other && ids.has(id) && !seen.has(id)) way.push(other);
        seen.add(id);
      }
    }
    return false;
  };
  return left.filter(inCircle);
}

/** A session that is done has no open task, and one that still plans has none that was begun. */
export function judgeState(tasks: readonly Task[], state: State | undefined, notes: Notes): void {
  notes.look('task-state');
  if (tasks.length === 0) return;
  const rank = rankOf(state);
  const completed = tasks.filter(({ status }) => status === 'completed').length;
  if (state === 'DONE') {
    const open = tasks.filter(({ status }) => status !== 'completed');
    for (const task of open) {
      const count = `${completed} of ${tasks.length} tasks are completed`;
      notes.tell(
        'task-state',
        'fail',
        task.statusAt,
        `current_state is DONE, but ${task.id} is ${task.status ?? 'without a known status'} (${count})`,
      );
    }
    return;
  }
  if (rank === undefined) return;
  for (const { id, status, statusAt } of tasks) {
    if (status === undefined) continue;
    const begun = status !== 'not-started' && status !== 'blocked';
    if (rank < 5 && begun)
      notes.tell('task-state', 'fail', statusAt, `${id} is ${status}, but the session is still in ${state}`);
    if (rank > 5 && !finished(status) && status !== 'blocked')
      notes.tell('task-state', 'warn', statusAt, `the session is in ${state}, but ${id} is ${status}`);
  }
}

/** How often each task went through each FIX loop. */
export function judgeRetries(
  status: Status,
  tasks: readonly Task[] | undefined,
  policy: SessionPolicy,
  notes: Notes,
): void {
  const { path, node } = status;
  notes.look('status-retries');
  const counts = find({ node, path, notes: openBook(), rule: 'status-retries' }, 'retry_counts', [
    'retries',
    'retry_count',
  ]);
  if (!counts) return;
  const tell = (severity: 'fail' | 'warn', at: Parameters<typeof spot>[1], message: string) =>
    notes.tell('status-retries', severity, spot(path, at), message);
  const wants = 'write {"T-001": {"FIX_REVIEW": 0, "FIX_TESTS": 0, "FIX_SECURITY": 0, "FIX_BUILD": 0}}';
  if (counts.value.kind !== 'map') {
    tell(
      counts.value.kind === 'null' ? 'warn' : 'fail',
      counts,
      `retry_counts is ${shown(counts.value)} where a mapping belongs; ${wants}`,
    );
    return;
  }
  const known = tasks && new Set(tasks.map(task => task.id));
  for (const entry of counts.value.entries) {
    const { key: id, value: loops } = entry;
    if (known && id !== 'meta' && !known.has(id)) tell('warn', entry, `retry_counts has ${id}, which is no task`);
    if (loops.kind !== 'map') {
      tell('fail', entry, `retry_counts.${id} is ${shown(loops)} where a count for each loop belongs; ${wants}`);
      continue;
    }
    for (const loop of loops.entries) {
      const most = policy.retries[loop.key];
      const text = wordIn(loop.value) ?? '';
      const count = /^\d+$/.test(text) ? Number(text) : undefined;
      if (most === undefined)
        tell(
          'fail',
          loop,
          `retry_counts.${id} has ${loop.key}; the loops are ${Object.keys(policy.retries).join(', ')}`,
        );
      else if (count === undefined)
        tell('fail', loop, `retry_counts.${id}.${loop.key} is ${shown(loop.value)}; write a whole number from 0`);
      else if (count > most && status.state !== 'BLOCKED')
        tell('fail', loop, `${id} went through ${loop.key} ${count} times; after ${most} the session is BLOCKED`);
      else if (loop.value.kind === 'text')
        tell('warn', loop, `retry_counts.${id}.${loop.key} is text; write ${count} without quotes`);
    }
  }
}
