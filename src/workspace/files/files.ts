import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files, Look, Read } from '../../model/world.ts';
import {
  type Bytes,
  identityOf,
  type LocatedDirectory,
  type LocatedFile,
  locate,
  type Refused,
  readLocated,
} from './safe-paths.ts';

const smallFile = 1024 * 1024;
const rememberedInAll = 64 * 1024 * 1024;
const lfsHeader = 'version https://git-lfs.github.com/spec/v1';

/** The checkout as contracts see it: by exact letter case on every system, and never anything outside it. */
export function openFiles(top: string, kept: string[]): Files {
  const list = [...new Set(kept)].sort();
  const names = lazily(() => namesOf(list));
  const readOnce = rememberReads();

  async function find(path: string): Promise<Found | Missing | Refused> {
    const place = await locate(top, path);
    if (place.kind === 'refused') return place;
    const nearest = place.kind === 'missing' ? names().nearest(place.path) : await otherCase(place.path);
    if (place.kind === 'missing' || nearest) return nearest ? { kind: 'missing', nearest } : { kind: 'missing' };
    return place;
  }

  /** Where the file system ignores letter case, a path may exist under a spelling that exists nowhere else. */
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

  return {
    list,

    async look(path: string): Promise<Look> {
      const place = await find(path);
      if (place.kind === 'directory') return { kind: 'directory', kept: names().isKept(place) };
      if (place.kind !== 'file') return place;
      const size = Number(place.stats.size);
      const start = size < 1024 ? await readLocated(place) : new Uint8Array();
      if (!(start instanceof Uint8Array)) return start;
      return { kind: 'file', size, kept: names().isKept(place), lfs: decode(start).startsWith(lfsHeader) };
    },

    async read(path: string): Promise<Read> {
      const place = await find(path);
      if (place.kind === 'directory') return { kind: 'directory', kept: names().isKept(place) };
      if (place.kind !== 'file') return place;
      return readOnce(place);
    },
  };
}

/** The bytes of a file inside the checkout, with the same limits as everything else that a contract names. */
export async function readBytes(top: string, path: string): Promise<Bytes> {
  const place = await locate(top, path);
  if (place.kind === 'file') return readLocated(place);
  if (place.kind === 'directory') return { kind: 'refused', reason: 'it is a directory, not a file' };
  return place.kind === 'missing' ? { kind: 'missing' } : place;
}

type Found = LocatedFile | LocatedDirectory;
type Missing = Extract<Look, { kind: 'missing' }>;

/** What git keeps, by name: files, the directories above them, and both without regard to letter case. */
function namesOf(list: readonly string[]) {
  const files = new Set(list);
  const directories = new Set(list.flatMap(path => ['.', ...prefixes(path).slice(0, -1)]));
  const folded = new Map([...files, ...directories].map(path => [path.toLowerCase(), path]));
  return {
    has: (path: string) => files.has(path) || directories.has(path),
    nearest(path: string): string | undefined {
      const other = folded.get(path.toLowerCase());
      return other === path ? undefined : other;
    },
    /** Behind a link, both the link and what it leads to must be kept. A submodule is kept by its own name. */
    isKept({ kind, path, realPath }: Found): boolean {
      const there = files.has(realPath) || (kind === 'directory' && directories.has(realPath));
      return there && (path === realPath || prefixes(path).some(prefix => files.has(prefix)));
    },
  };
}

/** Shares reads of the same file, as long as it is the same: a command may have rewritten it meanwhile. */
function rememberReads() {
  const remembered = new Map<string, { identity: string; read: Promise<Read>; size: number }>();
  let total = 0;

  const forget = (path: string) => {
    total -= remembered.get(path)?.size ?? 0;
    remembered.delete(path);
  };

  return async (file: LocatedFile): Promise<Read> => {
    const identity = identityOf(file.stats);
    const known = remembered.get(file.real);
    if (known?.identity === identity) return known.read;
    forget(file.real);
    const entry = { identity, read: readText(file), size: Number(file.stats.size) };
    remembered.set(file.real, entry);
    total += entry.size;
    const result = await entry.read;
    const keep = result.kind === 'text' && entry.size <= smallFile && total <= rememberedInAll;
    if (!keep && remembered.get(file.real) === entry) forget(file.real);
    return result;
  };
}

async function readText(file: LocatedFile): Promise<Read> {
  const bytes = await readLocated(file);
  return bytes instanceof Uint8Array ? { kind: 'text', text: decode(bytes) } : bytes;
}

/**
 * Two bytes at the start make a file UTF-16 to us, and plain text to a shell that runs it: where they stand, both readings
 * are in the text, so that nothing can hide in the other one.
 */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const plain = new TextDecoder().decode(bytes);
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

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
