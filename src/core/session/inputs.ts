import type { Entry, Node } from '../node.ts';
import { cited } from '../text.ts';
import type { Change } from '../world.ts';
import { find, isNothing, listOf, oneOf, type Reader, shown, spot, textIn, textsOf, wordIn } from './fields.ts';
import type { Message } from './messages.ts';
import type { Notes, Spot } from './notes.ts';
import { type Session, sessionsFolder } from './session.ts';

const projectTypes = ['web', 'api', 'cli', 'lib', 'mixed'] as const;
const riskFlags = ['security', 'perf', 'breaking-change', 'none'] as const;
const changeTypes = ['added', 'modified', 'deleted', 'renamed'] as const;

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
  const { node, path } = message;
  const reader: Reader = { node, path, notes, rule: 'input-form' };
  const input: Input = { ...message, context: [], changed: [], risks: [], untestable: false };
  const needed = (from: Reader, key: string, prefix: string, severity: 'fail' | 'warn' = 'fail'): Entry | undefined => {
    const found = find(from, key);
    if (!found) notes.tell('input-form', severity, spot(path, from.node), `${prefix}${key} is missing from the input`);
    return found;
  };
  const task = needed(reader, 'task', '');
  if (task?.value.kind === 'map') readTask({ ...reader, node: task.value }, input, needed);
  else if (task)
    notes.tell('input-form', 'fail', spot(path, task), `task is ${shown(task.value)} where a mapping belongs`);
  const type = oneOf(reader, needed(reader, 'project_type', ''), 'project_type', projectTypes);
  if (type) notes.remark('checklist', `${type}: ${checklists[type]}`);
  const shared = (key: string) => (message.partial ? find(reader, key) : needed(reader, key, ''));
  readRepoState(reader, shared('repo_state'), needed);
  const tools = textsOf(reader, shared('tools_available'), 'tools_available').map(({ value }) => value);
  const given = find({ ...reader, notes: { ...notes, tell: () => {} } }, 'tools_available');
  const runs = tools.some(tool => /run|exec|shell|terminal|bash|cmd/i.test(tool));
  const commands = task ? checksOf(task.value).some(check => /^\s*(?:cmd|command)\s*:/i.test(check)) : false;
  input.untestable = given !== undefined && commands && !runs;
  return input;
}

type Needed = (from: Reader, key: string, prefix: string, severity?: 'fail' | 'warn') => Entry | undefined;

function readTask(reader: Reader, input: Input, needed: Needed): void {
  const { path, notes } = reader;
  const id = needed(reader, 'id', 'task.');
  if (id && !/^(?:T-\d+[a-z]?|meta)$/.test(wordIn(id.value) ?? ''))
    notes.tell('input-form', 'warn', spot(path, id), `task.id is ${shown(id.value)}; write T-001 or meta`);
  for (const key of ['title', 'goal']) {
    const found = needed(reader, key, 'task.');
    if (found && isNothing(found.value)) notes.tell('input-form', 'fail', spot(path, found), `task.${key} is empty`);
  }
  for (const key of ['non_goals', 'constraints', 'acceptance_checks'])
    listOf(reader, needed(reader, key, 'task.', 'warn'), `task.${key}`);
  for (const { value, at } of textsOf(reader, needed(reader, 'risk_flags', 'task.', 'warn'), 'task.risk_flags')) {
    input.risks.push(value);
    if (!riskFlags.some(flag => flag === value))
      notes.tell('input-form', 'fail', at, `task.risk_flags has ${cited(value)}, and may have ${riskFlags.join(', ')}`);
  }
  readContext(reader, input);
  readChanged(reader, input);
}

function readRepoState(reader: Reader, entry: Entry | undefined, needed: Needed): void {
  if (!entry) return;
  const { path, notes } = reader;
  if (entry.value.kind !== 'map') {
    notes.tell('input-form', 'fail', spot(path, entry), `repo_state is ${shown(entry.value)} where a mapping belongs`);
    return;
  }
  const own: Reader = { ...reader, node: entry.value };
  needed(own, 'branch', 'repo_state.');
  oneOf(own, needed(own, 'ci_status', 'repo_state.'), 'repo_state.ci_status', ['unknown', 'green', 'red']);
}

function checksOf(task: Node): string[] {
  const checks = task.kind === 'map' ? task.entries.find(({ key }) => key === 'acceptance_checks')?.value : undefined;
  return checks?.kind === 'list' ? checks.items.map(item => textIn(item) ?? '') : [];
}

function readContext(reader: Reader, input: Input): void {
  const { path, notes } = reader;
  const own: Reader = { ...reader, rule: 'input-context' };
  const files = find(own, 'context_files');
  const listed = textsOf(own, files, 'context_files');
  if (listed.length === 0)
    notes.tell(
      'input-context',
      'fail',
      spot(path, files, reader.node.at.line),
      'context_files lists nothing; the Orchestrator fills it in whole',
    );
  input.context = listed.map(({ value, at }) => ({ path: plainPath(value, at, 'input-context', notes), at }));
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
function readChanged(reader: Reader, input: Input): void {
  const { path, notes } = reader;
  const own: Reader = { ...reader, rule: 'input-reviewer' };
  const files = find(own, 'session_changed_files');
  const items = listOf(own, files, 'session_changed_files');
  if (input.agent === 'Reviewer') {
    notes.look('input-reviewer');
    if (items.length === 0) {
      const message = 'a dispatch to the Reviewer needs session_changed_files, and this one lists none';
      notes.tell('input-reviewer', 'fail', spot(path, files, reader.node.at.line), message);
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
    const each: Reader = { ...own, node };
    const name = node.kind === 'map' ? textIn(find(each, 'path', ['file'])?.value) : textIn(node);
    if (node.kind !== 'map' || name === undefined) {
      notes.tell(
        'input-reviewer',
        'fail',
        at,
        `session_changed_files has ${shown(node)}; write {"path": "src/app.js", "change_type": "modified"}`,
      );
      if (name === undefined) continue;
    }
    const type = node.kind === 'map' ? find(each, 'change_type', ['type', 'status']) : undefined;
    if (node.kind === 'map' && !type)
      notes.tell('input-reviewer', 'fail', at, `${cited(name)} has no change_type; write ${changeTypes.join(', ')}`);
    const kind = oneOf(each, type, 'change_type', changeTypes);
    const from = node.kind === 'map' ? textIn(find(each, 'old_path', ['from', 'previous_path'])?.value) : undefined;
    if (kind === 'renamed' && !from)
      notes.tell('input-reviewer', 'fail', at, `${cited(name)} was renamed, so old_path is needed`);
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
