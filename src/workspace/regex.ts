import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { findQuickly } from '../match/pattern.ts';
import type { Search, SearchResult } from '../model/world.ts';

export interface Regex {
  search(query: Search): Promise<SearchResult>;
  close(): Promise<void>;
}

const startingUp = 30_000;
const memory = { maxOldGenerationSizeMb: 512 };

/**
 * Searches a text at once if that is quick for sure, and otherwise in a worker thread, one at a time, so that no pattern
 * blocks the run for longer than the deadline.
 */
export function openRegex(deadlineMs = 2000): Regex {
  let worker: Promise<Worker> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  function keep(started: Promise<Worker>): Promise<Worker> {
    const forget = () => {
      if (worker === started) worker = undefined;
    };
    started.then(each => each.once('exit', forget), forget);
    return started;
  }

  async function searchNext(query: Search): Promise<SearchResult> {
    if (closed) return unknown('the search was closed');
    try {
      worker ??= keep(startWorker());
      const result = await post(await worker, query, deadlineMs);
      if (result.kind === 'late') throw new Error(`the pattern took longer than ${deadlineMs / 1000} s on this file`);
      return result;
    } catch (error) {
      const broken = worker;
      worker = undefined;
      broken?.then(
        each => each.terminate(),
        () => {},
      );
      return unknown(closed ? 'the search was closed' : (error as Error).message);
    }
  }

  return {
    search(query) {
      const quick = closed ? undefined : searchHere(query);
      if (quick) return Promise.resolve(quick);
      const result = last.then(() => searchNext(query));
      last = result;
      return result;
    },
    async close() {
      closed = true;
      const running = worker;
      worker = undefined;
      await running?.then(
        each => each.terminate(),
        () => {},
      );
      await last;
    },
  };
}

/** Starting a worker takes longer than most searches. Undefined if this one needs a deadline. */
function searchHere({ pattern, flags, text }: Search): SearchResult | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const found = findQuickly(pattern, flags, text);
    return found && { kind: 'counted', ...found };
  } catch {
    // The worker reports the reason.
    return undefined;
  }
}

const unknown = (reason: string): SearchResult => ({ kind: 'unknown', reason });

/** The worker is next to this file, or one folder up if the bundle moved this file into a chunk. */
export function workerUrl(from: string): URL {
  if (from.endsWith('.ts')) return new URL('./regex-worker.ts', from);
  const neighbour = new URL('./regex-worker.js', from);
  return existsSync(neighbour) ? neighbour : new URL('../regex-worker.js', from);
}

async function startWorker(): Promise<Worker> {
  const worker = new Worker(workerUrl(import.meta.url), { env: {}, execArgv: [], resourceLimits: memory });
  worker.on('error', () => {});
  const first = await nextMessage(worker, startingUp);
  if (first === undefined) {
    await worker.terminate();
    throw new Error('the search did not start within 30 s');
  }
  return worker;
}

async function post(worker: Worker, query: Search, deadlineMs: number): Promise<SearchResult | { kind: 'late' }> {
  worker.ref();
  worker.postMessage(query);
  const found = (await nextMessage(worker, deadlineMs)) as SearchResult | undefined;
  worker.unref();
  return found ?? { kind: 'late' };
}

/** Undefined after the time limit. Rejects when the worker fails or exits. */
function nextMessage(worker: Worker, time: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (message: unknown) => settle(() => resolve(message));
    const onError = (error: Error) => settle(() => reject(new Error(`the search failed (${error.message})`)));
    const onExit = () => settle(() => reject(new Error('the search worker exited')));
    // A message may have arrived while this thread was busy; it is handled first.
    const timer = setTimeout(() => setImmediate(() => settle(() => resolve(undefined))), time);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
