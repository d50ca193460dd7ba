import type { Entry, Node } from '../../syntax/located-value.ts';
import { ignored, type RuleSeverity, type Said } from '../findings.ts';
import { find, placeOf, shown, textIn, wordIn } from '../reading/fields.ts';
import { sameContent } from '../reading/lenient.ts';
import { olderFiles } from '../reading/read-session.ts';
import type { SessionStatus } from '../reading/status.ts';
import { isBefore, type ReadTime, timeOf } from '../reading/times.ts';
import type { Rule } from '../rule.ts';
import type { Session } from '../session.ts';

/** Reading status.json reports what breaks it. */
export const status: Rule<'status'> = {
  id: 'status',
  title: 'status.json is valid JSON',
  fix: 'Write status.json with a JSON serializer.',
  check({ session }, findings) {
    if (session.head.has(`${session.folder}/status.json`)) findings.markChecked();
  },
};

/** Reading status.json reports what breaks it. */
export const statusFields: Rule<'status-fields'> = {
  id: 'status-fields',
  title: 'status.json has every required field, with known values',
  fix: 'Write the fields with the names and values of the schema.',
  check({ status: file }, findings) {
    if (file) findings.markChecked();
  },
};

export const statusSession: Rule<'status-session'> = {
  id: 'status-session',
  title: 'status.json names its own session',
  fix: "Set session to the folder's name.",
  check({ status: file, session }, findings) {
    if (!file) return;
    findings.markChecked();
    if (!file.session) return;
    const { value } = file.session;
    const given = textIn(value)?.replaceAll('\\', '/').replace(/\/+$/, '').split('/').pop();
    if (given !== session.name)
      findings.add(
        'fail',
        placeOf(file.path, file.session),
        `session is ${shown(value)}, but the folder is ${session.name}`,
      );
  },
};

const taskStatus = /^(?:not[-_ ]?started|in[-_ ]?progress|implemented|completed|done|todo)$/i;
const taskList = /^(?:not_started|in_progress|implemented|completed|done|blocked|pending)_tasks$/i;

export const statusTasks: Rule<'status-tasks'> = {
  id: 'status-tasks',
  title: 'status.json does not repeat the status of tasks',
  fix: 'Remove it; the status of a task belongs in tasks.yaml only.',
  check({ status: file }, findings) {
    if (!file) return;
    findings.markChecked();
    if (file.node.kind !== 'map') return;
    for (const entry of file.node.entries.filter(repeatsTasks))
      findings.add(
        'fail',
        placeOf(file.path, entry),
        `${entry.key} repeats the status of tasks; keep it in tasks.yaml only`,
      );
  },
};

/** The status of a task under any key: `tasks`, `task_status`, or a T-001 with one. */
function repeatsTasks({ key, value }: Entry): boolean {
  if (['current_state', 'retry_counts', 'user_decisions'].includes(key)) return false;
  if (taskList.test(key)) return true;
  if (!/task/i.test(key)) return false;
  const parts = value.kind === 'map' ? value.entries.map(each => each.value) : value.kind === 'list' ? value.items : [];
  const word = (part: Node) => (part.kind === 'map' ? part.entries.find(each => each.key === 'status')?.value : part);
  return [value, ...parts].some(part => taskStatus.test(textIn(word(part)) ?? ''));
}

const hour = 3_600_000;

/** Reading reports times that are not valid. */
export const statusTimes: Rule<'status-times'> = {
  id: 'status-times',
  title: 'the times in status.json are ISO 8601 and in order',
  fix: 'Write the actual times, like 2026-02-10T09:30:00Z.',
  check({ status: file, session }, findings) {
    if (!file) return;
    findings.markChecked();
    const began = timeOf(session.name.slice(0, 10));
    const beforeSession = (time: ReadTime) =>
      began && isBefore({ ...time, slack: time.slack + 24 * hour }, { ...began, slack: 0 });
    for (const { time, name, at } of file.times) {
      if (file.lastUpdate && isBefore(file.lastUpdate, time))
        findings.add('fail', at, `${name} is later than last_update; update last_update with every change`);
      if (beforeSession(time)) findings.add('warn', at, `${name} is earlier than the date in the session's name`);
    }
    if (file.lastUpdate && beforeSession(file.lastUpdate))
      findings.add('warn', file.updateAt, "last_update is earlier than the date in the session's name");
    const committed = lateCommit(session, file);
    if (committed) findings.add('warn', file.updateAt, `last_update is later than its commit (${committed})`);
    for (const decision of file.decisions) {
      const { asked, resolved, id = 'a decision' } = decision;
      if (asked && resolved && isBefore(resolved, asked))
        findings.add('fail', decision.placeOf('resolved_at'), `${id} was resolved before it was asked`);
    }
  },
};

/** The time of the commit that wrote status.json, if last_update is more than an hour later: clocks may be off. */
function lateCommit(session: Session, { path, lastUpdate }: SessionStatus): string | undefined {
  const last = session.steps.findLast(({ files }) => files.has(path));
  if (!last || !lastUpdate || !sameContent(last.files.get(path), session.head.get(path))) return undefined;
  return lastUpdate.ms - lastUpdate.slack - hour > last.time ? new Date(last.time).toISOString() : undefined;
}

export const statusUpdate: Rule<'status-update'> = {
  id: 'status-update',
  title: 'last_update changes whenever status.json does',
  fix: 'Set last_update to the time of the last change.',
  check({ session, status: now, before }, findings) {
    if (!before?.lastUpdate || !now?.lastUpdate) return;
    findings.markChecked();
    if (sameContent(session.head.get(now.path), olderFiles(session).get(now.path))) return;
    if (now.lastUpdate.ms === before.lastUpdate.ms)
      findings.add('fail', now.updateAt, 'status.json changed, but last_update is the same as on the base');
    else if (now.lastUpdate.ms < before.lastUpdate.ms)
      findings.add('fail', now.updateAt, 'last_update is earlier than on the base');
  },
};

export const statusRetries: Rule<'status-retries'> = {
  id: 'status-retries',
  title: 'retry_counts has whole numbers within the limits, for known tasks',
  fix: 'Count each FIX loop from 0; beyond the limit the session is BLOCKED.',
  check({ session, status: file, tasks }, findings) {
    if (!file) return;
    findings.markChecked();
    const { path, node } = file;
    const names = ['retries', 'retry_count'];
    const counts = find({ node, path, findings: ignored, rule: 'status-retries' }, 'retry_counts', names);
    if (!counts) return;
    const add = (severity: RuleSeverity, entry: Entry, said: Said) =>
      findings.add(severity, placeOf(path, entry), said);
    const form = 'write {"T-001": {"FIX_REVIEW": 0, "FIX_TESTS": 0, "FIX_SECURITY": 0, "FIX_BUILD": 0}}';
    if (counts.value.kind !== 'map') {
      const severity = counts.value.kind === 'null' ? 'warn' : 'fail';
      add(severity, counts, `retry_counts must be a mapping, not ${shown(counts.value)}; ${form}`);
      return;
    }
    const known = tasks && new Set(tasks.tasks.map(task => task.id));
    for (const entry of counts.value.entries) {
      const { key: id, value: loops } = entry;
      if (known && id !== 'meta' && !known.has(id))
        add('warn', entry, {
          one: `unknown task ${id} in retry_counts`,
          alike: ['', 'unknown tasks in retry_counts'],
        });
      if (loops.kind !== 'map')
        add('fail', entry, `retry_counts.${id} must be a mapping, not ${shown(loops)}; ${form}`);
      else {
        for (const loop of loops.entries) checkLoop(id, loop);
        const missing = Object.keys(session.policy.retries).filter(
          name => !loops.entries.some(({ key }) => key === name),
        );
        if (missing.length === 0) continue;
        const write = `${missing.join(', ')}; write 0`;
        add('warn', entry, {
          one: `retry_counts.${id} has no ${write}`,
          alike: ['', `tasks in retry_counts have no ${write}`],
        });
      }
    }

    function checkLoop(id: string, loop: Entry): void {
      const { retries } = session.policy;
      const most = Object.hasOwn(retries, loop.key) ? retries[loop.key] : undefined;
      const name = `retry_counts.${id}.${loop.key}`;
      const text = wordIn(loop.value) ?? '';
      const count = /^\d+$/.test(text) ? Number(text) : undefined;
      if (most === undefined)
        add('fail', loop, `unknown loop ${loop.key} in retry_counts.${id}; use ${Object.keys(retries).join(', ')}`);
      else if (count === undefined) add('fail', loop, `${name} is ${shown(loop.value)}; write a whole number from 0`);
      else if (count > most && file!.state !== 'BLOCKED')
        add('fail', loop, `${id} went through ${loop.key} ${count} times; after ${most} the session must be BLOCKED`);
      else if (loop.value.kind === 'text') add('warn', loop, `${name} is text; write ${count} without quotes`);
    }
  },
};

/** Reading gate_tracking and runtime_flags reports what breaks it. */
export const gateTracking: Rule<'gate-tracking'> = {
  id: 'gate-tracking',
  title: 'gate_tracking and runtime_flags follow their schema, if present',
  fix: 'Write {"APPROVE_DESIGN": {"correction_status": "none", "last_correction_dispatch": {"agent": null, "task_id": null, "at": null}}}, or leave it out.',
  check({ status: file }, findings) {
    if (file) findings.markChecked();
  },
};

export const state: Rule<'state'> = {
  id: 'state',
  title: 'the session is done, and not blocked',
  fix: 'Finish the session, or resolve what blocks it.',
  check({ status: file }, findings) {
    if (!file) return;
    findings.markChecked();
    if (file.node.kind !== 'map' || file.state === 'DONE') return;
    if (file.state === 'BLOCKED') findings.add('fail', file.stateAt, 'the session is BLOCKED');
    else
      findings.add('warn', file.stateAt, `the session is not done: current_state is ${file.state ?? file.stateText}`);
  },
};

export const ci: Rule<'ci'> = {
  id: 'ci',
  title: 'the last CI result is not red',
  fix: 'Fix the build, then update last_ci_result.',
  check({ status: file }, findings) {
    if (!file) return;
    findings.markChecked();
    if (file.ci?.result === 'red') findings.add('fail', file.ci.at, 'last_ci_result is red');
  },
};
