import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { answerTo } from './answers.ts';
import {
  type Fault,
  type Faults,
  faultAnswer,
  isAfterwards,
  openFaults,
  page,
  secondaryLimit,
  truncate,
} from './faults.ts';
import { basicToken, isGit, type RawAnswer, serveGit } from './git-http.ts';
import { type Answer, type Json, refusal } from './json.ts';
import { type Known, objections, operationOf } from './openapi.ts';
import { forbidden } from './permissions.ts';
import type { State } from './state.ts';

export interface Recorded {
  method: string;
  /** Below the API's address; for git, below the server's. */
  path: string;
  query: Record<string, string>;
  /** Without the token. */
  headers: Record<string, string>;
  token: 'right' | 'wrong' | 'none';
  body: Json;
  git: boolean;
  at: number;
  /** What was answered; none while it is under way or where the connection was cut. */
  status?: number;
  fault?: string;
}

export interface Limit {
  /** Content writes that one minute has room for. */
  writes: number;
  status?: 403 | 429;
  /** Seconds; no header where it is not given. */
  retryAfter?: number;
}

export interface EmulatorProxy {
  urls: { server: string; api: string };
  requests: Recorded[];
  /** What GitHub would have objected to, in words. */
  invalid: string[];
  faults: Faults;
  limit: Limit | undefined;
  /** Calls back for each request as it comes, before it is answered, until the function that it gives is called. */
  watch(look: (request: Recorded) => void): () => void;
  /** Starts to answer. */
  serve(state: State): void;
}

const prefix = '/api/v3';
/** The runner's own checkout is no part of what a test looks at. */
export const checkoutAgent = 'ground-checkout';

/** A server in front of the emulator and the real git data; it answers 503 until it has a state. */
export async function openProxy(): Promise<EmulatorProxy> {
  let state: State | undefined;
  const watchers = new Set<(request: Recorded) => void>();
  const server = createServer((request, response) => {
    respond(request, response).catch(error => {
      // Whoever asked is gone, as after a signal.
      if (!request.complete) return;
      // A fault of the github itself; nothing may hide it.
      proxy.invalid.push(
        `the github failed at ${request.method} ${request.url}: ${error instanceof Error ? error.stack : error}`,
      );
      response.destroy();
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>(done => server.close(() => done()));
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const proxy: EmulatorProxy = {
    urls: { server: origin, api: `${origin}${prefix}` },
    requests: [],
    invalid: [],
    faults: openFaults(),
    limit: undefined,
    watch(look) {
      watchers.add(look);
      return () => watchers.delete(look);
    },
    serve(given) {
      state = given;
    },
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, origin);
    const body = await bodyOf(request);
    if (!state) return send(response, raw(refusal(503, 'Not open yet')));
    if (request.headers['user-agent'] === checkoutAgent)
      return send(response, await serveGit(state, request, url, body));

    const recorded = record(state, request, url, body);
    proxy.requests.push(recorded);
    const judged = recorded.git ? undefined : judge(recorded, url);
    proxy.invalid.push(...(judged?.objections ?? []).map(each => `${recorded.method} ${recorded.path}: ${each}`));
    const fault = proxy.faults.strike(recorded);
    recorded.fault = fault?.kind;
    for (const look of watchers) look(recorded);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'reset') return void response.destroy();
    const early = fault && !isAfterwards(fault) ? faultAnswer(fault) : undefined;
    const answer = early
      ? raw(early)
      : judged
        ? raw(await answerApi(state, proxy, recorded, url, judged))
        : await serveGit(state, request, url, body);
    await deliver(response, answer, fault, recorded);
  }

  return proxy;
}

function record(state: State, request: IncomingMessage, url: URL, body: Buffer): Recorded {
  const { authorization, ...headers } = request.headers;
  const token = /^(?:bearer|token) (.+)$/i.exec(authorization ?? '')?.[1] ?? basicToken(authorization);
  const git = isGit(url.pathname);
  return {
    method: request.method!,
    path: url.pathname.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: headers as Record<string, string>,
    token: authorization === undefined ? 'none' : token === state.token ? 'right' : 'wrong',
    body: git || body.length === 0 ? undefined : parsed(body),
    git,
    at: Date.now(),
  };
}

interface Judged {
  /** None where GitHub has no such address. */
  known?: Known;
  objections: string[];
}

/** Looks at every request, also at those that a fault strikes. */
function judge(recorded: Recorded, url: URL): Judged {
  const known = url.pathname.startsWith(`${prefix}/`) ? operationOf(recorded.method, recorded.path) : undefined;
  if (!known) return { objections: ['GitHub has no such address, or scripts/openapi.mjs does not know it'] };
  return { known, objections: [...objections(known, url.searchParams, recorded.body), ...headerObjections(recorded)] };
}

async function answerApi(
  state: State,
  proxy: EmulatorProxy,
  recorded: Recorded,
  url: URL,
  { known, objections: errors }: Judged,
): Promise<Answer> {
  const { method, path, body } = recorded;
  if (!known) return refusal(404, 'Not Found');
  if (recorded.token === 'none') return refusal(401, 'Requires authentication');
  if (recorded.token === 'wrong') return refusal(401, 'Bad credentials');
  if (errors.length > 0) return { status: 422, body: { message: 'Validation Failed', errors, status: '422' } };
  const refused = forbidden(state, known.operation) ?? overLimit(proxy, recorded);
  if (refused) return refused;
  return answerTo(state, known.operation, { url, path: `${path}${url.search}`, method, params: known.params, body });
}

function headerObjections({ headers, body }: Recorded): string[] {
  return [
    ...(headers['user-agent'] ? [] : ['no user-agent']),
    ...(body !== undefined && !headers['content-type']?.startsWith('application/json')
      ? ['a body that is not called JSON']
      : []),
  ];
}

export const isWrite = ({ method, git }: Recorded) => !git && method !== 'GET' && method !== 'HEAD';

/** Counts what was let through in the minute before. */
function overLimit(proxy: EmulatorProxy, recorded: Recorded): Answer | undefined {
  const { limit } = proxy;
  if (!limit || !isWrite(recorded)) return undefined;
  const done = ({ status }: Recorded) => status !== undefined && status < 300;
  const recent = proxy.requests.filter(each => isWrite(each) && done(each) && each.at > recorded.at - 60_000);
  return recent.length < limit.writes ? undefined : secondaryLimit(limit.status ?? 403, limit.retryAfter);
}

async function deliver(
  response: ServerResponse,
  answer: RawAnswer,
  fault: Fault | undefined,
  recorded: Recorded,
): Promise<void> {
  if (fault?.kind === 'reset-after') return void response.destroy();
  recorded.status = answer.status;
  if (fault?.kind === 'truncated') return truncate(response, answer.status, answer.headers, answer.body);
  if (fault?.kind === 'slow') await wait(fault.delay ?? 2000);
  if (fault?.kind === 'not-json')
    return send(
      response,
      raw({ status: 200, body: page('Sign in to the network'), headers: { 'content-type': 'text/html' } }),
    );
  send(response, answer);
}

function raw({ status, body, headers = {} }: Answer): RawAnswer {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const usual = {
    'content-type': 'application/json; charset=utf-8',
    'x-github-request-id': 'GROUND:1',
    'x-ratelimit-limit': '1000',
  };
  return { status, headers: { ...usual, 'x-ratelimit-remaining': '900', ...headers }, body: Buffer.from(text) };
}

function send(response: ServerResponse, { status, headers, body }: RawAnswer): void {
  response.writeHead(status, status === 204 ? headers : { ...headers, 'content-length': String(body.length) });
  response.end(status === 204 ? undefined : body);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parsed(body: Buffer): Json {
  try {
    return JSON.parse(body.toString());
  } catch {
    return body.toString();
  }
}
