import { cited } from '../../syntax/text.ts';
import type { RuleFindings } from '../findings.ts';
import { type Decision, gateOf } from '../reading/decisions.ts';
import { wordIn } from '../reading/fields.ts';
import { isBefore } from '../reading/times.ts';
import type { Rule } from '../rule.ts';
import { userStates } from '../session.ts';

const nameOf = ({ id }: Decision) => id ?? 'a decision';

/** Reading the decisions reports what breaks it. */
export const decisionFields: Rule<'decision-fields'> = {
  id: 'decision-fields',
  title: 'every user decision is a record with all its fields',
  fix: 'Write `{"decision_id": "UD-1", "question": "…", "status": "pending", "answer": null, "asked_at": "…", "resolved_at": null, "state_context": "…", "resolution_reason": null}`.',
  check({ status }, findings) {
    if (status) findings.markChecked();
  },
};

export const decisionIds: Rule<'decision-ids'> = {
  id: 'decision-ids',
  title: 'decision ids are UD-1, UD-2 and so on without gaps, and mandatory ids are unique',
  fix: 'Continue from the highest number, and update the entry of a mandatory decision instead of adding another.',
  check({ status }, findings) {
    if (!status) return;
    findings.markChecked();
    const seen = new Map<string | number, Decision>();
    for (const decision of status.decisions) {
      const { id, number } = decision;
      if (id === undefined) continue;
      const at = decision.placeOf('decision_id');
      const gate = gateOf(id);
      if (number === undefined && !gate)
        findings.add('fail', at, {
          one: `invalid decision id ${cited(id)}; use UD-1, UD-2 and so on, UD-APPROVE-DESIGN or UD-REVIEW-STRATEGY`,
          alike: ['', 'invalid decision ids; use UD-1, UD-2 and so on, UD-APPROVE-DESIGN or UD-REVIEW-STRATEGY'],
        });
      if (number !== undefined && id !== `UD-${number}`)
        findings.add('warn', at, `write UD-${number} instead of ${id}`);
      const first = seen.get(number ?? id);
      const advice = gate ? 'update the first one' : 'use the next free number';
      if (first) findings.add('fail', at, `duplicate id ${first.id} (first on line ${first.at.line}); ${advice}`);
      else seen.set(number ?? id, decision);
    }
    checkNumbers([...seen.values()], findings);
  },
};

/** The numbers have no gaps, and are in the order in which the questions were asked. */
function checkNumbers(decisions: readonly Decision[], findings: RuleFindings): void {
  const numbered = decisions.filter(each => each.number !== undefined).sort((a, b) => a.number! - b.number!);
  for (const [index, decision] of numbered.entries()) {
    const before = numbered[index - 1];
    const wanted = (before?.number ?? 0) + 1;
    const at = decision.placeOf('decision_id');
    const { number = 0 } = decision;
    if (number > wanted) {
      const missing = number - wanted === 1 ? `UD-${wanted} is` : `UD-${wanted} to UD-${number - 1} are`;
      findings.add('fail', at, `${missing} missing before ${decision.id}; number decisions without gaps`);
    }
    if (before?.asked && decision.asked && isBefore(decision.asked, before.asked))
      findings.add(
        'fail',
        at,
        `${decision.id} was asked before ${before.id}; number decisions in the order they are asked`,
      );
  }
}

export const decisionRecords: Rule<'decision-records'> = {
  id: 'decision-records',
  title: 'answer, resolved_at and resolution_reason of each decision match its status',
  fix: 'pending: all three null; answered: an answer and resolved_at; cancelled or skipped: resolved_at and resolution_reason.',
  check({ status: file }, findings) {
    if (!file) return;
    findings.markChecked();
    for (const decision of file.decisions) {
      const { status } = decision;
      const add = (field: string, message: string) =>
        findings.add('fail', decision.placeOf(field), {
          one: `${nameOf(decision)} is ${status}, ${message}`,
          alike: ['', `decisions are ${status}, ${message}`],
        });
      if (status === 'pending') {
        for (const field of ['answer', 'resolved_at', 'resolution_reason'])
          if (decision.isGiven(field)) add(field, `so ${field} must be null`);
      } else if (status) {
        if (status === 'answered' && decision.answer === undefined) add('answer', 'but has no answer');
        if (!decision.isGiven('resolved_at')) add('resolved_at', 'but resolved_at is null');
        if (status !== 'answered' && decision.reason === undefined)
          add('resolution_reason', 'but has no resolution_reason');
      }
    }
  },
};

export const decisionContext: Rule<'decision-context'> = {
  id: 'decision-context',
  title: 'state_context of each decision is the state it came from',
  fix: 'Set state_context to the gate itself, or to the state that was active when the user was asked.',
  check({ status }, findings) {
    if (!status) return;
    findings.markChecked();
    for (const decision of status.decisions.filter(each => each.has('state_context'))) {
      const { id, context } = decision;
      const gate = gateOf(id);
      if (gate ? context === gate : context !== undefined && context !== 'ASK_USER') continue;
      const wanted = gate ?? 'the state that was active when the user was asked, such as IMPLEMENT_LOOP';
      const is = `is ${decision.contextText}; write ${wanted}`;
      const one = `state_context of ${nameOf(decision)} ${is}`;
      findings.add('fail', decision.placeOf('state_context'), { one, alike: ['state_context of', `decisions ${is}`] });
    }
  },
};

export const decisionsKept: Rule<'decisions-kept'> = {
  id: 'decisions-kept',
  title: 'decisions of the base keep their ids, questions and answers',
  fix: 'Restore the entry, and give a new question a new id.',
  check({ status, before }, findings) {
    if (!status || !before) return;
    findings.markChecked();
    // UD-01 is UD-1.
    const byId = new Map(status.decisions.map(decision => [decision.number ?? decision.id, decision]));
    for (const old of before.decisions) {
      if (old.id === undefined) continue;
      const now = byId.get(old.number ?? old.id);
      const removed = `${old.id} (${cited(old.question)}) was removed; the base has it`;
      if (now) checkKept(old, now, findings);
      else findings.add('fail', { path: status.path, line: 1 }, removed);
    }
  },
};

/** Entries of mandatory decisions are updated in place; only numbered ones stay as they are. */
function checkKept(old: Decision, now: Decision, findings: RuleFindings): void {
  if (old.number === undefined) return;
  if (old.question !== '' && now.question !== old.question) {
    const message = `the question of ${old.id} changed from ${cited(old.question)} to ${cited(now.question)}; give a new question a new id`;
    findings.add('fail', now.placeOf('question'), message);
    return;
  }
  if (old.status === undefined || old.status === 'pending') return;
  const add = (field: string, was: string, is: string) => {
    const message = `${old.id} was already resolved on the base, but its ${field} changed from ${cited(was)} to ${cited(is)}; ask again under a new id`;
    findings.add('fail', now.placeOf(field), message);
  };
  if (now.status !== old.status) add('status', old.status, now.status ?? 'unknown');
  else if (now.answer !== old.answer) add('answer', old.answer ?? 'null', now.answer ?? 'null');
}

export const decisionsOpen: Rule<'decisions-open'> = {
  id: 'decisions-open',
  title: 'no decision is waiting for the user',
  fix: 'Ask the user, and write down the answer before moving on to the next state.',
  check({ status: file }, findings) {
    if (!file) return;
    findings.markChecked();
    const { state } = file;
    const isAsking = state === undefined || userStates.includes(state) || state === 'BLOCKED';
    // A pending decision with an answer is reported by decision-records.
    for (const decision of file.decisions.filter(each => each.status === 'pending' && each.answer === undefined)) {
      const name = `${nameOf(decision)} (${cited(decision.question)})`;
      const at = decision.placeOf('status');
      if (isAsking) findings.add('pending', at, `${name} is waiting for the user's answer`);
      else findings.add('fail', at, `${name} is pending, but the session moved on to ${state}`);
    }
  },
};

const security =
  /\bsecurity\b|\bSEC-\w*\d|vulnerab|\bCVE-|\bXSS\b|\bCSRF\b|injection|\bbezpiecze|segurança|\bseguridad\b/i;
/** Words for a decision that nobody answered. The subject itself may be a timeout or something automatic. */
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

/** Is the decision about security? */
export function isSecurity({ id = '', question, context, node }: Decision): boolean {
  if (context === 'FIX_SECURITY' || security.test(question) || /(?:^|-)SEC(?:URITY)?(?:-|$)/i.test(id)) return true;
  const origin = ['triggered_by', 'source', 'agent', 'category', 'type', 'origin', 'raised_by'];
  return (
    node.kind === 'map' &&
    node.entries.some(({ key, value }) => origin.includes(key) && /security/i.test(wordIn(value) ?? ''))
  );
}

/** Only the user may defer a security question. */
export const decisionSecurity: Rule<'decision-security'> = {
  id: 'decision-security',
  title: 'security decisions are resolved by the user',
  fix: "Ask the user again; cancel the decision only with the user's own words in resolution_reason.",
  check({ status: file }, findings) {
    if (!file) return;
    findings.markChecked();
    for (const decision of file.decisions) {
      const { status } = decision;
      if (status === undefined || status === 'pending' || !isSecurity(decision)) continue;
      const field = status === 'answered' ? 'answer' : 'resolution_reason';
      const words = (status === 'answered' ? decision.answer : decision.reason)?.slice(0, 1000) ?? '';
      const name = `the security decision ${decision.id ?? ''}`.trim();
      const at = decision.placeOf(field);
      if (automatic.test(words) || (status === 'cancelled' && words === ''))
        findings.add('fail', at, `${name} was ${status} without the user (${cited(words)}); ask again`);
      else if (status === 'cancelled' && !byUser.test(words)) {
        const message = `${name} was cancelled, but ${cited(words)} does not say that the user did it; ask again, or write "user deferred: …"`;
        findings.add('fail', at, message);
      }
    }
  },
};
