import { ApiError } from './api-error.ts';
import type { ApiResponse } from './classify-response.ts';
import { type Call, type ClientOptions, describeRequest, isUnclear, openClient } from './client.ts';
import { readPages } from './pages.ts';
import type { Data, Item, ParametersOf, Reads, ShapeFor, Writes } from './routes.ts';
import { readResponse } from './validate-response.ts';

/** GitHub's REST API. Routes and parameters are typed by Octokit; responses are validated, because types prove nothing. */
export interface Api {
  get<R extends Reads, T>(route: R, parameters: ParametersOf<R>, shape: ShapeFor<Data<R>, T>): Promise<T>;
  /** All pages. */
  all<R extends Reads, T>(route: R, parameters: ParametersOf<R>, item: ShapeFor<Item<Data<R>>, T>): Promise<T[]>;
  /**
   * A POST whose outcome is unclear is repeated only if `findExisting`, which may only read, doesn't find what it would
   * have created. If it does, that is the result.
   */
  write<R extends Writes, T>(
    route: R,
    parameters: ParametersOf<R>,
    shape: ShapeFor<Data<R>, T>,
    options?: { findExisting?: () => Promise<T | undefined> },
  ): Promise<T>;
  /** A write whose response has no content. A DELETE of something that no longer exists succeeds. */
  perform<R extends Writes>(
    route: R,
    parameters: ParametersOf<R>,
    options?: { findExisting?: FindExisting },
  ): Promise<void>;
  /** For the log. */
  stats(): { reads: number; writes: number; retries: number; waits: number; waitedMs: number };
}

type FindExisting = () => Promise<unknown>;

export interface ApiOptions extends ClientOptions {
  maxPages?: number;
}

/** Every error except the signal's own reason is an ApiError, and none contains the token. */
export function openApi({ maxPages = 100, ...options }: ApiOptions): Api {
  const client = openClient(options);
  const { callFor, send, errorFor, inTurn, waitToRetry } = client;
  const counts = { reads: 0, writes: 0 };

  async function read(call: Call): Promise<ApiResponse> {
    counts.reads++;
    const response = await send(call);
    if (response) return response;
    throw errorFor(call);
  }

  async function write(call: Call, findExisting?: FindExisting): Promise<ApiResponse | { existing: unknown }> {
    counts.writes++;
    for (;;) {
      const response = await send(call);
      if (response) return response;
      const failure = call.failure!;
      if (!isUnclear(call, failure)) throw errorFor(call);
      if (!findExisting) throw errorFor(call, 'GitHub may have performed it, so it is not repeated.');
      const mayRetry = await waitToRetry(call, failure);
      const existing = await findExisting().catch(() => {
        options.signal.throwIfAborted();
        throw errorFor(call, 'Whether GitHub performed it could not be determined, so it is not repeated.');
      });
      if (existing !== undefined) return { existing };
      if (!mayRetry) throw errorFor(call);
    }
  }

  return {
    async get(route, parameters, shape) {
      const call = callFor(route, parameters);
      return readResponse(shape, (await read(call)).data, describeRequest(call));
    },
    async all(route, parameters, item) {
      const call = callFor(route, { per_page: 100, ...parameters });
      const items = await readPages(client, call, read, maxPages);
      return items.map(each => readResponse(item, each, describeRequest(call)));
    },
    write: (route, parameters, shape, { findExisting } = {}) =>
      inTurn(async () => {
        const call = callFor(route, parameters);
        const result = await write(call, findExisting);
        return 'existing' in result
          ? (result.existing as never)
          : readResponse(shape, result.data, describeRequest(call));
      }),
    perform: (route, parameters, { findExisting } = {}) =>
      inTurn(async () => {
        const call = callFor(route, parameters);
        await write(call, findExisting).catch(error => {
          const isGone = error instanceof ApiError && (error.status === 404 || error.status === 410);
          if (call.method !== 'DELETE' || !isGone) throw error;
        });
      }),
    stats: () => ({ ...counts, ...client.waited() }),
  };
}
