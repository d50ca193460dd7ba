import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CheckoutOptions, type OpenCheckout, openCheckout } from './checkout.ts';
import { readBytes } from './files/files.ts';
import { below, writeReport } from './files/report-file.ts';
import { openGit } from './git/git.ts';

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
    /** Undefined if the file does not exist. */
    read(path: string): Promise<Uint8Array | undefined>;
    write(path: string, text: string): Promise<void>;
    /** The path relative to the top of a checkout; undefined if it is outside. */
    below(top: string, path: string): string | undefined;
  };
  /** Changes with the head commit and with the content of every uncommitted file. */
  fingerprint(cwd: string): Promise<string>;
  open(options: Pick<CheckoutOptions, 'cwd' | 'base' | 'committed'>): Promise<OpenCheckout>;
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
    columns: stdout.isTTY ? stdout.columns : undefined,
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
      read: path => readFile(resolve(cwd, path)).catch(missing),
      write: (path, text) => writeReport(cwd, resolve(cwd, path), text),
      below: (top, path) => below(top, resolve(cwd, path)),
    },
    fingerprint: folder => fingerprint(resolve(cwd, folder)),
    open: options => openCheckout({ ...options, cwd: resolve(cwd, options.cwd), environment: env, signal }),
  };
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return undefined;
  throw error;
}

async function fingerprint(cwd: string): Promise<string> {
  const git = await openGit(cwd);
  const hash = createHash('sha256').update(git.head ?? '');
  for (const path of await git.dirty()) {
    const content = await readBytes(git.top, path);
    hash.update(`\0${path}\0`).update(content instanceof Uint8Array ? content : content.kind);
  }
  return hash.digest('hex');
}
