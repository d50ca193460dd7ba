import { randomUUID } from 'node:crypto';
import { setTimeout as timer } from 'node:timers/promises';
import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { makePool } from '../../engine/pool.ts';
import { redact } from '../../engine/redact.ts';
import { ApiError, type RequestLine } from './api-error.ts';
import {
  type ApiResponse,
  classifyFailure,
  classifyUnreadable,
  limited,
  type RequestFailure,
  type Retryable,
} from './classify-response.ts';
import { type Fetch, openFetch } from './fetch.ts';
import { backoff, type Clock, openBudget, openPace } from './retry-budget.ts';
import { type Route, rejectUnsafePaths } from './routes.ts';

export interface ClientOptions extends Partial<Clock> {
  apiUrl: string;
  token: string;
  version: string;
  /** Aborts everything. Requests in progress reject with its reason. */
  signal: AbortSignal;
  /** Proxy settings. */
  env?: NodeJS.ProcessEnv;
  /** How long all requests together may wait. */
  budgetMs?: number;
  /** The maximum for one request. */
  tries?: number;
  timeLimitMs?: number;
  maxBytes?: number;
  /** How many writes may follow each other immediately, and the time between later ones. */
  burst?: number;
  paceMs?: number;
  parallelReads?: number;
}

/** One request with all its attempts. */
export interface Call extends RequestLine {
  sent: { method: string; url: string; headers: typeof media };
  tries: number;
  /** Of the last attempt. */
  failure?: RequestFailure;
}

/** What the plugins and this file read from the options of a request. */
interface RequestOptions {
  request: { call: Call; retries?: number };
}

export const media = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };
/** Octokit would write to the job's log, where text from GitHub could start a workflow command. */
const log = { debug() {}, info() {}, warn() {}, error() {} };
/**
 * Replaces the throttling plugin's own queues. Its spacing of writes can't be aborted and doesn't count from their ends;
 * its limit on parallel requests is above ours and costs three timers per request.
 */
const unqueued = { key: () => ({ schedule: (_: object, go: () => Promise<void>) => go() }) } as never;

export type Client = ReturnType<typeof openClient>;

/** Octokit with limits. Its plugins repeat requests; this file decides whether and when, with one budget for all waits. */
export function openClient(options: ClientOptions) {
  const { token, signal, tries: mostTries = 5, budgetMs = 120_000 } = options;
  const { now = Date.now, sleep = sleepFor, random = Math.random } = options;
  const time: Clock = { now, sleep, random };
  const base = new URL(options.apiUrl).href.replace(/\/+$/, '');
  const home = new URL(base).origin;
  const budget = openBudget(budgetMs, time, signal);
  const pace = openPace(options.burst ?? 3, options.paceMs ?? 1000, time, signal);
  const pool = makePool(options.parallelReads ?? 8);
  let retries = 0;
  const boundedFetch = openFetch({
    home,
    signal,
    env: options.env ?? {},
    timeLimitMs: options.timeLimitMs ?? 30_000,
    maxBytes: options.maxBytes ?? 64 * 1024 * 1024,
  });
  const fetch: Fetch = (address, sent) =>
    sent.method === 'GET'
      ? pool.run(() => boundedFetch(address, sent), { priority: 0 })
      : pace.spaced(() => boundedFetch(address, sent));

  /** Waits before the next attempt. False if attempts or budget are used up. */
  async function waitToRetry(call: Call, { waitMs, limited }: Retryable): Promise<boolean> {
    if (call.tries >= mostTries) return false;
    if (!(await budget.wait(Math.max(waitMs, backoff(call.tries, time)), limited))) return false;
    call.tries++;
    retries++;
    return true;
  }

  /** Wraps each attempt, inside the plugins. The retry plugin repeats it if `retries` is not 0; the wait is over by then. */
  async function attempt(
    request: (options: RequestOptions) => Promise<ApiResponse>,
    options: RequestOptions,
  ): Promise<ApiResponse> {
    const { call } = options.request;
    options.request.retries = 0;
    call.failure = undefined;
    try {
      await budget.untilClear();
      const response = await request(options);
      call.failure = classifyUnreadable(response, call);
      if (call.failure === undefined) return response;
      throw new Error('unusable');
    } catch (thrown) {
      call.failure ??= signal.aborted ? undefined : classifyFailure(thrown, call, now());
      const { failure } = call;
      if (failure?.kind === 'retryable' && !isUnclear(call, failure) && (await waitToRetry(call, failure)))
        options.request.retries = mostTries;
      throw asRequestError(thrown, options);
    }
  }

  /** A rate limit that only the throttling plugin recognizes; `attempt` has dealt with those in status and headers. */
  async function onLimit(seconds: number, { request: { call } }: RequestOptions): Promise<boolean> {
    if (call.failure?.kind !== 'refused') return false;
    call.failure = limited(call, call.failure.error.status, seconds * 1000);
    return waitToRetry(call, call.failure);
  }

  const octokit = getOctokit(
    plainToken(token),
    {
      baseUrl: base,
      userAgent: `contract-gate/${options.version}`,
      log,
      request: { fetch, log },
      retry: { doNotRetry: [], retryAfterBaseValue: 0 },
      throttle: {
        id: randomUUID(),
        retryAfterBaseValue: 0,
        onRateLimit: onLimit as never,
        onSecondaryRateLimit: onLimit as never,
        write: unqueued,
        notifications: unqueued,
        ...({ global: unqueued } as object),
      },
    },
    ({ hook }) => hook.wrap('request', attempt as never),
    retry,
    throttling,
  );

  return {
    octokit,
    home,
    inTurn: pace.inTurn,
    waitToRetry,
    callFor(route: Route, parameters: object): Call {
      rejectUnsafePaths(route, parameters);
      const [method = '', template = ''] = route.split(' ');
      const sent = { ...parameters, method, url: template, headers: media };
      const { url } = octokit.request.endpoint(sent);
      return { method, path: url.slice(base.length).split('?', 1)[0]!, sent, tries: 1 };
    },
    /** With all attempts. Undefined if all failed; then `call.failure` has the reason. */
    async send(call: Call): Promise<ApiResponse | undefined> {
      try {
        return await octokit.request({ ...call.sent, request: { call } });
      } catch (thrown) {
        signal.throwIfAborted();
        if (call.failure) return undefined;
        const { cause, message } = thrown as Error;
        // An unexpected error from our fetch is a bug and passed on; the rest comes from parsing the response.
        const words = `GitHub's response to ${describeRequest(call)} can't be used: ${message}`;
        throw cause ?? new ApiError('broken', null, redact(words, [token]));
      }
    },
    /** Why a call failed, with the attempts made, without the token. */
    errorFor({ failure, tries }: Call, explanation?: string): ApiError {
      const { kind, status, message } = failure!.error;
      const limit = tries < mostTries ? ` A run waits at most ${budgetMs / 1000} s in total.` : '';
      const attempts = `Tried ${tries === 1 ? 'once' : `${tries} times`}.${limit}`;
      const more = failure!.kind === 'retryable' ? ` ${explanation ?? attempts}` : '';
      return new ApiError(kind, status, redact(`${message}${more}`, [token]));
    },
    waited: () => ({ retries, waits: budget.waited().times, waitedMs: budget.waited().ms }),
  };
}

export const describeRequest = ({ method, path }: RequestLine) => `${method} ${path}`;

/** A failed POST that GitHub may have performed. */
export function isUnclear({ method }: RequestLine, failure: RequestFailure): failure is Retryable {
  return method === 'POST' && failure.kind === 'retryable' && failure.performed === 'unclear';
}

/** The plugins expect every error to be one of Octokit's. */
function asRequestError(thrown: unknown, options: RequestOptions): unknown {
  if (thrown instanceof Error && 'request' in thrown) return thrown;
  return Object.assign(new Error(String(thrown)), { status: 500, request: { ...options } });
}

async function sleepFor(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await timer(ms, undefined, { signal });
  } catch {
    signal.throwIfAborted();
  }
}

/** Without this check, a malformed token would be reported as a connection error. */
function plainToken(token: string): string {
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  const message =
    'The input github-token is empty or malformed. Remove the input, or set it to a token that can read the pull request.';
  throw new ApiError('unauthorised', null, message);
}
