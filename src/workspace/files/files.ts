import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileInfo, Files, Read } from '../../model/world.ts';
import {
  type Bytes,
  identityOf,
  type LocatedDirectory,
  type LocatedFile,
  locate,
  once,
  openLocator,
  type Refused,
  readLocated,
} from './safe-paths.ts';

const maxCachedSize = 1024 * 1024;
const maxCachedTotal = 64 * 1024 * 1024;
export const lfsHeader = 'version https://git-lfs.github.com/spec/v1';

/**
 * The files of the checkout, with exact letter case on every system, and nothing outside it. `mayChange`: whether a command
 * has run, so that nothing that was seen before can be relied on.
 */
export function openFiles(top: string, kept: string[], mayChange: () => boolean = () => true): Files {
  const list = [...new Set(kept)].sort();
  const names = once(() => namesOf(list));
  const readOnce = cacheReads();
  const quick = openLocator(top);

  async function find(path: string): Promise<Found | Missing | Refused> {
    const known = mayChange() ? undefined : quick.locate(path);
    // A kept file is under its exact name.
    if (known?.kind === 'file' && names().isFile(path)) return known;
    const place = known?.kind === 'missing' ? known : await locate(top, path);
    if (place.kind === 'refused') return place;
    const nearest = place.kind === 'missing' ? names().nearest(place.path) : await otherCase(place.path);
    if (place.kind === 'missing' || nearest) return nearest ? { kind: 'missing', nearest } : { kind: 'missing' };
    return place;
  }

  /** A kept file of a usual size, under its exact name. */
  function readQuickly(path: string): Promise<Read> | undefined {
    const bytes = names().isFile(path) ? quick.read(path, maxCachedSize) : undefined;
    return bytes && readOnce.keep(path, bytes);
  }

  /** On a file system that ignores case, a path can exist with another case than git has. */
  async function otherCase(path: string): Promise<string | undefined> {
    for (const prefix of prefixes(path)) {
      if (names().has(prefix)) continue;
      const nearest = names().nearest(prefix);
      if (nearest && (await isSameEntry(join(top, prefix), join(top, nearest)))) {
        return nearest + path.slice(prefix.length);
      }
    }
    return undefined;
  }

  function folder(place: LocatedDirectory): Extract<FileInfo, { kind: 'directory' }> {
    const submodule = names().isSubmodule(place.realPath);
    return { kind: 'directory', kept: names().isKept(place), ...(submodule ? { submodule } : {}) };
  }

  return {
    list,

    async inspect(path: string): Promise<FileInfo> {
      const place = await find(path);
      if (place.kind === 'directory') return folder(place);
      if (place.kind !== 'file') return place;
      const size = Number(place.stats.size);
      const start = size < 1024 ? await this.read(path) : undefined;
      if (start && start.kind !== 'text') return start.kind === 'directory' ? { kind: 'missing' } : start;
      return { kind: 'file', size, kept: names().isKept(place), lfs: start?.text.startsWith(lfsHeader) ?? false };
    },

    async read(path: string): Promise<Read> {
      if (!mayChange()) {
        const known = readOnce.known(path) ?? readQuickly(path);
        if (known) return known;
      }
      const place = await find(path);
      if (place.kind === 'directory') return folder(place);
      if (place.kind !== 'file') return place;
      return readOnce.load(place);
    },
  };
}

/** The bytes of a file inside the checkout, with the limits for all paths of a contract. */
export async function readBytes(top: string, path: string): Promise<Bytes> {
  const place = await locate(top, path);
  if (place.kind === 'file') return readLocated(place);
  if (place.kind === 'directory') return { kind: 'refused', reason: 'it is a directory, not a file' };
  return place.kind === 'missing' ? { kind: 'missing' } : place;
}

type Found = LocatedFile | LocatedDirectory;
type Missing = Extract<FileInfo, { kind: 'missing' }>;

/** Tracked names: files, their directories, and both by lower case. */
function namesOf(list: readonly string[]) {
  const files = new Set(list);
  const directories = new Set(list.flatMap(path => ['.', ...prefixes(path).slice(0, -1)]));
  const folded = new Map([...files, ...directories].map(path => [path.toLowerCase(), path]));
  return {
    isFile: (path: string) => files.has(path),
    has: (path: string) => files.has(path) || directories.has(path),
    nearest(path: string): string | undefined {
      const other = folded.get(path.toLowerCase());
      return other === path ? undefined : other;
    },
    /** Git keeps a folder under its own name, or below it. A folder is never tracked itself, unless it is a submodule. */
    isSubmodule: (path: string) => prefixes(path).some(prefix => files.has(prefix)),
    /** Behind a link, both the link and its target must be tracked. A submodule is tracked by its own name. */
    isKept({ kind, path, realPath }: Found): boolean {
      const there = files.has(realPath) || (kind === 'directory' && directories.has(realPath));
      return there && (path === realPath || prefixes(path).some(prefix => files.has(prefix)));
    },
  };
}

/** Caches reads of a file until it changes: a command may rewrite it. */
function cacheReads() {
  const cached = new Map<string, { identity: string; read: Promise<Read>; size: number }>();
  let total = 0;

  const forget = (path: string) => {
    total -= cached.get(path)?.size ?? 0;
    cached.delete(path);
  };

  return {
    /** What was read of a path, if it is plainly the path of a file. */
    known: (path: string): Promise<Read> | undefined => cached.get(path)?.read,
    /** Without its identity: once a command has run, it is read again. */
    keep(path: string, bytes: Uint8Array): Promise<Read> {
      const read = Promise.resolve<Read>({ kind: 'text', text: decodeFile(bytes) });
      if (total + bytes.length <= maxCachedTotal) {
        forget(path);
        cached.set(path, { identity: '', read, size: bytes.length });
        total += bytes.length;
      }
      return read;
    },
    async load(file: LocatedFile): Promise<Read> {
      const identity = identityOf(file.stats);
      const key = file.realPath;
      const known = cached.get(key);
      if (known?.identity === identity) return known.read;
      forget(key);
      const entry = { identity, read: readText(file), size: Number(file.stats.size) };
      cached.set(key, entry);
      total += entry.size;
      const result = await entry.read;
      const keep = result.kind === 'text' && entry.size <= maxCachedSize && total <= maxCachedTotal;
      if (!keep && cached.get(key) === entry) forget(key);
      return result;
    },
  };
}

async function readText(file: LocatedFile): Promise<Read> {
  const bytes = await readLocated(file);
  return bytes instanceof Uint8Array ? { kind: 'text', text: decodeFile(bytes) } : bytes;
}

const utf8 = new TextDecoder();

/**
 * With a UTF-16 byte order mark, returns both readings, as UTF-16 and as UTF-8: a shell would run the file as UTF-8, so nothing
 * can hide in either.
 */
export function decodeFile(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const plain = utf8.decode(bytes);
  if (first === 0xff && second === 0xfe) return `${new TextDecoder('utf-16le').decode(bytes)}\n${plain}`;
  if (first === 0xfe && second === 0xff) return `${new TextDecoder('utf-16be').decode(bytes)}\n${plain}`;
  return plain;
}

/** `a`, `a/b`, `a/b/c` of `a/b/c`. */
function prefixes(path: string): string[] {
  const segments = path.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

async function isSameEntry(a: string, b: string): Promise<boolean> {
  const [first, second] = await Promise.all([a, b].map(path => lstat(path, { bigint: true }).catch(() => undefined)));
  return !!first && !!second && first.ino !== 0n && first.ino === second.ino && first.dev === second.dev;
}
