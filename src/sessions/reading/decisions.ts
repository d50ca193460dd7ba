import type { Alike, Place } from '../../model/finding.ts';
import type { Entry, Node } from '../../syntax/located-value.ts';
import type { Findings } from '../findings.ts';
import { type State, states } from '../session.ts';
import { find, idIn, isNothing, oneOf, optional, placeOf, type Reader, shown, wordIn } from './fields.ts';
import type { SessionStatus } from './status.ts';
import { keepTime } from './status-times.ts';
import type { ReadTime } from './times.ts';

const decisionStatuses = ['pending', 'answered', 'cancelled', 'skipped'] as const;

/** The mandatory gate that a decision belongs to. */
export function gateOf(id: string | undefined): State | undefined {
  if (id === 'UD-APPROVE-DESIGN') return 'APPROVE_DESIGN';
  return id === 'UD-REVIEW-STRATEGY' ? 'REVIEW_STRATEGY' : undefined;
}

export interface Decision {
  id?: string;
  /** N of UD-N. */
  number?: number;
  question: string;
  status?: (typeof decisionStatuses)[number];
  /** Undefined if it is null, missing or blank. */
  answer?: string;
  reason?: string;
  context?: State;
  /** state_context as written, for messages. */
  contextText: string;
  asked?: ReadTime;
  resolved?: ReadTime;
  at: Place;
  /** The place of a field; of the record if the field is missing. */
  placeOf(field: string): Place;
  /** Is the field there? */
  has(field: string): boolean;
  /** Is the field there, and neither null nor blank? */
  isGiven(field: string): boolean;
  node: Node;
}

/** The records of user_decisions. Reports missing fields and unknown values. */
export function readDecisions(
  nodes: readonly Node[],
  status: Pick<SessionStatus, 'path' | 'times'>,
  findings: Findings,
): Decision[] {
  return nodes.flatMap(node => {
    if (node.kind === 'map') return [readDecision(node, status, findings)];
    const write = 'write {"decision_id": "UD-1", "question": …, "status": …}';
    findings.add('decision-fields', 'fail', placeOf(status.path, node), {
      one: `a decision must be a record, not ${shown(node)}; ${write}`,
      alike: ['', `decisions are not records; ${write}`],
    });
    return [];
  });
}

function readDecision(node: Node, status: Pick<SessionStatus, 'path' | 'times'>, findings: Findings): Decision {
  const { path } = status;
  const reader: Reader = { node, path, findings, rule: 'decision-fields' };
  const fields = new Map<string, Entry>();
  let id: string | undefined;
  const field = (key: string, aliases: readonly string[], severity: 'fail' | 'warn'): Entry | undefined => {
    const found = find(reader, key, aliases);
    if (found) fields.set(key, found);
    else {
      const one = `${key} is missing from ${id ? `decision ${id}` : 'a decision'}`;
      const alike: Alike = [`${key} is missing from`, 'decisions'];
      findings.add('decision-fields', severity, placeOf(path, node), { one, alike });
    }
    return found;
  };
  id = idIn(field('decision_id', ['id', 'key'], 'fail')?.value);
  const question = field('question', ['title', 'prompt', 'text'], 'fail');
  const statusEntry = field('status', ['state'], 'fail');
  const answer = field('answer', answerNames, 'warn');
  const asked = field('asked_at', ['created_at', 'at', 'timestamp'], 'fail');
  const resolved = field('resolved_at', resolvedNames, 'warn');
  const context = field('state_context', ['context', 'from_state'], 'fail');
  const reason = field('resolution_reason', reasonNames, 'warn');
  const number = /^UD-0*([1-9]\d{0,8})$/.exec(id ?? '')?.[1];
  const name = id ?? 'a decision';
  return {
    question: valueIn(question) ?? '',
    at: placeOf(path, node),
    placeOf: key => placeOf(path, fields.get(key) ?? node),
    has: key => fields.has(key),
    isGiven: key => isGiven(node, key),
    node,
    contextText: shown(context?.value),
    ...optional('id', id),
    ...optional('number', number === undefined ? undefined : Number(number)),
    ...optional('status', oneOf(reader, statusEntry, 'status', decisionStatuses)),
    ...optional('answer', valueIn(answer)),
    ...optional('reason', valueIn(reason)),
    ...optional('asked', keepTime(status, asked, `asked_at of ${name}`, findings)),
    ...optional('resolved', keepTime(status, resolved, `resolved_at of ${name}`, findings)),
    ...optional(
      'context',
      states.find(each => each === wordIn(context?.value)),
    ),
  };
}

function valueIn(entry: Entry | undefined): string | undefined {
  if (!entry || isNothing(entry.value)) return undefined;
  return wordIn(entry.value) ?? (entry.value.kind === 'boolean' ? String(entry.value.value) : shown(entry.value));
}

const answerNames = ['response', 'value', 'decision'];
const resolvedNames = ['answered_at', 'closed_at', 'decided_at'];
const reasonNames = ['reason', 'resolution'];

const fieldNames: Readonly<Record<string, readonly string[]>> = {
  answer: ['answer', ...answerNames],
  resolved_at: ['resolved_at', ...resolvedNames],
  resolution_reason: ['resolution_reason', ...reasonNames],
};

function isGiven(node: Node, key: string): boolean {
  const names = fieldNames[key] ?? [key];
  return node.kind === 'map' && node.entries.some(each => names.includes(each.key) && !isNothing(each.value));
}
