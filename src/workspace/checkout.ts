import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checkout } from '../model/checkout.ts';
import { openBaseFiles } from './base-files.ts';
import { openTrees } from './base-trees.ts';
import { openCommands } from './commands/commands.ts';
import { openFiles } from './files/files.ts';
import { identityOf } from './files/safe-paths.ts';
import { type Git, openGit } from './git/git.ts';
import type { TreeEntry } from './git/objects.ts';
import { listEnd, readEnd, type Trees } from './read-revision.ts';
import { openRegex } from './regex.ts';

export interface CheckoutOptions {
  cwd: string;
  /** The base branch; found where it is not given. */
  base?: string;
  /** Judge the last commit instead of what is on disk. */
  committed: boolean;
  /** The ends of the change, where somebody else knows them better than this checkout does. */
  ends?: Ends;
  environment: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

export interface Ends {
  base: Checkout['base'];
  /** Where the change starts; null where there is nothing to hold it against. */
  fork: string | null;
  /** The commit that the verdict is for. What is checked out may be its merge with the base. */
  head: string;
  commits: Checkout['commits'];
  /** Fetches the history of both ends, where it is not here; false where it can't. */
  deepen?(): Promise<boolean>;
  /** Brings a commit of the pull request into the checkout; false where it can't. */
  bring(commit: string): Promise<boolean>;
  /** Where a commit of the pull request left the base; undefined where that can't be told. */
  forkOf(commit: string): Promise<string | undefined>;
}

export interface OpenCheckout extends Checkout {
  /** The top of the checkout itself, also where another tree is judged. */
  top: string;
  /** Ends what runs, and leaves neither folder nor worktree behind. */
  close(): Promise<void>;
}

export async function openCheckout(options: CheckoutOptions): Promise<OpenCheckout> {
  const git = await openGit(options.cwd);
  const [ends, dirty]: [Known, string[]] = await Promise.all([options.ends ?? endsOf(git, options.base), git.dirty()]);
  const { base, fork } = ends;
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    while (closers.length > 0) await closers.pop()!();
  };
  try {
    const apart = options.committed && (dirty.length > 0 || (await git.unwatched()).length > 0);
    const tree = await judgedTree(git, apart, closers);
    const end = options.committed && git.head ? git.head : 'worktree';
    const [kept, changes, commits, configuration] = await Promise.all([
      tree.keptPaths(),
      tree.changes(fork, end),
      ends.commits ?? (base && git.head ? git.commits(fork, git.head) : []),
      base ? git.configuration() : '',
    ]);
    const regex = openRegex();
    closers.push(regex.close);
    const listTree = remembered(git.listTree);
    const trees: Trees = { git, listTree, tree, kept, commits: { base: base?.commit ?? null, fork } };
    const read: Checkout['read'] = (end, wanted) => readEnd(trees, end, wanted);
    const disturbed = await watchTree(tree, kept);
    const baseFiles = once(() => openBaseFiles({ listTree, readBlobs: git.readBlobs }, base?.commit ?? fork));
    const name = base ? `${base.branch}@${base.commit.slice(0, 7)}` : 'the last commit';
    const textBefore = async (path: string) => {
      const content = (await read('fork', each => each === path)).get(path);
      return content instanceof Uint8Array ? new TextDecoder().decode(content) : undefined;
    };
    const deepen = once(async () => ends.deepen?.() ?? true);
    const mustDeepen = async () => {
      if (!(await deepen())) throw new Error('the history of the branch could not be fetched; set fetch-depth: 0');
    };
    const history = once(async () => {
      await mustDeepen();
      return [
        ...(base && fork && ends.head ? await git.touched(fork, ends.head) : []),
        ...(options.committed || dirty.length === 0 ? [] : [{ id: '', files: dirty }]),
      ];
    });
    /** What is not here may be in the part of the history that was not fetched. */
    const hasCommit = async (id: string) =>
      (await git.hasCommit(id)) || (ends.deepen !== undefined && (await deepen()) && git.hasCommit(id));
    const lineCounts = once(() => tree.lineCounts(fork, end));
    return {
      top: git.top,
      base: base && { branch: base.branch, commit: base.commit },
      head: ends.head,
      branch: git.branch,
      changes,
      committed: options.committed,
      dirty,
      commits,
      read,
      async steps(wanted) {
        if (!base || !fork || !ends.head) return [];
        await mustDeepen();
        return git.steps(fork, ends.head, wanted);
      },
      list: each => listEnd(trees, each),
      async sameFiles(commit, paths) {
        const left = fork === null ? undefined : await ends.forkOf?.(commit);
        if (ends.head === null || fork === null || left === undefined) return undefined;
        // One after the other: fetches into a shallow checkout stand in each other's way, and what is not here signs nothing.
        for (const each of [commit, left, ends.head]) if (!(await ends.bring?.(each))) return undefined;
        const [then, now, thenBefore, nowBefore] = await Promise.all([commit, ends.head, left, fork].map(listTree));
        const same = (a: Tree, b: Tree, path: string) => markOf(a.get(path)) === markOf(b.get(path));
        return paths.every(path => same(then!, now!, path) && same(thenBefore!, nowBefore!, path));
      },
      world({ pass, preExisting, setup, ...rest }) {
        const { environment, signal } = options;
        const commandsIn = (top: string) => openCommands({ top, environment, pass, signal });
        const commands = commandsIn(tree.top);
        closers.push(commands.close);
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
          });
        if (others) closers.push(others.close);
        return {
          files: openFiles(tree.top, kept),
          changes,
          commits,
          base: { name, files: baseFiles, trees: others },
          compared: base !== null,
          before: textBefore,
          hasCommit,
          history,
          lineCounts,
          search: regex.search,
          run: commands.run,
          disturbed,
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

/** As far as this checkout can tell. */
async function endsOf(git: Git, name: string | undefined): Promise<Known> {
  const base = git.head === null ? null : await git.resolveBase(name);
  const fork = base && git.head ? ((await git.mergeBase(base.commit, git.head)) ?? base.commit) : git.head;
  return { base, fork, head: git.head };
}

type Known = Pick<Ends, 'base' | 'fork'> & { head: string | null } & Partial<
    Pick<Ends, 'commits' | 'bring' | 'forkOf' | 'deepen'>
  >;

/** What is on disk, or a clean tree of the last commit where the two differ. */
async function judgedTree(git: Git, apart: boolean, closers: (() => Promise<void>)[]): Promise<Git> {
  if (!apart || git.head === null) return git;
  const worktree = await git.addWorktree(git.head);
  closers.push(worktree.remove);
  return openGit(worktree.top);
}

/** Tells later which of the files that git keeps are not as they were now. What is new is of no interest. */
async function watchTree(tree: Git, kept: readonly string[]): Promise<() => Promise<string[]>> {
  const known = new Set(kept);
  const marks = async () => {
    // What git is told not to look at may hide a change.
    const paths = [...(await tree.dirty()), ...(await tree.unwatched())].filter(path => known.has(path));
    const stats = paths.map(path => lstat(join(tree.top, path), { bigint: true }).catch(() => undefined));
    return new Map((await Promise.all(stats)).map((each, index) => [paths[index]!, each && identityOf(each)]));
  };
  const before = await marks();
  return async () =>
    [...(await marks())]
      .filter(([path, mark]) => !before.has(path) || before.get(path) !== mark)
      .map(([path]) => path)
      .sort();
}

/** Asked at the first call only. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask();
    return answer;
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
