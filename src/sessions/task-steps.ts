import { matchesAny } from '../match/glob.ts';
import { trailersIn } from '../syntax/trailers.ts';
import { same, textOf } from './loose-text.ts';
import { type Notes, openBook } from './notes.ts';
import { type Agent, agentMeant, mostVersions, type Session, type SessionPolicy, type Step } from './session.ts';
import { readTasks, type Task, type TaskStatus } from './tasks.ts';

/** The agents that a trailer names: `Coder, QA`, `coder[bot] <…>`, `the Coder v2`, `Copilot (Coder)`. */
function agentsIn(value: string): Agent[] {
  return value
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/[,;&+/|()[\]{}]|\band\b/i)
    .map(part => part.replace(/^\s*the\b/i, '').replaceAll(/\bv?\d[\d.]*\b/gi, ''))
    .flatMap(part => agentMeant(part) ?? []);
}

/** The agents that a commit is by: the policy's word for its author, else its trailers, which anybody can write. */
export function agentsOf(
  { message, author }: Pick<Step, 'message' | 'author'>,
  roles: SessionPolicy['roles'],
): Agent[] {
  const named = trailersIn(message).flatMap(({ name, value }) => {
    return /^(?:agents?|co-authored-by)$/i.test(name) ? agentsIn(value.slice(0, 1000)) : [];
  });
  const [, name = author, email = author] = /^(.*?)\s*<([^>]*)>$/.exec(author) ?? [];
  const mapped = Object.entries(roles).flatMap(([word, globs]) => {
    const agent = agentMeant(word);
    const match = [author, name, email].some(each => matchesAny(globs, each, { literalBrackets: true }));
    return agent && match ? [agent] : [];
  });
  return [...new Set(mapped.length > 0 ? mapped : named)];
}

type Statuses = ReadonlyMap<string, TaskStatus | undefined>;

/** The statuses that one version of tasks.yaml has; what is wrong with it is another's to tell. */
function statusesIn(content: Uint8Array | string | undefined, path: string): Statuses {
  const text = content === undefined ? undefined : textOf(content);
  if (!text || 'fault' in text) return new Map();
  return new Map((readTasks(text.text, path, openBook()) ?? []).map(({ id, status }) => [id, status]));
}

/** Each step of each task since the branch left the base: through the commits, to the tree that is judged. */
export function judgeSteps(tasks: readonly Task[], session: Session, path: string, notes: Notes): void {
  const start = session.fork.get(path) ?? session.base?.get(path);
  const versions = session.steps.filter(({ files }, index, all) => {
    const content = files.get(path);
    return content !== undefined && !same(content, all[index - 1]?.files.get(path));
  });
  // Where there are too many, what went before is taken as it came out.
  const skipped = versions.slice(0, -mostVersions).at(-1);
  const told = new Set<string>();
  const before = statusesIn(start, path);
  let now = new Map([...before, ...statusesIn(skipped?.files.get(path), path)]);
  if (start !== undefined) notes.look('task-steps');
  const current = new Map(tasks.map(task => [task.id, task]));
  const move = (after: Statuses, agents: readonly Agent[], commit: string) => {
    for (const [id, to] of after) {
      const from = now.get(id);
      const task = current.get(id);
      if (to === undefined || from === to || !task || told.has(id)) continue;
      const at = task.statusAt;
      // A task that the base does not know may have any status.
      if (before.has(id) && to === 'completed' && from !== 'implemented') {
        told.add(id);
        notes.tell(
          'task-steps',
          'fail',
          at,
          `${id} went from ${from ?? 'no known status'} to completed; only an implemented task becomes completed`,
        );
      } else if (from === 'completed' && to !== 'blocked') {
        notes.tell('task-steps', 'warn', at, `${id} was completed and is ${to} again`);
      }
      judgeAuthor(id, to, agents, commit, at, notes);
    }
    now = new Map([...now, ...after]);
  };
  for (const step of versions.slice(-mostVersions))
    move(statusesIn(step.files.get(path), path), agentsOf(step, session.policy.roles), step.id.slice(0, 7));
  move(new Map(tasks.map(({ id, status }) => [id, status])), [], '');
  const gone = [...before].filter(([id, status]) => !current.has(id) && status !== 'completed');
  for (const [id, status] of gone)
    notes.tell(
      'task-steps',
      'warn',
      { path, line: 1 },
      `${id} is gone; the base has it as ${status ?? 'without a status'}`,
    );
}

function judgeAuthor(
  id: string,
  to: TaskStatus,
  agents: readonly Agent[],
  commit: string,
  at: Task['at'],
  notes: Notes,
): void {
  if (agents.length === 0) return;
  notes.look('task-authors');
  const by = `commit ${commit} by ${agents.join(' and ')}`;
  if (to === 'completed' && (!agents.includes('Orchestrator') || agents.includes('Coder')))
    notes.tell('task-authors', 'fail', at, `${id} was set to completed in ${by}; only the Orchestrator may`);
  const coders = to === 'in-progress' || to === 'implemented';
  if (coders && !agents.includes('Coder'))
    notes.tell('task-authors', 'warn', at, `${id} was set to ${to} in ${by}; that is the Coder's to set`);
}
