import { entry, type Node } from '../syntax/located-value.ts';
import { find, type Reader, shown, spot, textIn, wordIn } from './fields.ts';
import { looseJson } from './loose-json.ts';
import { moved, textOf } from './loose-text.ts';
import { shifted } from './loose-yaml.ts';
import { type Notes, openBook } from './notes.ts';
import { type Agent, agentMeant, agentNames, kebab, type Session } from './session.ts';

/** What one agent was given, or gave back. */
export interface Message {
  kind: 'input' | 'output';
  node: Node;
  path: string;
  /** As far as a field or the name of the file tells. */
  agent?: Agent;
  task?: string;
  /** It comes with the change, so the diff can be held against it. */
  fresh: boolean;
  /** One entry of a list of dispatches, which says what they share only once. */
  partial?: true;
}

const own = ['acceptance.json', 'status.json'];

/** Inputs and outputs of agents: JSON files of the session by their folder or their keys, and fences of the body. */
export function readMessages(session: Session, notes: Notes): Message[] {
  const messages: Message[] = [];
  const changed = new Set(session.changes.map(({ path }) => path));
  for (const [path, content] of [...session.head].sort(([a], [b]) => byName(a, b))) {
    const name = path.slice(session.folder.length + 1);
    const folder = kindOfFolder(name);
    if (own.includes(name) || !(folder || /\.jsonl?$/i.test(name)) || name === 'approve-design-history.jsonl') continue;
    const fresh = session.base === null || changed.has(path);
    messages.push(...readFile({ path, name, content, folder, fresh }, notes));
  }
  for (const { text, path, line } of session.body) {
    const { node, faults } = looseJson(text);
    const found = node ? recognised(shifted(node, line - 1), undefined) : [];
    for (const each of found) {
      for (const fault of faults)
        tellJson(each.kind, { path, line: fault.line + line - 1 }, moved(fault.message, line - 1), notes);
      messages.push(message(each, path, '', true));
    }
  }
  return messages;
}

/** T-2 before T-10, and a name before the same with more to it, so that the later of two files is the later word. */
function byName(a: string, b: string): number {
  const [left, right] = [a, b].map(path => path.replace(/\.\w+$/, '').split(/(\d+)/)) as [string[], string[]];
  for (const [index, part] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (part === other) continue;
    const apart = index % 2 === 1 ? Number(part) - Number(other) : 0;
    return apart || (part < other ? -1 : 1);
  }
  return left.length - right.length || (a < b ? -1 : 1);
}

function kindOfFolder(name: string): Message['kind'] | undefined {
  const [folder = '', ...rest] = name.toLowerCase().split('/');
  if (rest.length === 0) return undefined;
  if (/^(?:agent[-_])?outputs?$|^responses?$|^results?$/.test(folder)) return 'output';
  return /^(?:agent[-_])?inputs?$|^dispatch(?:es)?$|^requests?$/.test(folder) ? 'input' : undefined;
}

interface Source {
  path: string;
  name: string;
  content: Uint8Array | string;
  folder: Message['kind'] | undefined;
  fresh: boolean;
}

function readFile({ path, name, content, folder, fresh }: Source, notes: Notes): Message[] {
  // Its last word is for a person, and no JSON.
  if (!/\.jsonl?$/i.test(name) && agentIn(name) === 'Orchestrator') return [];
  const text = textOf(content);
  if ('fault' in text) {
    if (folder) tellJson(folder, { path, line: text.fault.line }, text.fault.message, notes);
    return [];
  }
  const parts = /\.jsonl$/i.test(name) ? linesOf(text.text) : [{ text: text.text, line: 1 }];
  return parts.flatMap(part => {
    const { node, faults } = looseJson(part.text);
    const found = node ? recognised(shifted(node, part.line - 1), folder) : [];
    const kind = found[0]?.kind ?? folder;
    if (kind) {
      if (!node && faults.length === 0) tellJson(kind, { path, line: part.line }, 'there is no JSON in it', notes);
      for (const fault of faults)
        tellJson(kind, { path, line: fault.line + part.line - 1 }, moved(fault.message, part.line - 1), notes);
    }
    return found.map(each => message(each, path, name, fresh));
  });
}

function linesOf(text: string): { text: string; line: number }[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((each, index) => (each.trim() === '' ? [] : [{ text: each, line: index + 1 }]));
}

function tellJson(kind: Message['kind'], at: { path: string; line: number }, message: string, notes: Notes): void {
  const whose = kind === 'output' ? 'agents return JSON only' : 'agents read their input as JSON';
  notes.tell(kind === 'output' ? 'output-json' : 'input-form', 'fail', at, `${whose}: ${message}`);
}

type Found = Pick<Message, 'kind' | 'node' | 'partial'> & { around?: Node };

/** By its keys, never by its name alone; both may stand together in one record. */
function recognised(node: Node, folder: Message['kind'] | undefined): Found[] {
  if (node.kind === 'list') return node.items.flatMap(item => recognised(item, folder));
  if (node.kind !== 'map') return folder ? [{ kind: folder, node }] : [];
  const has = (key: string) => entry(node, key) !== undefined;
  const isInput =
    entry(node, 'task')?.value.kind === 'map' && (has('project_type') || has('repo_state') || has('tools_available'));
  const isOutput = has('status') && ['artifacts', 'gates', 'next'].filter(has).length >= 2;
  if (isInput) return [{ kind: 'input', node }];
  if (isOutput) return [{ kind: 'output', node }];
  const inner = node.entries.flatMap(({ key, value }): Found[] => {
    if (!/^(?:input|output|dispatch|request|response|result|payload)$/i.test(key)) return [];
    if (value.kind !== 'map' && value.kind !== 'list') return [];
    const partial = value.kind === 'list' ? { partial: true as const } : {};
    return recognised(value, undefined).map(found => ({ ...found, ...partial, around: node }));
  });
  return inner.length > 0 ? inner : folder ? [{ kind: folder, node }] : [];
}

function message({ kind, node, partial, around }: Found, path: string, name: string, fresh: boolean): Message {
  const agent = namedAgent(node) ?? (around && namedAgent(around)) ?? agentIn(name);
  const own = wordIn(entry(node, 'task_id')?.value) ?? wordIn(entry(entry(node, 'task')?.value ?? node, 'id')?.value);
  const task =
    own ?? wordIn(entry(node, 'task')?.value) ?? /(?:^|[^A-Za-z])(T-\d+[a-z]?)(?![A-Za-z0-9])/.exec(name)?.[1];
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

/** The agent in the name of a file: `T-001-coder.json`, `spec-agent_2.json`. */
function agentIn(name: string): Agent | undefined {
  const words = name
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split(/[^a-z]+/);
  return agentNames.find(agent => words.includes(kebab(agent).split('-')[0]!) || words.includes(agent.toLowerCase()));
}

/** Agents are named in one way wherever one speaks of another; in front matter in kebab-case. */
export function judgeNames(messages: readonly Message[], session: Session, notes: Notes): void {
  if (messages.length > 0) notes.look('names');
  for (const { node, path } of messages) {
    const quiet = (each: Node): Reader => ({ node: each, path, notes: openBook(), rule: 'names' });
    const dispatch = find(quiet(node), 'dispatch')?.value;
    const next = find(quiet(node), 'next')?.value;
    const places = [
      ['agent', entry(node, 'agent')],
      ['dispatch.agent', dispatch && find(quiet(dispatch), 'agent')],
      ['recommended_agent', next && find(quiet(next), 'recommended_agent', ['agent'])],
    ] as const;
    for (const [name, found] of places) {
      if (!found || found.value.kind === 'null') continue;
      const word = textIn(found.value) ?? '';
      if (agentNames.some(agent => agent === word)) continue;
      const meant = agentMeant(word);
      const advice = meant ? `write ${meant}` : `write one of ${agentNames.join(', ')}`;
      notes.tell('names', 'fail', spot(path, found), `${name} is ${shown(found.value)}; ${advice}`);
    }
  }
  for (const [path, content] of [...session.agents, ...session.head].filter(([path]) => /\.md$/i.test(path))) {
    const text = textOf(content);
    const matter = 'text' in text ? /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(text.text)?.[1] : undefined;
    const lines = matter?.split(/\r?\n/) ?? [];
    const index = lines.findIndex(line => /^name\s*:/.test(line));
    const word =
      lines[index]
        ?.replace(/^name\s*:\s*/, '')
        .replaceAll(/["']/g, '')
        .trim() ?? '';
    const meant = index === -1 ? undefined : agentMeant(word);
    if (!meant) continue;
    notes.look('names');
    if (word !== kebab(meant))
      notes.tell(
        'names',
        'fail',
        { path, line: index + 2 },
        `the name in the front matter is ${JSON.stringify(word)}; write ${kebab(meant)}`,
      );
  }
}
