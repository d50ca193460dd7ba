import { realpath } from 'node:fs/promises';
import type { CommitStep } from '../../model/checkout.ts';
import type { Change, LineCount, Past } from '../../model/world.ts';
import { type BaseRef, baseResolver } from './base.ts';
import { changesOf, lineCountsOf } from './changes.ts';
import { openAncestry } from './commits.ts';
import { openObjects } from './object-store.ts';
import { type Commit, hasCommit, listTouched, readBlobs, type TreeEntry, treeLister } from './objects.ts';
import { findPlaces } from './places.ts';
import { gitCommand, gitIn, NotACheckout } from './process.ts';
import { keptPaths, readStatus, readTracked } from './status.ts';
import { listSteps } from './steps.ts';
import { addWorktree, configurationOf, type Worktree } from './worktree.ts';

export { NotACheckout };

/**
 * A checkout, read through git: runs no hook, textconv filter or monitor of the repository, and writes nothing. What is on disk
 * is described as it was when the checkout was opened; what is committed, when it is asked.
 */
export interface Git {
  /** The real, absolute path of the top folder. */
  top: string;
  /** The commit that is checked out; null before the first commit. */
  head: string | null;
  /** The branch that is checked out; null if HEAD is detached. */
  branch: string | null;
  /** Throws for an unknown name. Null without a name if there is no base other than HEAD. */
  resolveBase(name?: string): Promise<BaseRef | null>;
  mergeBase(a: string, b: string): Promise<string | null>;
  /** From a commit (null: from nothing) to a commit or to the files on disk, sorted by path. */
  changes(from: string | null, to: 'worktree' | string): Promise<Change[]>;
  /** Lines added and removed by path; none for binary files. */
  lineCounts(from: string | null, to: 'worktree' | string): Promise<Map<string, LineCount>>;
  /** Uncommitted paths: staged, unstaged, or untracked and not ignored; sorted. */
  dirty(): Promise<readonly string[]>;
  listTree(commit: string): Promise<Map<string, TreeEntry>>;
  /** Without blobs that are missing or larger than 10 MiB. */
  readBlobs(oids: string[]): Promise<Map<string, Uint8Array>>;
  /** Paths on disk that are tracked, or untracked and not ignored; sorted. */
  keptPaths(): Promise<string[]>;
  /** Paths that git doesn't compare with the disk: not in a sparse checkout, or marked as unchanged. */
  unwatched(): Promise<readonly string[]>;
  /** Oldest first. */
  commits(from: string | null, to: string): Promise<Commit[]>;
  /** The files that each commit touched, oldest first. */
  touched(from: string, to: string): Promise<Past[]>;
  /** The same with authors and messages, and the content of `wanted` files. */
  steps(from: string, to: string, wanted: (path: string) => boolean): Promise<CommitStep[]>;
  hasCommit(id: string): Promise<boolean>;
  /** Another worktree of the repository, in the system's temporary folder. */
  addWorktree(commit: string, options?: { share: boolean }): Promise<Worktree>;
  /** Git's own folders for this checkout. */
  folders(): Promise<string[]>;
  /** Everything that decides which programs a checkout would run, to detect changes. */
  configuration(): Promise<string>;
  /** Ends the process that reads objects. It starts again when it is needed. */
  rest(): Promise<void>;
}

export async function openGit(cwd: string): Promise<Git> {
  const command = gitCommand(cwd);
  const here = gitIn(command);
  // All three ask about the same checkout, wherever in it they run; the last one lists only what is below its folder.
  const [places, status, below] = await allOf(findPlaces(here, cwd), readStatus(here), readTracked(here));
  const { top } = places;
  const inTop = { ...command, folder: top };
  const git = gitIn(inTop);
  const tracked = top === command.folder ? below : await readTracked(git);
  const store = openObjects(inTop);
  const ancestry = openAncestry(git, store);
  const compared = { git, places, status };
  return {
    ...{ top, head: status.head, branch: status.branch },
    resolveBase: baseResolver(git, store, status),
    mergeBase: ancestry.mergeBase,
    changes: (from, to) => changesOf(compared, from, to),
    lineCounts: (from, to) => lineCountsOf(compared, from, to),
    listTree: treeLister(store),
    readBlobs: oids => readBlobs(store, oids),
    dirty: async () => status.dirty,
    keptPaths: () => keptPaths(top, status, tracked),
    unwatched: async () => tracked.unwatched,
    commits: ancestry.commits,
    touched: (from, to) => listTouched(git, from, to),
    steps: (from, to, wanted) => listSteps(git, store, from, to, wanted),
    hasCommit: id => hasCommit(store, id),
    addWorktree: (commit, options) => addWorktree(git, places, commit, options),
    folders: () => Promise.all([places.gitFolder, places.commonFolder].map(folder => realpath(folder))),
    configuration: () => configurationOf(git, places),
    rest: store.rest,
  };
}

/** The first failure in their order: that of a later one may be the consequence of an earlier one. */
async function allOf<A, B, C>(...asked: [Promise<A>, Promise<B>, Promise<C>]): Promise<[A, B, C]> {
  await Promise.allSettled(asked);
  return Promise.all(asked);
}
