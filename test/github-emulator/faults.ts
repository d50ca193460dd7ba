import type { ServerResponse } from 'node:http';
import { type Answer, refusal } from './json.ts';
import type { Recorded } from './proxy.ts';

export type FaultKind =
  | '500'
  | '502'
  | '503'
  | '429'
  | '403-secondary'
  | '403-secondary-no-header'
  | '401'
  | '403'
  | '404'
  | '409'
  | '422'
  | 'reset'
  | 'reset-after'
  | 'truncated'
  | 'not-json'
  | 'slow'
  | 'hang';

export interface Fault {
  /** `nth` counts every request since the fault was set, from 1. */
  when?: (request: Recorded, nth: number) => boolean;
  kind: FaultKind;
  /** How often it strikes; once, as far as nothing is said. */
  times?: number;
  /** Seconds, for those that say when to come back; 1 as far as nothing is said. */
  retryAfter?: number;
  /** Milliseconds, for `slow`; 2,000 as far as nothing is said. */
  delay?: number;
}

/** Done by GitHub, and then the answer goes wrong; the others strike before anything is done. */
const afterwards: readonly FaultKind[] = ['reset-after', 'truncated', 'not-json', 'slow'];

export interface Faults {
  add(fault: Fault): void;
  strike(request: Recorded): Fault | undefined;
  clear(): void;
}

export function openFaults(): Faults {
  let active: { fault: Fault; left: number; seen: number }[] = [];
  return {
    add: fault => active.push({ fault, left: fault.times ?? 1, seen: 0 }),
    clear() {
      active = [];
    },
    strike(request) {
      for (const each of active) each.seen += 1;
      const found = active.find(each => each.left > 0 && (each.fault.when?.(request, each.seen) ?? true));
      if (found) found.left -= 1;
      return found?.fault;
    },
  };
}

export const isAfterwards = (fault: Fault | undefined) => fault !== undefined && afterwards.includes(fault.kind);

export function secondaryLimit(status: 403 | 429, retryAfter: number | undefined): Answer {
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
  return refusal(status, message, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
}

/** The answer in place of GitHub's; undefined where the connection itself goes wrong. */
export function faultAnswer({ kind, retryAfter = 1 }: Fault): Answer | undefined {
  switch (kind) {
    case '500':
      return refusal(500, 'Server Error');
    case '502':
      return { status: 502, body: page('Unicorn!'), headers: { 'content-type': 'text/html; charset=utf-8' } };
    case '503':
      return refusal(503, 'No server is currently available to service your request.');
    case '429':
      return secondaryLimit(429, retryAfter);
    case '403-secondary':
      return secondaryLimit(403, retryAfter);
    case '403-secondary-no-header':
      return secondaryLimit(403, undefined);
    case '401':
      return refusal(401, 'Bad credentials');
    case '403':
      return refusal(403, 'Resource not accessible by integration');
    case '404':
      return refusal(404, 'Not Found');
    case '409':
      return refusal(409, 'Conflict');
    case '422':
      return refusal(422, 'Validation Failed');
    default:
      return undefined;
  }
}

export const page = (words: string) => `<!DOCTYPE html><html><body><h1>${words}</h1></body></html>`;

/** Half of the body where the whole was promised, then nothing. */
export function truncate(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): void {
  response.writeHead(status, { ...headers, 'content-length': String(Math.max(body.length, 2)) });
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
}
