import type { Place } from '../model/finding.ts';
import type { Outcome } from '../model/outcome.ts';
import { collectFindings, ignored } from './findings.ts';
import type { TaskCheck } from './reading/acceptance.ts';
import { placeOfSession, type ReadSession, readSession } from './reading/read-session.ts';
import { readStatus } from './reading/status.ts';
import { readOnly } from './rules/folder.ts';
import { type RuleId, rules } from './rules.ts';
import type { Session } from './session.ts';

export interface Judged {
  title: string;
  /** The place of the session itself, for outcomes without a better one. */
  at: Place;
  /** One for each rule that was checked. */
  outcomes: { id: RuleId; outcome: Outcome; at?: Place }[];
  /** The acceptance checks to run, or to look at. */
  checks: readonly TaskCheck[];
}

/** Reads the session, then checks every rule. Nothing throws, whatever the files contain. */
export function judgeSession(session: Session): Judged {
  const findings = collectFindings();
  const isEarlier = session.base !== null && readStatus(session, session.base, ignored)?.state === 'DONE';
  const read = isEarlier ? unread(session) : readSession(session, findings);
  for (const rule of isEarlier ? [readOnly] : rules.filter(each => each !== readOnly))
    rule.check(read, findings.of(rule));
  const outcomes = rules.flatMap(rule => {
    const outcome = findings.outcome(rule, session.policy.strict);
    if (!outcome) return [];
    return 'at' in outcome && outcome.at ? [{ id: rule.id, outcome, at: outcome.at }] : [{ id: rule.id, outcome }];
  });
  return {
    title: `session ${session.name}${progress(read)}`,
    at: read.at,
    outcomes,
    checks: read.checks.filter(({ kind }) => kind === 'manual' || session.policy.commands),
  };
}

/** An earlier session: only its files are compared. */
function unread(session: Session): ReadSession {
  const at = placeOfSession(session);
  return { session, at, hasFolder: true, between: [], lean: false, checks: [], messages: [], inputs: [], outputs: [] };
}

/** ": DONE, 2 of 2 tasks completed" */
function progress({ status, tasks }: ReadSession): string {
  const all = tasks?.tasks ?? [];
  const completed = all.filter(task => task.status === 'completed').length;
  const parts = [
    ...(status?.state ? [status.state] : []),
    ...(all.length > 0 ? [`${completed} of ${all.length} tasks completed`] : []),
  ];
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
}
