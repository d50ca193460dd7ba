import type { Checkout } from '../model/checkout.ts';
import { type Git, openGit } from './git/git.ts';
import type { TreeEntry } from './git/objects.ts';
import { linkedDependencies } from './git/worktree.ts';
import { recordKept } from './kept-files.ts';
import { openRegex } from './regex.ts';
import { once, openView, type Shared } from './view.ts';

export interface CheckoutOptions {
  cwd: string;
  /** The base branch; detected if not given. */
  base?: string;
  /** Check the last commit instead of the files on disk. */
  committed: boolean;
  /** Base, fork and head, if known from GitHub; otherwise read from the checkout. */
  range?: ChangeRange;
  environment: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

export interface ChangeRange {
  base: Checkout['base'];
  /** The merge base; null if there is nothing to compare with. */
  fork: string | null;
  /** The commit of the verdict. The checkout may be at its merge with the base. */
  head: string;
  /** The commit whose files are checked, if it is not the one that is checked out. It is only read from git. */
  end?: string;
  commits: Checkout['commits'];
  /** Fetches the history of base and head if it is missing; false if that fails. */
  deepen?(): Promise<boolean>;
  /** Fetches a commit of the pull request if it is missing; false if that fails. */
  fetchMissing(commit: string): Promise<boolean>;
  /** The merge base of a commit of the pull request and the base; undefined if it can't be determined. */
  forkOf(commit: string): Promise<string | undefined>;
  /** In a merge group: where the part of each pull request begins and ends, oldest first. */
  entries?: readonly EntryRange[];
}

/** The part of a merge group that one pull request contributes. */
export interface EntryRange {
  /** The commit before it. */
  fork: string;
  /** Its last commit. */
  head: string;
  commits: Checkout['commits'];
}

export interface OpenCheckout extends Checkout {
  /** The top folder of the checkout itself, even if another tree is checked. */
  top: string;
  /** Stops running commands and removes temporary folders and worktrees. */
  close(): Promise<void>;
}

export async function openCheckout(options: CheckoutOptions): Promise<OpenCheckout> {
  const git = await openGit(options.cwd);
  const closers: (() => Promise<void>)[] = [git.rest];
  const close = async () => {
    while (closers.length > 0) await closers.pop()!();
  };
  try {
    const range: KnownRange = options.range ?? (await rangeOf(git, options.base));
    const { base, fork } = range;
    const isOnDisk = range.end === undefined;
    const dirty = isOnDisk ? await git.dirty() : [];
    const apart = options.committed && isOnDisk && (dirty.length > 0 || (await git.unwatched()).length > 0);
    const { tree, shared: linked } = await checkedTree(git, apart, closers);
    const end = range.end ?? (options.committed && git.head ? git.head : 'worktree');
    const kept = await tree.keptPaths();
    const regex = openRegex();
    closers.push(regex.close);
    const deepen = once(async () => range.deepen?.() ?? true);
    const listTree = remembered(git.listTree);
    const shared: Shared = {
      git,
      tree,
      kept,
      options,
      dirty,
      closers,
      deepen,
      listTree,
      configuration: once(git.configuration),
      search: regex.search,
      folders: await tree.folders(),
      linked,
      commandRan: false,
      record: recorder(tree, kept, listTree),
    };
    const commits = range.commits ?? (base && git.head ? await git.commits(fork, git.head) : []);
    const whole = await openView(shared, { ...range, commits, end });
    const entries: Checkout[] = [];
    for (const entry of range.entries ?? []) {
      // Each pull request is compared with the one before it, which is merged first.
      const before = base && entry.fork !== fork ? { branch: base.branch, commit: entry.fork } : base;
      entries.push(await openView(shared, { ...range, ...entry, base: before, end: entry.head }));
    }
    return { ...whole, top: git.top, ...(entries.length > 0 ? { entries } : {}), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** As far as the checkout shows. */
async function rangeOf(git: Git, name: string | undefined): Promise<KnownRange> {
  const base = git.head === null ? null : await git.resolveBase(name);
  const fork = base && git.head ? ((await git.mergeBase(base.commit, git.head)) ?? base.commit) : git.head;
  return { base, fork, head: git.head };
}

/** The range as far as it is known: locally, GitHub's part is missing. */
export type KnownRange = Pick<ChangeRange, 'base' | 'fork'> & { head: string | null } & Partial<
    Pick<ChangeRange, 'commits' | 'fetchMissing' | 'forkOf' | 'deepen' | 'entries' | 'end'>
  >;

/** The tree on disk, or a clean worktree of the last commit if the two differ. */
async function checkedTree(
  git: Git,
  apart: boolean,
  closers: (() => Promise<void>)[],
): Promise<{ tree: Git; shared: readonly string[] }> {
  if (!apart || git.head === null) return { tree: git, shared: await linkedDependencies(git.top) };
  const worktree = await git.addWorktree(git.head);
  closers.push(worktree.remove);
  const tree = await openGit(worktree.top);
  closers.push(tree.rest);
  return { tree, shared: worktree.shared };
}

/** Records the kept files when it is first asked, and once. */
function recorder(tree: Git, paths: readonly string[], listTree: Git['listTree']): Shared['record'] {
  let recorded: ReturnType<Shared['record']> | undefined;
  return isEvidence => {
    recorded ??= cleanEntries(tree, listTree).then(committed =>
      recordKept({ top: tree.top, paths, isEvidence, committed }),
    );
    return recorded;
  };
}

/** The files of the last commit that are on disk as it has them. */
async function cleanEntries(tree: Git, listTree: Git['listTree']): Promise<ReadonlyMap<string, TreeEntry>> {
  if (tree.head === null) return new Map();
  const entries = new Map(await listTree(tree.head));
  // Paths that git is configured to ignore may hide a change.
  for (const path of [...(await tree.dirty()), ...(await tree.unwatched())]) entries.delete(path);
  return entries;
}

/** A commit's tree never changes, so it is listed once. */
function remembered(listTree: Git['listTree']): Git['listTree'] {
  const known = new Map<string, ReturnType<Git['listTree']>>();
  return commit => {
    const tree = known.get(commit) ?? listTree(commit);
    known.set(commit, tree);
    return tree;
  };
}
