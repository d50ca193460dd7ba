import { checkNamed } from '../checks/index.ts';
import { commandParams, oneLine } from '../model/command.ts';
import type { Contract, Criterion } from '../model/contract.ts';
import { idForm, numbered, slug } from '../model/ids.ts';
import { type Judged, judgeSession } from '../sessions/judge.ts';
import type { Session } from '../sessions/session.ts';
import { digestOf } from '../syntax/digest.ts';

/**
 * A session folder is many files, so it is lowered as a whole: one contract, in which every rule of the session is a
 * criterion that carries its findings, and every acceptance check of a finished task is one that is done.
 */
export function lowerSession(session: Session, trust: 'head' | 'body' = 'head'): Contract {
  const judged = judgeSession(session);
  const id = sessionId(session.name);
  const criteria = [...ruleCriteria(judged), ...taskCriteria(judged, session)];
  return {
    id,
    title: judged.title,
    description: '',
    dialect: 'session',
    type: 'session',
    path: judged.at.path,
    line: judged.at.line,
    trust,
    done: false,
    failFast: false,
    dependsOn: [],
    digest: digestOf(contentsOf(session)),
    criteria: numbered(id, criteria),
  };
}

/** The folder's name, as far as it can be an id. */
export function sessionId(name: string): string {
  if (idForm.test(name) && name.toLowerCase() !== 'policy') return name;
  return `session-${slug(name)}`.slice(0, 64).replace(/-$/, '');
}

function contentsOf({ head }: Session): string[][] {
  const decoder = new TextDecoder();
  return [...head]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, content]) => [path, typeof content === 'string' ? content : decoder.decode(content)]);
}

function ruleCriteria({ outcomes, at }: Judged): Criterion[] {
  const { title } = checkNamed('session')!;
  return outcomes.map(({ id, outcome, at: own }) => ({
    id,
    title: title({ rule: id } as never),
    check: { type: 'session', params: { rule: id, outcome } },
    at: own ?? at,
  }));
}

function taskCriteria({ checks }: Judged, { policy }: Session): Criterion[] {
  return checks.flatMap(({ task, kind, text, at }): Criterion[] => {
    const label = `${task} ${text}`;
    if (kind === 'manual') {
      const params = { task, look: text };
      return [{ id: label, title: `${task}: ${text}`, check: { type: 'manual', params }, at }];
    }
    const { timeoutMs, shell } = policy.settings;
    const params = { ...commandParams(text, {}), timeoutMs, shell };
    return [{ id: label, title: `${task}: \`${oneLine(text)}\` succeeds`, check: { type: 'command', params }, at }];
  });
}
