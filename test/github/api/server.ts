import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { type ApiOptions, openApi } from '../../../src/github/api/api.ts';
import type { Shape } from '../../../src/schema/shape.ts';

export interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}
export type Handler = (response: ServerResponse, seen: Seen, nth: number) => void;

export interface Served {
  url: string;
  seen: Seen[];
  close(): Promise<void>;
}

/** A server that behaves as the test says; `nth` counts requests from 1. */
export async function serve(handler: Handler): Promise<Served> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', chunk => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body: Buffer.concat(chunks).toString() };
      seen.push(one);
      handler(response, one, seen.length);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(() => (server.listening ? close() : undefined));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, close };
}

/** Answers in order; the last one for all the rest. */
export function inOrder(...handlers: Handler[]): Handler {
  return (response, seen, nth) => handlers[Math.min(nth, handlers.length) - 1]!(response, seen, nth);
}

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Handler {
  return response => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(value));
  };
}

export const reset: Handler = response => response.socket!.resetAndDestroy();
/** No answer comes until the time for it is over, which is now. */
export const hang: Handler = () => void vi.advanceTimersByTime(timeLimitMs);
export const trickle: Handler = response => void response.write('{', () => vi.advanceTimersByTime(timeLimitMs));
export const raw =
  (text: string, headers: Record<string, string | number> = {}, status = 200): Handler =>
  response => {
    response.writeHead(status, headers);
    response.end(text);
  };
/** Promises more than it sends. */
export const truncated: Handler = response => {
  response.writeHead(200, { 'content-length': 1000 });
  response.write('{"half":', () => response.socket!.destroy());
};

const timeLimitMs = 30_000;
export const token = 'ghs_oneTokenThatNobodyMaySee';

/** Clock that passes only when somebody waits; waits at once go by together. */
export function makeTime() {
  let time = Date.parse('2026-01-01T00:00:00Z');
  const waits: number[] = [];
  return {
    waits,
    now: () => time,
    random: () => 1,
    async sleep(ms: number) {
      const until = time + ms;
      waits.push(ms);
      await new Promise(resolve => setImmediate(resolve));
      time = Math.max(time, until);
    },
  };
}

type WriteMethod = 'POST' | 'PATCH' | 'PUT' | 'DELETE';
type FindExisting = () => Promise<unknown>;
const anything: Shape<unknown> = { wants: 'anything', read: node => plain(node), schema: () => ({}) };

/** The value that a node was made of. */
function plain(node: Parameters<Shape<unknown>['read']>[0]): unknown {
  if (node.kind === 'list') return node.items.map(plain);
  if (node.kind === 'map') return Object.fromEntries(node.entries.map(({ key, value }) => [key, plain(value)]));
  return node.kind === 'null' ? null : node.value;
}

/** Any path, known to GitHub or not, with whatever is answered. */
function loose(api: ReturnType<typeof openApi>) {
  const get = api.get as (...args: unknown[]) => Promise<unknown>;
  const all = api.all as (...args: unknown[]) => Promise<unknown[]>;
  const write = api.write as (...args: unknown[]) => Promise<unknown>;
  const perform = api.perform as (...args: unknown[]) => Promise<void>;
  return {
    get: (path: string, query: object = {}) => get(`GET ${path}`, query, anything),
    all: (path: string, query: object = {}) => all(`GET ${path}`, query, anything),
    write: (method: WriteMethod, path: string, body: object = {}, options: { findExisting?: FindExisting } = {}) =>
      write(`${method} ${path}`, body, anything, options),
    perform: (method: WriteMethod, path: string, body: object = {}, options: { findExisting?: FindExisting } = {}) =>
      perform(`${method} ${path}`, body, options),
    stats: api.stats,
  };
}

/** The time limit of a request never passes by itself: `hang` and `trickle` let it. Shorter timers run as ever. */
export function apiAt(apiUrl: string, options: Partial<ApiOptions> = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1 });
  onTestFinished(() => void vi.useRealTimers());
  const { waits, ...time } = makeTime();
  const signal = new AbortController().signal;
  const api = openApi({ apiUrl, token, version: '1.2.3', signal, timeLimitMs, ...time, ...options });
  return { api: loose(api), waits, now: time.now };
}
