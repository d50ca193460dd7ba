import { ApiError, type ApiErrorKind, type Asked, refusal } from './api-error.ts';
import { ExchangeError } from './fetch.ts';

/** What came of a try that failed. */
export type Outcome =
  /** Asking again changes nothing. */
  | { kind: 'refused'; error: ApiError }
  | {
      kind: 'again';
      error: ApiError;
      /** Whether GitHub may have done it all the same. */
      performed: 'no' | 'unclear';
      /** What GitHub asks us to wait at least. */
      waitMs: number;
      /** The wait is for every request, not for this one alone. */
      limited: boolean;
    };

export type Again = Extract<Outcome, { kind: 'again' }>;

/** As Octokit gives it. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | number | undefined>>;
  data: unknown;
}

const minute = 60_000;

/**
 * Reads what Octokit threw by status, headers and the documented fields of the answer; `now` in milliseconds since 1970.
 * Undefined where it is no matter of GitHub's.
 */
export function outcomeOf(thrown: unknown, asked: Asked, now: number): Outcome | undefined {
  const { cause, response } = (thrown ?? {}) as { cause?: unknown; response?: Answer };
  const what = `${asked.method} ${asked.path}`;
  if (cause instanceof ExchangeError) return failed(cause, what);
  // Only Octokit itself throws so: it could not read the answer.
  if (!response && cause === undefined && thrown instanceof Error)
    return again('broken', null, unusable(what, thrown.message));
  if (!response) return undefined;
  const { status, headers, data } = response;
  const limit = limitOf(response, now);
  if (limit) return limited(asked, status, limit.waitMs, limit.words);
  if (status >= 500 || status === 408) {
    const outcome = again('unreachable', status, `GitHub is out of order: it answered ${status} to ${what}.`);
    return { ...outcome, waitMs: retryAfter(headers, now) ?? 0 };
  }
  if (status < 400) return undefined;
  return { kind: 'refused', error: refusal(asked, status, data, headers['x-accepted-github-permissions']?.toString()) };
}

/** Every request has to wait so long; this one was surely not performed. */
export function limited(
  asked: Asked,
  status: number | null,
  waitMs: number,
  words = `It asks to wait ${Math.ceil(waitMs / 1000)} s.`,
): Again {
  const what = `${asked.method} ${asked.path}`;
  const message = `GitHub limits how often it may be asked, and put off ${what} (${status}). ${words}`;
  return { ...again('limited', status, message), performed: 'no', waitMs, limited: true };
}

/** An answer that claims to be one and has no JSON in it. Undefined where it can be used. */
export function unusableAnswer({ status, data }: Answer, { method, path }: Asked): Again | undefined {
  if (typeof data !== 'string' && !(data instanceof ArrayBuffer)) return undefined;
  const isEmpty = data === '' || (typeof data !== 'string' && data.byteLength === 0);
  if (isEmpty && method !== 'GET' && (status === 202 || status === 204)) return undefined;
  return again('broken', status, unusable(`${method} ${path}`, isEmpty ? 'it is empty' : 'it is not JSON'));
}

function failed({ message: reason, sent, began, again: mayHelp }: ExchangeError, what: string): Outcome {
  const message = began ? unusable(what, reason) : `GitHub did not answer ${what}: ${reason}.`;
  const outcome = again(began ? 'broken' : 'unreachable', null, message);
  if (!mayHelp) return { kind: 'refused', error: outcome.error };
  return { ...outcome, performed: sent ? 'unclear' : 'no' };
}

function again(kind: ApiErrorKind, status: number | null, message: string): Again {
  return { kind: 'again', error: new ApiError(kind, status, message), performed: 'unclear', waitMs: 0, limited: false };
}

function unusable(what: string, reason: string): string {
  return `GitHub's answer to ${what} can't be used: ${reason}.`;
}

/** A limit on requests that status and headers tell apart from a missing permission, which has the same status. */
function limitOf({ status, headers, data }: Answer, now: number): { waitMs: number; words?: string } | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const asks = retryAfter(headers, now);
  if (asks !== undefined) return { waitMs: asks };
  if (headers['x-ratelimit-remaining'] === '0') {
    const at = new Date(Number(headers['x-ratelimit-reset']) * 1000);
    if (!(at.getTime() > 0)) return { waitMs: minute, words: "Its hour's requests are used up." };
    const waitMs = Math.max(0, at.getTime() - serverTime(headers, now)) + 1000;
    return { waitMs, words: `The hour's requests are used up until ${at.toISOString()}.` };
  }
  return status === 429 || pointsToLimits(data) ? { waitMs: minute } : undefined;
}

/** GitHub's documentation of a limit; where the answer links to none, the throttling plugin knows it. */
function pointsToLimits(data: unknown): boolean {
  const { documentation_url: url } = (data ?? {}) as { documentation_url?: unknown };
  return typeof url === 'string' && /#(?:about-)?(?:secondary|abuse)-rate-limits$/.test(url);
}

/** In milliseconds; undefined where the header is not there or says nothing. */
function retryAfter(headers: Answer['headers'], now: number): number | undefined {
  const text = String(headers['retry-after'] ?? '').trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const until = Date.parse(text);
  return Number.isNaN(until) ? undefined : Math.max(0, until - serverTime(headers, now));
}

/** GitHub's own clock where it tells it: the runner's may be wrong. */
function serverTime(headers: Answer['headers'], now: number): number {
  const told = Date.parse(String(headers.date ?? ''));
  return Number.isNaN(told) ? now : told;
}
