import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { UsageError } from '../model/errors.ts';
import type { DurationStore } from '../model/runs.ts';
import type { CheckoutOptions, OpenCheckout } from './checkout.ts';
import { openDurations } from './durations.ts';
import { below, createFile, writeReport } from './files/report-file.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { MergedChange } from './git/merged.ts';

/** What a command of the CLI may use of the machine; the entry passes it in. */
export interface Terminal {
  version: string;
  out(text: string): void;
  err(text: string): void;
  /** Whether progress may be redrawn in place. */
  interactive: boolean;
  colour: boolean;
  /** Of the terminal; undefined if the output goes elsewhere. */
  columns: number | undefined;
  cwd: string;
  cores: number;
  signal: AbortSignal;
  /** Milliseconds for measuring. */
  now(): number;
  /** Milliseconds since 1970. */
  clock(): number;
  /** Rejects when the run is interrupted. */
  wait(ms: number): Promise<void>;
  every(ms: number, action: () => void): () => void;
  files: {
    /** Undefined if the file does not exist. Rejects if it has more bytes than `most`. */
    read(path: string, most?: number): Promise<Uint8Array | undefined>;
    write(path: string, text: string): Promise<void>;
    /** Writes a file below a folder that does not exist yet; false if there is one, or a link leads elsewhere. */
    create(top: string, path: string, text: string): Promise<boolean>;
    /** The path relative to the top of a checkout; undefined if it is outside. */
    below(top: string, path: string): string | undefined;
  };
  /** What the environment says of GitHub; empty where it says nothing. */
  github: { token: string; repository: string; apiUrl: string; serverUrl: string; env: NodeJS.ProcessEnv };
  /** Asks the person at the terminal; absent if there is none. */
  ask?(question: string): Promise<string>;
  /** The head commit, and the content of every uncommitted file as a digest. */
  fingerprint(cwd: string): Promise<Fingerprint>;
  /** How long the commands of the checkout with this top folder took. */
  durations(top: string): DurationStore;
  open(options: Pick<CheckoutOptions, 'cwd' | 'base' | 'committed'>): Promise<OpenCheckout>;
  /** A merged change of the branch, as it was before the merge. */
  openPast(change: MergedChange, options: { top: string; branch: string }): Promise<OpenCheckout>;
}

/** The terminal of this process. */
export function openTerminal(version: string, signal: AbortSignal): Terminal {
  const { stdout, stderr, env } = process;
  const cwd = process.cwd();
  return {
    version,
    out: text => void stdout.write(text),
    err: text => void stderr.write(text),
    interactive: stderr.isTTY === true && env.CI === undefined && env.TERM !== 'dumb',
    colour: stdout.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb',
    // Some terminals don't know their size, and say 0.
    columns: stdout.isTTY ? stdout.columns || undefined : undefined,
    cwd,
    cores: availableParallelism(),
    signal,
    now: () => performance.now(),
    clock: () => Date.now(),
    wait: ms => sleep(ms, undefined, { signal }),
    every(ms, action) {
      const timer = setInterval(action, ms);
      return () => clearInterval(timer);
    },
    files: {
      read: (path, most) => readUpTo(resolve(cwd, path), path, most).catch(missing),
      write: (path, text) => writeReport(cwd, resolve(cwd, path), text),
      create: createFile,
      below: (top, path) => below(top, resolve(cwd, path)),
    },
    durations: top => openDurations(env, top),
    github: {
      token: env.GITHUB_TOKEN || env.GH_TOKEN || '',
      repository: env.GITHUB_REPOSITORY ?? '',
      apiUrl: env.GITHUB_API_URL ?? '',
      serverUrl: env.GITHUB_SERVER_URL ?? '',
      env,
    },
    ...(process.stdin.isTTY === true && stderr.isTTY === true ? { ask: openQuestions(signal) } : {}),
    // What reads a checkout is loaded where there is one to read.
    fingerprint: async folder => (await import('./fingerprint.ts')).fingerprint(resolve(cwd, folder)),
    async open(options) {
      const { openCheckout } = await import('./checkout.ts');
      return openCheckout({ ...options, cwd: resolve(cwd, options.cwd), environment: env, signal });
    },
    async openPast(change, { top, branch }) {
      const { openPastCheckout } = await import('./past-checkout.ts');
      return openPastCheckout(change, { top, branch, environment: env, signal });
    },
  };
}

async function readUpTo(file: string, name: string, most = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of createReadStream(file)) {
    length += chunk.length;
    if (length > most) throw new UsageError(`${name} is larger than ${Math.round(most / 1024 / 1024)} MiB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Questions on the terminal. Answers that were typed ahead are kept for the questions to come. */
function openQuestions(signal: AbortSignal): (question: string) => Promise<string> {
  let lines: AsyncIterator<string> | undefined;
  return async question => {
    const { stdin, stderr } = process;
    stderr.write(question);
    lines ??= createInterface({ input: stdin, terminal: false })[Symbol.asyncIterator]();
    // Without a question, an open input must not keep the process alive.
    stdin.ref();
    try {
      const interrupted = once(signal, 'abort').then(() => Promise.reject(signal.reason));
      const { value, done } = await Promise.race([lines.next(), interrupted]);
      if (done) throw new UsageError('the input ended before the question was answered');
      return value;
    } finally {
      stdin.unref();
    }
  };
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
