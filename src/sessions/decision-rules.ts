import { cited } from '../syntax/text.ts';
import { type Decision, wellKnown } from './decisions.ts';
import { isNothing, wordIn } from './fields.ts';
import type { Notes } from './notes.ts';
import { userStates } from './session.ts';
import type { Status } from './status.ts';
import { isBefore } from './times.ts';

/** What the contract asks of a record by its status, and that it was asked before it was answered. */
export function judgeRecords(decisions: readonly Decision[], notes: Notes): void {
  const tell = (decision: Decision, key: string, message: string) =>
    notes.tell('decision-records', 'fail', decision.where(key), `${decision.id ?? 'a decision'} ${message}`);
  for (const decision of decisions) {
    const { status, answer, asked, resolved, reason } = decision;
    const given = (key: string) => isGiven(decision, key);
    if (status === 'pending') {
      for (const key of ['answer', 'resolved_at', 'resolution_reason'])
        if (given(key)) tell(decision, key, `is pending, so ${key} must be null`);
    } else if (status) {
      if (status === 'answered' && answer === undefined) tell(decision, 'answer', 'is answered, but has no answer');
      if (!given('resolved_at')) tell(decision, 'resolved_at', `is ${status}, but resolved_at is null`);
      if (status !== 'answered' && reason === undefined)
        tell(decision, 'resolution_reason', `is ${status}, but gives no resolution_reason`);
    }
    if (asked && resolved && isBefore(resolved, asked))
      notes.tell(
        'status-times',
        'fail',
        decision.where('resolved_at'),
        `${decision.id ?? 'a decision'} was resolved before it was asked`,
      );
  }
}

const spellings: Readonly<Record<string, readonly string[]>> = {
  answer: ['answer', 'response', 'value', 'decision'],
  resolved_at: ['resolved_at', 'answered_at', 'closed_at', 'decided_at'],
  resolution_reason: ['resolution_reason', 'reason', 'resolution'],
};

function isGiven({ node }: Decision, key: string): boolean {
  const names = spellings[key] ?? [key];
  return node.kind === 'map' && node.entries.some(each => names.includes(each.key) && !isNothing(each.value));
}

/** Ids of one of the two forms, each once, the numbers from 1 without a gap and in the order in which they were asked. */
export function judgeIds(decisions: readonly Decision[], notes: Notes): void {
  const seen = new Map<string | number, Decision>();
  for (const decision of decisions) {
    const { id, number } = decision;
    if (id === undefined) continue;
    const at = decision.where('decision_id');
    if (number === undefined && !wellKnown[id]) {
      const message = `${cited(id)} is no decision id; write UD-1, UD-2 and so on, UD-APPROVE-DESIGN or UD-REVIEW-STRATEGY`;
      notes.tell('decision-ids', 'fail', at, message);
    }
    if (number !== undefined && id !== `UD-${number}`)
      notes.tell('decision-ids', 'warn', at, `${id} is read as UD-${number}; write it without zeros`);
    const first = seen.get(number ?? id);
    if (first) {
      const advice = wellKnown[id] ? 'a well-known id stands at most once; update the first' : 'ids are unique';
      notes.tell('decision-ids', 'fail', at, `${first.id} stands on line ${first.at.line} already; ${advice}`);
    } else seen.set(number ?? id, decision);
  }
  const numbered = [...seen.values()].filter(each => each.number !== undefined).sort((a, b) => a.number! - b.number!);
  for (const [index, decision] of numbered.entries()) {
    const before = numbered[index - 1];
    const wanted = (before?.number ?? 0) + 1;
    const at = decision.where('decision_id');
    if (decision.number! > wanted) {
      const missing =
        decision.number! - wanted === 1 ? `UD-${wanted} is` : `UD-${wanted} to UD-${decision.number! - 1} are`;
      notes.tell(
        'decision-ids',
        'fail',
        at,
        `${missing} missing before ${decision.id}; numbers go on from the highest`,
      );
    }
    if (before?.asked && decision.asked && isBefore(decision.asked, before.asked))
      notes.tell('decision-ids', 'fail', at, `${decision.id} was asked before ${before.id}; numbers go on in time`);
  }
}

/** A pending decision waits for a person; where its state was left all the same, the gate was passed without it. */
export function judgeOpen(decisions: readonly Decision[], { state }: Status, notes: Notes): void {
  // One that has an answer all the same is told as a record that contradicts itself.
  for (const decision of decisions.filter(({ status, answer }) => status === 'pending' && answer === undefined)) {
    const asking = state === undefined || userStates.includes(state) || state === 'BLOCKED';
    const name = `${decision.id ?? 'a decision'} (${cited(decision.question)})`;
    if (asking)
      notes.tell('decisions-open', 'pending', decision.where('status'), `${name} waits for the user's answer`);
    else
      notes.tell(
        'decisions-open',
        'fail',
        decision.where('status'),
        `${name} is pending, but the session went on to ${state}`,
      );
  }
}

const security = /\bsecurity\b|vulnerab|\bCVE-|\bXSS\b|\bCSRF\b|injection|\bbezpiecze|segurança|\bseguridad\b/i;
/** Nobody answered, in the words that are written for it. The subject itself may be a timeout or something automatic. */
const automatic = new RegExp(
  [
    /\bno (?:user )?(?:response|answer|reply|feedback)\b|\bno (?:user )?input(?=\W*$| (?:was |from |by |provided|given|received))/,
    /(?:\bnot?|\bnever|n['’]t) (?:\w+ )?(?:respond|answer|repl(?:y|ied))|\bunanswered\b|\bpartial response\b/,
    /\btimed[ -]out\b|(?:^|\b(?:after|on|by|to|of|response|answer|question|decision|user)\b)\W*(?:an? |the )?time-?out\b/,
    /\b(?:question|decision|request|prompt|window|deadline) (?:has )?expired\b|^\W*expired\b|\bexpired\W*$/,
    /\bmoved on\b|\bn\/a\b|^\W*(?:none|na|null|-+)\W*$/,
    /\bauto\b(?!-)|\bauto(?:matic(?:ally)?)?[- ]?(?:cancel|skip|clos|resolv|expir|approv|accept|defer|answer)|ed automatically\b/,
    /\bbrak odpowiedzi\b|\bnie odpowiedzia|\bsem resposta\b|\bn[aã]o respondeu\b|\bsin respuesta\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);
const did =
  'defer|declin|cancel|decid|chose|postpon|accept|reject|dismiss|withdr|confirm|approv|agreed|asked|request|skipped';
const byUser = new RegExp(
  [
    String.raw`\buser(?:'s)?:?\s+(?:(?:has|have|explicitly|consciously|knowingly|later|then)\s+)*(?:${did})`,
    String.raw`\b(?:${did})\w*\s+(?:explicitly\s+)?by\s+(?:the\s+)?user\b|\bper\s+(?:the\s+)?user\b`,
    String.raw`u[zż]ytkowni\S+\s+(?:\S+\s+)?(?:od[lł]o|zdecyd|anulow|zrezygn|zaakcept|odm[oó]w)`,
    String.raw`usu[aá]rio\s+(?:adiou|decidiu|cancelou|aceitou|recusou|pospuso|decidi[oó]|cancel[oó]|acept[oó])`,
  ].join('|'),
  'i',
);

export function isSecurity({ id = '', question, context, node }: Decision): boolean {
  if (context === 'FIX_SECURITY' || security.test(question) || /-SEC(?:URITY)?(?:-|$)/i.test(id)) return true;
  const origin = ['triggered_by', 'source', 'agent', 'category', 'type', 'origin', 'raised_by'];
  return (
    node.kind === 'map' &&
    node.entries.some(({ key, value }) => origin.includes(key) && /security/i.test(wordIn(value) ?? ''))
  );
}

/** The user may put a security question off; nobody may do it for the user. */
export function judgeSecurity(decisions: readonly Decision[], notes: Notes): void {
  notes.look('decision-security');
  for (const decision of decisions) {
    const { status } = decision;
    if (status === undefined || status === 'pending' || !isSecurity(decision)) continue;
    const key = status === 'answered' ? 'answer' : 'resolution_reason';
    const words = (status === 'answered' ? decision.answer : decision.reason)?.slice(0, 1000) ?? '';
    const name = `${decision.id ?? 'a decision'} is about security and was ${status}`;
    if (automatic.test(words) || (status === 'cancelled' && words === ''))
      notes.tell(
        'decision-security',
        'fail',
        decision.where(key),
        `${name} without the user (${cited(words)}); ask again`,
      );
    else if (status === 'cancelled' && !byUser.test(words)) {
      const message = `${name}, but ${cited(words)} does not say that the user did it; ask again, or write "user deferred: …"`;
      notes.tell('decision-security', 'fail', decision.where(key), message);
    }
  }
}

/** What the base has recorded stays, under its id and with its question. */
export function judgeKept(
  decisions: readonly Decision[],
  before: readonly Decision[],
  path: string,
  notes: Notes,
): void {
  notes.look('decisions-kept');
  // UD-01 is UD-1.
  const byId = new Map(decisions.map(decision => [decision.number ?? decision.id, decision]));
  for (const old of before) {
    if (old.id === undefined) continue;
    const now = byId.get(old.number ?? old.id);
    if (!now)
      notes.tell(
        'decisions-kept',
        'fail',
        { path, line: 1 },
        `${old.id} (${cited(old.question)}) is gone; the base has it`,
      );
    else if (old.number !== undefined && old.question !== '' && now.question !== old.question) {
      const message = `${old.id} asked ${cited(old.question)} on the base and asks ${cited(now.question)} now; give a new question a new id`;
      notes.tell('decisions-kept', 'fail', now.where('question'), message);
    } else if (old.number !== undefined && old.status !== undefined && old.status !== 'pending') {
      const tell = (key: string, was: string, is: string) =>
        notes.tell(
          'decisions-kept',
          'fail',
          now.where(key),
          `${old.id} was resolved on the base (${key} ${cited(was)}, now ${cited(is)}); ask again under a new id`,
        );
      if (now.status !== old.status) tell('status', old.status, now.status ?? 'unknown');
      else if (now.answer !== old.answer) tell('answer', old.answer ?? 'null', now.answer ?? 'null');
    }
  }
}
