import { randomUUID } from 'node:crypto';
import { setTimeout as timer } from 'node:timers/promises';
import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { makePool } from '../../engine/pool.ts';
import { masked } from '../../engine/redact.ts';
import { ApiError, type Asked } from './api-error.ts';
import { type Again, type Answer, limited, type Outcome, outcomeOf, unusableAnswer } from './classify-response.ts';
import { type Fetch, openFetch } from './fetch.ts';
import { backoff, openBudget, openPace, type Time } from './retry-budget.ts';
import { type Route, refuseStrayPaths } from './routes.ts';

export interface ClientOptions extends Partial<Time> {
  apiUrl: string;
  token: string;
  version: string;
  /** Ends everything at once; what is under way rejects with its reason. */
  signal: AbortSignal;
  /** Names the proxy, where there is one. */
  env?: NodeJS.ProcessEnv;
  /** For all the waiting of all requests together. */
  budgetMs?: number;
  /** For one request. */
  tries?: number;
  timeLimitMs?: number;
  maxBytes?: number;
  /** How many writes may follow each other at once, and how far apart the others are. */
  burst?: number;
  paceMs?: number;
  readsAtOnce?: number;
}

/** One request, with all its tries. */
export interface Call extends Asked {
  sent: { method: string; url: string; headers: typeof media };
  tries: number;
  /** Of the last try, where it failed. */
  outcome?: Outcome;
}

/** What the plugins and we read of a request on its way. */
interface Sending {
  request: { call: Call; retries?: number };
}

export const media = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };
/** Octokit would write to the job's log, where GitHub's words could start a command of the runner. */
const log = { debug() {}, info() {}, warn() {}, error() {} };
/** In place of the throttling plugin's own spacing of writes, which no signal ends and which does not count from their ends. */
const unspaced = { key: () => ({ schedule: (_: object, go: () => Promise<void>) => go() }) } as never;

export type Client = ReturnType<typeof openClient>;

/** Octokit, with limits. Its plugins repeat requests; whether and when is decided here, by one budget for all waiting. */
export function openClient(options: ClientOptions) {
  const { token, signal, tries: mostTries = 5, budgetMs = 120_000 } = options;
  const { now = Date.now, sleep = sleepFor, random = Math.random } = options;
  const time: Time = { now, sleep, random };
  const base = new URL(options.apiUrl).href.replace(/\/+$/, '');
  const home = new URL(base).origin;
  const budget = openBudget(budgetMs, time, signal);
  const pace = openPace(options.burst ?? 3, options.paceMs ?? 1000, time, signal);
  const pool = makePool(options.readsAtOnce ?? 8);
  let retries = 0;
  const send = openFetch({
    home,
    signal,
    env: options.env ?? {},
    timeLimitMs: options.timeLimitMs ?? 30_000,
    maxBytes: options.maxBytes ?? 64 * 1024 * 1024,
  });
  const fetch: Fetch = (address, sent) =>
    sent.method === 'GET'
      ? pool(() => send(address, sent), { priority: 0, exclusive: false })
      : pace.spaced(() => send(address, sent));

  /** Waits for the next try. False where there is none: tries or budget are used up. */
  async function mayTryAgain(call: Call, { waitMs, limited }: Again): Promise<boolean> {
    if (call.tries >= mostTries) return false;
    if (!(await budget.wait(Math.max(waitMs, backoff(call.tries, time)), limited))) return false;
    call.tries++;
    retries++;
    return true;
  }

  /** Around each try, within the plugins: the retry plugin repeats it where `retries` is not 0, and by then the wait is over. */
  async function attempt(request: (sending: Sending) => Promise<Answer>, sending: Sending): Promise<Answer> {
    const { call } = sending.request;
    sending.request.retries = 0;
    call.outcome = undefined;
    try {
      await budget.quiet();
      const answer = await request(sending);
      call.outcome = unusableAnswer(answer, call);
      if (call.outcome === undefined) return answer;
      throw new Error('unusable');
    } catch (thrown) {
      call.outcome ??= signal.aborted ? undefined : outcomeOf(thrown, call, now());
      const { outcome } = call;
      if (outcome?.kind === 'again' && !isUnclear(call, outcome) && (await mayTryAgain(call, outcome)))
        sending.request.retries = mostTries;
      throw readable(thrown, sending);
    }
  }

  /** A limit that only the throttling plugin recognises; what status and headers tell has been waited for by now. */
  async function onLimit(seconds: number, { request: { call } }: Sending): Promise<boolean> {
    if (call.outcome?.kind !== 'refused') return false;
    call.outcome = limited(call, call.outcome.error.status, seconds * 1000);
    return mayTryAgain(call, call.outcome);
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
        write: unspaced,
        notifications: unspaced,
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
    mayTryAgain,
    callFor(route: Route, parameters: object): Call {
      refuseStrayPaths(route, parameters);
      const [method = '', template = ''] = route.split(' ');
      const sent = { ...parameters, method, url: template, headers: media };
      const { url } = octokit.request.endpoint(sent);
      return { method, path: url.slice(base.length).split('?', 1)[0]!, sent, tries: 1 };
    },
    /** With all the tries that the plugins make of it. Without an answer, the call's outcome says why. */
    async ask(call: Call): Promise<Answer | undefined> {
      try {
        return await octokit.request({ ...call.sent, request: { call } });
      } catch (thrown) {
        signal.throwIfAborted();
        if (call.outcome) return undefined;
        const { cause, message } = thrown as Error;
        // What our fetch throws and does not mean to is a mistake; the rest comes from reading the answer.
        throw cause ?? new ApiError('broken', null, masked(`GitHub's answer to ${whatOf(call)}: ${message}`, [token]));
      }
    },
    /** For people, and without the token. */
    failure({ outcome, tries }: Call, words?: string): ApiError {
      const { kind, status, message } = outcome!.error;
      const why = tries < mostTries ? ` More waiting would pass the ${budgetMs / 1000} s that a run may wait.` : '';
      const tried = `Tried ${tries === 1 ? 'once' : `${tries} times`}.${why}`;
      const more = outcome!.kind === 'again' ? ` ${words ?? tried}` : '';
      return new ApiError(kind, status, masked(`${message}${more}`, [token]));
    },
    waited: () => ({ retries, waits: budget.waited().times, waitedMs: budget.waited().ms }),
  };
}

export const whatOf = ({ method, path }: Asked) => `${method} ${path}`;

/** A POST that GitHub may have performed all the same. */
export function isUnclear({ method }: Asked, outcome: Outcome): outcome is Again {
  return method === 'POST' && outcome.kind === 'again' && outcome.performed === 'unclear';
}

/** The plugins read every error as one of Octokit's. */
function readable(thrown: unknown, sending: Sending): unknown {
  if (thrown instanceof Error && 'request' in thrown) return thrown;
  return Object.assign(new Error(String(thrown)), { status: 500, request: { ...sending } });
}

async function sleepFor(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await timer(ms, undefined, { signal });
  } catch {
    signal.throwIfAborted();
  }
}

/** What is no token would else be shown as a fault of the connection. */
function plainToken(token: string): string {
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  const message =
    'There is no token that could be one. Leave the input github-token out, or give it one that may read the pull request.';
  throw new ApiError('unauthorised', null, message);
}
