import type { Entry, Node } from '../node.ts';
import { find, isNothing, listOf, oneOf, type Reader, shown, spot, textIn, wordIn } from './fields.ts';
import { plainPath } from './inputs.ts';
import type { Message } from './messages.ts';
import type { Notes, Spot } from './notes.ts';
import type { Task } from './tasks.ts';

const outputStatuses = ['OK', 'BLOCKED', 'NEEDS_INFO', 'NEEDS_DECISION', 'FAIL'] as const;

export interface Output extends Message {
  status?: (typeof outputStatuses)[number];
  statusAt: Spot;
  files: { path: string; at: Spot; key: string }[];
  /** Findings and concerns in the agent's own words, with their places. */
  concerns: { text: string; at: Spot; high: boolean; concern: boolean }[];
}

const fileKeys = ['files_changed', 'tests_added_or_updated', 'files_to_create_or_update'];

export function readOutput(message: Message, tasks: readonly Task[] | undefined, notes: Notes): Output {
  notes.look('output-json', 'output-form', 'output-status', 'output-gates', 'high-risk');
  const { node, path } = message;
  const reader: Reader = { node, path, notes, rule: 'output-form' };
  const output: Output = {
    ...message,
    statusAt: spot(path, node),
    files: [],
    concerns: [],
  };
  if (node.kind !== 'map') {
    notes.tell('output-form', 'fail', spot(path, node), `the output is ${shown(node)} where a mapping belongs`);
    return output;
  }
  const needed = (key: string): Entry | undefined => {
    const found = find(reader, key);
    if (!found) notes.tell('output-form', 'fail', spot(path, node), `${key} is missing from the output`);
    return found;
  };
  const status = needed('status');
  output.statusAt = spot(path, status, node.at.line);
  const read = oneOf(reader, status, 'status', outputStatuses);
  if (read) output.status = read;
  readSummary(needed('summary'), path, notes);
  readArtifacts(reader, needed('artifacts'), output);
  readGates(reader, needed('gates'), output);
  readNext(reader, needed('next'), tasks);
  return output;
}

function readSummary(entry: Entry | undefined, path: string, notes: Notes): void {
  if (!entry) return;
  const text = textIn(entry.value) ?? '';
  if (text.trim() === '')
    notes.tell(
      'output-form',
      'fail',
      spot(path, entry),
      `summary is ${shown(entry.value)}; write one to three sentences`,
    );
  else if ((text.match(/[.!?](?=\s|$)/g) ?? []).length > 3 || text.length > 1000)
    notes.tell('output-form', 'warn', spot(path, entry), 'summary is longer than three sentences');
}

function readArtifacts(reader: Reader, entry: Entry | undefined, output: Output): void {
  if (!entry) return;
  const { path, notes } = reader;
  if (entry.value.kind !== 'map') {
    notes.tell('output-form', 'fail', spot(path, entry), `artifacts is ${shown(entry.value)} where a mapping belongs`);
    return;
  }
  const own: Reader = { ...reader, node: entry.value };
  for (const key of ['commands_to_run', 'notes'])
    if (!find(own, key))
      notes.tell(
        'output-form',
        'warn',
        spot(path, entry),
        `artifacts.${key} is missing; write [] where there is nothing`,
      );
  for (const key of ['manual_steps', 'commands_to_run', 'notes']) listOf(own, find(own, key), `artifacts.${key}`);
  for (const key of fileKeys) {
    for (const item of listOf(own, find(own, key), `artifacts.${key}`)) {
      const word = item.kind === 'map' ? textIn(find({ ...own, node: item }, 'path', ['file'])?.value) : textIn(item);
      const at = spot(path, item);
      if (word === undefined || word.trim() === '')
        notes.tell('output-form', 'fail', at, `artifacts.${key} has ${shown(item)} where a path belongs`);
      else output.files.push({ path: plainPath(word, at, 'output-files', notes), at, key });
    }
  }
  for (const key of ['findings', 'review_comments'])
    for (const item of listOf(own, find(own, key), `artifacts.${key}`))
      output.concerns.push(concernOf(item, path, false));
}

function readGates(reader: Reader, entry: Entry | undefined, output: Output): void {
  if (!entry) return;
  const { path, notes } = reader;
  if (entry.value.kind !== 'map') {
    notes.tell('output-form', 'fail', spot(path, entry), `gates is ${shown(entry.value)} where a mapping belongs`);
    return;
  }
  const own: Reader = { ...reader, node: entry.value };
  const flag = (key: string): boolean | undefined => {
    const found = find(own, key);
    if (!found) {
      notes.tell('output-form', 'fail', spot(path, entry), `gates.${key} is missing; write true or false`);
      return undefined;
    }
    if (found.value.kind === 'boolean') return found.value.value;
    const word = (textIn(found.value) ?? '').toLowerCase();
    const clear = word === 'true' || word === 'false';
    notes.tell(
      'output-form',
      clear ? 'warn' : 'fail',
      spot(path, found),
      `gates.${key} is ${shown(found.value)}; write true or false`,
    );
    return clear ? word === 'true' : undefined;
  };
  const done = flag('meets_definition_of_done');
  flag('needs_review');
  const untested = flag('needs_tests') ?? false;
  const at = spot(
    path,
    find({ ...own, notes: { ...notes, tell: () => {} } }, 'meets_definition_of_done'),
    entry.keyAt.line,
  );
  if (output.status === 'OK' && done === false)
    notes.tell('output-gates', 'fail', at, `${whose(output)} says OK, but meets_definition_of_done is false`);
  if (output.status === 'OK' && untested && (output.agent === 'QA' || output.agent === 'Reviewer'))
    notes.tell(
      'output-gates',
      'fail',
      spot(path, entry),
      `${whose(output)} says OK, but needs_tests is true: key tests are missing`,
    );
  const concerns = find(own, 'security_concerns');
  if (!concerns)
    notes.tell(
      'output-form',
      'fail',
      spot(path, entry),
      'gates.security_concerns is missing; write [] where there are none',
    );
  for (const item of listOf(own, concerns, 'gates.security_concerns'))
    output.concerns.push(concernOf(item, path, true));
}

function readNext(reader: Reader, entry: Entry | undefined, tasks: readonly Task[] | undefined): void {
  if (!entry) return;
  const { path, notes } = reader;
  if (entry.value.kind !== 'map') {
    notes.tell(
      'output-form',
      'fail',
      spot(path, entry),
      `next is ${shown(entry.value)} where {"recommended_agent", "recommended_task_id", "reason"} belongs`,
    );
    return;
  }
  const own: Reader = { ...reader, node: entry.value };
  for (const [key, also] of [
    ['recommended_agent', ['agent']],
    ['recommended_task_id', ['task_id']],
    ['reason', []],
  ] as const) {
    const found = find(own, key, also);
    if (isNothing(found?.value))
      notes.tell('output-form', 'fail', spot(path, found ?? entry), `next.${key} is missing`);
    if (key !== 'recommended_task_id' || isNothing(found?.value)) continue;
    const id = wordIn(found!.value) ?? '';
    if (!/^(?:T-\d+[a-z]?|meta)$/.test(id))
      notes.tell(
        'output-form',
        'fail',
        spot(path, found),
        `next.recommended_task_id is ${shown(found!.value)}; write T-001 or meta`,
      );
    else if (tasks && id !== 'meta' && !tasks.some(task => task.id === id))
      notes.tell('output-form', 'fail', spot(path, found), `next.recommended_task_id is ${id}, which is no task`);
  }
}

const grave = new RegExp(
  [
    // "CRITICAL: …", "**High** …", "[high] …", "High - …"
    /^\W*(?:critical|high)(?:[- ](?:severity|risk))?(?:\s*[\]):*_|–—]|\s+-\s|\W*$)/,
    // "(high)", "(severity: high)"
    /[([](?:severity\W{0,3})?(?:critical|high)(?:[- ](?:severity|risk))?\s*[)\]]/,
    /\bseverity\W{0,3}(?:critical|high)\b/,
    // A denial of the finding itself stands right before it: "no critical or high-severity issues".
    /(?<!\b(?:no|not|without|zero|0)\s+(?:(?:an?|any|known|new|open|critical|high|or|and)\s+){0,3})\b(?:critical|high)[- ](?:severity|risk)\b/,
    /\bCVSS\W{0,3}(?:[789]|10)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);
const none = /^[^.;:]{0,60}(?::\s*|\s)(?:none|0|zero)(?:\s+(?:were\s+)?found)?\W*$/i;
const settledAtEnd =
  /(?<!\b(?:not|never|be|being|partly|partially|until|unless|if|when|\w{1,9}n['’]t)\s+(?:\w+\s+){0,2})\b(?:fixed|resolved|mitigated)(?:\s+(?:in|by|with|at|on)\b[^.;]{0,60})?\W*$/i;

/** Some finding of the text is grave, and neither denied nor settled in its own words. */
function isGrave(text: string): boolean {
  const findings = text.split(/[.;]\s+(?=\W{0,3}(?:critical|high)\b)/i);
  return findings.some(each => grave.test(each) && !none.test(each) && !settledAtEnd.test(each));
}

/** A finding as text or as a record with a severity. */
function concernOf(item: Node, path: string, concern: boolean): Output['concerns'][number] {
  const field = (key: string) =>
    item.kind === 'map' ? textIn(item.entries.find(each => each.key === key)?.value) : undefined;
  const severity = field('severity') ?? field('level') ?? '';
  const text = textIn(item) ?? field('description') ?? field('title') ?? field('message') ?? shown(item);
  const settled = /^(?:fixed|resolved|closed)$/i.test(field('status') ?? '');
  const high = !settled && (/^\W*(?:high|critical)\b/i.test(severity) || isGrave(text));
  return { text, at: spot(path, item), high, concern };
}

export function whose({ agent, task }: Message): string {
  return `${agent ?? 'the agent'}${task ? ` (${task})` : ''}`;
}
