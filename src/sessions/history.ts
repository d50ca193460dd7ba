import type { Node } from '../syntax/located-value.ts';
import { cited } from '../syntax/text.ts';
import type { Decision } from './decisions.ts';
import { find, isNothing, shown, textIn, wordIn } from './fields.ts';
import { changesRequested } from './gates.ts';
import { looseJson } from './loose-json.ts';
import { textOf } from './loose-text.ts';
import type { Notes } from './notes.ts';
import { mostVersions, type Session } from './session.ts';
import type { Status } from './status.ts';
import { isBefore, type Time, timeOf } from './times.ts';

interface HistoryLine {
  text: string;
  line: number;
}

function linesOf(text: string): HistoryLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((each, index) => ({ text: each, line: index + 1 }))
    .filter(each => each.text.trim() !== '');
}

/** approve-design-history.jsonl: whole records, only ever added to, with every request for changes. */
export function judgeHistory(
  decisions: readonly Decision[],
  earlier: readonly Decision[],
  { correction }: Status,
  session: Session,
  notes: Notes,
): void {
  const path = `${session.folder}/approve-design-history.jsonl`;
  const content = session.head.get(path);
  const text = content === undefined ? undefined : textOf(content);
  const now = text && 'text' in text ? linesOf(text.text) : [];
  const answers = content === undefined ? new Set<string>() : readHistory(now, path, notes);
  if (text && 'fault' in text)
    notes.tell('history', 'fail', { path, line: text.fault.line }, `the history can't be read: ${text.fault.message}`);
  const versions = session.steps.flatMap(({ files }) => files.get(path) ?? []).slice(-mostVersions);
  const base = session.fork.get(path) ?? session.base?.get(path);
  const kept = base === undefined || judgeAppended(now, base, 'the base', path, content !== undefined, notes);
  if (kept) versions.every(each => judgeAppended(now, each, 'an earlier commit', path, content !== undefined, notes));

  const current = decisions.find(({ id }) => id === 'UD-APPROVE-DESIGN');
  const wanted = [...earlier.filter(({ id }) => id === 'UD-APPROVE-DESIGN'), current].filter(each =>
    each?.answer?.startsWith(changesRequested),
  );
  if (content === undefined && wanted.length === 0 && correction.status === 'none') return;
  notes.look('history-complete');
  if (correction.at && correction.status !== 'none' && answers.size === 0 && wanted.length === 0) {
    const message = `correction_status is ${correction.status}, so changes were requested, but approve-design-history.jsonl has no record of it`;
    notes.tell('history-complete', 'fail', correction.at, message);
  }
  for (const answer of new Set(wanted.map(each => each!.answer!))) {
    if (answers.has(answer.trim())) continue;
    const at = current?.where('answer') ?? { path, line: 1 };
    const where =
      content === undefined
        ? 'there is no approve-design-history.jsonl'
        : 'approve-design-history.jsonl has no record of it';
    notes.tell('history-complete', 'fail', at, `the answer ${cited(answer)} is not kept: ${where}`);
  }
}

function readHistory(lines: readonly HistoryLine[], path: string, notes: Notes): Set<string> {
  notes.look('history');
  const answers = new Set<string>();
  let last: Time | undefined;
  for (const { text, line } of lines) {
    const at = { path, line };
    const { node, faults } = looseJson(text);
    for (const { message } of faults) notes.tell('history', 'fail', at, `line ${line} is no JSON: ${message}`);
    if (!node) continue;
    if (node.kind !== 'map') {
      notes.tell('history', 'fail', at, `line ${line} holds ${shown(node)}; every line is one record`);
      continue;
    }
    const time = judgeRecord(node, path, line, notes);
    if (time && last && isBefore(time, last))
      notes.tell('history', 'fail', at, `line ${line} is earlier than the line before it; new records go below`);
    last = time ?? last;
    const answer = textIn(node.entries.find(({ key }) => key === 'answer')?.value);
    if (answer !== undefined) answers.add(answer.trim());
  }
  return answers;
}

function judgeRecord(node: Node, path: string, line: number, notes: Notes): Time | undefined {
  const reader = { node, path, notes, rule: 'history' as const };
  const at = { path, line };
  const value = (key: string, also: readonly string[] = []) => {
    const found = find(reader, key, also);
    if (isNothing(found?.value))
      notes.tell(
        'history',
        'fail',
        at,
        `line ${line} has no ${key}; a record has at, decision_id, answer and state_context`,
      );
    return found?.value;
  };
  const moment = value('at', ['timestamp', 'time', 'date']);
  const id = wordIn(value('decision_id', ['id']));
  const answer = wordIn(value('answer'));
  value('state_context', ['context']);
  const time = timeOf(textIn(moment) ?? '');
  if (!isNothing(moment) && !time)
    notes.tell('history', 'fail', at, `at is ${shown(moment)}, which is no time; write 2026-02-10T09:30:00Z`);
  if (id !== undefined && id !== 'UD-APPROVE-DESIGN')
    notes.tell('history', 'fail', at, `decision_id is ${cited(id)}; only UD-APPROVE-DESIGN has a history`);
  if (answer !== undefined && !answer.startsWith(changesRequested))
    notes.tell('history', 'fail', at, `the answer ${cited(answer)} requests no changes; only those are kept here`);
  return time;
}

/** The lines of an earlier version are the first lines of the head's. */
function judgeAppended(
  now: readonly HistoryLine[],
  older: Uint8Array | string,
  whose: string,
  path: string,
  there: boolean,
  notes: Notes,
): boolean {
  const old = textOf(older);
  if ('fault' in old) return true;
  notes.look('history-kept');
  const before = linesOf(old.text);
  if (!there) {
    notes.tell('history-kept', 'fail', { path, line: 1 }, 'the history is deleted; it is only ever added to');
    return false;
  }
  const changed = before.findIndex((each, index) => now[index]?.text.trimEnd() !== each.text.trimEnd());
  if (changed === -1) return true;
  const line = now[changed]?.line ?? now.at(-1)?.line ?? 1;
  const what = now.length <= changed ? 'is gone' : 'was changed';
  notes.tell(
    'history-kept',
    'fail',
    { path, line },
    `record ${changed + 1} of ${whose} ${what}; the history is only ever added to`,
  );
  return false;
}
