import type { Node } from '../syntax/located-value.ts';
import { cited } from '../syntax/text.ts';
import type { AcceptanceCriterion } from './artifacts.ts';
import { shown, spot, textIn, wordIn } from './fields.ts';
import type { Notes, Spot } from './notes.ts';
import { notACommand } from './shell-words.ts';
import type { Task } from './tasks.ts';

/** One acceptance check of a finished task that can be done. */
export interface TaskCheck {
  task: string;
  kind: 'cmd' | 'manual';
  text: string;
  at: Spot;
}

const commandWords = /^\s*(cmd|command|run|shell|exec)\s*:\s*(.*)$/is;
const manualWords = /^\s*(manual|human|visual|review)\s*:\s*(.*)$/is;

/**
 * The acceptance checks of the tasks. Those of tasks that are implemented or completed are to be done; of others only
 * the form is looked at. What is no command is said to be none, and is not run.
 */
export function readChecks(
  tasks: readonly Task[],
  acceptance: readonly AcceptanceCriterion[],
  path: string,
  shell: string,
  notes: Notes,
): TaskCheck[] {
  notes.look('checks');
  return tasks.flatMap(task => {
    const due = task.status === 'implemented' || task.status === 'completed';
    const found = task.checks.flatMap(node => readCheck(node, { task, path, shell, notes, due, acceptance }, true));
    return due ? found : [];
  });
}

interface Context {
  task: Task;
  path: string;
  shell: string;
  notes: Notes;
  due: boolean;
  acceptance: readonly AcceptanceCriterion[];
}

function readCheck(node: Node, context: Context, refer: boolean): TaskCheck[] {
  const at = spot(context.path, node);
  if (node.kind === 'map') return readObject(node, context, refer);
  const text = wordIn(node);
  if (text === undefined) {
    tell(context, context.due ? 'fail' : 'warn', at, `has ${shown(node)} among its checks`);
    return [];
  }
  const command = commandWords.exec(text);
  if (command) return readCommand(command[1]!, command[2]!.trim(), at, context);
  const manual = manualWords.exec(text);
  if (manual) return readManual(manual[1]!, manual[2]!.trim(), at, context);
  const known = refer ? context.acceptance.find(({ id }) => id === text) : undefined;
  if (known) {
    tell(context, 'warn', at, `names ${text}; write its checks out as cmd: or manual:`);
    // The place that is shown is the task's own, where the check is asked for.
    return known.verify.flatMap(each => readCheck(each, context, false)).map(check => ({ ...check, at }));
  }
  tell(
    context,
    context.due ? 'fail' : 'warn',
    at,
    `has the check ${cited(text)}, which starts with neither cmd: nor manual:`,
  );
  return [];
}

/** `{id, verify}`, and what an unquoted `- cmd: npm test` is in YAML. */
function readObject(node: Extract<Node, { kind: 'map' }>, context: Context, refer: boolean): TaskCheck[] {
  const value = (...keys: string[]) => node.entries.find(({ key }) => keys.includes(key.toLowerCase()));
  const verify = value('verify', 'checks', 'verification');
  if (verify) {
    const items = verify.value.kind === 'list' ? verify.value.items : [verify.value];
    return items.flatMap(each => readCheck(each, context, refer));
  }
  const command = value('cmd', 'command', 'run', 'shell', 'exec');
  const at = spot(context.path, node);
  const manual = value('manual', 'human', 'visual', 'review');
  const line = textIn(command?.value);
  const look = textIn(manual?.value);
  if (line !== undefined || look !== undefined) {
    return [
      ...(line === undefined ? [] : readCommand(command!.key, line.trim(), at, context)),
      ...(look === undefined ? [] : readManual(manual!.key, look.trim(), at, context)),
    ];
  }
  const type = textIn(value('type', 'kind')?.value) ?? '';
  const body = textIn(value('value', 'text', 'check', 'description', 'script', 'step')?.value);
  if (body !== undefined && /^(?:cmd|command)$/i.test(type)) return readCommand(type, body.trim(), at, context);
  if (body !== undefined && /^manual$/i.test(type)) return readManual(type, body.trim(), at, context);
  const keys = node.entries.map(({ key }) => key).join(', ');
  tell(
    context,
    context.due ? 'fail' : 'warn',
    at,
    `has a check with ${keys || 'nothing'}, but neither verify, cmd nor manual`,
  );
  return [];
}

function readCommand(word: string, line: string, at: Spot, context: Context): TaskCheck[] {
  const bare = line.replace(/^\$\s+/, '');
  if (word !== 'cmd') tell(context, 'warn', at, `writes ${word}: for cmd:`);
  const problem = notACommand(bare, context.shell);
  const check = (text: string): TaskCheck => ({ task: context.task.id, kind: 'cmd', text, at });
  if (!problem) return [check(bare)];
  if (problem.command !== undefined && problem.problem.includes('backticks')) {
    tell(context, 'warn', at, `has cmd: ${cited(bare)}: ${problem.problem}; write cmd: ${problem.command}`);
    return [check(problem.command)];
  }
  const advice = problem.command
    ? `write "cmd: ${problem.command}", and the rest as a manual: check`
    : 'write a command, or make it a manual: check';
  tell(
    context,
    context.due ? 'fail' : 'warn',
    at,
    `has cmd: ${cited(bare)}, which was not run: ${problem.problem}; ${advice}`,
  );
  return [];
}

function readManual(word: string, text: string, at: Spot, context: Context): TaskCheck[] {
  if (word !== 'manual') tell(context, 'warn', at, `writes ${word}: for manual:`);
  if (text === '') {
    tell(context, context.due ? 'fail' : 'warn', at, 'has a manual: check that says nothing');
    return [];
  }
  return [{ task: context.task.id, kind: 'manual', text, at }];
}

function tell({ task, notes }: Context, severity: 'fail' | 'warn', at: Spot, words: string): void {
  notes.tell('checks', severity, at, `${task.id} ${words}`);
}
