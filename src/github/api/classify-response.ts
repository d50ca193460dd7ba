import { ApiError, type ApiErrorKind, type RequestLine, refusal } from './api-error.ts';
import { ExchangeError } from './fetch.ts';

/** Why an attempt failed, and whether to repeat it. */
export type RequestFailure =
  /** Repeating it changes nothing. */
  | { kind: 'refused'; error: ApiError }
  | {
      kind: 'retryable';
      error: ApiError;
      /** Whether GitHub may have performed the request anyway. */
      performed: 'no' | 'unclear';
      /** The minimum wait that GitHub asks for. */
      waitMs: number;
      /** A rate limit: every request has to wait, not only this one. */
      limited: boolean;
    };

export type Retryable = Extract<RequestFailure, { kind: 'retryable' }>;

/** A response as Octokit returns it. */
export interface ApiResponse {
  status: number;
  headers: Readonly<Record<string, string | number | undefined>>;
  data: unknown;
}

const minute = 60_000;

/**
 * Classifies what Octokit threw by status, headers and documented response fields. `now` is in milliseconds since 1970.
 * Undefined if the error is a bug of ours rather than a failure of the request.
 */
export function classifyFailure(thrown: unknown, request: RequestLine, now: number): RequestFailure | undefined {
  const { cause, response } = (thrown ?? {}) as { cause?: unknown; response?: ApiResponse };
  const what = `${request.method} ${request.path}`;
  if (cause instanceof ExchangeError) return exchangeFailure(cause, what);
  // Only Octokit throws an error without a response or a cause: it could not parse the response.
  if (!response && cause === undefined && thrown instanceof Error)
    return retryable('broken', null, unusable(what, thrown.message));
  if (!response) return undefined;
  const { status, headers, data } = response;
  const limit = limitOf(response, now);
  if (limit) return limited(request, status, limit.waitMs, limit.explanation);
  if (status >= 500 || status === 408) {
    const failure = retryable('unreachable', status, `GitHub returned ${status} for ${what}.`);
    return { ...failure, waitMs: retryAfter(headers, now) ?? 0 };
  }
  if (status < 400) return undefined;
  const permissions = headers['x-accepted-github-permissions']?.toString();
  return { kind: 'refused', error: refusal(request, status, data, permissions) };
}

/** A rate limit. GitHub did not perform the request. */
export function limited(
  request: RequestLine,
  status: number | null,
  waitMs: number,
  explanation = `GitHub asks to wait ${Math.ceil(waitMs / 1000)} s.`,
): Retryable {
  const message = `Rate limit: GitHub returned ${status} for ${request.method} ${request.path}. ${explanation}`;
  return { ...retryable('limited', status, message), performed: 'no', waitMs, limited: true };
}

/** A successful status without JSON in the body. Undefined if the response can be used. */
export function classifyUnreadable(
  { status, data }: ApiResponse,
  { method, path }: RequestLine,
): Retryable | undefined {
  if (typeof data !== 'string' && !(data instanceof ArrayBuffer)) return undefined;
  const isEmpty = data === '' || (typeof data !== 'string' && data.byteLength === 0);
  if (isEmpty && method !== 'GET' && (status === 202 || status === 204)) return undefined;
  return retryable('broken', status, unusable(`${method} ${path}`, isEmpty ? 'it is empty' : 'it is not JSON'));
}

function exchangeFailure(
  { message: reason, sent, responseStarted, mayRetry }: ExchangeError,
  what: string,
): RequestFailure {
  const message = responseStarted ? unusable(what, reason) : `No response from GitHub to ${what}: ${reason}.`;
  const failure = retryable(responseStarted ? 'broken' : 'unreachable', null, message);
  if (!mayRetry) return { kind: 'refused', error: failure.error };
  return { ...failure, performed: sent ? 'unclear' : 'no' };
}

function retryable(kind: ApiErrorKind, status: number | null, message: string): Retryable {
  const error = new ApiError(kind, status, message);
  return { kind: 'retryable', error, performed: 'unclear', waitMs: 0, limited: false };
}

function unusable(what: string, reason: string): string {
  return `GitHub's response to ${what} can't be used: ${reason}.`;
}

/** Distinguishes a rate limit from a missing permission, which has the same status. */
function limitOf(
  { status, headers, data }: ApiResponse,
  now: number,
): { waitMs: number; explanation?: string } | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const requested = retryAfter(headers, now);
  if (requested !== undefined) return { waitMs: requested };
  if (headers['x-ratelimit-remaining'] === '0') {
    const resetAt = new Date(Number(headers['x-ratelimit-reset']) * 1000);
    if (!(resetAt.getTime() > 0)) return { waitMs: minute, explanation: 'No requests are left for this hour.' };
    const waitMs = Math.max(0, resetAt.getTime() - serverTime(headers, now)) + 1000;
    return { waitMs, explanation: `No requests are left until ${resetAt.toISOString()}.` };
  }
  return status === 429 || linksToLimitDocs(data) ? { waitMs: minute } : undefined;
}

/** The response links to GitHub's documentation of secondary limits. Without a link, the throttling plugin recognizes them. */
function linksToLimitDocs(data: unknown): boolean {
  const { documentation_url: url } = (data ?? {}) as { documentation_url?: unknown };
  return typeof url === 'string' && /#(?:about-)?(?:secondary|abuse)-rate-limits$/.test(url);
}

/** In milliseconds. Undefined if the header is missing or invalid. */
function retryAfter(headers: ApiResponse['headers'], now: number): number | undefined {
  const text = String(headers['retry-after'] ?? '').trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const until = Date.parse(text);
  return Number.isNaN(until) ? undefined : Math.max(0, until - serverTime(headers, now));
}

/** GitHub's clock if the response has a date: the runner's may be wrong. */
function serverTime(headers: ApiResponse['headers'], now: number): number {
  const date = Date.parse(String(headers.date ?? ''));
  return Number.isNaN(date) ? now : date;
}
