import type { Checkout } from '../model/checkout.ts';
import { commandParams, oneLine } from '../model/command.ts';
import type { Candidate, Contract, Criterion } from '../model/contract.ts';
import type { Place } from '../model/finding.ts';
import { idForm, numbered, slug } from '../model/ids.ts';
import type { Policy } from '../policy/schema.ts';
import { findSessions, type SessionQuery } from '../sessions/find.ts';
import { type Judged, judgeSession } from '../sessions/judge.ts';
import type { TaskCheck } from '../sessions/reading/acceptance.ts';
import { isBelowCommands, ruleNamed } from '../sessions/rules.ts';
import type { Session } from '../sessions/session.ts';
import { digestOf } from '../syntax/digest.ts';

/** The sessions that apply, each as a contract. `taken`: ids of other contracts. */
export async function sessionContracts(
  checkout: Checkout,
  policy: Policy,
  asked: Omit<SessionQuery, 'idOf'>,
  taken: readonly string[],
): Promise<Candidate[]> {
  const { sessions, bodyOnly } = await findSessions(checkout, policy, { ...asked, idOf: sessionId });
  const idFor = freeIds(taken);
  if (!bodyOnly)
    return sessions.map(({ session, because }) => ({ contract: withId(compileSession(session), idFor), because }));
  const contract = {
    ...compileSession(bodyOnly),
    title: "agents' inputs and outputs in the body",
    trust: 'body' as const,
  };
  const [first] = bodyOnly.body;
  if (!first || contract.criteria.length === 0) return [];
  return [{ contract: withId({ ...contract, path: first.path }, idFor) }];
}

/**
 * A session folder as one contract: every rule is a criterion that carries its findings, and so is every acceptance check
 * of a finished task.
 */
function compileSession(session: Session): Contract {
  const judged = judgeSession(session);
  const id = sessionId(session.name);
  const criteria = criteriaOf(judged, session);
  return {
    id,
    title: judged.title,
    description: '',
    dialect: 'session',
    type: 'session',
    path: judged.at.path,
    line: judged.at.line,
    trust: 'head',
    done: false,
    failFast: false,
    dependsOn: [],
    digest: digestOf(contentsOf(session)),
    criteria: numbered(id, criteria),
  };
}

const longestId = 64;

/** The folder's name, as far as it is a valid id. */
function sessionId(name: string): string {
  if (idForm.test(name) && name.toLowerCase() !== 'policy') return name;
  return `session-${slug(name)}`.slice(0, longestId).replace(/-$/, '');
}

/** Makes ids unique: a contract may already have the folder's name as its id, and long names may be equal once cut. */
function freeIds(taken: readonly string[]): (id: string) => string {
  const contracts = new Set(taken.map(id => id.toLowerCase()));
  const given = new Set(contracts);
  return id => {
    const first = contracts.has(id.toLowerCase()) ? `session-${id}`.slice(0, longestId) : id;
    let free = first;
    for (let number = 2; given.has(free.toLowerCase()); number++)
      free = `${first.slice(0, longestId - `-${number}`.length)}-${number}`;
    given.add(free.toLowerCase());
    return free;
  };
}

function withId(contract: Contract, idFor: (id: string) => string): Contract {
  const id = idFor(contract.id);
  const criteria = contract.criteria.map(each => ({ ...each, id: `${id}${each.id.slice(contract.id.length)}` }));
  return { ...contract, id, criteria };
}

function contentsOf({ head }: Session): string[][] {
  const decoder = new TextDecoder();
  return [...head]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, content]) => [path, typeof content === 'string' ? content : decoder.decode(content)]);
}

/** By weight: commands come between the rules, and what a person must look at comes last. */
function criteriaOf({ outcomes, checks, at }: Judged, session: Session): Criterion[] {
  const of = (some: Judged['outcomes']) => some.map(each => ruleCriterion(each, at));
  return [
    ...of(outcomes.filter(({ id }) => !isBelowCommands(id))),
    ...checks.filter(({ kind }) => kind === 'cmd').map(check => commandCriterion(check, session)),
    ...of(outcomes.filter(({ id }) => isBelowCommands(id))),
    ...checks.filter(({ kind }) => kind === 'manual').map(manualCriterion),
  ];
}

function ruleCriterion({ id, outcome, at: own }: Judged['outcomes'][number], at: Place): Criterion {
  const check = { type: 'session', params: { rule: id, outcome } };
  return { id, title: ruleNamed(id).title, check, at: own ?? at };
}

function manualCriterion({ task, text, at }: TaskCheck): Criterion {
  const params = { task, look: text };
  return { id: `${task} ${text}`, title: `${task}: ${text}`, check: { type: 'manual', params }, task, at };
}

function commandCriterion({ task, text, at }: TaskCheck, { policy }: Session): Criterion {
  const { timeoutMs, shell } = policy.settings;
  const params = { ...commandParams(text, {}), timeoutMs, shell };
  const title = `${task}: \`${oneLine(text)}\` succeeds`;
  return { id: `${task} ${text}`, title, check: { type: 'command', params }, task, at };
}
