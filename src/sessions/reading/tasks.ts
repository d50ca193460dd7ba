import type { Agent } from '../../model/agent.ts';
import type { Place } from '../../model/finding.ts';
import type { Entry, Node } from '../../syntax/located-value.ts';
import { type Findings, ignored } from '../findings.ts';
import { mostVersions, type Session } from '../session.ts';
import { agentsOf } from './commits.ts';
import {
  find,
  idIn,
  isNothing,
  listOf,
  optional,
  placeOf,
  type Reader,
  shown,
  textIn,
  textsOf,
  wordIn,
} from './fields.ts';
import { readYamlList, sameContent, textOf } from './lenient.ts';

export const taskStatuses = ['not-started', 'in-progress', 'implemented', 'completed', 'blocked'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export interface Task {
  /** Its id, or `the task of line 7`, which is part of criterion ids. */
  id: string;
  named: boolean;
  /** What is meant, even if it is spelled otherwise; undefined if that is unclear. */
  status?: TaskStatus;
  /** The status as written, if it is there. */
  statusEntry?: Entry;
  statusAt: Place;
  at: Place;
  /** The required fields that are missing or empty. */
  lacks: readonly string[];
  depends: { id: string; at: Place }[];
  /** The entries of acceptance_checks. */
  checks: readonly Node[];
  /** risk_flags, if the plan has them. */
  risks: readonly string[];
}

/** What tasks.yaml says. */
export interface TaskFile {
  path: string;
  tasks: readonly Task[];
  /** Is there a list of tasks at all? */
  listed: boolean;
  /** How many entries the list has, including those that are not tasks. */
  entries: number;
  /** Some of it is not YAML, so tasks may be missing. */
  damaged: boolean;
}

/** Words that agents write for a status: each is reported once, and then read as what it means. */
const otherWords: Readonly<Record<string, TaskStatus>> = {
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

function statusMeant(word: string): TaskStatus | undefined {
  const known = taskStatuses.find(each => each === word);
  const folded = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const other = Object.hasOwn(otherWords, folded) ? otherWords[folded] : undefined;
  return known ?? taskStatuses.find(each => each.replaceAll('-', '') === folded) ?? other;
}

/** One version of tasks.yaml: a list, or the list under `tasks`. Undefined if nothing in it can be read. */
export function readTasks(content: Uint8Array | string, path: string, findings: Findings): TaskFile | undefined {
  const text = textOf(content);
  const { items, entries = [], faults } = 'text' in text ? readYamlList(text.text, 'tasks') : { faults: [text.fault] };
  for (const { code, line, message } of faults) findings.add('tasks', 'fail', { path, line }, message, code);
  const damaged = faults.length > 0;
  if (!items) return damaged ? undefined : { path, tasks: [], listed: false, entries: 0, damaged };
  const read = (node: Node, key?: string): Task[] => {
    const task = readTask({ node, path, findings, rule: 'task-fields' }, key);
    return task ? [task] : [];
  };
  const tasks = items.flatMap(node => read(node));
  for (const entry of entries) {
    const message = `tasks must be a list, not a mapping; write each task with id: ${entry.key}`;
    findings.add('task-fields', 'warn', placeOf(path, entry), message);
    tasks.push(...read(entry.value, entry.key));
  }
  return { path, tasks, listed: true, entries: items.length + entries.length, damaged };
}

function readTask(reader: Reader, key: string | undefined): Task | undefined {
  const { node, path, findings } = reader;
  const at = placeOf(path, node);
  if (node.kind !== 'map') {
    const message = `a task must be a mapping with id, status, goal and acceptance_checks, not ${shown(node)}`;
    findings.add('task-fields', 'fail', at, message);
    return undefined;
  }
  const id = idIn(find(reader, 'id', ['task_id', 'taskId', 'task'])?.value) ?? key;
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
  return {
    id: id ?? `the task of line ${at.line}`,
    named: id !== undefined,
    at,
    lacks,
    statusAt: placeOf(path, statusEntry, at.line),
    ...optional('statusEntry', statusEntry),
    ...optional('status', statusEntry && statusMeant(textIn(statusEntry.value) ?? '')),
    depends: dependsOf({ ...reader, rule: 'task-depends' }, depends),
    checks: checksIn(reader, checks),
    risks: textsOf(reader, find(reader, 'risk_flags'), 'risk_flags').map(({ value }) => value),
  };
}

function isEmpty(entry: Entry | undefined): boolean {
  return isNothing(entry?.value) || (entry?.value.kind === 'list' && entry.value.items.length === 0);
}

/** A list, or ids in one text: `T-001, T-002`. */
function dependsOf(reader: Reader, entry: Entry | undefined): Task['depends'] {
  if (!entry || isNothing(entry.value)) return [];
  const words = (node: Node) => (wordIn(node) ?? '').split(/[\s,;]+/).filter(word => !/^(?:none|null|-|)$/i.test(word));
  const nodes = entry.value.kind === 'text' ? [entry.value] : listOf(reader, entry, 'depends_on');
  return nodes.flatMap(node => words(node).map(id => ({ id, at: placeOf(reader.path, node) })));
}

function checksIn(reader: Reader, entry: Entry | undefined): readonly Node[] {
  if (!entry) return [];
  if (entry.value.kind !== 'map') return listOf(reader, entry, 'acceptance_checks');
  const message = 'acceptance_checks must be a list, not a mapping; write ["cmd: …", "manual: …"]';
  reader.findings.add('task-fields', 'warn', placeOf(reader.path, entry), message);
  return entry.value.entries.map(each => ({ kind: 'map', entries: [each], at: each.keyAt }));
}

/** A task that went from one status to another. */
export interface TaskMove {
  task: Task;
  from?: TaskStatus;
  to: TaskStatus;
  /**
   * It became completed without being implemented first. `squashed`: since the base, so the step may have been taken, but
   * no commit shows it; `jumped`: from one version of the branch to the next.
   */
  skipped?: 'squashed' | 'jumped';
  /** The agents and the commit of the change; none for what is not committed. */
  agents: readonly Agent[];
  commit: string;
}

/** How the tasks changed since the branch forked. */
export interface TaskChanges {
  /** Is there an older version to compare with? */
  compared: boolean;
  moves: readonly TaskMove[];
  removed: readonly { id: string; status?: TaskStatus }[];
}

type Statuses = ReadonlyMap<string, TaskStatus | undefined>;

/** The statuses in another version of tasks.yaml. */
function statusesIn(content: Uint8Array | string | undefined, path: string): Statuses {
  const file = content === undefined ? undefined : readTasks(content, path, ignored);
  return new Map((file?.tasks ?? []).map(({ id, status }) => [id, status]));
}

/** Follows each task from the fork through the commits of the branch to the head. */
export function readTaskChanges({ tasks, path }: TaskFile, session: Session): TaskChanges {
  const start = session.fork.get(path) ?? session.base?.get(path);
  const versions = session.steps.filter(({ files }, index, all) => {
    const content = files.get(path);
    return content !== undefined && !sameContent(content, all[index - 1]?.files.get(path));
  });
  // With too many versions, the last of the older ones represents them all.
  const older = versions.slice(0, -mostVersions).at(-1);
  const before = statusesIn(start, path);
  const earlier = statusesIn(older?.files.get(path), path);
  let now = new Map([...before, ...earlier]);
  const inBranch = new Set(earlier.keys());
  const current = new Map(tasks.map(task => [task.id, task]));
  const skipped = new Set<string>();
  const moves: TaskMove[] = [];
  const follow = (after: Statuses, agents: readonly Agent[], commit: string) => {
    for (const [id, to] of after) {
      const from = now.get(id);
      const task = current.get(id);
      if (to === undefined || from === to || !task || skipped.has(id)) continue;
      // A task that is new in this version may have any status.
      const skips = now.has(id) && to === 'completed' && from !== 'implemented';
      if (skips) skipped.add(id);
      const how: TaskMove['skipped'] = skips ? (inBranch.has(id) ? 'jumped' : 'squashed') : undefined;
      moves.push({ task, ...optional('from', from), to, ...optional('skipped', how), agents, commit });
    }
    now = new Map([...now, ...after]);
    for (const id of after.keys()) inBranch.add(id);
  };
  for (const step of versions.slice(-mostVersions))
    follow(statusesIn(step.files.get(path), path), agentsOf(step, session.policy.roles), step.id.slice(0, 7));
  follow(new Map(tasks.map(({ id, status }) => [id, status])), [], '');
  const removed = [...before].filter(([id, status]) => !current.has(id) && status !== 'completed');
  return {
    compared: start !== undefined,
    moves,
    removed: removed.map(([id, status]) => ({ id, ...optional('status', status) })),
  };
}
