import { type Agent, agentMeant, agentNames, kebab } from '../../model/agent.ts';
import type { Place } from '../../model/finding.ts';
import { entry, type Node } from '../../syntax/located-value.ts';
import type { Findings } from '../findings.ts';
import type { Session } from '../session.ts';
import { textIn, wordIn } from './fields.ts';
import { type Fault, readJson, textOf } from './lenient.ts';
import { outputStatuses } from './message-forms.ts';

/** An agent's input or output. */
export interface AgentMessage {
  kind: 'input' | 'output';
  node: Node;
  path: string;
  /** As far as a field or the file name says. */
  agent?: Agent;
  task?: string;
  /** It comes with the pull request, so that it can be compared with the diff. */
  fresh: boolean;
  /** One entry of a list of dispatches, whose shared fields are elsewhere. */
  partial?: true;
}

const otherFiles = ['acceptance.json', 'status.json', 'approve-design-history.jsonl'];

/** Agents' inputs and outputs: JSON files of the session, by their folder or keys, and JSON fences in the body. */
export function readMessages(session: Session, findings: Findings): AgentMessage[] {
  const messages: AgentMessage[] = [];
  const changed = new Set(session.changes.map(({ path }) => path));
  for (const [path, content] of [...session.head].sort(([a], [b]) => byName(a, b))) {
    const name = path.slice(session.folder.length + 1);
    const folder = kindOfFolder(name);
    if (otherFiles.includes(name) || !(folder || /\.jsonl?$/i.test(name))) continue;
    const fresh = session.base === null || changed.has(path);
    messages.push(...readFile({ path, name, content, folder, fresh }, findings));
  }
  for (const { text, path, line, node: parsed } of session.body) {
    const { node, faults } = parsed ? { node: parsed, faults: [] } : readJson(text, line);
    for (const each of node ? messagesIn(node, undefined) : []) {
      for (const fault of faults) notJson(each.kind, path, fault, findings);
      messages.push(message(each, path, '', true));
    }
  }
  return messages;
}

/** T-2 before T-10, and a name before the same name with a suffix, so that the later of two files is the later message. */
function byName(a: string, b: string): number {
  const [left, right] = [a, b].map(path => path.replace(/\.\w+$/, '').split(/(\d+)/)) as [string[], string[]];
  for (const [index, part] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (part === other) continue;
    const difference = index % 2 === 1 ? Number(part) - Number(other) : 0;
    return difference || (part < other ? -1 : 1);
  }
  return left.length - right.length || (a < b ? -1 : 1);
}

function kindOfFolder(name: string): AgentMessage['kind'] | undefined {
  const [folder = '', ...rest] = name.toLowerCase().split('/');
  if (rest.length === 0) return undefined;
  if (/^(?:agent[-_])?outputs?$|^responses?$|^results?$/.test(folder)) return 'output';
  return /^(?:agent[-_])?inputs?$|^dispatch(?:es)?$|^requests?$/.test(folder) ? 'input' : undefined;
}

/** Folders of documents, whose data may be about anything. */
const documentFolders = /^(?:adr|design-specs|research)\//i;

/** What a file outside of these folders is named like: `coder-output.json`, `review-T-001.json`. */
function kindOfName(name: string): AgentMessage['kind'] | undefined {
  if (documentFolders.test(name)) return undefined;
  const words = wordsIn(name);
  if (words.some(word => /^(?:inputs?|dispatch(?:es)?)$/.test(word))) return 'input';
  const ofAgent = canonicalIn(words) ?? (taskIn(name) && agentIn(name));
  return ofAgent || words.some(word => /^outputs?$/.test(word)) ? 'output' : undefined;
}

/** Is a text that is no JSON the rest of an output? */
function looksLikeOutput(text: string): boolean {
  return /"status"\s*:/.test(text) && /"(?:artifacts|gates|next)"\s*:\s*\{/.test(text);
}

/** Is a record in a file that is named like a message really one, though it lacks most of its fields? */
function isMeant(node: Node): boolean {
  const status = textIn(entry(node, 'status')?.value);
  return outputStatuses.some(each => each === status) || entry(node, 'task')?.value.kind === 'map';
}

interface MessageFile {
  path: string;
  name: string;
  content: Uint8Array | string;
  folder: AgentMessage['kind'] | undefined;
  fresh: boolean;
}

function readFile({ path, name, content, folder, fresh }: MessageFile, findings: Findings): AgentMessage[] {
  // The Orchestrator's final message is for people, and need not be JSON.
  if (!/\.jsonl?$/i.test(name) && agentIn(name) === 'Orchestrator') return [];
  const text = textOf(content);
  const byName = folder ?? kindOfName(name);
  if ('fault' in text) {
    if (byName) notJson(byName, path, text.fault, findings);
    return [];
  }
  const parts = /\.jsonl$/i.test(name) ? linesOf(text.text) : [{ text: text.text, line: 1 }];
  return parts.flatMap(part => {
    const { node, faults } = readJson(part.text, part.line);
    const found = node ? messagesIn(node, folder ?? (isMeant(node) ? byName : undefined)) : [];
    const lost = node ? folder : (byName ?? (looksLikeOutput(part.text) ? 'output' : undefined));
    const kind = found[0]?.kind ?? lost;
    for (const fault of kind ? faults : []) notJson(kind!, path, fault, findings);
    return found.map(each => message(each, path, name, fresh));
  });
}

/** The lines that are not blank. */
export function linesOf(text: string): { text: string; line: number }[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((each, index) => (each.trim() === '' ? [] : [{ text: each, line: index + 1 }]));
}

function notJson(kind: AgentMessage['kind'], path: string, { code, line, message }: Fault, findings: Findings): void {
  const at: Place = { path, line };
  const rule = kind === 'output' ? 'output-json' : 'input-form';
  findings.add(rule, 'fail', at, `invalid JSON in the agent's ${kind}: ${message}`, code);
}

type FoundMessage = Pick<AgentMessage, 'kind' | 'node' | 'partial'> & { around?: Node };

/** Recognizes messages by their keys, or by the folder. Input and output may be together in one record. */
function messagesIn(node: Node, folder: AgentMessage['kind'] | undefined): FoundMessage[] {
  if (node.kind === 'list') return node.items.flatMap(item => messagesIn(item, folder));
  if (node.kind !== 'map') return folder ? [{ kind: folder, node }] : [];
  const has = (key: string) => entry(node, key) !== undefined;
  const isInput =
    entry(node, 'task')?.value.kind === 'map' && (has('project_type') || has('repo_state') || has('tools_available'));
  const isOutput = has('status') && ['artifacts', 'gates', 'next'].filter(has).length >= 2;
  if (isInput) return [{ kind: 'input', node }];
  if (isOutput) return [{ kind: 'output', node }];
  const inner = node.entries.flatMap(({ key, value }): FoundMessage[] => {
    if (!/^(?:input|output|dispatch|request|response|result|payload)$/i.test(key)) return [];
    if (value.kind !== 'map' && value.kind !== 'list') return [];
    const partial = value.kind === 'list' ? { partial: true as const } : {};
    return messagesIn(value, undefined).map(found => ({ ...found, ...partial, around: node }));
  });
  return inner.length > 0 ? inner : folder ? [{ kind: folder, node }] : [];
}

function message(
  { kind, node, partial, around }: FoundMessage,
  path: string,
  name: string,
  fresh: boolean,
): AgentMessage {
  const agent = namedAgent(node) ?? (around && namedAgent(around)) ?? agentIn(name);
  const own = wordIn(entry(node, 'task_id')?.value) ?? wordIn(entry(entry(node, 'task')?.value ?? node, 'id')?.value);
  const task = own ?? wordIn(entry(node, 'task')?.value) ?? taskIn(name);
  return {
    kind,
    node,
    path,
    fresh,
    ...(partial ? { partial } : {}),
    ...(agent ? { agent } : {}),
    ...(task ? { task } : {}),
  };
}

const agentKeys = ['agent', 'from_agent', 'to_agent', 'agent_name', 'role'];

function namedAgent(node: Node): Agent | undefined {
  const dispatch = entry(node, 'dispatch')?.value;
  const words = [...agentKeys.map(key => entry(node, key)?.value), dispatch && entry(dispatch, 'agent')?.value].map(
    textIn,
  );
  const word = words.find(each => each !== undefined);
  return word === undefined ? undefined : agentMeant(word);
}

/** Words of file names for what an agent does. */
const deeds: Readonly<Record<string, Agent>> = {
  review: 'Reviewer',
  reviews: 'Reviewer',
  rereview: 'Reviewer',
  code: 'Coder',
  coding: 'Coder',
  implementation: 'Coder',
  test: 'QA',
  tests: 'QA',
  testing: 'QA',
  sec: 'Security',
  plan: 'Planner',
  planning: 'Planner',
  architecture: 'Architect',
  design: 'Designer',
  research: 'Researcher',
  integration: 'Integrator',
  documentation: 'Docs',
};

/** The agent in a file name: `T-001-coder.json`, `spec-agent_2.json`, `review-T-001-r2.json`. */
function agentIn(name: string): Agent | undefined {
  const words = wordsIn(name);
  return canonicalIn(words) ?? words.map(word => (Object.hasOwn(deeds, word) ? deeds[word] : undefined)).find(Boolean);
}

function canonicalIn(words: readonly string[]): Agent | undefined {
  return agentNames.find(agent => words.includes(kebab(agent).split('-')[0]!) || words.includes(agent.toLowerCase()));
}

function wordsIn(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split(/[^a-z]+/);
}

function taskIn(name: string): string | undefined {
  return /(?:^|[^A-Za-z])(T-\d+[A-Za-z]?)(?![A-Za-z0-9])/.exec(name)?.[1];
}

/** "Coder (T-001)" */
export function authorOf({ agent, task }: AgentMessage): string {
  return `${agent ?? 'the agent'}${task ? ` (${task})` : ''}`;
}
