import { claim as claimCheck } from '../checks/claim.ts';
import type { Heard } from '../engine/outcome.ts';
import type { DraftCriterion } from '../model/dialect.ts';
import type { Claim } from './claim.ts';
import type { Wrong } from './types.ts';

interface At {
  path: string;
  line: number;
}

const longestClaim = 200;
/** A hostile text may be wrong in a million places; so many are told. */
const mostFound = 1000;

/** One claim as a criterion, at the line on which it was made. */
export function claimCriterion(claim: Claim, label: string, { path, line }: At): DraftCriterion {
  return {
    title: claimCheck.title(claim),
    label,
    check: { type: 'claim', params: claim },
    at: { line, column: 1 },
    path,
    ...('said' in claim ? { claim: claim.said.slice(0, longestClaim) } : {}),
  };
}

/** What was found in the words themselves as one criterion; it stands where the first thing is wrong. */
export function heardCriterion(
  type: 'schema' | 'rule',
  label: string,
  heard: Heard,
  { path, line }: At,
): DraftCriterion {
  const failures = heard.found.filter(({ warn }) => !warn);
  const warnings = heard.found.filter(({ warn }) => warn);
  const found = [...failures, ...warnings].slice(0, mostFound);
  const [first] = found;
  return {
    title: heard.wants,
    label,
    check: { type, params: { ...heard, found } },
    at: { line: first?.line ?? line, column: 1 },
    path: first?.path ?? path,
  };
}

/** Nothing could be read where an agent was asked to speak. */
export function unheard(label: string, subject: string, wrong: Omit<Wrong, 'failure'>): DraftCriterion {
  const heard = {
    subject,
    wants: `${subject} is there and can be read`,
    found: [{ ...wrong, failure: 'major' as const }],
  };
  return heardCriterion('schema', label, heard, wrong);
}

/** There is no place here where the agent could have spoken: nothing is asked, and it is said so. */
export function unread(label: string, subject: string, at: At): DraftCriterion {
  const why = 'there is no pull request here; give its body with --body FILE';
  return heardCriterion('schema', label, { subject, wants: `${subject} is there`, found: [], why }, at);
}
