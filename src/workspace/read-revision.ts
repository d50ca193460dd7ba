import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { End } from '../model/checkout.ts';
import { readBytes } from './files/files.ts';
import type { Git } from './git/git.ts';
import type { TreeEntry } from './git/objects.ts';

const linkReason = 'it is a symbolic link; contracts and policies are plain files';
const readAtOnce = 32;

/** The trees of the revisions of a change. */
export interface RevisionTrees {
  git: Pick<Git, 'readBlobs'>;
  listTree: Git['listTree'];
  /** The tree that is checked, and its files that are tracked or not ignored. */
  tree: Pick<Git, 'top'>;
  kept: readonly string[];
  /** `head`: absent if that is the tree on disk. */
  commits: Record<Exclude<End, 'head'>, string | null> & { head?: string };
}

/** Every path of a revision, sorted. */
export async function listRevision(trees: RevisionTrees, end: End): Promise<readonly string[]> {
  return isOnDisk(trees, end) ? trees.kept : [...(await treeOf(trees, end)).keys()].sort();
}

export async function readRevision(
  trees: RevisionTrees,
  end: End,
  wanted: (path: string) => boolean,
): Promise<Map<string, Uint8Array | string>> {
  const { git, tree, kept } = trees;
  const files = new Map<string, Uint8Array | string>();
  if (isOnDisk(trees, end)) {
    const paths = kept.filter(wanted);
    for (let from = 0; from < paths.length; from += readAtOnce) {
      const some = paths.slice(from, from + readAtOnce);
      const read = await Promise.all(some.map(path => readPlain(tree.top, path)));
      for (const [index, content] of read.entries()) if (content !== undefined) files.set(some[index]!, content);
    }
    return files;
  }
  const entries: [string, TreeEntry][] = [];
  for (const [path, entry] of await treeOf(trees, end)) if (wanted(path)) entries.push([path, entry]);
  if (entries.length === 0) return files;
  const blobs = await git.readBlobs(entries.map(([, { oid }]) => oid));
  for (const [path, { oid, mode }] of entries) {
    if (mode === '120000') files.set(path, linkReason);
    else files.set(path, blobs.get(oid) ?? 'it could not be read from git, or is larger than 10 MiB');
  }
  return files;
}

function isOnDisk({ commits }: RevisionTrees, end: End): boolean {
  return end === 'head' && commits.head === undefined;
}

async function treeOf({ listTree, commits }: RevisionTrees, end: End): ReturnType<Git['listTree']> {
  const commit = commits[end] ?? null;
  return commit === null ? new Map() : listTree(commit);
}

/** The bytes, the reason why they may not be read, or undefined if there is no file. */
async function readPlain(top: string, path: string): Promise<Uint8Array | string | undefined> {
  const stats = await lstat(join(top, path)).catch(() => undefined);
  if (stats?.isSymbolicLink()) return linkReason;
  const bytes = await readBytes(top, path);
  if (bytes instanceof Uint8Array) return bytes;
  return bytes.kind === 'refused' ? bytes.reason : undefined;
}
