import type { Node } from '../../syntax/located-value.ts';
import { cited } from '../../syntax/text.ts';
import type { RuleFindings } from '../findings.ts';
import { find, isNothing, shown, textIn, wordIn } from '../reading/fields.ts';
import { readJson, textOf } from '../reading/lenient.ts';
import { linesOf } from '../reading/messages.ts';
import type { ReadSession } from '../reading/read-session.ts';
import { isBefore, type ReadTime, timeOf } from '../reading/times.ts';
import type { Rule } from '../rule.ts';
import { mostVersions, type Session } from '../session.ts';
import { changesRequested, decisionNamed } from './gates.ts';

const fileName = 'approve-design-history.jsonl';

const pathOf = ({ folder }: Session) => `${folder}/${fileName}`;

type Line = ReturnType<typeof linesOf>[number];

/** The lines of the history in the head; none if there is no history. */
function historyLines(session: Session): Line[] {
  const content = session.head.get(pathOf(session));
  const text = content === undefined ? undefined : textOf(content);
  return text && 'text' in text ? linesOf(text.text) : [];
}

export const history: Rule<'history'> = {
  id: 'history',
  title: `${fileName} has one complete record per line`,
  fix: 'Write {"at": "…", "decision_id": "UD-APPROVE-DESIGN", "answer": "changes-requested: …", "state_context": "APPROVE_DESIGN"} on a line of its own.',
  check({ session, status }, findings) {
    const path = pathOf(session);
    const content = session.head.get(path);
    if (!status || content === undefined) return;
    findings.markChecked();
    const text = textOf(content);
    if ('fault' in text) {
      const { code, line, message } = text.fault;
      findings.add('fail', { path, line }, `${fileName} can't be read: ${message}`, code);
    }
    let last: ReadTime | undefined;
    for (const { text: source, line } of historyLines(session)) {
      const at = { path, line };
      const { node, faults } = readJson(source, line);
      for (const { code, message } of faults) findings.add('fail', at, `invalid JSON: ${message}`, code);
      if (!node) continue;
      if (node.kind !== 'map') {
        findings.add('fail', at, `every line must be one record, not ${shown(node)}`);
        continue;
      }
      const time = checkRecord(node, path, line, findings);
      if (time && last && isBefore(time, last))
        findings.add('fail', at, 'the record is earlier than the one above it; append new records at the end');
      last = time ?? last;
    }
  },
};

function checkRecord(node: Node, path: string, line: number, findings: RuleFindings): ReadTime | undefined {
  const at = { path, line };
  const reader = { node, path, findings: { add: withoutRule(findings) }, rule: 'history' as const };
  const value = (key: string, aliases: readonly string[] = []) => {
    const found = find(reader, key, aliases);
    if (isNothing(found?.value))
      findings.add('fail', at, `the record has no ${key}; it needs at, decision_id, answer and state_context`);
    return found?.value;
  };
  const moment = value('at', ['timestamp', 'time', 'date']);
  const id = wordIn(value('decision_id', ['id']));
  const answer = wordIn(value('answer'));
  value('state_context', ['context']);
  const time = timeOf(textIn(moment) ?? '');
  if (!isNothing(moment) && !time)
    findings.add('fail', at, `at is ${shown(moment)}, which is not a valid time; write it like 2026-02-10T09:30:00Z`);
  if (id !== undefined && id !== 'UD-APPROVE-DESIGN')
    findings.add('fail', at, `decision_id is ${cited(id)}; only UD-APPROVE-DESIGN has a history`);
  if (answer !== undefined && !answer.startsWith(changesRequested))
    findings.add('fail', at, `the answer ${cited(answer)} does not request changes; remove the record`);
  return time;
}

/** The findings of this rule, for the readers of fields. */
function withoutRule(findings: RuleFindings) {
  return (_rule: string, ...finding: Parameters<RuleFindings['add']>) => findings.add(...finding);
}

export const historyKept: Rule<'history-kept'> = {
  id: 'history-kept',
  title: `${fileName} is append-only`,
  fix: 'Restore the lines, and add new ones below them.',
  check({ session, status }, findings) {
    if (!status) return;
    const path = pathOf(session);
    const now = historyLines(session);
    const base = session.fork.get(path) ?? session.base?.get(path);
    const versions = session.steps.flatMap(({ files }) => files.get(path) ?? []).slice(-mostVersions);
    const older = [
      ...(base === undefined ? [] : [{ content: base, name: 'the base' }]),
      ...versions.map(content => ({ content, name: 'an earlier commit' })),
    ];
    // The first version that is not kept is enough.
    older.every(({ content, name }) => isKept(session, now, content, name, findings));
  },
};

/** Are the lines of an older version the first lines of the head's? Reports the first that is not. */
function isKept(
  session: Session,
  now: readonly Line[],
  older: Uint8Array | string,
  name: string,
  findings: RuleFindings,
): boolean {
  const path = pathOf(session);
  const old = textOf(older);
  if ('fault' in old) return true;
  findings.markChecked();
  if (!session.head.has(path)) {
    findings.add('fail', { path, line: 1 }, `${fileName} was deleted; restore it`);
    return false;
  }
  const lines = linesOf(old.text);
  const changed = lines.findIndex((each, index) => now[index]?.text.trimEnd() !== each.text.trimEnd());
  if (changed === -1) return true;
  const line = now[changed]?.line ?? now.at(-1)?.line ?? 1;
  const what = now.length <= changed ? 'was removed' : 'was changed';
  findings.add('fail', { path, line }, `record ${changed + 1} of ${name} ${what}; restore it`);
  return false;
}

export const historyComplete: Rule<'history-complete'> = {
  id: 'history-complete',
  title: `every changes-requested answer is kept in ${fileName}`,
  fix: 'Append a record with the answer before overwriting it.',
  check({ session, status, before, between }, findings) {
    if (!status) return;
    const { correction } = status;
    const isThere = session.head.has(pathOf(session));
    const current = decisionNamed(status, 'UD-APPROVE-DESIGN');
    const requested = requestedAnswers([...(before ? [before] : []), ...between, status]);
    if (!isThere && requested.size === 0 && correction.status === 'none') return;
    findings.markChecked();
    const kept = keptAnswers(session);
    if (correction.at && correction.status !== 'none' && kept.size === 0 && requested.size === 0) {
      const message = `correction_status is ${correction.status}, so changes were requested, but ${fileName} has no record of it`;
      findings.add('fail', correction.at, message);
    }
    for (const answer of requested) {
      if (kept.has(answer.trim())) continue;
      const at = current?.placeOf('answer') ?? { path: pathOf(session), line: 1 };
      const reason = isThere ? `${fileName} has no record of it` : `${fileName} does not exist`;
      findings.add('fail', at, `the answer ${cited(answer)} is not kept: ${reason}`);
    }
  },
};

/** Every answer to UD-APPROVE-DESIGN that requests changes, in any version of status.json. */
function requestedAnswers(versions: readonly NonNullable<ReadSession['status']>[]): Set<string> {
  const decisions = versions.flatMap(each => each.decisions).filter(({ id }) => id === 'UD-APPROVE-DESIGN');
  return new Set(decisions.flatMap(({ answer }) => (answer?.startsWith(changesRequested) ? [answer] : [])));
}

function keptAnswers(session: Session): Set<string> {
  return new Set(
    historyLines(session).flatMap(({ text, line }) => {
      const { node } = readJson(text, line);
      const answer = node?.kind === 'map' ? textIn(node.entries.find(({ key }) => key === 'answer')?.value) : undefined;
      return answer === undefined ? [] : [answer.trim()];
    }),
  );
}
