import type { Finding, Place, PlaceKind, Severity } from './finding.ts';
import type { Signature } from './results.ts';
import type { CommandOutput } from './world.ts';

export const statuses = ['pass', 'fail', 'warn', 'skip', 'pending', 'error'] as const;
export type Status = (typeof statuses)[number];
export type Verdict = 'pass' | 'fail' | 'pending' | 'error';
export type Owner = 'author' | 'base' | 'runner' | 'person';

/** What is known of an outcome that is not a plain pass. */
interface Details {
  message: string;
  want: string;
  got: string;
  /** The file and line that is wrong; the contract's own line where there is none. */
  at?: Place;
  /** Every place that is wrong, where there are several; the first is `at`. */
  places?: readonly FoundPlace[];
  /** The files that a signature for this is bound to; it is bound to the head where there are none. */
  about?: readonly string[];
  /** Who may sign it, where that is not decided by the policy's `sign_off` alone. */
  by?: 'critics';
  owner?: Owner;
  /** The base fails in the same way: what this comes to where it is not a contract's own demand. */
  preExisting?: { status: 'fail' | 'warn'; message: string };
  /** How to fix this case, where that says more than the check's own advice. */
  fix?: string;
  output?: CommandOutput;
  /** The names of the tests that failed, where the run wrote them down. */
  failedTests?: readonly string[];
  /** For a claim: it falls a little short (ask once more), or proves nothing (ask with a stronger prompt). */
  failure?: Failure;
}

export type Failure = 'minor' | 'major';

export type Outcome =
  | { status: 'pass'; message: string; output?: CommandOutput; signed?: Signature }
  | ({ status: 'fail' | 'error' | 'pending' } & Details)
  | ({ status: 'warn'; flaky?: true } & Details)
  /** `standsFor`: required work that was not done, and the verdict that this leads to; absent where nothing was required. */
  | { status: 'skip'; message: string; standsFor?: 'fail' | 'error'; skipped?: Skipped };

export const skipCodes = [
  'dependency_failed',
  'setup_failed',
  'stopped_early',
  'criteria_failed',
  'commands_disabled',
] as const;

/** Why required work was not done. */
export interface Skipped {
  code: (typeof skipCodes)[number];
  /** The contract or criterion that failed before it, where it was one. */
  by?: string;
}

/** One of several places that are wrong. */
export interface FoundPlace {
  path: string;
  line: number;
  message: string;
  severity: Severity;
  code: string;
  kind?: PlaceKind;
}

/** What an outcome says beside its findings. */
interface OutcomeText {
  /** The criterion as a sentence. */
  want: string;
  /** The message of a pass. */
  pass: string;
  /** The message, in the place of the first finding's own with the number of the others. */
  message?: string;
  /** What was found, in the place of the messages of the findings. */
  got?: string;
  /** What to do, where the findings do not say it themselves. */
  fix?: string;
  /** How many places are listed, if fewer than usual. */
  mostPlaces?: number;
}

/**
 * The outcome for one of the criteria that share a run. A contract's own demand is the author's to meet, also where the
 * base does not meet it; any other failure that the base has too is the base's.
 */
export function outcomeFor(outcome: Outcome, demand: 'own' | 'shared'): Outcome {
  if (!('preExisting' in outcome)) return outcome;
  const { preExisting, ...rest } = outcome;
  return demand === 'own' || !preExisting ? rest : { ...rest, ...preExisting, owner: 'base' };
}

/** From the gravest. */
const severities: readonly Severity[] = ['fail', 'error', 'pending', 'warn'];
const owners: Readonly<Record<Severity, Owner>> = {
  fail: 'author',
  error: 'runner',
  pending: 'person',
  warn: 'author',
};
/** Enough for any list that a person goes through; the message counts the rest. */
const mostPlaces = 1000;
const mostListed = 20;

/**
 * The one way from findings to an outcome. The gravest decide the status, the message and the fix; every finding is
 * listed as a place; no finding is a pass.
 */
export function outcomeOf(findings: readonly Finding[], text: OutcomeText): Outcome {
  const sorted = byGravity(findings);
  const [first] = sorted;
  if (!first) return { status: 'pass', message: text.pass };
  const { severity } = first;
  const gravest = sorted.filter(each => each.severity === severity);
  const listed = gravest.slice(0, mostListed);
  const fix = [...new Set(listed.flatMap(each => each.fix ?? []))].join('\n') || text.fix;
  const failures = severity === 'fail' ? gravest.flatMap(({ failure }) => failure ?? []) : [];
  return {
    status: severity,
    message: text.message ?? `${first.message}${andMore(gravest.length)}`,
    want: text.want,
    got: text.got ?? listed.map(({ message }) => message).join('; '),
    ...(first.missing ? {} : { at: first.at }),
    ...placesOf(sorted, text.mostPlaces),
    ...(fix === undefined ? {} : { fix }),
    owner: owners[severity],
    ...(failures.length > 0 ? { failure: failures.includes('major') ? 'major' : 'minor' } : {}),
  };
}

/** The gravest first, otherwise in their order. */
export function byGravity<F extends Finding>(findings: readonly F[]): F[] {
  return [...findings].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

/** Every place that is wrong, where there are several. */
function placesOf(findings: readonly Finding[], most = mostPlaces): { places?: FoundPlace[] } {
  if (findings.length < 2) return {};
  return {
    places: findings.slice(0, most).map(({ at, message, severity, code }) => ({
      path: at.path,
      line: at.line,
      message,
      severity,
      code,
    })),
  };
}

/** " (and 3 more)" or " (and 3 more files)" after the first of so many; nothing after the only one. */
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
