import type { Place } from '../../model/finding.ts';
import { type Findings, ignored } from '../findings.ts';
import { mostVersions, type Session, type SessionFiles, type State } from '../session.ts';
import { type Acceptance, readAcceptance, readChecks, type TaskCheck } from './acceptance.ts';
import { type Input, readInput } from './inputs.ts';
import { textOf } from './lenient.ts';
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
  /** Versions of status.json in commits of the branch that mention lean mode or requested changes. */
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
  const between = versionsBetween(session);
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

function versionsBetween(session: Session): SessionStatus[] {
  const path = `${session.folder}/status.json`;
  const relevant = session.steps.filter(({ files }) => {
    const text = textOf(files.get(path) ?? '');
    return 'text' in text && /lean|changes-requested:/i.test(text.text);
  });
  return relevant.slice(-mostVersions).flatMap(({ files }) => readStatus(session, files, ignored) ?? []);
}

/** The state of the work: while the user is being asked, the state from which the question came. */
export function workState({ state, decisions }: SessionStatus): State | undefined {
  if (state !== 'ASK_USER') return state;
  const open = decisions.filter(({ status }) => status === 'pending');
  return (open.at(-1) ?? decisions.at(-1))?.context;
}
