import type { Alike, Place } from '../../model/finding.ts';
import type { Node } from '../../syntax/located-value.ts';
import { cited } from '../../syntax/text.ts';
import type { Findings } from '../findings.ts';
import type { Session } from '../session.ts';
import { find, isNothing, listOf, placeOf, type Reader, shown, textIn, wordIn } from './fields.ts';
import { readJson, textOf } from './lenient.ts';
import { notACommand } from './shell-words.ts';
import type { Task, TaskFile } from './tasks.ts';

export interface AcceptanceCriterion {
  id?: string;
  verify: readonly Node[];
  /** The required fields that are missing or empty. */
  lacks: readonly string[];
  at: Place;
}

/** What acceptance.json says. */
export interface Acceptance {
  at: Place;
  /** Undefined if there is no list of criteria. */
  criteria?: readonly AcceptanceCriterion[];
}

/** acceptance.json: a list, or one under a key that says so. Undefined if it can't be read. */
export function readAcceptance(session: Session, findings: Findings): Acceptance | undefined {
  const path = `${session.folder}/acceptance.json`;
  const content = session.head.get(path);
  if (content === undefined) return undefined;
  const text = textOf(content);
  const { node, faults } = 'text' in text ? readJson(text.text) : { node: undefined, faults: [text.fault] };
  for (const { code, line, message } of faults) findings.add('acceptance', 'fail', { path, line }, message, code);
  if (!node) return undefined;
  const reader: Reader = { node, path, findings, rule: 'acceptance-criteria' };
  const criteria = criteriaIn(reader)?.map(item => readCriterion({ ...reader, node: item }));
  return { at: placeOf(path, node), ...(criteria ? { criteria } : {}) };
}

function criteriaIn(reader: Reader): readonly Node[] | undefined {
  const { node, path, findings } = reader;
  if (node.kind === 'list') return node.items;
  const keys = ['acceptance_criteria', 'criteria', 'acs'];
  const exact = node.kind === 'map' ? node.entries.find(({ key }) => keys.includes(key)) : undefined;
  const entry = exact ?? find(reader, 'acceptance_criteria', [...keys, 'acceptance', 'items']);
  if (entry?.value.kind === 'map') return entry.value.entries.map(keyed);
  if (entry) return listOf(reader, entry, entry.key);
  // {"AC-1": {…}} is clear, though it is not a list.
  const named = node.kind === 'map' ? node.entries.filter(({ value }) => value.kind === 'map') : [];
  if (named.length > 0 && named.some(({ key }) => /^AC\b/i.test(key))) {
    const message = 'the criteria must be a list, each with its id, not a mapping';
    findings.add('acceptance-criteria', 'warn', placeOf(path, node), message);
    return named.map(keyed);
  }
  const message = `expected a list of {"id", "description", "verify"}, found ${shown(node)} without acceptance_criteria`;
  findings.add('acceptance-criteria', 'fail', placeOf(path, node), message);
  return undefined;
}

/** `"AC-1": {…}` as a record with its id. */
function keyed({ key, keyAt, value }: { key: string; keyAt: Node['at']; value: Node }): Node {
  if (value.kind !== 'map' || value.entries.some(each => each.key === 'id')) return value;
  return {
    ...value,
    entries: [{ key: 'id', keyAt, value: { kind: 'text', value: key, at: keyAt } }, ...value.entries],
  };
}

function readCriterion(reader: Reader): AcceptanceCriterion {
  const at = placeOf(reader.path, reader.node);
  if (reader.node.kind !== 'map') return { verify: [], lacks: ['id', 'description', 'verify'], at };
  const id = find(reader, 'id', ['ac_id', 'key']);
  const description = find(reader, 'description', ['title', 'text', 'criterion', 'statement']);
  const verify = find(reader, 'verify', [
    'verification',
    'check',
    'how_to_verify',
    'verification_method',
    'acceptance_checks',
  ]);
  const isEmpty = (node: Node | undefined) => isNothing(node) || (node?.kind === 'list' && node.items.length === 0);
  const lacks = Object.entries({ id, description, verify })
    .filter(([, entry]) => isEmpty(entry?.value))
    .map(([name]) => name);
  const word = wordIn(id?.value);
  const given = verify?.value;
  const nodes = given?.kind === 'list' ? given.items : given ? [given] : [];
  return { ...(word ? { id: word } : {}), verify: nodes, lacks, at };
}

/** An acceptance check of a finished task that can be run, or looked at. */
export interface TaskCheck {
  task: string;
  kind: 'cmd' | 'manual';
  text: string;
  at: Place;
}

interface CheckReader {
  task: Task;
  path: string;
  shell: string;
  findings: Findings;
  /** The task is finished, so its checks must run. */
  due: boolean;
  criteria: readonly AcceptanceCriterion[];
}

/**
 * The acceptance checks of implemented and completed tasks; of other tasks only the form is checked. What is not clearly
 * a command is reported, and never run.
 */
export function readChecks(
  { tasks, path }: TaskFile,
  criteria: readonly AcceptanceCriterion[],
  shell: string,
  findings: Findings,
): TaskCheck[] {
  return tasks.flatMap(task => {
    const due = task.status === 'implemented' || task.status === 'completed';
    const found = task.checks.flatMap(node => readCheck(node, { task, path, shell, findings, due, criteria }, true));
    return due ? found : [];
  });
}

const commandForm = /^\s*(cmd|command|run|shell|exec)\s*:\s*(.*)$/is;
const manualForm = /^\s*(manual|human|visual|review)\s*:\s*(.*)$/is;

function readCheck(node: Node, reader: CheckReader, mayRefer: boolean): TaskCheck[] {
  const at = placeOf(reader.path, node);
  if (node.kind === 'map') return readRecord(node, reader, mayRefer);
  const text = wordIn(node);
  if (text === undefined)
    return unusable(reader, at, `an acceptance check can't be ${shown(node)}`, [
      '',
      `acceptance checks can't be ${shown(node)}`,
    ]);
  const command = commandForm.exec(text);
  if (command) return readCommand(command[1]!, command[2]!.trim(), at, reader);
  const manual = manualForm.exec(text);
  if (manual) return readManual(manual[1]!, manual[2]!.trim(), at, reader);
  const known = mayRefer ? reader.criteria.find(({ id }) => id === text) : undefined;
  if (!known)
    return unusable(reader, at, `the check ${cited(text)} must start with cmd: or manual:`, [
      '',
      'checks must start with cmd: or manual:',
    ]);
  warn(reader, at, `refers to ${text}; write its checks out as cmd: or manual:`);
  // Shown where the task asks for the check.
  return known.verify.flatMap(each => readCheck(each, reader, false)).map(check => ({ ...check, at }));
}

/** `{id, verify}`, or what an unquoted `- cmd: npm test` is in YAML. */
function readRecord(node: Extract<Node, { kind: 'map' }>, reader: CheckReader, mayRefer: boolean): TaskCheck[] {
  const value = (...keys: string[]) => node.entries.find(({ key }) => keys.includes(key.toLowerCase()));
  const verify = value('verify', 'checks', 'verification');
  if (verify) {
    const items = verify.value.kind === 'list' ? verify.value.items : [verify.value];
    return items.flatMap(each => readCheck(each, reader, mayRefer));
  }
  const at = placeOf(reader.path, node);
  const command = value('cmd', 'command', 'run', 'shell', 'exec');
  const manual = value('manual', 'human', 'visual', 'review');
  const line = textIn(command?.value);
  const look = textIn(manual?.value);
  if (line !== undefined || look !== undefined) {
    return [
      ...(line === undefined ? [] : readCommand(command!.key, line.trim(), at, reader)),
      ...(look === undefined ? [] : readManual(manual!.key, look.trim(), at, reader)),
    ];
  }
  const type = textIn(value('type', 'kind')?.value) ?? '';
  const body = textIn(value('value', 'text', 'check', 'description', 'script', 'step')?.value);
  if (body !== undefined && /^(?:cmd|command)$/i.test(type)) return readCommand(type, body.trim(), at, reader);
  if (body !== undefined && /^manual$/i.test(type)) return readManual(type, body.trim(), at, reader);
  const keys = node.entries.map(({ key }) => key).join(', ');
  return unusable(reader, at, `an acceptance check needs verify, cmd or manual; found ${keys || 'nothing'}`);
}

function readCommand(word: string, line: string, at: Place, reader: CheckReader): TaskCheck[] {
  const bare = line.replace(/^\$\s+/, '');
  if (word !== 'cmd') warn(reader, at, `use cmd: instead of ${word}:`, ['in', `checks use cmd: instead of ${word}:`]);
  const refused = notACommand(bare, reader.shell);
  const check = (text: string): TaskCheck => ({ task: reader.task.id, kind: 'cmd', text, at });
  if (!refused) return [check(bare)];
  const { code, problem, command, says } = refused;
  if (code === 'backticks' && command !== undefined) {
    warn(reader, at, `${problem}; write cmd: ${command}`);
    return [check(command)];
  }
  const advice = command
    ? `write "cmd: ${command}"${says ? '' : ', and the rest as a manual: check'}`
    : 'write a command, or make it a manual: check';
  const why = `was not run: ${problem}; ${advice}`;
  return unusable(reader, at, `cmd: ${cited(bare)} ${why}`, [`cmd: ${cited(bare)} in`, `checks ${why}`]);
}

function readManual(word: string, text: string, at: Place, reader: CheckReader): TaskCheck[] {
  if (word !== 'manual')
    warn(reader, at, `use manual: instead of ${word}:`, ['in', `checks use manual: instead of ${word}:`]);
  if (text === '')
    return unusable(reader, at, 'a manual: check is empty; say what to look at', [
      '',
      'manual: checks are empty; say what to look at',
    ]);
  return [{ task: reader.task.id, kind: 'manual', text, at }];
}

function warn({ task, findings }: CheckReader, at: Place, message: string, alike?: Alike): void {
  const one = `${task.id}: ${message}`;
  findings.add('checks', 'warn', at, alike ? { one, alike } : one);
}

/** Reports a check that can't be run: a failure if it is due. */
function unusable({ task, findings, due }: CheckReader, at: Place, message: string, alike?: Alike): [] {
  const one = `${task.id}: ${message}`;
  findings.add('checks', due ? 'fail' : 'warn', at, alike ? { one, alike } : one);
  return [];
}
