import type { Finding } from '../model/finding.ts';
import { type Outcome, outcomeOf } from '../model/outcome.ts';

/** What the text of a claim shows by itself, before it is compared with the work. */
export interface Assessment {
  /** What was read: "the report docs/report.json". */
  subject: string;
  /** The criterion as a sentence. */
  want: string;
  findings: Finding[];
  /** Why there was nothing to read here; the criterion is skipped. */
  skip?: string;
}

/** A text may be wrong in a million places; a result lists so many. */
const mostPlaces = 100;

export function assessmentOutcome({ subject, want, findings, skip }: Assessment): Outcome {
  if (skip !== undefined) return { status: 'skip', message: skip };
  return outcomeOf(findings, { want, pass: `no problems found in ${subject}`, mostPlaces });
}
