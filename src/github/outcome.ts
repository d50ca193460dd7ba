import { ApiError, type ApiErrorKind, type Asked, refusal, wordsOf } from './api-error.ts';
import type { Exchange } from './http.ts';

/** What came of asking once. */
export type Outcome =
  | { kind: 'done'; value: unknown; links: string }
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

type Again = Extract<Outcome, { kind: 'again' }>;
type Answer = Extract<Exchange, { kind: 'answer' }>;
type Failed = Extract<Exchange, { kind: 'failed' }>;

const nothing: Outcome = { kind: 'done', value: undefined, links: '' };
const minute = 60_000;

/** Reads an exchange the way GitHub's documentation says; `now` in milliseconds since 1970. */
export function outcomeOf(exchange: Exchange, asked: Asked, now: number): Outcome {
  const what = `${asked.method} ${asked.path}`;
  if (exchange.kind === 'failed') return failed(exchange, what);
  const { status, headers } = exchange;
  const read = readJson(exchange.body);
  const body = 'value' in read ? read.value : undefined;
  const limit = limitOf(exchange, wordsOf(body), now);
  if (limit) {
    const message = `GitHub limits how often it may be asked, and put off ${what} (${status}). ${limit.words}`;
    return { ...again('limited', status, message), performed: 'no', waitMs: limit.waitMs, limited: true };
  }
  if (status >= 500 || status === 408) {
    const outcome = again('unreachable', status, `GitHub is out of order: it answered ${status} to ${what}.`);
    return { ...outcome, waitMs: retryAfter(exchange, now) ?? 0 };
  }
  if (asked.method === 'DELETE' && (status === 404 || status === 410)) return nothing;
  if (status >= 400) {
    const permissions = headers['x-accepted-github-permissions']?.toString();
    return { kind: 'refused', error: refusal(asked, status, body, permissions) };
  }
  const mayBeEmpty = asked.method !== 'GET' && (status === 202 || status === 204);
  if (mayBeEmpty && exchange.body.length === 0) return nothing;
  if (status < 200 || status > 299) return again('broken', status, unusable(what, `it has the status ${status}`));
  if ('problem' in read) return again('broken', status, unusable(what, read.problem));
  return { kind: 'done', value: body, links: [headers.link ?? []].flat().join(', ') };
}

function failed({ reason, sent, began, again: mayHelp }: Failed, what: string): Outcome {
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

function readJson(bytes: Buffer): { value: unknown } | { problem: string } {
  if (bytes.length === 0) return { problem: 'it is empty' };
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { problem: 'it is not JSON' };
  }
}

/** A limit on requests, told apart from a missing permission, which has the same status. */
function limitOf(answer: Answer, words: string, now: number): { waitMs: number; words: string } | undefined {
  const { status, headers } = answer;
  if (status !== 403 && status !== 429) return undefined;
  const asks = retryAfter(answer, now);
  const reset = Number(headers['x-ratelimit-reset']);
  if (asks === undefined && headers['x-ratelimit-remaining'] === '0' && reset > 0) {
    const at = new Date(reset * 1000);
    if (Number.isNaN(at.getTime())) return { waitMs: minute, words: "Its hour's requests are used up." };
    const waitMs = Math.max(0, at.getTime() - serverTime(answer, now)) + 1000;
    return { waitMs, words: `The hour's requests are used up until ${at.toISOString()}.` };
  }
  if (
    status === 403 &&
    asks === undefined &&
    !/secondary rate limit|abuse detection|rate limit exceeded/i.test(words)
  ) {
    return undefined;
  }
  const waitMs = asks ?? minute;
  return { waitMs, words: `It asks to wait ${Math.ceil(waitMs / 1000)} s.` };
}

/** In milliseconds; undefined where the header is not there or says nothing. */
function retryAfter(answer: Answer, now: number): number | undefined {
  const text = answer.headers['retry-after']?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const until = Date.parse(text);
  return Number.isNaN(until) ? undefined : Math.max(0, until - serverTime(answer, now));
}

/** GitHub's own clock where it tells it: the runner's may be wrong. */
function serverTime({ headers }: Answer, now: number): number {
  const told = Date.parse(headers.date ?? '');
  return Number.isNaN(told) ? now : told;
}
