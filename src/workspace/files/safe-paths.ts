import type { BigIntStats, Stats } from 'node:fs';
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pathProblem } from '../../schema/paths.ts';

export const maxFileSize = 10 * 1024 * 1024;

/** `path` is the normalized path; `real` is its absolute target, `realPath` that target relative to the top folder. */
interface PathInfo {
  path: string;
  real: string;
  realPath: string;
  stats: BigIntStats;
}

export type LocatedFile = { kind: 'file' } & PathInfo;
export type LocatedDirectory = { kind: 'directory' } & PathInfo;
export type Refused = { kind: 'refused'; reason: string };
export type LocatedPath = LocatedFile | LocatedDirectory | { kind: 'missing'; path: string } | Refused;

export type Bytes = Uint8Array | { kind: 'missing' } | Refused;

export function isInside(top: string, path: string): boolean {
  return path === top || path.startsWith(top.endsWith(sep) ? top : top + sep);
}

/** Resolves a path of a contract. Never opens anything outside the checkout, or anything that could block. */
export async function locate(top: string, path: string): Promise<LocatedPath> {
  const wrong = path === '' ? 'the path is empty; enter a file or a directory' : pathProblem(path);
  if (wrong) return { kind: 'refused', reason: wrong };
  const tidy = tidied(path);
  try {
    const root = realpathSync.native(top);
    const target = join(root, tidy);
    const real = await resolved(root, target);
    if (typeof real !== 'string') {
      return real.reason ? { kind: 'refused', reason: real.reason } : { kind: 'missing', path: tidy || '.' };
    }
    const away = leaves(root, real);
    if (away) return { kind: 'refused', reason: away };
    return classify(tidy || '.', root, real, statSync(real, { bigint: true }));
  } catch (error) {
    if (code(error) === 'ENOENT') return { kind: 'missing', path: tidy || '.' };
    return { kind: 'refused', reason: unreadable(error) };
  }
}

function tidied(path: string): string {
  return path
    .split('/')
    .filter(segment => segment !== '' && segment !== '.')
    .join('/');
}

/**
 * Locates regular files, and paths that don't exist, quickly while nothing else changes the checkout: each folder is looked at
 * once. Undefined for anything unusual, such as a link or a directory; `locate` then has the answer.
 */
export function openLocator(top: string): {
  locate(path: string): LocatedFile | { kind: 'missing'; path: string } | undefined;
  /** The bytes of a regular file of at most `most` bytes. */
  read(path: string, most: number): Uint8Array | undefined;
} {
  const folders = new Map<string, 'plain' | 'missing' | 'other'>();
  const root = once(() => realpathSync.native(top));

  function stateOf(folder: string): 'plain' | 'missing' | 'other' {
    if (folder === '') return 'plain';
    const known = folders.get(folder) ?? look(folder);
    folders.set(folder, known);
    return known;
  }

  function look(folder: string): 'plain' | 'missing' | 'other' {
    const above = stateOf(parentOf(folder));
    if (above !== 'plain') return above;
    const stats = lstatSync(join(root(), folder), { throwIfNoEntry: false });
    if (!stats) return 'missing';
    return stats.isDirectory() && !isGit(folder.slice(folder.lastIndexOf('/') + 1)) ? 'plain' : 'other';
  }

  const isGitFolder = (path: string) => isGit(path.slice(path.lastIndexOf('/') + 1));

  return {
    locate(path) {
      if (path === '' || pathProblem(path) !== undefined) return undefined;
      const tidy = tidied(path);
      try {
        const above = stateOf(parentOf(tidy));
        if (above === 'missing') return { kind: 'missing', path: tidy };
        if (above === 'other' || tidy === '' || isGitFolder(tidy)) return undefined;
        const real = join(root(), tidy);
        const stats = lstatSync(real, { bigint: true, throwIfNoEntry: false });
        if (!stats) return { kind: 'missing', path: tidy };
        if (!stats.isFile() || stats.size > maxFileSize) return undefined;
        return { kind: 'file', path: tidy, real, realPath: tidy, stats };
      } catch {
        return undefined;
      }
    },
    read(path, most) {
      try {
        if (pathProblem(path) !== undefined || stateOf(parentOf(path)) !== 'plain') return undefined;
        return readNow(`${root()}/${path}`, stats => stats.size <= most);
      } catch {
        return undefined;
      }
    },
  };
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

async function resolved(root: string, target: string): Promise<string | { reason: string | undefined }> {
  try {
    return realpathSync.native(target);
  } catch (error) {
    return { reason: await whyUnresolved(root, target, error) };
  }
}

/** Changes when a file is rewritten, even if its old times are restored. */
export const identityOf = ({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats) =>
  [dev, ino, size, mtimeNs, ctimeNs].join(':');

const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/**
 * The bytes of a located file. The open file is checked again, because it may have been replaced. Reading in this thread takes
 * a fraction of the time that handing over each of the four calls would: a change may have very many files.
 */
export async function readLocated(file: { real: string }): Promise<Bytes> {
  try {
    const open = openSync(file.real, openFlags);
    try {
      return readOpen(open);
    } finally {
      closeSync(open);
    }
  } catch (error) {
    if (code(error) === 'ENOENT') return { kind: 'missing' };
    return { kind: 'refused', reason: unreadable(error) };
  }
}

function readOpen(open: number): Bytes {
  const stats = fstatSync(open);
  if (!stats.isFile()) return { kind: 'refused', reason: 'it is not a regular file' };
  const buffer = Buffer.allocUnsafe(Math.min(stats.size, maxFileSize) + 1);
  let length = 0;
  while (length < buffer.length) {
    const bytesRead = readSync(open, buffer, length, buffer.length - length, null);
    if (bytesRead === 0) return buffer.subarray(0, length);
    length += bytesRead;
  }
  return {
    kind: 'refused',
    reason: stats.size > maxFileSize ? tooLarge : 'it changed while it was read; run again',
  };
}

/** The same at once. Undefined if it is no regular file, is another one than expected, or changes meanwhile. */
function readNow(real: string, isExpected: (stats: Stats) => boolean): Uint8Array | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(real, openFlags);
    const stats = fstatSync(descriptor);
    if (!stats.isFile() || !isExpected(stats)) return undefined;
    const buffer = Buffer.allocUnsafe(stats.size + 1);
    let length = 0;
    for (let read = -1; read !== 0 && length < buffer.length; length += read) {
      read = readSync(descriptor, buffer, length, buffer.length - length, null);
    }
    return length < buffer.length ? buffer.subarray(0, length) : undefined;
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

const tooLarge = `it is larger than ${maxFileSize / 1024 / 1024} MiB, the limit for files`;

function leaves(root: string, real: string): string | undefined {
  if (!isInside(root, real)) return 'it is or is behind a symbolic link that leaves the checkout';
  if (relative(root, real).split(sep).some(isGit)) return 'it is inside ".git", which contracts can\'t read';
  return undefined;
}

const isGit = (segment: string) => segment.toLowerCase() === '.git';

/** Why a path can't be resolved; undefined if it simply doesn't exist. */
async function whyUnresolved(root: string, target: string, error: unknown): Promise<string | undefined> {
  if (code(error) === 'ELOOP') return 'it is or is behind a loop of symbolic links';
  if (code(error) !== 'ENOENT' && code(error) !== 'ENOTDIR') return unreadable(error);
  for (let place = target; isInside(root, place) && place !== root; place = dirname(place)) {
    const stats = await lstat(place).catch(() => undefined);
    if (!stats) continue;
    const real = await realpath(place).catch(() => undefined);
    return real === undefined
      ? 'it is or is behind a symbolic link to something that does not exist'
      : leaves(root, real);
  }
  return undefined;
}

function classify(path: string, root: string, real: string, stats: BigIntStats): LocatedPath {
  const realPath = relative(root, real).split(sep).join('/') || '.';
  const found = { path, real, realPath, stats };
  if (stats.isDirectory()) return { kind: 'directory', ...found };
  if (!stats.isFile()) {
    const what = stats.isFIFO() ? 'a named pipe' : stats.isSocket() ? 'a socket' : 'a device';
    return { kind: 'refused', reason: `it is ${what}, not a regular file` };
  }
  if (stats.size > maxFileSize) return { kind: 'refused', reason: tooLarge };
  return { kind: 'file', ...found };
}

const code = (error: unknown) => (error as NodeJS.ErrnoException)?.code ?? 'unknown error';
const unreadable = (error: unknown) => `it could not be read (${code(error)})`;
