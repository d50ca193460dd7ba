import type { Alike, Finding, Place, PlaceKind, Severity } from './finding.ts';
import type { PrintedResult, Signature, Waiver } from './results.ts';
import type { CommandOutput } from './world.ts';

/** What a command printed, and what the gate read in it. */
export type OutcomeOutput = CommandOutput & PrintedResult;

export const statuses = ['pass', 'fail', 'warn', 'skip', 'pending', 'error'] as const;
export type Status = (typeof statuses)[number];
export type Verdict = 'pass' | 'fail' | 'pending' | 'error';
export type Owner = 'author' | 'base' | 'runner' | 'person';

/** Details of an outcome other than a pass or skip. */
interface Details {
  message: string;
  want: string;
  got: string;
  /** The file and line of the problem; without one, the contract's line is shown. */
  at?: Place;
  /** Every place with a problem, if there are several. The first is `at`. */
  places?: readonly FoundPlace[];
  /** The files that an approval of this covers; without any, it covers only the head. */
  about?: readonly string[];
  /** `critics`: the policy's critics may approve it, too. */
  by?: 'critics';
  owner?: Owner;
  /** The base fails in the same way: the outcome unless it is a contract's own demand. */
  preExisting?: { status: 'fail' | 'warn'; message: string; fix?: string };
  /** How to fix this case, if that is more specific than the check's own advice. */
  fix?: string;
  output?: OutcomeOutput;
  /** The names of the tests that failed, if the output contains them. */
  failedTests?: readonly string[];
  /** For a claim: it is incomplete (retry), or proves nothing (retry with a stronger prompt). */
  failure?: Failure;
}

export type Failure = 'minor' | 'major';

export type Outcome =
  | { status: 'pass'; message: string; output?: OutcomeOutput; signed?: Signature }
  | ({ status: 'fail' | 'error' | 'pending' } & Details)
  | ({ status: 'warn'; flaky?: true; waived?: Waiver } & Details)
  /** `standsFor`: for a skipped required check, the verdict that this leads to; undefined if nothing was required. */
  | { status: 'skip'; message: string; standsFor?: 'fail' | 'error'; skipped?: Skipped; output?: OutcomeOutput };

export const skipCodes = [
  'dependency_failed',
  'setup_failed',
  'stopped_early',
  'criteria_failed',
  'commands_disabled',
] as const;

/** Why a required check was skipped. */
export interface Skipped {
  code: (typeof skipCodes)[number];
  /** The contract or criterion that failed before it, if any. */
  by?: string;
}

/** One of several places with a problem. */
export interface FoundPlace {
  path: string;
  line: number;
  message: string;
  severity: Severity;
  code: string;
  kind?: PlaceKind;
  alike?: Alike;
}

/** The texts of an outcome other than those of its findings. */
interface OutcomeText {
  /** The criterion as a sentence. */
  want: string;
  /** The message of a pass. */
  pass: string;
  /** Replaces the first finding's message and the count of the others. */
  message?: string;
  /** Replaces the messages of the findings. */
  got?: string;
  /** What to do, if no finding has a fix. */
  fix?: string;
  /** How many places are listed, if fewer than usual. */
  mostPlaces?: number;
}

/**
 * The outcome for one of the criteria that share a run. A contract's own demand is the author's to meet, even if the
 * base does not meet it; any other failure that the base has too is the base's.
 */
export function outcomeFor(outcome: Outcome, demand: 'own' | 'shared'): Outcome {
  if (!('preExisting' in outcome)) return outcome;
  const { preExisting, ...rest } = outcome;
  return demand === 'own' || !preExisting ? rest : { ...rest, ...preExisting, owner: 'base' };
}

/** Most severe first. */
const severities: readonly Severity[] = ['fail', 'error', 'pending', 'warn'];
const owners: Readonly<Record<Severity, Owner>> = {
  fail: 'author',
  error: 'runner',
  pending: 'person',
  warn: 'author',
};
/** More than anyone reads; the message counts the rest. */
const mostPlaces = 1000;
const mostListed = 20;

/**
 * The only function that turns findings into an outcome. The most severe findings decide status, message and fix; every
 * finding is listed as a place; without findings, the outcome is a pass.
 */
export function outcomeOf(findings: readonly Finding[], text: OutcomeText): Outcome {
  const sorted = bySeverity(findings);
  const [first] = sorted;
  if (!first) return { status: 'pass', message: text.pass };
  const { severity } = first;
  const worst = sorted.filter(each => each.severity === severity);
  const listed = worst.slice(0, mostListed);
  const fix = [...new Set(listed.flatMap(each => each.fix ?? []))].join('\n') || text.fix;
  const failures = severity === 'fail' ? worst.flatMap(({ failure }) => failure ?? []) : [];
  return {
    status: severity,
    message: text.message ?? `${first.message}${andMore(worst.length)}`,
    want: text.want,
    got: text.got ?? listed.map(({ message }) => message).join('; '),
    ...(first.missing ? {} : { at: first.at }),
    ...placesOf(sorted, text.mostPlaces),
    ...(fix === undefined ? {} : { fix }),
    owner: owners[severity],
    ...(failures.length > 0 ? { failure: failures.includes('major') ? 'major' : 'minor' } : {}),
  };
}

/** Most severe first, otherwise in the given order. */
export function bySeverity<F extends Finding>(findings: readonly F[]): F[] {
  return [...findings].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

/** Every place with a problem, if there are several. */
function placesOf(findings: readonly Finding[], most = mostPlaces): { places?: FoundPlace[] } {
  if (findings.length < 2) return {};
  return {
    places: findings.slice(0, most).map(({ at, message, severity, code, alike }) => ({
      path: at.path,
      line: at.line,
      message,
      severity,
      code,
      ...(alike ? { alike } : {}),
    })),
  };
}

/** " (and 3 more)" or " (and 3 more files)" for a message about the first of `count`; empty for one. */
export function andMore(count: number, noun?: string): string {
  if (count < 2) return '';
  const things = noun === undefined ? '' : ` ${count === 2 ? noun : `${noun}s`}`;
  return ` (and ${count - 1} more${things})`;
}

/** "a, b, c and 4 more" */
export function someOf(things: readonly string[], most = 5): string {
  const shown = things.slice(0, most).join(', ');
  return things.length > most ? `${shown} and ${things.length - most} more` : shown;
}
