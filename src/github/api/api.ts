import { ApiError } from './api-error.ts';
import type { Answer } from './classify-response.ts';
import { type Call, type ClientOptions, isUnclear, openClient, whatOf } from './client.ts';
import { readPages } from './pages.ts';
import type { Data, Item, ParametersOf, Reads, ShapeFor, Writes } from './routes.ts';
import { readAnswer } from './validate-response.ts';

/** Routes, parameters and answers as GitHub describes them. Each answer is still read with a shape, since nothing proves it. */
export interface Api {
  get<R extends Reads, T>(route: R, parameters: ParametersOf<R>, shape: ShapeFor<Data<R>, T>): Promise<T>;
  /** All pages. */
  all<R extends Reads, T>(route: R, parameters: ParametersOf<R>, item: ShapeFor<Item<Data<R>>, T>): Promise<T[]>;
  /**
   * A POST whose outcome is unclear is repeated only where `found`, which may only read, does not find what it was to
   * make; what it finds is the answer.
   */
  write<R extends Writes, T>(
    route: R,
    parameters: ParametersOf<R>,
    shape: ShapeFor<Data<R>, T>,
    options?: { found?: () => Promise<T | undefined> },
  ): Promise<T>;
  /** A write whose answer says nothing. A DELETE of what is gone already is done. */
  perform<R extends Writes>(route: R, parameters: ParametersOf<R>, options?: { found?: Found }): Promise<void>;
  /** For the log. */
  asked(): { reads: number; writes: number; retries: number; waits: number; waitedMs: number };
}

type Found = () => Promise<unknown>;

export interface ApiOptions extends ClientOptions {
  maxPages?: number;
}

/** Asks GitHub. Every error but the signal's own is an ApiError, and none tells the token. */
export function openApi({ maxPages = 100, ...options }: ApiOptions): Api {
  const client = openClient(options);
  const { callFor, ask, failure, inTurn, mayTryAgain } = client;
  const counts = { reads: 0, writes: 0 };

  async function read(call: Call): Promise<Answer> {
    counts.reads++;
    const answer = await ask(call);
    if (answer) return answer;
    throw failure(call);
  }

  /** What GitHub answers, or what was found to be there already. */
  async function write(call: Call, found?: Found): Promise<Answer | { there: unknown }> {
    counts.writes++;
    for (;;) {
      const answer = await ask(call);
      if (answer) return answer;
      const outcome = call.outcome!;
      if (!isUnclear(call, outcome)) throw failure(call);
      if (!found) throw failure(call, 'It may have been done all the same, so it is not repeated.');
      const patient = await mayTryAgain(call, outcome);
      const there = await found().catch(() => {
        options.signal.throwIfAborted();
        throw failure(call, 'Whether it was done all the same could not be found out, so it is not repeated.');
      });
      if (there !== undefined) return { there };
      if (!patient) throw failure(call);
    }
  }

  return {
    async get(route, parameters, shape) {
      const call = callFor(route, parameters);
      return readAnswer(shape, (await read(call)).data, whatOf(call));
    },
    async all(route, parameters, item) {
      const call = callFor(route, { per_page: 100, ...parameters });
      const items = await readPages(client, call, read, maxPages);
      return items.map(each => readAnswer(item, each, whatOf(call)));
    },
    write: (route, parameters, shape, { found } = {}) =>
      inTurn(async () => {
        const call = callFor(route, parameters);
        const done = await write(call, found);
        return 'there' in done ? (done.there as never) : readAnswer(shape, done.data, whatOf(call));
      }),
    perform: (route, parameters, { found } = {}) =>
      inTurn(async () => {
        const call = callFor(route, parameters);
        await write(call, found).catch(error => {
          const isGone = error instanceof ApiError && (error.status === 404 || error.status === 410);
          if (call.method !== 'DELETE' || !isGone) throw error;
        });
      }),
    asked: () => ({ ...counts, ...client.waited() }),
  };
}
