import type { Place } from '../../model/finding.ts';
import { type Findings, ignored } from '../findings.ts';
import { mostVersions, type Session, type SessionFiles, type State } from '../session.ts';
import { type Acceptance, readAcceptance, readChecks, type TaskCheck } from './acceptance.ts';
import { type Input, readInput } from './inputs.ts';
import { sameContent } from './lenient.ts';
import { type AgentMessage, readMessages } from './messages.ts';
import { type AgentOutput, readOutput } from './outputs.ts';
import { readStatus, type SessionStatus } from './status.ts';
import { readTaskChanges, readTasks, type TaskChanges, type TaskFile } from './tasks.ts';

/** What the files of a session say. Rules look at this; what could not be read was reported while reading. */
export interface ReadSession {
  session: Session;
  /** The place of the session itself, for findings without a better one. */
  at: Place;
  /** Is there a session folder, and not just messages in a pull request's body? */
  hasFolder: boolean;
  status?: SessionStatus;
  /** status.json where the branch forked, else on the base. */
  before?: SessionStatus;
  /** Versions of status.json in commits of the branch. */
  between: readonly SessionStatus[];
  lean: boolean;
  /** current_state, or the state in which the user was asked. */
  state?: State;
  acceptance?: Acceptance;
  tasks?: TaskFile;
  taskChanges?: TaskChanges;
  /** The acceptance checks of finished tasks, including commands that the policy does not allow to run. */
  checks: readonly TaskCheck[];
  messages: readonly AgentMessage[];
  inputs: readonly Input[];
  outputs: readonly AgentOutput[];
}

export function readSession(session: Session, findings: Findings): ReadSession {
  const status = readStatus(session, session.head, findings);
  const before = readStatus(session, olderFiles(session), ignored);
  const between = versionsBetween(session, findings);
  const lean = session.policy.lean || [status, before, ...between].some(each => each?.lean);
  const state = status && workState(status);
  const acceptance = readAcceptance(session, findings);
  const path = `${session.folder}/tasks.yaml`;
  const content = session.head.get(path);
  const tasks = content === undefined ? undefined : readTasks(content, path, findings);
  const messages = readMessages(session, findings);
  return {
    session,
    at: placeOfSession(session),
    hasFolder: session.head.size > 0 || (session.base?.size ?? 0) > 0,
    ...(status ? { status } : {}),
    ...(before ? { before } : {}),
    between,
    lean,
    ...(state ? { state } : {}),
    ...(acceptance ? { acceptance } : {}),
    ...(tasks ? { tasks, taskChanges: readTaskChanges(tasks, session) } : {}),
    checks: tasks ? readChecks(tasks, acceptance?.criteria ?? [], session.policy.settings.shell, findings) : [],
    messages,
    inputs: messages.filter(({ kind }) => kind === 'input').map(message => readInput(message, findings)),
    outputs: messages.filter(({ kind }) => kind === 'output').map(message => readOutput(message, findings)),
  };
}

export function placeOfSession({ folder, head, base }: Session): Place {
  const files = head.size > 0 ? head : (base ?? head);
  const first = [`${folder}/status.json`, `${folder}/tasks.yaml`, `${folder}/spec.md`];
  const path = [...first, ...[...files.keys()].sort()].find(each => files.has(each));
  return { path: path ?? folder, line: 1 };
}

/** The files to compare with. What the base gained since the fork is not part of this change, and not missing from it. */
export function olderFiles({ folder, fork, base }: Session): SessionFiles {
  return fork.has(`${folder}/status.json`) || !base ? fork : base;
}

/** The versions of status.json in commits of the branch. Reports those that are no JSON, even if a later one is. */
function versionsBetween(session: Session, findings: Findings): SessionStatus[] {
  const path = `${session.folder}/status.json`;
  const written = session.steps.filter(({ files }, index, all) => {
    const content = files.get(path);
    return content !== undefined && !sameContent(content, all[index - 1]?.files.get(path));
  });
  return written.slice(-mostVersions).flatMap(({ id, files }) => {
    const isLast = sameContent(files.get(path), session.head.get(path));
    const faults = collectFaults();
    const read = readStatus(session, files, faults.findings);
    const [first] = faults.found;
    if (first && !isLast)
      findings.add(
        'status',
        'warn',
        { path, line: 1 },
        {
          one: `invalid JSON in commit ${id.slice(0, 7)}, line ${first.line}: ${first.message}`,
          alike: ['invalid JSON in', 'earlier commits; write status.json with a JSON serializer'],
        },
      );
    return read ?? [];
  });
}

/** Keeps what is wrong with the JSON of status.json, and ignores the rest. */
function collectFaults(): { findings: Findings; found: { line: number; message: string }[] } {
  const found: { line: number; message: string }[] = [];
  const add: Findings['add'] = (rule, _, { line }, said) => {
    if (rule === 'status') found.push({ line, message: typeof said === 'string' ? said : said.one });
  };
  return { findings: { add }, found };
}

/** The state of the work: while the user is being asked, the state from which the question came. */
export function workState({ state, decisions }: SessionStatus): State | undefined {
  if (state !== 'ASK_USER') return state;
  const open = decisions.filter(({ status }) => status === 'pending');
  return (open.at(-1) ?? decisions.at(-1))?.context;
}
