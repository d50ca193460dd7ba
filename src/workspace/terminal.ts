import { createHash } from 'node:crypto';
import { constants, mkdir, open, readFile, realpath } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Terminal } from '../commands/terminal.ts';
import { openCheckout } from './checkout.ts';
import { readBytes } from './files.ts';
import { openGit } from './git.ts';

/** This process's own terminal. */
export function openTerminal(version: string, signal: AbortSignal): Terminal {
  const { stdout, stderr, env } = process;
  const cwd = process.cwd();
  return {
    version,
    out: text => void stdout.write(text),
    err: text => void stderr.write(text),
    interactive: stderr.isTTY === true && env.CI === undefined && env.TERM !== 'dumb',
    colour: stdout.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb',
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

/** A branch may hold a link where a report is to go: what is written stays where the path says. */
async function writeReport(cwd: string, target: string, text: string): Promise<void> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  const [here, real] = [await realpath(cwd), await realpath(folder)];
  const leaves = below(cwd, folder) !== undefined && below(here, real) === undefined;
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
  const file = leaves ? undefined : await open(target, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW).catch(linked);
  if (!file) throw new Error(`the report ${target} is not written: there is a symbolic link in its place`);
  try {
    await file.writeFile(text);
  } finally {
    await file.close();
  }
}

function linked(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ELOOP') return undefined;
  throw error;
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return undefined;
  throw error;
}

function below(top: string, path: string): string | undefined {
  const inside = relative(top, path);
  return inside.startsWith('..') || isAbsolute(inside) ? undefined : inside.split(sep).join('/') || '.';
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
