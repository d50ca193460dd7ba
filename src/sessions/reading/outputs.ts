import type { Place } from '../../model/finding.ts';
import { agentOutput } from '../../schema/validators.ts';
import { entry, type Node } from '../../syntax/located-value.ts';
import { cited } from '../../syntax/text.ts';
import type { Findings } from '../findings.ts';
import { optional, placeOf, shown, textIn } from './fields.ts';
import { plainPath } from './inputs.ts';
import { fileKeys, outputSchema, outputStatuses } from './message-forms.ts';
import type { AgentMessage } from './messages.ts';
import { type MessageForm, readForm } from './read-form.ts';

const form: MessageForm = { schema: () => outputSchema, validate: agentOutput, name: 'output', rule: 'output-form' };

export interface AgentOutput extends AgentMessage {
  status?: (typeof outputStatuses)[number];
  statusAt: Place;
  summary: { text: string; at: Place };
  /** The files that it reports, each with the key of its list. */
  files: { path: string; at: Place; key: string }[];
  /** Findings and security concerns in the agent's own words. */
  concerns: { text: string; at: Place; high: boolean; security: boolean }[];
  gates?: Gates;
  nextTask?: { id: string; at: Place };
}

interface Gates {
  at: Place;
  /** meets_definition_of_done */
  done?: boolean;
  doneAt: Place;
  needsTests: boolean;
}

export function readOutput(message: AgentMessage, findings: Findings): AgentOutput {
  const { path } = message;
  const node = readForm(message.node, form, { path, findings });
  reportExtraKeys(node, path, findings);
  const status = entry(node, 'status');
  const summary = entry(node, 'summary');
  const artifacts = entry(node, 'artifacts')?.value;
  const next = entry(node, 'next')?.value;
  const nextTask = next && entry(next, 'recommended_task_id');
  const gates = entry(node, 'gates')?.value;
  const nextId = textIn(nextTask?.value);
  return {
    ...message,
    ...optional(
      'status',
      outputStatuses.find(each => each === textIn(status?.value)),
    ),
    statusAt: placeOf(path, status ?? node),
    summary: { text: textIn(summary?.value) ?? '', at: placeOf(path, summary) },
    files: artifacts ? filesIn(artifacts, path, findings) : [],
    concerns: [
      ...['findings', 'review_comments'].flatMap(key => concernsIn(artifacts, key, path, false)),
      ...concernsIn(gates, 'security_concerns', path, true),
    ],
    ...optional('gates', gatesIn(node, path)),
    ...optional('nextTask', nextId === undefined ? undefined : { id: nextId, at: placeOf(path, nextTask) }),
  };
}

/** Who wrote it and for which task is not in the schema, but useful. */
const extraKeys = /^(?:dispatch|task|task_id|agent|from_agent|to_agent|agent_name|role|timestamp|at|\$schema)$/;

/** An output has the keys of the schema only. Extra ones do no harm, since nobody reads them. */
function reportExtraKeys(node: Node, path: string, findings: Findings): void {
  const known = Object.keys(outputSchema.properties ?? {});
  for (const entry of node.kind === 'map' ? node.entries : [])
    if (!known.includes(entry.key) && !extraKeys.test(entry.key))
      findings.add('output-form', 'warn', placeOf(path, entry), {
        one: `extra key ${cited(entry.key)} in the output; nobody reads it, so put it into artifacts.notes`,
        alike: ['', `extra keys ${cited(entry.key)} in outputs; nobody reads them, so put them into artifacts.notes`],
      });
}

function itemsIn(map: Node | undefined, key: string): readonly Node[] {
  const list = map && entry(map, key)?.value;
  return list?.kind === 'list' ? list.items : [];
}

function filesIn(artifacts: Node, path: string, findings: Findings): AgentOutput['files'] {
  return fileKeys.flatMap(key =>
    itemsIn(artifacts, key).flatMap(item => {
      const word = textIn(item) ?? textIn(entry(item, 'path')?.value) ?? '';
      const at = placeOf(path, item);
      return word.trim() === '' ? [] : [{ path: plainPath(word, at, 'output-files', findings), at, key }];
    }),
  );
}

function gatesIn(node: Node, path: string): Gates | undefined {
  const gates = entry(node, 'gates');
  if (!gates) return undefined;
  const flag = (key: string): boolean | undefined => {
    const found = entry(gates.value, key)?.value;
    return found?.kind === 'boolean' ? found.value : undefined;
  };
  return {
    at: placeOf(path, gates),
    ...optional('done', flag('meets_definition_of_done')),
    doneAt: placeOf(path, entry(gates.value, 'meets_definition_of_done')),
    needsTests: flag('needs_tests') ?? false,
  };
}

const grave = new RegExp(
  [
    // "CRITICAL: …", "**High** …", "[high] …", "High - …"
    /^\W*(?:critical|high)(?:[- ](?:severity|risk))?(?:\s*[\]):*_|–—]|\s+-\s|\W*$)/,
    // "(high)", "(severity: high)"
    /[([](?:severity\W{0,3})?(?:critical|high)(?:[- ](?:severity|risk))?\s*[)\]]/,
    /\bseverity\W{0,3}(?:critical|high)\b/,
    // Not right after a denial: "no critical or high-severity issues".
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

/** Is some finding of the text high or critical, and neither denied nor settled in its own words? */
function isGrave(text: string): boolean {
  const findings = text.split(/[.;]\s+(?=\W{0,3}(?:critical|high)\b)/i);
  return findings.some(each => grave.test(each) && !none.test(each) && !settledAtEnd.test(each));
}

function concernsIn(map: Node | undefined, key: string, path: string, security: boolean): AgentOutput['concerns'] {
  return itemsIn(map, key).map(item => concernOf(item, path, security));
}

/** A finding as text, or as a record with a severity. */
function concernOf(item: Node, path: string, security: boolean): AgentOutput['concerns'][number] {
  const field = (key: string) =>
    item.kind === 'map' ? textIn(item.entries.find(each => each.key === key)?.value) : undefined;
  const severity = field('severity') ?? field('level') ?? '';
  const text = textIn(item) ?? field('description') ?? field('title') ?? field('message') ?? shown(item);
  const settled = /^(?:fixed|resolved|closed)$/i.test(field('status') ?? '');
  const high = !settled && (/^\W*(?:high|critical)\b/i.test(severity) || isGrave(text));
  return { text, at: placeOf(path, item), high, security };
}

/** The last output of each agent on each task counts; files are in the order of their names. */
export function lastOutputs(outputs: readonly AgentOutput[]): AgentOutput[] {
  const last = new Map<string, AgentOutput>();
  const nameless: AgentOutput[] = [];
  for (const output of outputs) {
    if (output.agent && output.task) last.set(`${output.agent} ${output.task}`, output);
    else nameless.push(output);
  }
  return [...last.values(), ...nameless];
}
