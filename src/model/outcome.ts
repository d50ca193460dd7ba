import type { Finding, Place, Severity } from './finding.ts';
import type { Signature } from './results.ts';
import type { Output } from './world.ts';

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
  /** How to put this very case right, where that says more than the check's own word. */
  fix?: string;
  output?: Output;
  /** The names of the tests that failed, where the run wrote them down. */
  failedTests?: readonly string[];
  /** What was said falls a little short (ask once more), or is no proof at all (ask with a stronger prompt). */
  failure?: Failure;
}

export type Failure = 'minor' | 'major';

export type Outcome =
  | { status: 'pass'; message: string; output?: Output; signed?: Signature }
  | ({ status: 'fail' | 'error' | 'pending' } & Details)
  | ({ status: 'warn'; flaky?: true } & Details)
  /** `standsFor`: required work that was not done, and the verdict that this leads to; absent where nothing was required. */
  | { status: 'skip'; message: string; standsFor?: 'fail' | 'error' };

/** One of several places that are wrong. */
export interface FoundPlace {
  path: string;
  line: number;
  message: string;
  severity?: Severity;
  code?: string;
}

/** What an outcome says beside its findings. */
interface Statement {
  /** The criterion as a sentence. */
  want: string;
  /** What a pass says. */
  pass: string;
  /** What to do, where the findings do not say it themselves. */
  fix?: string;
  /** What was found, in the place of the messages of the findings. */
  got?: string;
  /** The most places to list. */
  mostPlaces?: number;
}

const order: readonly Severity[] = ['fail', 'error', 'pending', 'warn'];
/** Enough for any list that a person goes through; the message counts the rest. */
const mostPlaces = 1000;
const mostListed = 20;

/** The one way from findings to an outcome: the gravest first, every place listed, a pass where there is none. */
export function outcomeOf(
  findings: readonly Finding[],
  { want, pass, fix, got, mostPlaces: most }: Statement,
): Outcome {
  const sorted = byGravity(findings);
  const [first] = sorted;
  if (!first) return { status: 'pass', message: pass };
  const gravest = sorted.filter(({ severity }) => severity === first.severity);
  const fixes = [...new Set(gravest.slice(0, mostListed).flatMap(each => each.fix ?? []))].join('\n') || fix;
  const failures = gravest.flatMap(({ failure }) => failure ?? []);
  return {
    status: first.severity,
    message: `${first.message}${andMore(gravest.length)}`,
    want,
    got:
      got ??
      gravest
        .slice(0, mostListed)
        .map(({ message }) => message)
        .join('; '),
    at: first.at,
    ...placesOf(sorted, most),
    ...(fixes === undefined ? {} : { fix: fixes }),
    owner: first.severity === 'pending' ? 'person' : first.severity === 'error' ? 'runner' : 'author',
    ...(failures.length > 0 ? { failure: failures.includes('major') ? 'major' : 'minor' } : {}),
  };
}

function byGravity(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

/** Every place that is wrong, where there are several. */
export function placesOf(findings: readonly Finding[], most = mostPlaces): { places?: FoundPlace[] } {
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

/** " (and 3 more)" behind the first of so many; nothing behind the only one. */
export function andMore(count: number): string {
  return count > 1 ? ` (and ${count - 1} more)` : '';
}

/** "a, b, c and 4 more" */
export function someOf(things: readonly string[], most = 5): string {
  const shown = things.slice(0, most).join(', ');
  return things.length > most ? `${shown} and ${things.length - most} more` : shown;
}
