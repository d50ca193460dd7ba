import type { Finding, Severity } from '../../model/finding.ts';
import type { Failure } from '../../model/outcome.ts';
import type { World } from '../../model/world.ts';
import { cited } from '../../syntax/text.ts';
import { badCitations } from './citations.ts';
import { measure, mostRead } from './measure.ts';

/** The evidence that a report gives for one of its checks. */
export interface CheckEvidence {
  check: string;
  /** The line of the evidence. */
  line: number;
  evidence: string;
  /** Its full length, if only its beginning is kept. */
  fullLength?: number;
  /** The report has more citations than this up to here; they are not looked up. */
  citationLimit?: number;
  /** The minimum length. */
  min: number;
  /** Another check of the report that has the same evidence, or almost the same. */
  sameAs?: string;
  almostAs?: string;
  /** Another check whose evidence has all of its words, or the other way round. */
  wordsOf?: string;
}

/** One criterion: the evidence of one check, or of many. */
export interface Evidence {
  /** The report. */
  path: string;
  checks: CheckEvidence[];
}

/** Minimums that apply whatever the length. */
const minWords = 4;
const minMeaningful = 3;

export function evidenceTitle({ checks: [first, ...others] }: Evidence): string {
  if (others.length > 0) return `the evidence of the other ${others.length + 1} checks is specific`;
  return `the evidence of ${cited(first!.check)} is specific, with at least ${first!.min} characters`;
}

/** What is wrong with the evidence of a check: the first thing, in words that follow "the evidence of X". */
export interface EvidenceFinding extends Finding {
  /** The message without its subject. */
  is: string;
}

/** Evidence is long enough, specific, its own, and cites what exists. */
export async function judgeEvidence(
  given: CheckEvidence,
  path: string,
  world: World,
): Promise<EvidenceFinding | undefined> {
  const { check, line, min, sameAs, almostAs, wordsOf } = given;
  const { length, words, meaningful, specific } = measure(given.evidence);
  const found = (severity: Severity, code: string, is: string, fix: string, failure: Failure): EvidenceFinding => {
    const message = `the evidence of ${cited(check)} ${is}`;
    return { code, severity, message, is, at: { path, line }, fix, failure };
  };
  const fail = (code: string, is: string, fix: string, failure: Failure = 'major') =>
    found('fail', code, is, fix, failure);
  const warn = (code: string, is: string, fix: string) => found('warn', code, is, fix, 'major');
  const write = `write for ${cited(check)} what was looked at and what was seen: numbers, names, files with their lines`;
  if (sameAs !== undefined)
    return fail('copied', `is the same as the evidence of ${cited(sameAs)}`, `${write}; each check needs its own`);
  if (wordsOf !== undefined)
    return fail('copied', `only rearranges the evidence of ${cited(wordsOf)}`, `${write}; each check needs its own`);
  if (length < min) {
    const is = `has ${length === 1 ? '1 character' : `${length} characters`} that count; at least ${min} are required`;
    const fix = `${write}, in at least ${min} characters; blanks, invisible characters and repeated text don't count`;
    return fail('too_short', is, fix, length * 2 >= min && meaningful > 0 ? 'minor' : 'major');
  }
  if (given.fullLength !== undefined) {
    const is = `has ${given.fullLength} characters; at most ${mostRead} are allowed`;
    return fail('too_long', is, `${write}, and leave out the rest`, 'minor');
  }
  if (words < minWords) return fail('no_words', 'has hardly any words', write);
  if (meaningful < minMeaningful) return fail('stock_phrases', 'says nothing beyond stock phrases', write);
  if (given.citationLimit !== undefined) {
    const is = `could not be looked up: the report has more than ${given.citationLimit} citations`;
    return fail('too_many_citations', is, 'cite in a report what matters, and leave out the rest', 'minor');
  }
  const { wrong, doubtful } = await badCitations(given.evidence, world);
  if (wrong.length > 0) {
    const fix = `cite for ${cited(check)} only what is in this checkout, with its path as git has it`;
    return fail('bad_citation', `cites what is not there: ${wrong.join('; ')}`, fix);
  }
  if (doubtful.length > 0) {
    const fix = `cite files for ${cited(check)} with their paths from the top of the checkout`;
    return warn('doubtful_citation', `may cite what is not there: ${doubtful.join('; ')}`, fix);
  }
  if (almostAs !== undefined)
    return warn('almost_copied', `is almost the same as the evidence of ${cited(almostAs)}`, write);
  if (!specific) return warn('vague', 'names nothing that could be looked up', write);
  return undefined;
}
