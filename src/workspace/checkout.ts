import type { Checkout } from '../model/checkout.ts';
import { openBaseFiles } from './base-files.ts';
import { openTrees } from './base-trees.ts';
import { openCages } from './cage/cage.ts';
import { type Commands, openCommands } from './commands/commands.ts';
import { openFiles } from './files/files.ts';
import { type Git, openGit } from './git/git.ts';
import type { TreeEntry } from './git/objects.ts';
import { linkedDependencies } from './git/worktree.ts';
import { recordKept } from './kept-files.ts';
import { listRevision, type RevisionTrees, readRevision } from './read-revision.ts';
import { openRegex } from './regex.ts';

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
  commits: Checkout['commits'];
  /** Fetches the history of base and head if it is missing; false if that fails. */
  deepen?(): Promise<boolean>;
  /** Fetches a commit of the pull request if it is missing; false if that fails. */
  fetchMissing(commit: string): Promise<boolean>;
  /** The merge base of a commit of the pull request and the base; undefined if it can't be determined. */
  forkOf(commit: string): Promise<string | undefined>;
}

export interface OpenCheckout extends Checkout {
  /** The top folder of the checkout itself, even if another tree is checked. */
  top: string;
  /** Stops running commands and removes temporary folders and worktrees. */
  close(): Promise<void>;
}

export async function openCheckout(options: CheckoutOptions): Promise<OpenCheckout> {
  const git = await openGit(options.cwd);
  const [range, dirty]: [KnownRange, string[]] = await Promise.all([
    options.range ?? rangeOf(git, options.base),
    git.dirty(),
  ]);
  const { base, fork } = range;
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    while (closers.length > 0) await closers.pop()!();
  };
  try {
    const apart = options.committed && (dirty.length > 0 || (await git.unwatched()).length > 0);
    const { tree, shared } = await checkedTree(git, apart, closers);
    const folders = await tree.folders();
    const end = options.committed && git.head ? git.head : 'worktree';
    const [kept, changes, commits, configuration] = await Promise.all([
      tree.keptPaths(),
      tree.changes(fork, end),
      range.commits ?? (base && git.head ? git.commits(fork, git.head) : []),
      base ? git.configuration() : '',
    ]);
    const regex = openRegex();
    closers.push(regex.close);
    const listTree = remembered(git.listTree);
    const trees: RevisionTrees = { git, listTree, tree, kept, commits: { base: base?.commit ?? null, fork } };
    const read: Checkout['read'] = (end, wanted) => readRevision(trees, end, wanted);
    const baseFiles = once(() => openBaseFiles({ listTree, readBlobs: git.readBlobs }, base?.commit ?? fork));
    const name = base ? `${base.branch}@${base.commit.slice(0, 7)}` : 'the last commit';
    const textBefore = async (path: string) => {
      const content = (await read('fork', each => each === path)).get(path);
      return content instanceof Uint8Array ? new TextDecoder().decode(content) : undefined;
    };
    const deepen = once(async () => range.deepen?.() ?? true);
    const mustDeepen = async () => {
      if (!(await deepen()))
        throw new Error('the history of the branch could not be fetched; set fetch-depth: 0 for actions/checkout');
    };
    const history = once(async () => {
      await mustDeepen();
      return [
        ...(base && fork && range.head ? await git.touched(fork, range.head) : []),
        ...(options.committed || dirty.length === 0 ? [] : [{ id: '', files: dirty }]),
      ];
    });
    /** A missing commit may be in the history that was not fetched. */
    const hasCommit = async (id: string) =>
      (await git.hasCommit(id)) || (range.deepen !== undefined && (await deepen()) && git.hasCommit(id));
    const lineCounts = once(() => tree.lineCounts(fork, end));
    return {
      top: git.top,
      base: base && { branch: base.branch, commit: base.commit },
      head: range.head,
      branch: git.branch,
      changes,
      committed: options.committed,
      dirty,
      commits,
      read,
      async steps(wanted) {
        if (!base || !fork || !range.head) return [];
        await mustDeepen();
        return git.steps(fork, range.head, wanted);
      },
      list: each => listRevision(trees, each),
      async sameFiles(commit, paths) {
        const left = fork === null ? undefined : await range.forkOf?.(commit);
        if (range.head === null || fork === null || left === undefined) return undefined;
        // One at a time: parallel fetches into a shallow checkout fail. Without the commit, the approval doesn't count.
        for (const each of [commit, left, range.head]) if (!(await range.fetchMissing?.(each))) return undefined;
        const [then, now, thenBefore, nowBefore] = await Promise.all([commit, range.head, left, fork].map(listTree));
        const same = (a: Tree, b: Tree, path: string) => markOf(a.get(path)) === markOf(b.get(path));
        return paths.every(path => same(then!, now!, path) && same(thenBefore!, nowBefore!, path));
      },
      world({ pass, preExisting, setup, cage, isEvidence, ...rest }) {
        const { environment, signal } = options;
        const cages = openCages({
          mode: 'auto',
          network: 'allow',
          git: 'private',
          docker: false,
          ...cage,
          top: tree.top,
          environment,
        });
        closers.push(cages.close);
        const commandsIn = (top: string, shared: readonly string[]) =>
          openCommands({ top, environment, pass, signal, caged: { cages, gitFolders: folders, shared } });
        const commands = commandsIn(tree.top, shared);
        closers.push(commands.close);
        let headRan = false;
        const record = once(async () => {
          const committed = await cleanEntries(tree, listTree);
          return recordKept({ top: tree.top, paths: kept, isEvidence, committed });
        });
        const run: Commands['run'] = async (command, layer) => {
          await record();
          headRan = true;
          return commands.run(command, layer);
        };
        /** After a command has run, nothing in git's folder is believed. */
        const fromGit =
          <Asked extends unknown[], T>(ask: (...asked: Asked) => Promise<T>) =>
          async (...asked: Asked): Promise<T> => {
            if (headRan) throw new Error('git is not asked after a command has run');
            return ask(...asked);
          };
        const before = base && fork ? { tip: base.commit, fork } : null;
        const others =
          before &&
          openTrees({
            git,
            head: tree.top,
            commits: before,
            configuration,
            preExisting,
            ...(setup ? { setup } : {}),
            commandsIn,
            isExposed: async () => headRan && (await cages.chosen()).kind === 'none',
          });
        if (others) closers.push(others.close);
        return {
          files: openFiles(tree.top, kept),
          changes,
          commits,
          base: { name, files: fromGit(baseFiles), trees: others },
          compared: base !== null,
          before: fromGit(textBefore),
          hasCommit: fromGit(hasCommit),
          history: fromGit(history),
          lineCounts: fromGit(lineCounts),
          search: regex.search,
          run,
          isolation: cages.chosen,
          disturbed: async () => (await record())(),
          ...rest,
        };
      },
      close,
    };
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

type KnownRange = Pick<ChangeRange, 'base' | 'fork'> & { head: string | null } & Partial<
    Pick<ChangeRange, 'commits' | 'fetchMissing' | 'forkOf' | 'deepen'>
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
  return { tree: await openGit(worktree.top), shared: worktree.shared };
}

/** The files of the last commit that are on disk as it has them. */
async function cleanEntries(tree: Git, listTree: Git['listTree']): Promise<ReadonlyMap<string, TreeEntry>> {
  if (tree.head === null) return new Map();
  const entries = new Map(await listTree(tree.head));
  // Paths that git is configured to ignore may hide a change.
  for (const path of [...(await tree.dirty()), ...(await tree.unwatched())]) entries.delete(path);
  return entries;
}

/** Loads on the first call. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
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

type Tree = ReadonlyMap<string, TreeEntry>;
const markOf = (entry: TreeEntry | undefined) => entry && `${entry.mode} ${entry.oid}`;
