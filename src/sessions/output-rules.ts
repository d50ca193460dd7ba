import { cited } from '../syntax/text.ts';
import type { Input } from './inputs.ts';
import type { Notes } from './notes.ts';
import { type Output, whose } from './outputs.ts';
import { type Session, sessionsFolder } from './session.ts';
import type { Task } from './tasks.ts';

/** The last word of an agent on a task counts; files are in the order of their names. */
export function lastWords(outputs: readonly Output[]): Output[] {
  const last = new Map<string, Output>();
  const nameless: Output[] = [];
  for (const output of outputs) {
    if (output.agent && output.task) last.set(`${output.agent} ${output.task}`, output);
    else nameless.push(output);
  }
  return [...last.values(), ...nameless];
}

/** What an agent's status means for the merge, and whose it is to give. `decided`: the user has answered on security. */
export function judgeStatuses(outputs: readonly Output[], decided: boolean, notes: Notes): void {
  const final = new Set(lastWords(outputs));
  for (const output of outputs) {
    const { status, agent, statusAt } = output;
    const who = whose(output);
    if (status === 'NEEDS_INFO' && agent !== 'Researcher')
      notes.tell('output-status', 'fail', statusAt, `${who} returns NEEDS_INFO, which is the Researcher's alone`);
    else if (status === 'NEEDS_DECISION' && agent !== 'Security')
      notes.tell(
        'output-status',
        'fail',
        statusAt,
        `${who} returns NEEDS_DECISION, which is the Security agent's alone`,
      );
    else if (!final.has(output)) continue;
    else if (status === 'BLOCKED' || status === 'FAIL')
      notes.tell('output-status', 'fail', statusAt, `${who} ends with ${status}`);
    else if (status === 'NEEDS_INFO')
      notes.tell('output-status', 'fail', statusAt, `${who} ends with NEEDS_INFO: the research is incomplete`);
    else if (status === 'NEEDS_DECISION' && !decided)
      notes.tell('output-status', 'pending', statusAt, `${who} asks for a decision of the user`);
    else if (status === 'OK') judgeConcerns(output, notes);
  }
}

function judgeConcerns(output: Output, notes: Notes): void {
  for (const { text, at, high, concern } of output.concerns) {
    if (high) notes.tell('high-risk', 'fail', at, `${whose(output)} says OK over a high-risk issue: ${cited(text)}`);
    else if (concern)
      notes.tell('high-risk', 'warn', at, `${whose(output)} says OK and names a security concern: ${cited(text)}`);
  }
}

const noConcern = /^\W*(?:none|n\/?a|no (?:security )?(?:concerns?|issues?|risks?)(?: found)?)\W*$/i;

/** A task that was coded counts as completed only after review and tests, and after Security where it has to do with it. */
export function judgeTaskGates(
  outputs: readonly Output[],
  inputs: readonly Input[],
  tasks: readonly Task[],
  notes: Notes,
): void {
  const final = lastWords(outputs).filter(({ task }) => task !== undefined);
  if (final.length === 0) return;
  notes.look('task-gates');
  // An agent that spoke and did not say OK is told under its own status.
  const spoke = (agent: string, task: string) =>
    outputs.some(each => each.agent === agent && (each.task === task || !each.task || each.task === 'meta'));
  for (const task of tasks.filter(({ status }) => status === 'completed')) {
    const coder = final.find(output => output.agent === 'Coder' && output.task === task.id);
    // One that can't be read is told under its own rules.
    if (!coder?.status) continue;
    const risky =
      task.risks.includes('security') ||
      inputs.some(input => input.task === task.id && input.risks.includes('security')) ||
      coder.concerns.some(({ concern, text }) => concern && !noConcern.test(text));
    for (const agent of risky ? (['Reviewer', 'QA', 'Security'] as const) : (['Reviewer', 'QA'] as const)) {
      if (spoke(agent, task.id)) continue;
      const why = agent === 'Security' ? ', and has to do with security' : '';
      const message = `${task.id} is completed${why}, but the ${agent}'s OK is not there`;
      notes.tell('task-gates', 'fail', task.statusAt, message);
    }
  }
}

/** The files that agents report are those of the diff; what nobody reported is worth a look. */
export function judgeReported(outputs: readonly Output[], session: Session, notes: Notes): void {
  const fresh = outputs.filter(output => output.fresh && output.files.length > 0);
  if (fresh.length === 0) return;
  notes.look('output-files');
  const changed = new Set(session.changes.flatMap(({ path, from }) => (from ? [path, from] : [path])));
  const reported = new Set<string>();
  for (const { path, at, key } of fresh.flatMap(({ files }) => files)) {
    const bare = path.replace(/\s+[(–—-].*$|:\s.*$/, '');
    const known = [path, bare].find(each => changed.has(each));
    if (known) reported.add(known);
    const there = [path, bare].some(each => session.paths.has(each));
    if (known || (key === 'files_to_create_or_update' && there)) continue;
    notes.tell(
      'output-files',
      'fail',
      at,
      `${key} has ${cited(path)}, which ${there ? 'the diff does not change' : 'is not there'}`,
    );
  }
  for (const { path } of session.changes) {
    if (path.startsWith(`${sessionsFolder}/`) || reported.has(path)) continue;
    notes.tell('output-files', 'warn', fresh.at(-1)!.files[0]!.at, `${path} is changed, but no agent reports it`);
  }
}
