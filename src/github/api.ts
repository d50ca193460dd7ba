import { setTimeout as timer } from 'node:timers/promises';
import { masked } from '../core/mask.ts';
import { makePool } from '../core/pool.ts';
import { addressOf, nextPage, type Query } from './addresses.ts';
import { ApiError, type Asked } from './api-error.ts';
import { openHttp } from './http.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { backoff, openPace, openPatience, type Time } from './patience.ts';
import { followed } from './redirects.ts';

export interface Api {
  /** The answer's JSON. Segments of the path that are no fixed words are encoded by the caller. */
  get(path: string, query?: Query): Promise<unknown>;
  /** What `pick` takes from each page, for all pages; without it each page is a list. */
  all(path: string, query?: Query, pick?: (page: unknown) => readonly unknown[]): Promise<unknown[]>;
  /**
   * Undefined where GitHub answers with nothing, and for a DELETE of what is gone already. A POST whose outcome is unclear
   * is repeated only where `found`, which may only read, does not find what it was to make; what it finds is the answer.
   */
  write(method: WriteMethod, path: string, body?: unknown, options?: { found?: Found }): Promise<unknown>;
  /** For the log. */
  asked(): { reads: number; writes: number; retries: number; waits: number; waitedMs: number };
}

type WriteMethod = 'POST' | 'PATCH' | 'PUT' | 'DELETE';
type Found = () => Promise<unknown>;
type Done = Extract<Outcome, { kind: 'done' }>;

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

/** Asks GitHub, with a patience that ends. Every error but the signal's own is an ApiError, and none tells the token. */
export function openApi(options: ApiOptions): Api {
  const { token, signal, tries: mostTries = 5, maxPages = 100, budgetMs = 120_000 } = options;
  const { now = Date.now, sleep = sleepFor, random = Math.random } = options;
  const time: Time = { now, sleep, random };
  const base = new URL(options.apiUrl).href.replace(/\/+$/, '');
  const home = new URL(base).origin;
  const http = openHttp({
    signal,
    env: options.env ?? {},
    timeLimitMs: options.timeLimitMs ?? 30_000,
    maxBytes: options.maxBytes ?? 64 * 1024 * 1024,
  });
  const patience = openPatience(budgetMs, time, signal);
  const pace = openPace(options.burst ?? 3, options.paceMs ?? 1000, time, signal);
  const pool = makePool(options.readsAtOnce ?? 8);
  const counts = { reads: 0, writes: 0, retries: 0 };
  const common = {
    accept: 'application/vnd.github+json',
    'user-agent': `contract-gate/${options.version}`,
    'x-github-api-version': '2022-11-28',
  };
  const homeHeaders = { authorization: `Bearer ${plainToken(token)}` };

  async function ask(asked: Asked, url: URL, body?: string): Promise<Outcome> {
    const headers = body === undefined ? common : { ...common, 'content-type': 'application/json' };
    const exchange = await followed(http, { method: asked.method, url, headers, body }, { home, homeHeaders });
    const outcome = outcomeOf(exchange, asked, now());
    if (outcome.kind === 'done') return outcome;
    const { kind, status, message } = outcome.error;
    return { ...outcome, error: new ApiError(kind, status, masked(message, [token])) };
  }

  /** Tries until there is an answer, or until tries or patience are used up. */
  async function persist(asked: Asked, attempt: () => Promise<Outcome>, found?: Found): Promise<Done> {
    for (let tries = 1; ; tries++) {
      await patience.quiet();
      const outcome = await attempt();
      if (outcome.kind === 'done') return outcome;
      if (outcome.kind === 'refused') throw outcome.error;
      const unclear = asked.method === 'POST' && outcome.performed === 'unclear';
      if (unclear && !found) throw adding(outcome.error, 'It may have been done all the same, so it is not repeated.');
      const waitMs = Math.max(outcome.waitMs, backoff(tries, time));
      const patient = tries < mostTries && (await patience.wait(waitMs, outcome.limited));
      const there = unclear ? await lookUp(outcome.error, found!) : undefined;
      if (there !== undefined) return { kind: 'done', value: there, links: '' };
      const why = tries < mostTries ? ` More waiting would pass the ${budgetMs / 1000} s that a run may wait.` : '';
      if (!patient) throw adding(outcome.error, `Tried ${tries === 1 ? 'once' : `${tries} times`}.${why}`);
      counts.retries++;
    }
  }

  async function lookUp(error: ApiError, found: Found): Promise<unknown> {
    try {
      return await found();
    } catch {
      signal.throwIfAborted();
      throw adding(error, 'Whether it was done all the same could not be found out, so it is not repeated.');
    }
  }

  async function read(path: string, url: URL): Promise<Done> {
    counts.reads++;
    const asked = { method: 'GET', path };
    return persist(asked, () => pool(() => ask(asked, url), { priority: 0, exclusive: false }));
  }

  return {
    get: async (path, query = {}) => (await read(path, addressOf(base, path, query))).value,
    async all(path, query = {}, pick = page => asList(page, path)) {
      const result: unknown[] = [];
      let url: URL | undefined = addressOf(base, path, { per_page: 100, ...query });
      for (let pages = 0; url; pages++) {
        if (pages === maxPages) throw unusable(path, `has more than ${maxPages} pages, which is too much to read`);
        if (url.origin !== home) throw unusable(path, `goes on at ${url.origin}, which is not the API's own address`);
        const { value, links }: Done = await read(path, url);
        result.push(...pick(value));
        url = nextPage(links, path);
      }
      return result;
    },
    write: (method, path, body, { found } = {}) =>
      pace.inTurn(async () => {
        counts.writes++;
        const url = addressOf(base, path, {});
        const text = body === undefined ? undefined : JSON.stringify(body);
        const asked = { method, path };
        return (await persist(asked, () => pace.spaced(() => ask(asked, url, text)), found)).value;
      }),
    asked: () => ({ ...counts, waits: patience.waited().times, waitedMs: patience.waited().ms }),
  };
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

function adding({ kind, status, message }: ApiError, words: string): ApiError {
  return new ApiError(kind, status, `${message} ${words}`);
}

function asList(page: unknown, path: string): readonly unknown[] {
  if (Array.isArray(page)) return page;
  throw unusable(path, 'is not a list');
}

function unusable(path: string, problem: string): ApiError {
  return new ApiError('broken', null, `GitHub's answer to GET ${path} ${problem}.`);
}
