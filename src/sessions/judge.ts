import type { Outcome } from '../model/outcome.ts';
import type { Node } from '../syntax/located-value.ts';
import { type AcceptanceCriterion, judgeAcceptance, judgeFiles, judgeFolder } from './artifacts.ts';
import { readChecks, type TaskCheck } from './checks.ts';
import { isSecurity, judgeIds, judgeKept, judgeOpen, judgeRecords, judgeSecurity } from './decision-rules.ts';
import { type Decision, readDecisions } from './decisions.ts';
import { judgeDocuments } from './documents.ts';
import { spot } from './fields.ts';
import { judgeCorrection, judgeGates, workState } from './gates.ts';
import { judgeHistory } from './history.ts';
import { foldersOf, type Input, judgeChanged, judgeContext, readInput } from './inputs.ts';
import { looseJson } from './loose-json.ts';
import { faultWords, same, textOf } from './loose-text.ts';
import { judgeNames, readMessages } from './messages.ts';
import { type Book, type Notes, openBook, type Spot } from './notes.ts';
import { judgeReported, judgeStatuses, judgeTaskGates, lastWords } from './output-rules.ts';
import { readOutput, whose } from './outputs.ts';
import { judgeRoles } from './roles.ts';
import type { RuleId } from './rules.ts';
import { type Files, mostVersions, rankOf, type Session } from './session.ts';
import { judgeTimes, readStatus, type Status } from './status.ts';
import { judgeDepends, judgeRetries, judgeState } from './task-rules.ts';
import { judgeSteps } from './task-steps.ts';
import { readTasks, type Task } from './tasks.ts';
import { readTracking } from './tracking.ts';

export interface Judged {
  title: string;
  /** The place of the session itself, for what has no better one. */
  at: Spot;
  outcomes: { id: RuleId; outcome: Outcome; at?: Spot }[];
  checks: TaskCheck[];
}

/** Every rule of the session, in one pass over its files. Nothing throws, whatever they hold. */
export function judgeSession(session: Session): Judged {
  const book = openBook();
  const { strict } = session.policy;
  const at = placeOf(session);
  const title = `session ${session.name}`;
  if (session.base && judgeEarlier(session, session.base, book))
    return { title, at, outcomes: book.outcomes(strict), checks: [] };
  const whole = session.head.size > 0 || (session.base?.size ?? 0) > 0;
  if (whole) judgeFolder(session, at, book);
  const read = statusOf(session, session.head, book);
  const status = read?.status;
  const decisions = read?.decisions ?? [];
  const before = beforeOf(session);
  const between = betweenOf(session);
  const lean =
    session.policy.lean || [status, before?.status, ...between.map(each => each.status)].some(each => each?.lean);
  const state = workState(status?.state, decisions);
  if (whole) judgeFiles(session, state, lean, status?.stateAt ?? at, book);
  judgeDocuments(session, lean, status?.state === 'DONE', book);
  const acceptance = judgeAcceptance(session, book);
  const tasks = tasksOf(session, acceptance, status, state, book);
  if (read) judgeStatus(session, read, { before, between }, lean, tasks.tasks, book);
  judgeMessages(session, tasks.tasks, decisions, book);
  return {
    title: `${title}${progress(status, tasks.tasks)}`,
    at,
    outcomes: book.outcomes(strict),
    checks: tasks.checks,
  };
}

function placeOf({ folder, head, base }: Session): Spot {
  const files = head.size > 0 ? head : (base ?? head);
  const first = [`${folder}/status.json`, `${folder}/tasks.yaml`, `${folder}/spec.md`];
  const path = [...first, ...[...files.keys()].sort()].find(each => files.has(each));
  return { path: path ?? folder, line: 1 };
}

function progress(status: Status | undefined, tasks: readonly Task[] | undefined): string {
  const completed = tasks?.filter(task => task.status === 'completed').length ?? 0;
  const parts = [
    ...(status?.state ? [status.state] : []),
    ...(tasks?.length ? [`${completed} of ${tasks.length} tasks completed`] : []),
  ];
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
}

/** A session that the base knows as DONE is an earlier one, and nothing in it may change. */
function judgeEarlier(session: Session, base: Files, book: Book): boolean {
  const quiet = openBook();
  if (statusOf(session, base, quiet)?.status.state !== 'DONE') return false;
  book.look('read-only');
  for (const { path, from, kind } of session.changes) {
    for (const each of new Set([path, from ?? path])) {
      if (!each.startsWith(`${session.folder}/`) || same(session.head.get(each), base.get(each))) continue;
      const what = session.head.has(each)
        ? base.has(each)
          ? 'changed'
          : 'added'
        : kind === 'renamed'
          ? 'moved'
          : 'deleted';
      book.tell(
        'read-only',
        'fail',
        { path: each, line: 1 },
        `${each} is ${what}, but the session was DONE before this change`,
      );
    }
  }
  return true;
}

interface ReadStatus {
  status: Status;
  decisions: Decision[];
}

function statusOf(session: Session, files: Files, notes: Notes): ReadStatus | undefined {
  const path = `${session.folder}/status.json`;
  const content = files.get(path);
  if (content === undefined) return undefined;
  notes.look('status');
  const text = textOf(content);
  const { node, faults }: { node?: Node; faults: { line: number; message: string }[] } =
    'text' in text ? looseJson(text.text) : { faults: [text.fault] };
  for (const fault of faults) notes.tell('status', 'fail', { path, line: fault.line }, faultWords(fault));
  if (!node) return undefined;
  const status = readStatus(node, path, session, notes);
  return { status, decisions: readDecisions(status, notes) };
}

/** What was said where the branch left the base, else on the base; its own faults are not the change's. */
function beforeOf(session: Session): ReadStatus | undefined {
  return statusOf(session, olderOf(session), openBook());
}

/** What the base gained since the branch left it is no work of this change, and not missing from it either. */
function olderOf({ folder, fork, base }: Session): Files {
  return fork.has(`${folder}/status.json`) || !base ? fork : base;
}

/** What status.json said at the commits between, where it speaks of lean mode or of requested changes. */
function betweenOf(session: Session): ReadStatus[] {
  const path = `${session.folder}/status.json`;
  const spoke = session.steps.filter(({ files }) => {
    const text = textOf(files.get(path) ?? '');
    return 'text' in text && /lean|changes-requested:/i.test(text.text);
  });
  return spoke.slice(-mostVersions).flatMap(({ files }) => statusOf(session, files, openBook()) ?? []);
}

function tasksOf(
  session: Session,
  acceptance: readonly AcceptanceCriterion[],
  status: Status | undefined,
  state: Status['state'],
  notes: Notes,
): { tasks?: Task[]; checks: TaskCheck[] } {
  const path = `${session.folder}/tasks.yaml`;
  const content = session.head.get(path);
  if (content === undefined) return { checks: [] };
  const text = textOf(content);
  if ('fault' in text) {
    notes.tell('tasks', 'fail', { path, line: text.fault.line }, `tasks.yaml can't be used: ${text.fault.message}`);
    return { checks: [] };
  }
  const tasks = readTasks(text.text, path, notes);
  if (!tasks) return { checks: [] };
  judgeSteps(tasks, session, path, notes);
  judgeDepends(tasks, notes);
  if (status?.state) judgeState(tasks, state, notes);
  const checks = readChecks(tasks, acceptance, path, session.policy.settings.shell, notes);
  if (session.policy.commands) return { tasks, checks };
  const commands = checks.filter(({ kind }) => kind === 'cmd');
  for (const { task, at } of commands)
    notes.tell('checks', 'warn', at, `${task} has a command that was not run: the policy trusts the base only`);
  return { tasks, checks: checks.filter(({ kind }) => kind === 'manual') };
}

function judgeStatus(
  session: Session,
  { status, decisions }: ReadStatus,
  { before, between }: { before: ReadStatus | undefined; between: readonly ReadStatus[] },
  lean: boolean,
  tasks: readonly Task[] | undefined,
  notes: Notes,
): void {
  readTracking(status, notes);
  judgeTimes(status, session, notes);
  judgeFuture(session, status, notes);
  judgeRetries(status, tasks, session.policy, notes);
  judgeUpdate(session, status, before?.status, notes);
  judgeRecords(decisions, notes);
  judgeIds(decisions, notes);
  judgeOpen(decisions, status, notes);
  judgeSecurity(decisions, notes);
  if (before) judgeKept(decisions, before.decisions, status.path, notes);
  judgeGates(decisions, status, lean, notes);
  const state = workState(before?.status.state, before?.decisions ?? []);
  if (lean && !session.policy.lean && !before?.status.lean && (rankOf(state) ?? 0) > 0)
    notes.tell('gates', 'warn', status.stateAt, `the session became lean after ${state}; it is decided at INTAKE`);
  judgeCorrection(decisions, status, notes);
  const earlier = [...(before ? [before] : []), ...between].flatMap(each => each.decisions);
  judgeHistory(decisions, earlier, status, session, notes);
}

const hour = 3_600_000;

/** What was committed was written before; an hour is left to clocks that go wrong. */
function judgeFuture(session: Session, { path, node, lastUpdate }: Status, notes: Notes): void {
  const last = session.steps.findLast(({ files }) => files.has(path));
  if (!last || !lastUpdate || !same(last.files.get(path), session.head.get(path))) return;
  if (lastUpdate.ms - lastUpdate.slack - hour <= last.time) return;
  const entry = node.kind === 'map' ? node.entries.find(({ key }) => key === 'last_update') : undefined;
  const message = `last_update is later than the commit that wrote it (${new Date(last.time).toISOString()})`;
  notes.tell('status-times', 'warn', spot(path, entry), message);
}

/** A file that is changed says when. */
function judgeUpdate(session: Session, now: Status, before: Status | undefined, notes: Notes): void {
  if (!before?.lastUpdate || !now.lastUpdate) return;
  notes.look('status-update');
  const changed = !same(session.head.get(now.path), olderOf(session).get(now.path));
  const entry = now.node.kind === 'map' ? now.node.entries.find(({ key }) => key === 'last_update') : undefined;
  const at = spot(now.path, entry);
  if (changed && now.lastUpdate.ms === before.lastUpdate.ms)
    notes.tell('status-update', 'fail', at, 'status.json is changed, but last_update is still that of the base');
  else if (changed && now.lastUpdate.ms < before.lastUpdate.ms)
    notes.tell('status-update', 'fail', at, 'last_update is earlier than that of the base');
}

/** What agents were given and gave back. */
function judgeMessages(
  session: Session,
  tasks: readonly Task[] | undefined,
  decisions: readonly Decision[],
  notes: Notes,
): void {
  const messages = readMessages(session, notes);
  const inputs: Input[] = messages.filter(({ kind }) => kind === 'input').map(message => readInput(message, notes));
  const outputs = messages.filter(({ kind }) => kind === 'output').map(message => readOutput(message, tasks, notes));
  const final = lastWords(outputs);
  const folders = inputs.length > 0 ? foldersOf(session.paths) : new Set<string>();
  for (const input of inputs) {
    const answers = final.filter(
      ({ task, agent }) => task === input.task && (!agent || !input.agent || agent === input.agent),
    );
    const blocked = answers.some(({ status }) => status === 'BLOCKED');
    judgeContext(input, session, folders, blocked, notes);
    if (!input.untestable) continue;
    notes.look('testing');
    for (const output of answers.filter(({ status }) => status === 'OK'))
      notes.tell(
        'testing',
        'fail',
        output.statusAt,
        `${whose(output)} says OK, but the task has commands to run and the agent had no tool to run them; such a task is BLOCKED`,
      );
  }
  judgeChanged(inputs, session, notes);
  const decided = decisions.some(
    decision => isSecurity(decision) && decision.status !== undefined && decision.status !== 'pending',
  );
  judgeStatuses(outputs, decided, notes);
  if (tasks) judgeTaskGates(outputs, inputs, tasks, notes);
  judgeReported(outputs, session, notes);
  judgeNames(messages, session, notes);
  judgeRoles(outputs, session, notes);
}
