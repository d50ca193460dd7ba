import { realpath } from 'node:fs/promises';
import type { CommitStep } from '../../model/checkout.ts';
import type { Change, LineCount, Past } from '../../model/world.ts';
import { type BaseRef, baseResolver } from './base.ts';
import { changesOf, dirtyPaths, keptPaths, lineCountsOf, unwatchedPaths } from './changes.ts';
import { type Commit, hasCommit, listCommits, listTouched, listTree, readBlobs, type TreeEntry } from './objects.ts';
import { commitOf, type GitCall, gitIn, NotACheckout, oneLine } from './process.ts';
import { listSteps } from './steps.ts';
import { addWorktree, configurationOf, gitFolders, type Worktree } from './worktree.ts';

export { NotACheckout };

/** A checkout, read through git: runs no hook, textconv filter or monitor of the repository, and writes nothing. */
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
  dirty(): Promise<string[]>;
  listTree(commit: string): Promise<Map<string, TreeEntry>>;
  /** Without blobs that are missing or larger than 10 MiB. */
  readBlobs(oids: string[]): Promise<Map<string, Uint8Array>>;
  /** Paths on disk that are tracked, or untracked and not ignored; sorted. */
  keptPaths(): Promise<string[]>;
  /** Paths that git doesn't compare with the disk: not in a sparse checkout, or marked as unchanged. */
  unwatched(): Promise<string[]>;
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
}

export async function openGit(cwd: string): Promise<Git> {
  const top = await findTop(cwd);
  const git = gitIn(top);
  const [head, branch] = await Promise.all([
    commitOf(git, 'HEAD'),
    git(['symbolic-ref', '--quiet', '--short', 'HEAD'], { accept: [0, 1] }),
  ]);
  const current = { head, branch: branch.code === 0 ? oneLine(branch) : null };
  return {
    top,
    ...current,
    resolveBase: baseResolver(git, current),
    mergeBase: (a, b) => mergeBase(git, a, b),
    changes: (from, to) => changesOf(git, top, from, to),
    lineCounts: (from, to) => lineCountsOf(git, top, from, to),
    dirty: () => dirtyPaths(git),
    listTree: commit => listTree(git, commit),
    readBlobs: oids => readBlobs(git, oids),
    keptPaths: () => keptPaths(git, top),
    unwatched: () => unwatchedPaths(git),
    commits: (from, to) => listCommits(git, from, to),
    touched: (from, to) => listTouched(git, from, to),
    steps: (from, to, wanted) => listSteps(git, from, to, wanted),
    hasCommit: id => hasCommit(git, id),
    addWorktree: (commit, options) => addWorktree(git, top, commit, options),
    folders: () => gitFolders(git, top),
    configuration: () => configurationOf(git, top),
  };
}

async function findTop(cwd: string): Promise<string> {
  const git = gitIn(cwd);
  const answer = await git(['rev-parse', '--show-toplevel'], { accept: [0, 128] });
  if (answer.code === 0 && oneLine(answer) !== '') return realpath(oneLine(answer));
  if (answer.stderr.includes('dubious ownership')) {
    throw new NotACheckout(
      `git refuses to open the checkout in ${cwd}, because its files belong to another user. ` +
        `Run: git config --global --add safe.directory ${JSON.stringify(cwd)}`,
    );
  }
  throw new NotACheckout(`${cwd} is not a git checkout. Run this inside one, or pass its folder.`);
}

/** Throws if there are several: the author could choose which one counts. */
async function mergeBase(git: GitCall, a: string, b: string): Promise<string | null> {
  const answer = await git(['merge-base', '--all', '--end-of-options', a, b], { accept: [0, 1] });
  const [first, ...others] = answer.code === 0 ? oneLine(answer).split('\n') : [];
  if (others.length > 0) {
    throw new Error('The branch and its base have several merge bases. Rebase the branch onto its base.');
  }
  return first ?? null;
}
