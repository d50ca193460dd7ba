import { isUtf8 } from 'node:buffer';
import { Agent, type ClientRequest, type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';

/** No response arrived, or none that may be used. The message says why. */
export class ExchangeError extends Error {
  override name = 'ExchangeError';
  /** The request may have reached the server. */
  readonly sent: boolean;
  readonly responseStarted: boolean;
  readonly mayRetry: boolean;

  constructor(reason: string, state: { sent: boolean; responseStarted: boolean; mayRetry: boolean }) {
    super(reason);
    this.sent = state.sent;
    this.responseStarted = state.responseStarted;
    this.mayRetry = state.mayRetry;
  }
}

export interface FetchOptions {
  /** The API's origin. No other origin gets the token or a write. */
  home: string;
  signal: AbortSignal;
  /** Proxy settings, used from Node 24.5 on. */
  env: NodeJS.ProcessEnv;
  timeLimitMs: number;
  maxBytes: number;
}

interface Outgoing {
  method: string;
  headers: Record<string, string>;
  body?: string;
}
export type Fetch = (address: string, sent: Outgoing) => Promise<Response>;

const mostRedirects = 3;
const redirects = [301, 302, 307, 308];

/**
 * The `request.fetch` for Octokit, bounded in time, size and redirects. Rejects with an ExchangeError or the signal's
 * reason. It uses node:http because Node's fetch doesn't report whether a request was sent, which decides
 * whether a POST may be repeated, and can't give a POST its own connection.
 */
export function openFetch(options: FetchOptions): Fetch {
  const exchange = openExchange(options);
  return async (address, { method, headers, body }) => {
    const { authorization: _, ...withoutToken } = headers;
    for (let hops = 0, url = new URL(address); ; hops++) {
      const isHome = url.origin === options.home;
      const response = await exchange(url, { method, headers: isHome ? headers : withoutToken, body });
      if (!redirects.includes(response.status)) return responseFrom(response, url);
      const next = redirectTarget(response.headers.location, url);
      if (hops === mostRedirects) throw unusable(`it redirects more than ${mostRedirects} times`);
      if (!next) throw unusable('it redirects to an address that is missing or not safe to follow');
      if (next.origin !== options.home && method !== 'GET') throw unusable('it redirects a write to another origin');
      url = next;
    }
  };
}

/** Never from https to http. */
function redirectTarget(location: string | undefined, from: URL): URL | undefined {
  if (location === undefined || !URL.canParse(location, from.href)) return undefined;
  const to = new URL(location, from);
  return to.protocol === 'https:' || to.protocol === from.protocol ? to : undefined;
}

function unusable(reason: string, mayRetry = false): ExchangeError {
  return new ExchangeError(reason, { sent: true, responseStarted: true, mayRetry });
}

interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function responseFrom({ status, headers, body }: RawResponse, url: URL): Response {
  if (status < 200 || (status > 299 && status < 400) || status > 599)
    throw unusable(`it has the status ${status}`, true);
  // Octokit would silently replace invalid bytes.
  if (status < 300 && !isUtf8(body)) throw unusable('it is not UTF-8', true);
  const all = Object.entries(headers).map(([name, value]): [string, string] => [name, [value ?? []].flat().join(', ')]);
  const isEmpty = status === 204 || status === 205;
  const response = new Response(isEmpty ? null : new Uint8Array(body), { status, headers: all });
  return Object.defineProperty(response, 'url', { value: url.href });
}

/** One request and its complete response. */
function openExchange(options: FetchOptions): (url: URL, sent: Outgoing) => Promise<RawResponse> {
  const agents = {
    'http:': [true, false].map(keepAlive => new Agent({ keepAlive, proxyEnv: options.env })),
    'https:': [true, false].map(keepAlive => new SecureAgent({ keepAlive, proxyEnv: options.env })),
  };
  return (url, { method, headers, body }) => {
    const secure = url.protocol === 'https:';
    const [kept, fresh] = agents[secure ? 'https:' : 'http:'];
    // A reused connection may break just as a POST is sent, and then it is unclear whether it was performed.
    const agent = method === 'POST' ? fresh : kept;
    const start = secure ? secureRequest : plainRequest;
    return exchanged(() => start(url, { method, headers, agent, signal: options.signal }), url, body, options);
  };
}

function exchanged(
  start: () => ClientRequest,
  url: URL,
  body: string | undefined,
  { signal, timeLimitMs, maxBytes }: FetchOptions,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = start();
    let sent = false;
    let responseStarted = false;
    let mayRetry = true;
    let reason: string | undefined;
    const stop = (why: string) => {
      reason ??= why;
      request.destroy();
    };
    const timer = setTimeout(() => stop(`it took longer than ${timeLimitMs / 1000} s`), timeLimitMs);
    const fail = (error: Error) => {
      clearTimeout(timer);
      if (signal.aborted) reject(signal.reason);
      else {
        reason ??= responseStarted ? 'it is incomplete' : reasonFor(error);
        reject(new ExchangeError(reason, { sent, responseStarted, mayRetry }));
      }
    };
    request.once('socket', socket => {
      // Before the connection is open, nothing was sent.
      const open = url.protocol === 'https:' ? 'secureConnect' : 'connect';
      if (socket.connecting) socket.once(open, () => (sent = true));
      else sent = true;
    });
    request.on('error', fail);
    // Any other end of the connection. After a complete response this does nothing.
    const closed = () => fail(new Error('the connection was closed'));
    request.once('close', () => responseStarted || closed());
    request.once('response', response => {
      responseStarted = true;
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size <= maxBytes) return;
        mayRetry = false;
        stop(`it is larger than ${maxBytes / 1024 / 1024} MiB`);
      });
      response.on('error', fail);
      response.once('close', closed);
      response.once('end', () => {
        clearTimeout(timer);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    });
    request.end(body);
  });
}

const known: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  EPIPE: 'the connection was reset',
  ENOTFOUND: 'unknown host',
  EAI_AGAIN: 'the host name could not be resolved',
  ETIMEDOUT: 'the connection timed out',
};

function reasonFor(error: NodeJS.ErrnoException): string {
  return known[error.code ?? ''] ?? (error.message || error.code || 'the connection failed');
}
