import { createHash } from 'node:crypto';
import { lstatSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, readLocated } from './files/safe-paths.ts';
import type { TreeEntry } from './git/objects.ts';

export interface KeptOptions {
  top: string;
  /** Paths of files that git keeps. */
  paths: readonly string[];
  /** Whether a file is compared by its content; the others by size, times and inode. */
  isEvidence(path: string): boolean;
  /** Files that are now as they were committed: one that is rewritten with the same content has not changed. */
  committed: ReadonlyMap<string, TreeEntry>;
}

const atOnce = 64;

interface Mark {
  identity: string;
  /** The hash of the content, for evidence. */
  content?: string;
}

/**
 * Records files now, and returns a function that lists those that have changed or gone since, sorted. Git is not asked: a
 * command may have changed what git knows.
 */
export async function recordKept(options: KeptOptions): Promise<() => Promise<string[]>> {
  const { top, paths, isEvidence } = options;
  const marks = await inBatches(paths, async path => {
    const identity = identify(join(top, path));
    if (identity === undefined) return undefined;
    return isEvidence(path) ? { identity, content: await contentOf(join(top, path)) } : { identity };
  });
  return async () => {
    const changed = await inBatches(paths, async (path, index) => {
      const before = marks[index];
      return before !== undefined && (await hasChanged(before, path, options));
    });
    return paths.filter((_, index) => changed[index]).sort();
  };
}

async function hasChanged({ identity, content }: Mark, path: string, options: KeptOptions): Promise<boolean> {
  const file = join(options.top, path);
  if (content !== undefined) return (await contentOf(file)) !== content;
  if (identify(file) === identity) return false;
  const entry = options.committed.get(path);
  return entry === undefined || !(await isBlob(file, entry));
}

function identify(file: string): string | undefined {
  const stats = statsOf(file);
  return stats && `${identityOf(stats)}:${stats.mode}`;
}

function statsOf(file: string) {
  try {
    return lstatSync(file, { bigint: true });
  } catch {
    return undefined;
  }
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}

/** A hash of kind and content. A file that can't be read, or is too large, is known by size, times and inode. */
async function contentOf(file: string): Promise<string> {
  const stats = statsOf(file);
  if (!stats) return 'missing';
  if (stats.isSymbolicLink()) return `link ${targetOf(file)}`;
  const bytes = stats.isFile() ? await readLocated({ real: file }) : undefined;
  if (!(bytes instanceof Uint8Array)) return `unread ${identityOf(stats)}`;
  const program = stats.mode & 0o100n ? 'program' : 'file';
  return `${program} ${createHash('sha256').update(bytes).digest('hex')}`;
}

/** Whether a file on disk is what git stores under this id. */
async function isBlob(file: string, { oid, mode }: TreeEntry): Promise<boolean> {
  const stats = statsOf(file);
  if (!stats?.isFile() || (mode === '100755') !== ((stats.mode & 0o100n) !== 0n)) return false;
  const bytes = await readLocated({ real: file });
  if (!(bytes instanceof Uint8Array)) return false;
  const hash = createHash(oid.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex') === oid;
}

async function inBatches<T>(paths: readonly string[], task: (path: string, index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let from = 0; from < paths.length; from += atOnce) {
    const some = paths.slice(from, from + atOnce);
    results.push(...(await Promise.all(some.map((path, index) => task(path, from + index)))));
  }
  return results;
}
