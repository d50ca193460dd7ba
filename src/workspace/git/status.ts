import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { isToolCache } from '../../tools/reading/caches.ts';
import { fields, type GitCall, nameOf } from './process.ts';

/** How the files on disk differ from the last commit. */
export interface DiskStatus {
  /** The commit that is checked out; null before the first commit. */
  head: string | null;
  /** Null if HEAD is detached. */
  branch: string | null;
  /** Staged, unstaged, or untracked and not ignored; sorted. */
  dirty: readonly string[];
  /** Tracked, but not on disk. */
  missing: ReadonlySet<string>;
  /** Untracked files, as git wrote their names. Without what tools leave behind. */
  untracked: readonly Buffer[];
}

/** What git knows of the files that it tracks. */
export interface Tracked {
  /** In the order of the index. A path with a conflict occurs several times. */
  paths: readonly string[];
  /** Not in a sparse checkout, or so marked: possibly not on disk. */
  skipped: ReadonlySet<string>;
  /** Paths that git doesn't compare with the disk: the skipped ones, and those marked as unchanged. */
  unwatched: readonly string[];
}

export async function readStatus(git: GitCall): Promise<DiskStatus> {
  const options = ['--porcelain=v2', '-z', '--branch', '--no-ahead-behind'];
  const { stdout } = await git([
    'status',
    ...options,
    ...['--no-renames', '--untracked-files=all', '--ignore-submodules=dirty'],
  ]);
  let [head, branch]: [string | null, string | null] = [null, null];
  const missing = new Set<string>();
  const untracked: Buffer[] = [];
  const dirty = new Set<string>();
  for (const bytes of splitBytes(stdout)) {
    const line = nameOf(bytes);
    if (line.startsWith('# branch.oid ')) head = known(line.slice('# branch.oid '.length), '(initial)');
    else if (line.startsWith('# branch.head ')) branch = known(line.slice('# branch.head '.length), '(detached)');
    else if (line.startsWith('? ')) {
      if (isToolCache(line.slice(2))) continue;
      dirty.add(line.slice(2));
      untracked.push(bytes.subarray(2));
    } else if (/^[1u] /.test(line)) {
      const { path, onDisk } = entryOf(line);
      dirty.add(path);
      if (!onDisk) missing.add(path);
    }
  }
  return { head, branch, dirty: [...dirty].sort(), missing, untracked };
}

const known = (value: string, none: string) => (value === none ? null : value);

/** `1 XY sub modes(3) ids(2) path`, or with a conflict `u XY sub modes(4) ids(3) path`. The last mode is that on disk. */
function entryOf(line: string): { path: string; onDisk: boolean } {
  const words = line.split(' ');
  const modes = line.startsWith('u') ? 4 : 3;
  return { path: words.slice(3 + modes + modes - 1).join(' '), onDisk: words[2 + modes] !== '000000' };
}

export async function readTracked(git: GitCall): Promise<Tracked> {
  const lines = fields((await git(['ls-files', '-z', '-v', '--cached'])).stdout);
  const skipped = new Set<string>();
  const unwatched: string[] = [];
  const paths = lines.map(line => {
    const path = line.slice(2);
    // `S`: skip-worktree, set by a sparse checkout or by anyone. A lower-case letter: assume-unchanged.
    if (/^[sS]/.test(line)) skipped.add(path);
    if (/^[a-zS]/.test(line)) unwatched.push(path);
    return path;
  });
  return { paths, skipped, unwatched };
}

/** Paths on disk that are tracked, or untracked and not ignored; sorted. */
export async function keptPaths(top: string, { missing, untracked }: DiskStatus, tracked: Tracked): Promise<string[]> {
  // A nested repository is listed as a folder; its files don't belong to this one.
  const kept = new Set(untracked.map(nameOf).filter(path => !path.endsWith('/')));
  for (const path of tracked.paths) {
    const onDisk = tracked.skipped.has(path) ? await lstat(join(top, path)).catch(() => null) : !missing.has(path);
    if (onDisk) kept.add(path);
  }
  return [...kept].sort();
}

function splitBytes(output: Buffer): Buffer[] {
  const result: Buffer[] = [];
  for (let start = 0, end = output.indexOf(0); end !== -1; start = end + 1, end = output.indexOf(0, start)) {
    result.push(output.subarray(start, end));
  }
  return result;
}
