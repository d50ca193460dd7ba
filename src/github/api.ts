import { randomUUID } from 'node:crypto';
import { setTimeout as timer } from 'node:timers/promises';
import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import type { Endpoints } from '@octokit/types';
import { masked } from '../core/mask.ts';
import { makePool } from '../core/pool.ts';
import type { Shape } from '../core/shape.ts';
import { readAnswer } from './answers.ts';
import { ApiError, type Asked } from './api-error.ts';
import { type Fetch, openFetch } from './fetch.ts';
import { type Again, type Answer, limited, type Outcome, outcomeOf, unusableAnswer } from './outcome.ts';
import { backoff, openBudget, openPace, type Time } from './waiting.ts';

type Route = keyof Endpoints;
type Reads = Extract<Route, `GET ${string}`>;
type Writes = Extract<Route, `${'POST' | 'PATCH' | 'PUT' | 'DELETE'} ${string}`>;
type Parameters<R extends Route> = Endpoints[R]['parameters'];
type Data<R extends Route> = Endpoints[R]['response'] extends { data: infer D } ? D : never;
/** Of a list, or of the list within each page. */
type Item<D> = D extends readonly (infer I)[]
  ? I
  : { [K in keyof D]: D[K] extends readonly (infer I)[] ? I : never }[keyof D];
/** Octokit reads a number that is too large for a number as a bigint, and no shape takes one. */
type Wide<T> = T extends number
  ? number | bigint
  : T extends readonly (infer I)[]
    ? Wide<I>[]
    : T extends object
      ? { [K in keyof T]: Wide<T[K]> } & { [key: string]: unknown }
      : T;
/** A shape that fits what GitHub describes: what is asked of an answer is a part of its type. */
type ShapeFor<D, T> = Shape<T> & ([D] extends [Wide<T>] ? unknown : never);

/** Routes, parameters and answers as GitHub describes them; each answer is still read with a shape, since nothing proves it. */
export interface Api {
  get<R extends Reads, T>(route: R, parameters: Parameters<R>, shape: ShapeFor<Data<R>, T>): Promise<T>;
  /** All pages. */
  all<R extends Reads, T>(route: R, parameters: Parameters<R>, item: ShapeFor<Item<Data<R>>, T>): Promise<T[]>;
  /**
   * A POST whose outcome is unclear is repeated only where `found`, which may only read, does not find what it was to
   * make; what it finds is the answer.
   */
  write<R extends Writes, T>(
    route: R,
    parameters: Parameters<R>,
    shape: ShapeFor<Data<R>, T>,
    options?: { found?: () => Promise<T | undefined> },
  ): Promise<T>;
  /** A write whose answer says nothing. A DELETE of what is gone already is done. */
  perform<R extends Writes>(route: R, parameters: Parameters<R>, options?: { found?: Found }): Promise<void>;
  /** For the log. */
  asked(): { reads: number; writes: number; retries: number; waits: number; waitedMs: number };
}

type Found = () => Promise<unknown>;

/** One request, with all its tries. */
interface Call extends Asked {
  tries: number;
  /** Of the last try, where it failed. */
  outcome?: Outcome;
}

export interface ApiOptions extends Partial<Time> {
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
  maxPages?: number;
  /** How many writes may follow each other at once, and how far apart the others are. */
  burst?: number;
  paceMs?: number;
  readsAtOnce?: number;
}

/** What the plugins and we read of a request on its way. */
interface Sending {
  request: { call: Call; retries?: number };
}

const media = { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' };
/** Octokit would write to the job's log, where GitHub's words could start a command of the runner. */
const log = { debug() {}, info() {}, warn() {}, error() {} };
/** In place of the throttling plugin's own spacing of writes, which no signal ends and which does not count from their ends. */
const unspaced = { key: () => ({ schedule: (_: object, go: () => Promise<void>) => go() }) } as never;

/**
 * Octokit, with limits. Its plugins repeat requests; whether and when is decided here, by one budget for all waiting.
 * Every error but the signal's own is an ApiError, and none tells the token.
 */
export function openApi(options: ApiOptions): Api {
  const { token, signal, tries: mostTries = 5, maxPages = 100, budgetMs = 120_000 } = options;
  const { now = Date.now, sleep = sleepFor, random = Math.random } = options;
  const time: Time = { now, sleep, random };
  const base = new URL(options.apiUrl).href.replace(/\/+$/, '');
  const home = new URL(base).origin;
  const budget = openBudget(budgetMs, time, signal);
  const pace = openPace(options.burst ?? 3, options.paceMs ?? 1000, time, signal);
  const pool = makePool(options.readsAtOnce ?? 8);
  const counts = { reads: 0, writes: 0, retries: 0 };
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
    counts.retries++;
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
      throw hasRequest(thrown) ? thrown : Object.assign(new Error(String(thrown)), { status: 500, request: sending });
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

  const callFor = (route: Route, parameters: object): Call => {
    refuseStrayPaths(route, parameters);
    const { method, url } = octokit.request.endpoint({ ...parameters, ...partsOf(route) });
    return { method, path: url.slice(base.length).split('?', 1)[0]!, tries: 1 };
  };

  /** With all the tries that the plugins make of it. Without an answer, the call's outcome says why. */
  async function ask(call: Call, route: string, parameters: object): Promise<Answer | undefined> {
    try {
      return (await octokit.request(route, { ...parameters, headers: media, request: { call } } as never)) as Answer;
    } catch (thrown) {
      signal.throwIfAborted();
      if (call.outcome) return undefined;
      throw hasRequest(thrown) ? (thrown.cause ?? thrown) : thrown;
    }
  }

  async function read(call: Call, route: string, parameters: object): Promise<Answer> {
    counts.reads++;
    const answer = await ask(call, route, parameters);
    if (answer) return answer;
    throw failure(call);
  }

  /** What GitHub answers, or what was found to be there already. */
  async function write(
    call: Call,
    route: Route,
    parameters: object,
    found?: Found,
  ): Promise<Answer | { there: unknown }> {
    counts.writes++;
    for (;;) {
      const answer = await ask(call, route, parameters);
      if (answer) return answer;
      const outcome = call.outcome!;
      if (!isUnclear(call, outcome)) throw failure(call);
      if (!found) throw failure(call, 'It may have been done all the same, so it is not repeated.');
      const patient = await mayTryAgain(call, outcome);
      const there = await found().catch(() => {
        signal.throwIfAborted();
        throw failure(call, 'Whether it was done all the same could not be found out, so it is not repeated.');
      });
      if (there !== undefined) return { there };
      if (!patient) throw failure(call);
    }
  }

  /** For people. */
  function failure({ outcome, tries }: Call, words?: string): ApiError {
    const { kind, status, message } = outcome!.error;
    const why = tries < mostTries ? ` More waiting would pass the ${budgetMs / 1000} s that a run may wait.` : '';
    const tried = `Tried ${tries === 1 ? 'once' : `${tries} times`}.${why}`;
    const more = outcome!.kind === 'again' ? ` ${words ?? tried}` : '';
    return new ApiError(kind, status, masked(`${message}${more}`, [token]));
  }

  return {
    async get(route, parameters, shape) {
      const call = callFor(route, parameters);
      return readAnswer(shape, (await read(call, route, parameters)).data, whatOf(call));
    },
    async all(route, parameters, item) {
      const { path } = callFor(route, parameters);
      const unfit = (problem: string) => new ApiError('broken', null, `GitHub's answer to GET ${path} ${problem}.`);
      let failed: unknown;
      let pages = 0;
      const page = async ({ url }: { url: string }): Promise<Answer> => {
        try {
          if (pages++ === maxPages) throw unfit(`has more than ${maxPages} pages, which is too much to read`);
          const { origin } = new URL(url);
          if (origin !== home) throw unfit(`goes on at ${origin}, which is not the API's own address`);
          const answer = await read({ method: 'GET', path, tries: 1 }, `GET ${url}`, {});
          // Octokit would take this for an empty list.
          if (answer.data === null) throw unfit('is not a list');
          const next = nextIn(answer.headers.link);
          if (next !== undefined && !URL.canParse(next)) throw unfit(`goes on at ${next}, which is no address`);
          // Octokit reads one form of this header, and would take the list for ended at any other.
          const link = next === undefined ? '' : `<${next}>; rel="next"`;
          return { ...answer, headers: { ...answer.headers, link } };
        } catch (error) {
          // Octokit would take a conflict for the end of the list.
          failed = error;
          throw new Error('no page');
        }
      };
      const first = octokit.request.endpoint({ per_page: 100, ...parameters, ...partsOf(route) });
      const endpoint = Object.assign(page, { endpoint: () => first });
      const items: unknown[] = [];
      try {
        for await (const { data } of octokit.paginate.iterator(endpoint as never)) items.push(...asList(data));
      } catch {
        throw failed ?? unfit('is not a list');
      }
      return items.map(each => readAnswer(item, each, `GET ${path}`));
    },
    write: (route, parameters, shape, { found } = {}) =>
      pace.inTurn(async () => {
        const call = callFor(route, parameters);
        const done = await write(call, route, parameters, found);
        return 'there' in done ? (done.there as never) : readAnswer(shape, done.data, whatOf(call));
      }),
    perform: (route, parameters, { found } = {}) =>
      pace.inTurn(async () => {
        const call = callFor(route, parameters);
        await write(call, route, parameters, found).catch(error => {
          const isGone = error instanceof ApiError && (error.status === 404 || error.status === 410);
          if (call.method !== 'DELETE' || !isGone) throw error;
        });
      }),
    asked: () => ({ ...counts, waits: budget.waited().times, waitedMs: budget.waited().ms }),
  };
}

function partsOf(route: string): { method: string; url: string } {
  const [method = '', url = ''] = route.split(' ');
  return { method, url };
}

const whatOf = ({ method, path }: Asked) => `${method} ${path}`;

/** Octokit encodes every character of a value; but an empty one, `.` and `..` still ask for something else. */
function refuseStrayPaths(route: Route, parameters: object): void {
  for (const [, name = ''] of route.matchAll(/\{(\w+)\}/g)) {
    const value = String((parameters as Record<string, unknown>)[name] ?? '');
    if (/^\.{0,2}$/.test(value))
      throw new ApiError('invalid', null, `GitHub can't be asked for the ${name} ${JSON.stringify(value)}.`);
  }
}

function isUnclear({ method }: Asked, outcome: Outcome): outcome is Again {
  return method === 'POST' && outcome.kind === 'again' && outcome.performed === 'unclear';
}

/** The plugins read every error as one of Octokit's. */
function hasRequest(thrown: unknown): thrown is Error & { request: unknown } {
  return thrown instanceof Error && 'request' in thrown;
}

function asList(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data;
  throw new TypeError('not a list');
}

/** The address of the next page in a Link header. */
function nextIn(header: unknown): string | undefined {
  const links = [...String(header ?? '').matchAll(/<([^<>]*)>([^<]*)/g)];
  return links.find(([, , parameters = '']) => /;\s*rel="?next"?\s*(?:[;,]|$)/i.test(parameters))?.[1];
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
