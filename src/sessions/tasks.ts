import type { Entry, Node } from '../syntax/located-value.ts';
import { cited } from '../syntax/text.ts';
import { find, idIn, isNothing, listOf, type Reader, shown, spot, textIn, textsOf, wordIn } from './fields.ts';
import { faultWords } from './loose-text.ts';
import { looseList } from './loose-yaml.ts';
import type { Notes, Spot } from './notes.ts';

export const taskStatuses = ['not-started', 'in-progress', 'implemented', 'completed', 'blocked'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export interface Task {
  id: string;
  /** What is meant, also where it is spelt otherwise; undefined where that is not clear. */
  status?: TaskStatus;
  statusAt: Spot;
  at: Spot;
  depends: { id: string; at: Spot }[];
  /** As they stand in acceptance_checks. */
  checks: readonly Node[];
  /** risk_flags, where a plan has them. */
  risks: readonly string[];
}

/** Words that agents write for a status. They are told, and read as what they mean, so that nothing else is told for them. */
const meant: Readonly<Record<string, TaskStatus>> = {
  done: 'completed',
  complete: 'completed',
  finished: 'completed',
  closed: 'completed',
  verified: 'completed',
  todo: 'not-started',
  open: 'not-started',
  pending: 'not-started',
  new: 'not-started',
  planned: 'not-started',
  notstarted: 'not-started',
  inprogress: 'in-progress',
  doing: 'in-progress',
  wip: 'in-progress',
  started: 'in-progress',
  active: 'in-progress',
  review: 'implemented',
  inreview: 'implemented',
  coded: 'implemented',
  onhold: 'blocked',
  waiting: 'blocked',
};

function meantStatus(word: string): TaskStatus | undefined {
  const known = taskStatuses.find(each => each === word);
  const folded = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  return known ?? taskStatuses.find(each => each.replaceAll('-', '') === folded) ?? meant[folded];
}

/** The tasks of tasks.yaml, a list or the list under `tasks`; undefined where there is no such thing. */
export function readTasks(text: string, path: string, notes: Notes): Task[] | undefined {
  notes.look('tasks');
  const { items, entries, faults } = looseList(text, 'tasks');
  for (const fault of faults) notes.tell('tasks', 'fail', { path, line: fault.line }, faultWords(fault));
  const reader: Reader = { node: { kind: 'null', at: { line: 1, column: 1 } }, path, notes, rule: 'task-fields' };
  if (!items) {
    if (faults.length > 0) return undefined;
    notes.tell(
      'task-fields',
      'fail',
      { path, line: 1 },
      'there are no tasks; write a list of tasks, or one under tasks:',
    );
    return [];
  }
  notes.look('task-fields', 'task-ids', 'task-status', 'task-blocked');
  const read = items.map(node => readTask({ ...reader, node }, undefined));
  for (const entry of entries ?? []) {
    const message = `tasks is a mapping; write a list, each with id: ${entry.key}`;
    notes.tell('task-fields', 'warn', spot(path, entry), message);
    read.push(readTask({ ...reader, node: entry.value }, entry.key));
  }
  judgeWhole(read, faults.length > 0, path, notes);
  const tasks = read.flatMap(({ task }) => (task ? [task] : []));
  judgeIds(tasks, notes);
  for (const { id, status, statusAt } of tasks)
    if (status === 'blocked') notes.tell('task-blocked', 'fail', statusAt, `${id} is blocked`);
  return tasks;
}

interface ReadTask {
  task?: Task;
  /** The fields that it lacks, of the four that the contract asks for. */
  lacks: readonly string[];
  at: Spot;
}

function readTask(reader: Reader, key: string | undefined): ReadTask {
  const { node, path, notes } = reader;
  const at = spot(path, node);
  if (node.kind !== 'map') {
    notes.tell(
      'task-fields',
      'fail',
      at,
      `a task is ${shown(node)} where a mapping with id, status, goal and acceptance_checks belongs`,
    );
    return { lacks: [], at };
  }
  const idEntry = find(reader, 'id', ['task_id', 'taskId', 'task']);
  const id = idIn(idEntry?.value) ?? key;
  const goal = find(reader, 'goal', ['description', 'objective', 'summary']);
  const checks = find(reader, 'acceptance_checks', [
    'verification',
    'acceptance_criteria',
    'acceptance',
    'checks',
    'verify',
  ]);
  const statusEntry = find(reader, 'status', ['state']);
  const depends = find(reader, 'depends_on', ['deps', 'dependencies', 'depends', 'requires', 'blocked_by']);
  const lacks = Object.entries({ id, status: statusEntry, goal, acceptance_checks: checks })
    .filter(([, value]) => typeof value !== 'string' && isEmpty(value))
    .map(([name]) => name);
  const task: Task = {
    id: id ?? `the task of line ${at.line}`,
    at,
    statusAt: spot(path, statusEntry, at.line),
    depends: dependsOf({ ...reader, rule: 'task-depends' }, depends),
    checks: checksIn(reader, checks),
    risks: textsOf(reader, find(reader, 'risk_flags'), 'risk_flags').map(({ value }) => value),
  };
  const status = statusEntry && judgeStatus(task.id, statusEntry, path, notes);
  if (status) task.status = status;
  if (id === undefined) notes.tell('task-ids', 'fail', at, 'a task has no id; write id: T-001');
  if (!statusEntry)
    notes.tell('task-status', 'fail', at, `${task.id} has no status; write one of ${taskStatuses.join(', ')}`);
  return { task, lacks, at };
}

function isEmpty(entry: Entry | undefined): boolean {
  return isNothing(entry?.value) || (entry?.value.kind === 'list' && entry.value.items.length === 0);
}

function judgeStatus(id: string, entry: Entry, path: string, notes: Notes): TaskStatus | undefined {
  const word = textIn(entry.value) ?? '';
  const known = taskStatuses.find(each => each === word);
  if (known) return known;
  const status = meantStatus(word);
  const advice = status ? `write ${status}` : `write one of ${taskStatuses.join(', ')}`;
  notes.tell(
    'task-status',
    'fail',
    spot(path, entry),
    `${id} has the status ${shown(entry.value)}, which there is not; ${advice}`,
  );
  return status;
}

/** A list, or ids in one text: `T-001, T-002`. */
function dependsOf(reader: Reader, entry: Entry | undefined): Task['depends'] {
  if (!entry || isNothing(entry.value)) return [];
  const words = (node: Node) => (wordIn(node) ?? '').split(/[\s,;]+/).filter(word => !/^(?:none|null|-|)$/i.test(word));
  const nodes = entry.value.kind === 'text' ? [entry.value] : listOf(reader, entry, 'depends_on');
  return nodes.flatMap(node => words(node).map(id => ({ id, at: spot(reader.path, node) })));
}

function checksIn(reader: Reader, entry: Entry | undefined): readonly Node[] {
  if (!entry) return [];
  if (entry.value.kind !== 'map') return listOf(reader, entry, 'acceptance_checks');
  const message = 'acceptance_checks is a mapping where a list belongs; write ["cmd: …", "manual: …"]';
  reader.notes.tell('task-fields', 'warn', spot(reader.path, entry), message);
  return entry.value.entries.map(each => ({ kind: 'map', entries: [each], at: each.keyAt }));
}

/** One whole task is the least; what others lack is worth a look. */
function judgeWhole(read: readonly ReadTask[], damaged: boolean, path: string, notes: Notes): void {
  if (read.length === 0) {
    if (!damaged)
      notes.tell(
        'task-fields',
        'fail',
        { path, line: 1 },
        'there is no task; write at least one with id, status, goal and acceptance_checks',
      );
    return;
  }
  const whole = read.some(({ task, lacks }) => task && lacks.length === 0);
  for (const { task, lacks, at } of read) {
    // A missing id or status is told under its own rule.
    const missing = lacks.filter(name => name === 'goal' || name === 'acceptance_checks');
    if (!task || missing.length === 0) continue;
    notes.tell('task-fields', whole ? 'warn' : 'fail', at, `${task.id} has no ${missing.join(' and no ')}`);
  }
}

function judgeIds(tasks: readonly Task[], notes: Notes): void {
  const seen = new Map<string, Task>();
  for (const task of tasks) {
    const first = seen.get(task.id);
    if (first)
      notes.tell('task-ids', 'fail', task.at, `${task.id} stands on line ${first.at.line} already; ids are unique`);
    else seen.set(task.id, task);
    if (!/^(?:T-\d+[a-z]?|meta)$/.test(task.id) && !task.id.startsWith('the task of'))
      notes.tell('task-ids', 'warn', task.at, `${cited(task.id)} is not of the form T-001`);
  }
}
