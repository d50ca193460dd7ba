import { isUtf8 } from 'node:buffer';
import { Agent, type ClientRequest, type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';

/** No answer came, or none that may be used. The message says why. */
export class ExchangeError extends Error {
  override name = 'ExchangeError';
  /** Something may have reached the server. */
  readonly sent: boolean;
  /** An answer had begun. */
  readonly began: boolean;
  /** Another try may end better. */
  readonly again: boolean;

  constructor(reason: string, { sent, began, again }: { sent: boolean; began: boolean; again: boolean }) {
    super(reason);
    this.sent = sent;
    this.began = began;
    this.again = again;
  }
}

export interface FetchOptions {
  /** The API's own origin: no other gets the token or a write. */
  home: string;
  signal: AbortSignal;
  /** Names the proxy, where there is one; understood from Node 24.5 on. */
  env: NodeJS.ProcessEnv;
  timeLimitMs: number;
  maxBytes: number;
}

interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string;
}
export type Fetch = (address: string, sent: Sent) => Promise<Response>;

const mostRedirects = 3;
const redirects = [301, 302, 307, 308];

/**
 * The `request.fetch` of Octokit, bounded in time, size and redirects. It rejects with an ExchangeError, or with the
 * signal's reason. It stands on node:http since Node's own fetch does not tell whether a request has left the machine,
 * which decides whether a POST may be repeated, and can't give a POST a connection of its own.
 */
export function openFetch(options: FetchOptions): Fetch {
  const exchange = openExchange(options);
  return async (address, { method, headers, body }) => {
    const { authorization: _, ...withoutToken } = headers;
    for (let hops = 0, url = new URL(address); ; hops++) {
      const isHome = url.origin === options.home;
      const answer = await exchange(url, { method, headers: isHome ? headers : withoutToken, body });
      if (!redirects.includes(answer.status)) return responseFrom(answer, url);
      const next = target(answer.headers.location, url);
      if (hops === mostRedirects) throw unusable(`it redirects more than ${mostRedirects} times`);
      if (!next) throw unusable('it redirects to no place that can be followed safely');
      if (next.origin !== options.home && method !== 'GET') throw unusable('it redirects a write to another place');
      url = next;
    }
  };
}

/** Never from a connection that is encrypted to one that is not. */
function target(location: string | undefined, from: URL): URL | undefined {
  if (location === undefined || !URL.canParse(location, from.href)) return undefined;
  const to = new URL(location, from);
  return to.protocol === 'https:' || to.protocol === from.protocol ? to : undefined;
}

function unusable(reason: string, again = false): ExchangeError {
  return new ExchangeError(reason, { sent: true, began: true, again });
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function responseFrom({ status, headers, body }: Answer, url: URL): Response {
  if (status < 200 || (status > 299 && status < 400) || status > 599)
    throw unusable(`it has the status ${status}`, true);
  // Else bytes that are no text would be replaced without a word.
  if (status < 300 && !isUtf8(body)) throw unusable('it is not text', true);
  const all = Object.entries(headers).map(([name, value]): [string, string] => [name, [value ?? []].flat().join(', ')]);
  const isEmpty = status === 204 || status === 205;
  const response = new Response(isEmpty ? null : new Uint8Array(body), { status, headers: all });
  return Object.defineProperty(response, 'url', { value: url.href });
}

/** One request and its whole answer. */
function openExchange(options: FetchOptions): (url: URL, sent: Sent) => Promise<Answer> {
  const agents = {
    'http:': [true, false].map(keepAlive => new Agent({ keepAlive, proxyEnv: options.env })),
    'https:': [true, false].map(keepAlive => new SecureAgent({ keepAlive, proxyEnv: options.env })),
  };
  return (url, { method, headers, body }) => {
    const secure = url.protocol === 'https:';
    const [kept, fresh] = agents[secure ? 'https:' : 'http:'];
    // A kept connection may break just when it is used again, and then nobody knows whether a POST was performed.
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
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = start();
    let sent = false;
    let began = false;
    let again = true;
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
        reason ??= began ? 'it ends in the middle' : wordsFor(error);
        reject(new ExchangeError(reason, { sent, began, again }));
      }
    };
    request.once('socket', socket => {
      // Before that nothing of the request has left.
      const open = url.protocol === 'https:' ? 'secureConnect' : 'connect';
      if (socket.connecting) socket.once(open, () => (sent = true));
      else sent = true;
    });
    request.on('error', fail);
    // Whatever else ends it ends it here; after the whole answer this says nothing new.
    const closed = () => fail(new Error('the connection was closed'));
    request.once('close', () => began || closed());
    request.once('response', response => {
      began = true;
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size <= maxBytes) return;
        again = false;
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
  ENOTFOUND: 'its address is not known',
  EAI_AGAIN: 'its address could not be looked up',
  ETIMEDOUT: 'the connection took too long',
};

function wordsFor(error: NodeJS.ErrnoException): string {
  return known[error.code ?? ''] ?? (error.message || error.code || 'the connection failed');
}
