import type { DraftCriterion } from '../model/dialect.ts';
import type { Finding, Place } from '../model/finding.ts';
import { bySeverity } from '../model/outcome.ts';
import type { Assessment } from './assessment.ts';
import { type Claim, claimTitle } from './judges/index.ts';

const longestClaim = 200;
/** A hostile text may be wrong in a million places; so many are kept. */
const mostFindings = 1000;

/** One claim as a criterion, at the line on which it was made. */
export function claimCriterion(claim: Claim, label: string, { path, line }: Place): DraftCriterion {
  return {
    title: claimTitle(claim),
    label,
    check: { type: 'claim', params: claim },
    at: { line, column: 1 },
    path,
    ...('quote' in claim ? { claim: claim.quote.slice(0, longestClaim) } : {}),
  };
}

/** An assessment as one criterion, at its first finding, or at `place` if there is none. */
export function assessmentCriterion(
  type: 'schema' | 'rule',
  label: string,
  assessment: Assessment,
  place: Place,
): DraftCriterion {
  const findings = bySeverity(assessment.findings).slice(0, mostFindings);
  const { path, line } = findings[0]?.at ?? place;
  return {
    title: assessment.want,
    label,
    check: { type, params: { ...assessment, findings } },
    at: { line, column: 1 },
    path,
  };
}

/** Nothing could be read where an agent was asked to report. */
export function unreadableCriterion(
  label: string,
  subject: string,
  finding: Omit<Finding, 'severity' | 'failure'>,
): DraftCriterion {
  const want = `${subject} exists and can be read`;
  const findings: Finding[] = [{ ...finding, severity: 'fail', failure: 'major' }];
  return assessmentCriterion('schema', label, { subject, want, findings }, finding.at);
}

/** There is no pull request whose body the agent could have written: the criterion is skipped and says so. */
export function noBodyCriterion(label: string, subject: string, place: Place): DraftCriterion {
  const skip = 'no pull request here; give its body with --body FILE';
  return assessmentCriterion('schema', label, { subject, want: `${subject} exists`, findings: [], skip }, place);
}
