import type { Entry, Node } from '../syntax/located-value.ts';
import { find, listOf, oneOf, type Reader, shown, spot, textIn, textsOf } from './fields.ts';
import { type Notes, openBook, type Spot } from './notes.ts';
import { type Session, type State, states } from './session.ts';
import { isBefore, type Time, timeOf } from './times.ts';

/** What status.json says, as far as it could be read. */
export interface Status {
  path: string;
  node: Node;
  state?: State;
  stateAt: Spot;
  lean: boolean;
  decisions: readonly Node[];
  lastUpdate?: Time;
  /** All other times that it tells, to hold the last update against. */
  times: { time: Time; name: string; at: Spot }[];
  correction: Correction;
}

export const corrections = ['none', 'queued', 'dispatched', 'completed'] as const;

export interface Correction {
  /** `none` where it is not given. */
  status: (typeof corrections)[number];
  at?: Spot;
  dispatched: boolean;
}

const ciResults = ['unknown', 'green', 'red'] as const;

/** Reads status.json against its schema. */
export function readStatus(node: Node, path: string, session: Session, notes: Notes): Status {
  notes.look('status-fields', 'status-session', 'status-tasks', 'status-times', 'state', 'ci');
  const reader: Reader = { node, path, notes, rule: 'status-fields' };
  const status: Status = {
    path,
    node,
    stateAt: { path, line: 1 },
    lean: false,
    decisions: [],
    times: [],
    correction: { status: 'none', dispatched: false },
  };
  if (node.kind !== 'map') {
    notes.tell('status-fields', 'fail', spot(path, node), `status.json holds ${shown(node)} where a mapping belongs`);
    return status;
  }
  const needed = (key: string, also: readonly string[] = []): Entry | undefined => {
    const found = find(reader, key, also);
    if (!found) notes.tell('status-fields', 'fail', spot(path, node), `${key} is missing; the minimal schema has it`);
    return found;
  };
  const state = needed('current_state', ['state', 'currentState', 'workflow_state']);
  status.stateAt = spot(path, state);
  const read = oneOf(reader, state, 'current_state', states);
  if (read) status.state = read;
  judgeState(status, shown(state?.value), notes);
  judgeSession(needed('session', ['session_id', 'session_name']), path, session, notes);
  textsOf(reader, needed('assumptions'), 'assumptions');
  textsOf(reader, needed('known_issues', ['issues']), 'known_issues');
  status.decisions = decisionsIn(reader, needed('user_decisions', ['decisions']));
  const ci = needed('last_ci_result', ['ci_result', 'ci_status', 'last_ci_status']);
  if (ci?.value.kind === 'null')
    notes.tell('status-fields', 'warn', spot(path, ci), 'last_ci_result is null; write unknown');
  else if (oneOf(reader, ci, 'last_ci_result', ciResults) === 'red') {
    notes.tell('ci', 'fail', spot(path, ci), "last_ci_result is red, and what is red can't be merged");
  }
  needed('retry_counts', ['retries', 'retry_count']);
  const update = readTime(
    needed('last_update', ['updated_at', 'last_updated', 'lastUpdate']),
    'last_update',
    path,
    notes,
  );
  if (update) status.lastUpdate = update;
  repeatedTasks(node, path, notes);
  status.lean = isLean(reader, status);
  return status;
}

/** A list of records; a mapping from ids to records is clear, too. */
function decisionsIn(reader: Reader, entry: Entry | undefined): readonly Node[] {
  if (entry?.value.kind !== 'map') return listOf(reader, entry, 'user_decisions');
  const message = 'user_decisions is a mapping; write a list of records, each with its decision_id';
  reader.notes.tell('status-fields', 'warn', spot(reader.path, entry), message);
  return entry.value.entries.map(({ key, keyAt, value }) => {
    if (value.kind !== 'map' || value.entries.some(each => each.key === 'decision_id' || each.key === 'id'))
      return value;
    const id = { key: 'decision_id', keyAt, value: { kind: 'text' as const, value: key, at: keyAt } };
    return { ...value, at: keyAt, entries: [id, ...value.entries] };
  });
}

function judgeState({ state, stateAt }: Status, given: string, notes: Notes): void {
  if (state === 'BLOCKED') notes.tell('state', 'fail', stateAt, 'the session is BLOCKED; clear what blocks it');
  else if (state !== 'DONE') {
    const name = state ?? given;
    notes.tell('state', 'warn', stateAt, `the session is not done: current_state is ${name}`);
  }
}

function judgeSession(entry: Entry | undefined, path: string, { name }: Session, notes: Notes): void {
  if (!entry) return;
  const given = textIn(entry.value)?.replaceAll('\\', '/').replace(/\/+$/, '').split('/').pop();
  if (given !== name)
    notes.tell(
      'status-session',
      'fail',
      spot(path, entry),
      `session is ${shown(entry.value)}, but the folder is ${name}`,
    );
}

/** A time under a key; null and absent are none, anything else that is no time is told. */
function readTime(
  entry: Entry | undefined,
  name: string,
  path: string,
  notes: Notes,
  nullable = false,
): Time | undefined {
  if (!entry || (nullable && entry.value.kind === 'null')) return undefined;
  const text = textIn(entry.value);
  const time = text === undefined ? undefined : timeOf(text);
  if (!time) {
    const form = 'write a time such as 2026-02-10T09:30:00Z';
    notes.tell(
      'status-times',
      'fail',
      spot(path, entry),
      `${name} is ${shown(entry.value)}, which is no time; ${form}`,
    );
  } else if (time.slack > 14 * 3_600_000) {
    notes.tell('status-times', 'warn', spot(path, entry), `${name} has a day but no time; write both`);
  }
  return time;
}

const taskStatuses = /^(?:not[-_ ]?started|in[-_ ]?progress|implemented|completed|done|todo)$/i;

/** The status of a task under any key of status.json: `tasks`, `task_status`, or a T-001 with one. */
function repeatedTasks(node: Node, path: string, notes: Notes): void {
  if (node.kind !== 'map') return;
  for (const entry of node.entries) {
    const { key, value } = entry;
    if (['current_state', 'retry_counts', 'user_decisions'].includes(key)) continue;
    const parts =
      value.kind === 'map' ? value.entries.map(each => each.value) : value.kind === 'list' ? value.items : [];
    const repeated =
      /^(?:not_started|in_progress|implemented|completed|done|blocked|pending)_tasks$/i.test(key) ||
      (/task/i.test(key) &&
        [value, ...parts].some(part => {
          const word = part.kind === 'map' ? part.entries.find(each => each.key === 'status')?.value : part;
          return taskStatuses.test(textIn(word) ?? '');
        }));
    if (repeated)
      notes.tell(
        'status-tasks',
        'fail',
        spot(path, entry),
        `${key} repeats the status of tasks; it lives in tasks.yaml alone`,
      );
  }
}

function isLean({ node, path }: Reader, { state, decisions }: Status): boolean {
  const quiet = (each: Node): Reader => ({ node: each, path, notes: openBook(), rule: 'status-fields' });
  const flags = find(quiet(node), 'runtime_flags')?.value;
  const flag = flags && find(quiet(flags), 'lean_mode', ['lean'])?.value;
  const mode = textIn((find(quiet(node), 'mode') ?? (flags && find(quiet(flags), 'workflow_mode', ['mode'])))?.value);
  const contexts = decisions.map(each => textIn(find(quiet(each), 'state_context')?.value));
  return (
    (flag?.kind === 'boolean' && flag.value) ||
    /^lean$/i.test(mode ?? '') ||
    state === 'INTAKE_LEAN' ||
    contexts.includes('INTAKE_LEAN')
  );
}

/** Nothing that the file tells is younger than its last update, and nothing is older than the session. */
export function judgeTimes({ path, node, lastUpdate, times }: Status, session: Session, notes: Notes): void {
  const began = timeOf(session.name.slice(0, 10));
  for (const { time, name, at } of times) {
    if (lastUpdate && isBefore(lastUpdate, time))
      notes.tell('status-times', 'fail', at, `${name} is later than last_update; the file was changed after it`);
    if (began && isBefore({ ...time, slack: time.slack + 24 * 3_600_000 }, { ...began, slack: 0 }))
      notes.tell('status-times', 'warn', at, `${name} is earlier than the day in the session's name`);
  }
  if (
    began &&
    lastUpdate &&
    isBefore({ ...lastUpdate, slack: lastUpdate.slack + 24 * 3_600_000 }, { ...began, slack: 0 })
  ) {
    const entry = node.kind === 'map' ? node.entries.find(({ key }) => key === 'last_update') : undefined;
    notes.tell('status-times', 'warn', spot(path, entry), "last_update is earlier than the day in the session's name");
  }
}

/** A time that may be null, kept for the look at the order. */
export function noteTime(status: Status, entry: Entry | undefined, name: string, notes: Notes): Time | undefined {
  const time = readTime(entry, name, status.path, notes, true);
  if (time) status.times.push({ time, name, at: spot(status.path, entry) });
  return time;
}
