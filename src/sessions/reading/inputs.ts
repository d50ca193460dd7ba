import type { Place } from '../../model/finding.ts';
import type { Change } from '../../model/world.ts';
import { agentInput } from '../../schema/validators.ts';
import { type Entry, entry, type Node } from '../../syntax/located-value.ts';
import { cited } from '../../syntax/text.ts';
import type { Findings } from '../findings.ts';
import { optional, placeOf, textIn } from './fields.ts';
import { changeTypes, inputSchema, projectTypes } from './message-forms.ts';
import type { AgentMessage } from './messages.ts';
import { type MessageForm, readForm } from './read-form.ts';

const form: MessageForm = { schema: () => inputSchema, validate: agentInput, name: 'input', rule: 'input-form' };

export type ProjectType = (typeof projectTypes)[number];

export interface Input extends AgentMessage {
  projectType?: ProjectType;
  /** context_files, with forward slashes; undefined without a task. */
  context?: { files: { path: string; at: Place }[]; at: Place };
  /** session_changed_files; undefined without a task. */
  changed?: { files: ChangedFile[]; entries: number; at: Place };
  risks: string[];
  /** It has commands among its checks, but no tool to run them. */
  untestable: boolean;
}

interface ChangedFile {
  path: string;
  from?: string;
  kind?: Change['kind'];
  at: Place;
}

export function readInput(message: AgentMessage, findings: Findings): Input {
  const { path } = message;
  // Dispatches that are listed together share these fields.
  const shared = message.partial ? ['repo_state', 'tools_available'] : [];
  const node = readForm(message.node, form, { path, findings, shared });
  const task = entry(node, 'task');
  const tools = entry(node, 'tools_available');
  const runs = textsIn(tools).some(({ value }) => /run|exec|shell|terminal|bash|cmd/i.test(value));
  const checks = task ? textsIn(entry(task.value, 'acceptance_checks')) : [];
  const commands = checks.some(({ value }) => /^\s*(?:cmd|command)\s*:/i.test(value));
  const projectType = projectTypes.find(each => each === textIn(entry(node, 'project_type')?.value));
  const isTask = task?.value.kind === 'map';
  return {
    ...message,
    ...optional('projectType', projectType),
    ...(isTask ? { context: contextOf(task, path, findings), changed: changedOf(task.value, path, findings) } : {}),
    risks: isTask ? textsIn(entry(task.value, 'risk_flags')).map(({ value }) => value) : [],
    untestable: tools !== undefined && commands && !runs,
  };
}

function itemsIn(list: Entry | undefined): readonly Node[] {
  return list?.value.kind === 'list' ? list.value.items : [];
}

function textsIn(list: Entry | undefined): { value: string; node: Node }[] {
  return itemsIn(list).flatMap(node =>
    node.kind === 'text' && node.value !== '' ? [{ value: node.value, node }] : [],
  );
}

function contextOf(task: Entry, path: string, findings: Findings): NonNullable<Input['context']> {
  const list = entry(task.value, 'context_files');
  const files = textsIn(list).map(({ value, node }) => {
    const at = placeOf(path, node);
    return { path: plainPath(value, at, 'input-context', findings), at };
  });
  return { files, at: placeOf(path, list ?? task.value) };
}

/** A path with forward slashes and without `./`. Reports Windows paths. */
export function plainPath(
  value: string,
  at: Place,
  rule: 'input-context' | 'changed-files' | 'output-files',
  findings: Findings,
): string {
  const path = value
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '');
  if (value.includes('\\')) findings.add(rule, 'warn', at, `${cited(value)} is a Windows path; write ${path}`);
  return path;
}

function changedOf(task: Node, path: string, findings: Findings): NonNullable<Input['changed']> {
  const list = entry(task, 'session_changed_files');
  const items = itemsIn(list);
  const files = items.flatMap((node): ChangedFile[] => {
    const at = placeOf(path, node);
    const name = textIn(node) ?? textIn(entry(node, 'path')?.value);
    if (name === undefined) return [];
    const kind = changeTypes.find(each => each === textIn(entry(node, 'change_type')?.value));
    const from = textIn(entry(node, 'old_path')?.value);
    return [
      {
        path: plainPath(name, at, 'changed-files', findings),
        at,
        ...optional('kind', kind),
        ...(from ? { from: plainPath(from, at, 'changed-files', findings) } : {}),
      },
    ];
  });
  return { files, entries: items.length, at: placeOf(path, list ?? task) };
}
