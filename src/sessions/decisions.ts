import type { Entry, Node } from '../syntax/located-value.ts';
import { find, idIn, isNothing, oneOf, type Reader, shown, spot, wordIn } from './fields.ts';
import type { Notes, Spot } from './notes.ts';
import { type State, states } from './session.ts';
import { noteTime, type Status } from './status.ts';
import type { Time } from './times.ts';

const decisionStatuses = ['pending', 'answered', 'cancelled', 'skipped'] as const;
export const wellKnown: Readonly<Record<string, State>> = {
  'UD-APPROVE-DESIGN': 'APPROVE_DESIGN',
  'UD-REVIEW-STRATEGY': 'REVIEW_STRATEGY',
};

export interface Decision {
  id?: string;
  /** N of UD-N. */
  number?: number;
  question: string;
  status?: (typeof decisionStatuses)[number];
  /** Undefined where it is null, missing or blank. */
  answer?: string;
  reason?: string;
  context?: State;
  asked?: Time;
  resolved?: Time;
  at: Spot;
  /** Where each field stands, else the record itself. */
  where(key: string): Spot;
  node: Node;
}

/** The records of user_decisions, each held against the shape that the contract gives. */
export function readDecisions(status: Status, notes: Notes): Decision[] {
  notes.look('decision-fields', 'decision-ids', 'decision-records', 'decision-context', 'decisions-open');
  return status.decisions.flatMap(node => {
    if (node.kind === 'map') return [readDecision(node, status, notes)];
    const message = `a decision is ${shown(node)} where a record belongs; write {"decision_id": "UD-1", "question": …, "status": …}`;
    notes.tell('decision-fields', 'fail', spot(status.path, node), message);
    return [];
  });
}

function readDecision(node: Node, status: Status, notes: Notes): Decision {
  const { path } = status;
  const reader: Reader = { node, path, notes, rule: 'decision-fields' };
  const places = new Map<string, Spot>();
  const field = (key: string, also: readonly string[], needed: 'fail' | 'warn'): Entry | undefined => {
    const found = find(reader, key, also);
    if (found) places.set(key, spot(path, found));
    else notes.tell('decision-fields', needed, spot(path, node), `${key} is missing from the decision${named()}`);
    return found;
  };
  const named = () => (id ? ` ${id}` : '');
  let id: string | undefined;
  const idEntry = field('decision_id', ['id', 'key'], 'fail');
  id = idIn(idEntry?.value);
  const question = field('question', ['title', 'prompt', 'text'], 'fail');
  const statusEntry = field('status', ['state'], 'fail');
  const answer = field('answer', ['response', 'value', 'decision'], 'warn');
  const asked = field('asked_at', ['created_at', 'at', 'timestamp'], 'fail');
  const resolved = field('resolved_at', ['answered_at', 'closed_at', 'decided_at'], 'warn');
  const context = field('state_context', ['context', 'from_state'], 'fail');
  const reason = field('resolution_reason', ['reason', 'resolution'], 'warn');
  const word = (entry: Entry | undefined) => (isNothing(entry?.value) ? undefined : told(entry!.value));
  const read = oneOf(reader, statusEntry, 'status', decisionStatuses);
  const number = /^UD-0*([1-9]\d{0,8})$/.exec(id ?? '')?.[1];
  const decision: Decision = {
    question: word(question) ?? '',
    at: spot(path, node),
    where: key => places.get(key) ?? spot(path, node),
    node,
    ...optional('id', id),
    ...optional('number', number === undefined ? undefined : Number(number)),
    ...optional('status', read),
    ...optional('answer', word(answer)),
    ...optional('reason', word(reason)),
    ...optional('asked', noteTime(status, asked, `asked_at of ${id ?? 'a decision'}`, notes)),
    ...optional('resolved', noteTime(status, resolved, `resolved_at of ${id ?? 'a decision'}`, notes)),
  };
  const from = readContext(decision, context, notes, path);
  return { ...decision, ...optional('context', from) };
}

function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };
}

function told(node: Node): string {
  return wordIn(node) ?? (node.kind === 'boolean' ? String(node.value) : shown(node));
}

/** For a gate its own name; otherwise the state that was active, which is never the asking itself. */
function readContext({ id }: Decision, entry: Entry | undefined, notes: Notes, path: string): State | undefined {
  if (!entry) return undefined;
  const name = wordIn(entry.value);
  const state = states.find(each => each === name);
  const gate = id === undefined ? undefined : wellKnown[id];
  const wants = gate ?? 'the state that was active when the user was asked, such as IMPLEMENT_LOOP';
  const wrong = gate ? state !== gate : state === undefined || state === 'ASK_USER';
  if (wrong) {
    const message = `state_context of ${id ?? 'a decision'} is ${shown(entry.value)}; write ${wants}`;
    notes.tell('decision-context', 'fail', spot(path, entry), message);
  }
  return state;
}
