import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checkout, End } from '../core/checkout.ts';
import { openCommands } from './commands.ts';
import { identityOf } from './confined.ts';
import { openFiles, readBytes } from './files.ts';
import { type Git, openGit } from './git.ts';
import type { TreeEntry } from './git-objects.ts';
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
    const apart = options.committed && (dirty.length > 0 || (await git.isSparse()));
    const tree = await judgedTree(git, apart, closers);
    const end = options.committed && git.head ? git.head : 'worktree';
    const [kept, changes, commits] = await Promise.all([
      tree.keptPaths(),
      tree.changes(fork, end),
      ends.commits ?? (base && git.head ? git.commits(fork, git.head) : []),
    ]);
    const regex = openRegex();
    closers.push(regex.close);
    const listTree = remembered(git.listTree);
    const trees: Trees = { git, listTree, tree, kept, commits: { base: base?.commit ?? null, fork } };
    const read: Checkout['read'] = (end, wanted) => readEnd(trees, end, wanted);
    const disturbed = await watchTree(tree, kept);
    const before = async (path: string) => {
      const content = (await read('fork', each => each === path)).get(path);
      return content instanceof Uint8Array ? new TextDecoder().decode(content) : undefined;
    };
    const deepen = once(async () => ends.deepen?.() ?? true);
    const history = once(async () => {
      if (!(await deepen())) throw new Error('the history of the branch could not be fetched; set fetch-depth: 0');
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
      async sameFiles(commit, paths) {
        if (ends.head === null || !ends.bring) return undefined;
        const brought = await Promise.all([ends.bring(commit), ends.bring(ends.head)]);
        if (brought.includes(false)) return undefined;
        const [then, now] = await Promise.all([listTree(commit), listTree(ends.head)]);
        const mark = (entry: TreeEntry | undefined) => entry && `${entry.mode} ${entry.oid}`;
        return paths.every(path => mark(then.get(path)) === mark(now.get(path)));
      },
      world({ pass, ...rest }) {
        const commands = openCommands({
          top: tree.top,
          environment: options.environment,
          pass,
          signal: options.signal,
        });
        closers.push(commands.close);
        const files = openFiles(tree.top, kept);
        const { search } = regex;
        const past = { compared: base !== null, before, hasCommit, history, lineCounts };
        return { files, changes, ...past, search, run: commands.run, disturbed, ...rest };
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
    Pick<Ends, 'commits' | 'bring' | 'deepen'>
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
    const dirty = (await tree.dirty()).filter(path => known.has(path));
    const stats = dirty.map(path => lstat(join(tree.top, path), { bigint: true }).catch(() => undefined));
    return new Map((await Promise.all(stats)).map((each, index) => [dirty[index]!, each && identityOf(each)]));
  };
  const before = await marks();
  return async () =>
    [...(await marks())].filter(([path, mark]) => !before.has(path) || before.get(path) !== mark).map(([path]) => path);
}

/** Asked of git at the first call only. */
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

const linkReason = 'it is a symbolic link; contracts and policies are plain files';

interface Trees {
  git: Git;
  listTree: Git['listTree'];
  tree: Git;
  kept: readonly string[];
  commits: Record<Exclude<End, 'head'>, string | null>;
}

const readAtOnce = 32;

/** Bytes, the reason why they may not be read, or undefined where there is nothing. */
async function readPlain(top: string, path: string): Promise<Uint8Array | string | undefined> {
  const stats = await lstat(join(top, path)).catch(() => undefined);
  if (stats?.isSymbolicLink()) return linkReason;
  const bytes = await readBytes(top, path);
  if (bytes instanceof Uint8Array) return bytes;
  return bytes.kind === 'refused' ? bytes.reason : undefined;
}

async function readEnd(
  { git, listTree, tree, kept, commits }: Trees,
  end: End,
  wanted: (path: string) => boolean,
): Promise<Map<string, Uint8Array | string>> {
  const files = new Map<string, Uint8Array | string>();
  if (end === 'head') {
    const paths = kept.filter(wanted);
    for (let from = 0; from < paths.length; from += readAtOnce) {
      const some = paths.slice(from, from + readAtOnce);
      const read = await Promise.all(some.map(path => readPlain(tree.top, path)));
      for (const [index, content] of read.entries()) if (content !== undefined) files.set(some[index]!, content);
    }
    return files;
  }
  const commit = commits[end];
  if (commit === null) return files;
  const entries = [...(await listTree(commit))].filter(([path]) => wanted(path));
  if (entries.length === 0) return files;
  const blobs = await git.readBlobs(entries.map(([, { oid }]) => oid));
  for (const [path, { oid, mode }] of entries) {
    if (mode === '120000') files.set(path, linkReason);
    else files.set(path, blobs.get(oid) ?? 'it could not be read from git, or is larger than 10 MiB');
  }
  return files;
}
