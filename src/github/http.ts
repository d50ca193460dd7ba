import { Agent, type ClientRequest, type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';

export interface Question {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body?: string;
}

export type Exchange =
  | { kind: 'answer'; status: number; headers: IncomingHttpHeaders; body: Buffer }
  | {
      kind: 'failed';
      reason: string;
      /** Something may have reached the server. */
      sent: boolean;
      /** An answer had begun. */
      began: boolean;
      /** Another try may end better. */
      again: boolean;
    };

export interface HttpOptions {
  signal: AbortSignal;
  /** Names the proxy, where there is one; understood from Node 24.5 on. */
  env: NodeJS.ProcessEnv;
  timeLimitMs: number;
  maxBytes: number;
}

export type Http = (question: Question) => Promise<Exchange>;

/** One question and its whole answer, bounded in time and size. Rejects only when the signal ends everything. */
export function openHttp(options: HttpOptions): Http {
  const agents = {
    'http:': [true, false].map(keepAlive => new Agent({ keepAlive, proxyEnv: options.env })),
    'https:': [true, false].map(keepAlive => new SecureAgent({ keepAlive, proxyEnv: options.env })),
  };
  return question => {
    const secure = question.url.protocol === 'https:';
    const [kept, fresh] = agents[secure ? 'https:' : 'http:'];
    // A kept connection may break just when it is used again, and then nobody knows whether a POST was performed.
    const agent = question.method === 'POST' ? fresh : kept;
    const start = secure ? secureRequest : plainRequest;
    const { method, headers, url } = question;
    return exchange(() => start(url, { method, headers, agent, signal: options.signal }), question, options);
  };
}

function exchange(start: () => ClientRequest, { url, body }: Question, options: HttpOptions): Promise<Exchange> {
  const { signal, timeLimitMs, maxBytes } = options;
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
        resolve({ kind: 'failed', reason, sent, began, again });
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
        resolve({ kind: 'answer', status, headers, body: Buffer.concat(chunks) });
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
