import { agentOutput } from '../schema/validators.ts';
import { type Entry, entry, type Node } from '../syntax/located-value.ts';
import { shown, spot, textIn } from './fields.ts';
import { plainPath } from './inputs.ts';
import { fileKeys, outputSchema, outputStatuses } from './message-forms.ts';
import { type MessageForm, readForm } from './message-reading.ts';
import type { Message } from './messages.ts';
import type { Notes, Spot } from './notes.ts';
import type { Task } from './tasks.ts';

const form: MessageForm = { schema: () => outputSchema, validate: agentOutput, name: 'output', rule: 'output-form' };

export interface Output extends Message {
  status?: (typeof outputStatuses)[number];
  statusAt: Spot;
  files: { path: string; at: Spot; key: string }[];
  /** Findings and concerns in the agent's own words, with their places. */
  concerns: { text: string; at: Spot; high: boolean; concern: boolean }[];
}

export function readOutput(message: Message, tasks: readonly Task[] | undefined, notes: Notes): Output {
  notes.look('output-json', 'output-form', 'output-status', 'output-gates', 'high-risk');
  const { path } = message;
  const node = readForm(message.node, form, { path, notes });
  const status = entry(node, 'status');
  const read = outputStatuses.find(each => each === textIn(status?.value));
  const output: Output = {
    ...message,
    ...(read ? { status: read } : {}),
    statusAt: spot(path, status ?? node),
    files: [],
    concerns: [],
  };
  readSummary(entry(node, 'summary'), path, notes);
  const artifacts = entry(node, 'artifacts')?.value;
  if (artifacts) readArtifacts(artifacts, output, notes);
  const gates = entry(node, 'gates');
  if (gates) readGates(gates, output, notes);
  const next = entry(node, 'next')?.value;
  if (next && tasks) readNext(next, path, tasks, notes);
  return output;
}

function readSummary(summary: Entry | undefined, path: string, notes: Notes): void {
  const text = textIn(summary?.value) ?? '';
  if ((text.match(/[.!?](?=\s|$)/g) ?? []).length > 3 || text.length > 1000)
    notes.tell('output-form', 'warn', spot(path, summary), 'summary is longer than three sentences');
}

function itemsIn(map: Node, key: string): readonly Node[] {
  const list = entry(map, key)?.value;
  return list?.kind === 'list' ? list.items : [];
}

function readArtifacts(artifacts: Node, output: Output, notes: Notes): void {
  const { path } = output;
  for (const key of fileKeys) {
    for (const item of itemsIn(artifacts, key)) {
      const word = textIn(item) ?? textIn(entry(item, 'path')?.value) ?? '';
      const at = spot(path, item);
      if (word.trim() !== '') output.files.push({ path: plainPath(word, at, 'output-files', notes), at, key });
    }
  }
  for (const key of ['findings', 'review_comments'])
    for (const item of itemsIn(artifacts, key)) output.concerns.push(concernOf(item, path, false));
}

function readGates(gates: Entry, output: Output, notes: Notes): void {
  const { path } = output;
  const flag = (key: string): boolean | undefined => {
    const found = entry(gates.value, key)?.value;
    return found?.kind === 'boolean' ? found.value : undefined;
  };
  const done = entry(gates.value, 'meets_definition_of_done');
  if (output.status === 'OK' && flag('meets_definition_of_done') === false) {
    const message = `${whose(output)} says OK, but meets_definition_of_done is false`;
    notes.tell('output-gates', 'fail', spot(path, done), message);
  }
  if (output.status === 'OK' && flag('needs_tests') && (output.agent === 'QA' || output.agent === 'Reviewer')) {
    const message = `${whose(output)} says OK, but needs_tests is true: key tests are missing`;
    notes.tell('output-gates', 'fail', spot(path, gates), message);
  }
  for (const item of itemsIn(gates.value, 'security_concerns')) output.concerns.push(concernOf(item, path, true));
}

function readNext(next: Node, path: string, tasks: readonly Task[], notes: Notes): void {
  const found = entry(next, 'recommended_task_id');
  const id = textIn(found?.value) ?? '';
  if (/^T-\d+[a-z]?$/.test(id) && !tasks.some(task => task.id === id))
    notes.tell('output-form', 'fail', spot(path, found), `next.recommended_task_id is ${id}, which is no task`);
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
