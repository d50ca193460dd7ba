import type { Change } from '../model/world.ts';
import { agentInput } from '../schema/validators.ts';
import { type Entry, entry, type Node } from '../syntax/located-value.ts';
import { cited } from '../syntax/text.ts';
import { spot, textIn } from './fields.ts';
import { changeTypes, inputSchema, projectTypes } from './message-forms.ts';
import { type MessageForm, readForm } from './message-reading.ts';
import type { Message } from './messages.ts';
import type { Notes, Spot } from './notes.ts';
import { type Session, sessionsFolder } from './session.ts';

const form: MessageForm = { schema: () => inputSchema, validate: agentInput, name: 'input', rule: 'input-form' };

/** What Reviewer, QA and Security look at by the type of the project. It is listed for them, not judged. */
const checklists: Record<(typeof projectTypes)[number], string> = {
  web: 'everything: CSRF, XSS, SQL injection, tenant scoping, input validation, secrets',
  api: 'auth, input validation, rate limiting; no template and UI checks',
  cli: 'input validation, privilege escalation, secrets; no CSRF, XSS, tenant scoping and template checks',
  lib: 'API safety, input validation, dependency hygiene; no CSRF, XSS, tenant scoping and template checks',
  mixed: 'whatever applies to the files at hand',
};

export interface Input extends Message {
  /** As the dispatch lists them, with forward slashes. */
  context: { path: string; at: Spot }[];
  changed: ChangedFile[];
  /** risk_flags. */
  risks: string[];
  /** It has commands to run among its checks, and no tool to run them. */
  untestable: boolean;
}

interface ChangedFile {
  path: string;
  from?: string;
  kind?: Change['kind'];
  at: Spot;
}

export function readInput(message: Message, notes: Notes): Input {
  notes.look('input-form', 'input-context');
  const { path } = message;
  // One of several dispatches that stand together shares these with the others.
  const shared = message.partial ? ['repo_state', 'tools_available'] : [];
  const node = readForm(message.node, form, { path, notes, shared });
  const input: Input = { ...message, context: [], changed: [], risks: [], untestable: false };
  const task = entry(node, 'task');
  if (task?.value.kind === 'map') readTask(task, input, notes);
  const type = projectTypes.find(each => each === textIn(entry(node, 'project_type')?.value));
  if (type) notes.remark('checklist', `${type}: ${checklists[type]}`);
  const tools = entry(node, 'tools_available');
  const runs = textsIn(tools).some(({ value }) => /run|exec|shell|terminal|bash|cmd/i.test(value));
  const checks = task ? textsIn(entry(task.value, 'acceptance_checks')) : [];
  const commands = checks.some(({ value }) => /^\s*(?:cmd|command)\s*:/i.test(value));
  input.untestable = tools !== undefined && commands && !runs;
  return input;
}

function itemsIn(list: Entry | undefined): readonly Node[] {
  return list?.value.kind === 'list' ? list.value.items : [];
}

function textsIn(list: Entry | undefined): { value: string; node: Node }[] {
  return itemsIn(list).flatMap(node =>
    node.kind === 'text' && node.value !== '' ? [{ value: node.value, node }] : [],
  );
}

function readTask(task: Entry, input: Input, notes: Notes): void {
  const { path } = input;
  input.risks = textsIn(entry(task.value, 'risk_flags')).map(({ value }) => value);
  const files = entry(task.value, 'context_files');
  const listed = textsIn(files);
  if (listed.length === 0) {
    const message = 'context_files lists nothing; the Orchestrator fills it in whole';
    notes.tell('input-context', 'fail', spot(path, files ?? task.value), message);
  }
  input.context = listed.map(({ value, node }) => {
    const at = spot(path, node);
    return { path: plainPath(value, at, 'input-context', notes), at };
  });
  readChanged(task.value, input, notes);
}

/** A path with forward slashes and without `./`; another form is told. */
export function plainPath(
  value: string,
  at: Spot,
  rule: 'input-context' | 'changed-files' | 'output-files',
  notes: Notes,
): string {
  const path = value
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '');
  if (value.includes('\\')) notes.tell(rule, 'warn', at, `${cited(value)} is a Windows path; write ${path}`);
  return path;
}

/** session_changed_files: the Reviewer's dispatch has it, each file with how it changed. */
function readChanged(task: Node, input: Input, notes: Notes): void {
  const { path } = input;
  const files = entry(task, 'session_changed_files');
  const items = itemsIn(files);
  if (input.agent === 'Reviewer') {
    notes.look('input-reviewer');
    if (items.length === 0) {
      const message = 'a dispatch to the Reviewer needs session_changed_files, and this one lists none';
      notes.tell('input-reviewer', 'fail', spot(path, files ?? task), message);
    }
  } else if (items.length > 0 && input.agent) {
    notes.tell(
      'input-reviewer',
      'warn',
      spot(path, files),
      `session_changed_files is the Reviewer's; ${input.agent} gets [] or nothing`,
    );
  }
  for (const node of items) {
    const at = spot(path, node);
    const name = textIn(node) ?? textIn(entry(node, 'path')?.value);
    if (name === undefined) continue;
    const kind = changeTypes.find(each => each === textIn(entry(node, 'change_type')?.value));
    const from = textIn(entry(node, 'old_path')?.value);
    input.changed.push({
      path: plainPath(name, at, 'changed-files', notes),
      at,
      ...(kind ? { kind } : {}),
      ...(from ? { from: plainPath(from, at, 'changed-files', notes) } : {}),
    });
  }
}

/** Every file that an agent is told to read is there, and the artifacts of the session are among them. */
export function judgeContext(
  input: Input,
  session: Session,
  folders: ReadonlySet<string>,
  blocked: boolean,
  notes: Notes,
): void {
  // What the work itself deleted or moved was there when the agent was asked to read it.
  const gone = new Set(session.changes.map(({ kind, path, from }) => (kind === 'deleted' ? path : from)));
  const isThere = (path: string) => session.paths.has(path) || folders.has(path) || gone.has(path);
  const folder = `${session.folder}/`;
  for (const { path, at } of input.context) {
    if (/[<>]/.test(path))
      notes.tell('input-context', 'fail', at, `${path} still has a placeholder; write the real path`);
    else if (!isThere(path.replace(/\/+$/, '')) && !blocked)
      notes.tell('input-context', 'fail', at, `${path} is not there; the agent must return BLOCKED and name it`);
  }
  if (
    input.context.length === 0 ||
    !/^T-/.test(input.task ?? '') ||
    !input.context.some(({ path }) => path.startsWith(folder))
  )
    return;
  for (const name of ['spec.md', 'architecture.md', 'tasks.yaml']) {
    const known = input.context.some(({ path }) => path === `${folder}${name}`);
    if (session.head.has(`${folder}${name}`) && !known)
      notes.tell('input-context', 'warn', input.context[0]!.at, `context_files of ${input.task} leaves out ${name}`);
  }
}

/** Every folder that holds one of these paths. */
export function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      if (folders.has(path.slice(0, end))) break;
      folders.add(path.slice(0, end));
    }
  }
  return folders;
}

/**
 * What the Reviewer was told of last is what the diff has, changed in that way; what was told before may have changed
 * since. Every file of the diff was told at some time.
 */
export function judgeChanged(inputs: readonly Input[], session: Session, notes: Notes): void {
  const fresh = inputs.filter(input => input.fresh && input.changed.length > 0);
  if (fresh.length === 0) return;
  notes.look('changed-files');
  const byPath = new Map(session.changes.map(change => [change.path, change]));
  const last = fresh.findLast(({ agent }) => agent === 'Reviewer') ?? fresh.at(-1)!;
  const all = fresh.flatMap(input =>
    input.changed.map(file => ({ ...file, severity: input === last ? 'fail' : 'warn' }) as const),
  );
  for (const { path, kind, from, at, severity } of all) {
    const change = byPath.get(path);
    if (!change) notes.tell('changed-files', severity, at, `${path} is listed, but the diff does not have it`);
    else if (kind && kind !== change.kind)
      notes.tell('changed-files', severity, at, `${path} is listed as ${kind}, but it is ${change.kind}`);
    else if (kind === 'renamed' && from && from !== change.from)
      notes.tell(
        'changed-files',
        severity,
        at,
        `${path} is listed as renamed from ${from}, but it comes from ${change.from}`,
      );
  }
  const listed = new Set(all.map(({ path }) => path));
  for (const { path } of session.changes) {
    if (path.startsWith(`${sessionsFolder}/`) || listed.has(path)) continue;
    notes.tell(
      'changed-files',
      'fail',
      last.changed[0]!.at,
      `${path} is in the diff, but session_changed_files does not list it`,
    );
  }
}
