import type { RuleFindings } from './findings.ts';
import type { ReadSession } from './reading/read-session.ts';

/** One rule of a session. Its criterion is `SESSION/session-ID`. */
export interface Rule<Id extends string = string> {
  id: Id;
  /** The rule as a sentence: "every task has a known status". */
  title: string;
  /** What to do when it is broken. */
  fix: string;
  /** Looks at what was read, and reports every place that breaks the rule. What can't be read is reported while reading. */
  check(read: ReadSession, findings: RuleFindings): void;
}
