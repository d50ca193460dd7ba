import type { Checkout } from '../model/checkout.ts';
import { openBaseFiles } from './base-files.ts';
import { openTrees } from './base-trees.ts';
import { openCages } from './cage/cage.ts';
import type { CheckoutOptions, KnownRange } from './checkout.ts';
import { type Commands, openCommands } from './commands/commands.ts';
import { openFiles } from './files/files.ts';
import type { Git } from './git/git.ts';
import type { TreeEntry } from './git/objects.ts';
import { listRevision, type RevisionTrees, readRevision } from './read-revision.ts';
import type { openRegex } from './regex.ts';

/** The parts of a checkout that do not depend on which of its commits are compared. */
export interface Shared {
  git: Git;
  /** The tree that is checked, and its files that are tracked or not ignored. */
  tree: Git;
  kept: readonly string[];
  options: CheckoutOptions;
  dirty: readonly string[];
  closers: (() => Promise<void>)[];
  /** Fetches the missing history; false if that fails. */
  deepen(): Promise<boolean>;
  listTree: Git['listTree'];
  /** Git's configuration before any command ran: asked then at the latest. */
  configuration(): Promise<string>;
  search: ReturnType<typeof openRegex>['search'];
  /** Folders of git that belong to the tree. */
  folders: readonly string[];
  /** Folders of the checkout that are linked into the tree. */
  linked: readonly string[];
  /** Set before the first command: from then on, nothing that git says is believed. */
  commandRan: boolean;
  /** Records the kept files once, and returns what lists those that have changed since. */
  record(isEvidence: (path: string) => boolean): Promise<() => Promise<string[]>>;
}

/** What is compared: from `fork` to `end`, a commit or the files on disk. */
export interface View extends KnownRange {
  commits: Checkout['commits'];
  end: 'worktree' | string;
}

const defaultCage = { mode: 'auto', network: 'allow', git: 'private', docker: false } as const;

/** A change as the checks see it. */
export async function openView(shared: Shared, view: View): Promise<Checkout> {
  const { git, tree, kept, options, dirty, closers, deepen, listTree, search } = shared;
  const { base, fork, head, commits, end } = view;
  const changes = await tree.changes(fork, end);
  const isOnDisk = end === 'worktree' || end === git.head;
  const trees: RevisionTrees = {
    git,
    listTree,
    tree,
    kept,
    commits: { base: base?.commit ?? null, fork, ...(isOnDisk ? {} : { head: end }) },
  };
  const read: Checkout['read'] = (end, wanted) => readRevision(trees, end, wanted);
  const beforeChange = batched(paths => read('fork', path => paths.has(path)));
  const objects = { listTree, readBlobs: git.readBlobs };
  const files = isOnDisk ? openFiles(tree.top, [...kept], () => shared.commandRan) : await openBaseFiles(objects, end);
  const baseFiles = once(() => openBaseFiles(objects, base?.commit ?? fork));
  const name = base ? `${base.branch}@${base.commit.slice(0, 7)}` : 'the last commit';
  const mustDeepen = async () => {
    if (!(await deepen()))
      throw new Error('the history of the branch could not be fetched; set fetch-depth: 0 for actions/checkout');
  };
  const history = once(async () => {
    await mustDeepen();
    return [
      ...(base && fork && head ? await git.touched(fork, head) : []),
      ...(options.committed || dirty.length === 0 ? [] : [{ id: '', files: [...dirty] }]),
    ];
  });
  const lineCounts = once(() => tree.lineCounts(fork, end));
  return {
    base: base && { branch: base.branch, commit: base.commit },
    head,
    branch: git.branch,
    changes,
    committed: options.committed,
    dirty,
    commits,
    read,
    async steps(wanted) {
      if (!base || !fork || !head) return [];
      await mustDeepen();
      return git.steps(fork, head, wanted);
    },
    list: each => listRevision(trees, each),
    async sameFiles(commit, paths) {
      const left = fork === null ? undefined : await view.forkOf?.(commit);
      if (head === null || fork === null || left === undefined) return undefined;
      // One at a time: parallel fetches into a shallow checkout fail. Without the commit, the approval doesn't count.
      for (const each of [commit, left, head]) if (!(await view.fetchMissing?.(each))) return undefined;
      const [then, now, thenBefore, nowBefore] = await Promise.all([commit, head, left, fork].map(listTree));
      const same = (a: Tree, b: Tree, path: string) => markOf(a.get(path)) === markOf(b.get(path));
      return paths.every(path => same(then!, now!, path) && same(thenBefore!, nowBefore!, path));
    },
    world({ pass, preExisting, setup = [], cage, isEvidence, ...rest }) {
      const { environment, signal } = options;
      const cages = openCages({ ...defaultCage, ...cage, top: tree.top, environment });
      closers.push(cages.close);
      /** No process that reads from git is alive while a command runs. */
      const quiet = async () => {
        if (base) await shared.configuration();
        await Promise.all([git.rest(), tree.rest()]);
      };
      const commandsIn = (top: string, linked: readonly string[]): Commands => {
        const caged = { cages, gitFolders: shared.folders, shared: linked };
        const opened = openCommands({ top, environment, pass, signal, caged });
        return {
          ...opened,
          async run(command, layer) {
            await quiet();
            return opened.run(command, layer);
          },
        };
      };
      const commands = commandsIn(tree.top, shared.linked);
      closers.push(commands.close);
      const run: Commands['run'] = async (command, layer) => {
        await shared.record(isEvidence);
        shared.commandRan = true;
        return commands.run(command, layer);
      };
      /** After a command has run, nothing in git's folder is believed. */
      const fromGit =
        <Asked extends unknown[], T>(ask: (...asked: Asked) => Promise<T>) =>
        async (...asked: Asked): Promise<T> => {
          if (shared.commandRan) throw new Error('git is not asked after a command has run');
          return ask(...asked);
        };
      const before = base && fork ? { tip: base.commit, fork } : null;
      const others =
        before &&
        openTrees({
          git,
          head: tree.top,
          commits: before,
          configuration: shared.configuration,
          preExisting,
          setup,
          commandsIn,
          isExposed: async () => shared.commandRan && (await cages.chosen()).kind === 'none',
        });
      if (others) closers.push(others.close);
      return {
        files,
        changes,
        commits,
        base: { name, files: once(fromGit(baseFiles)), trees: others },
        compared: base !== null,
        before: fromGit(async path => {
          const content = await beforeChange(path);
          return content instanceof Uint8Array ? new TextDecoder().decode(content) : undefined;
        }),
        /** A missing commit may be in the history that was not fetched. */
        hasCommit: fromGit(
          async id => (await git.hasCommit(id)) || (view.deepen !== undefined && (await deepen()) && git.hasCommit(id)),
        ),
        history: fromGit(history),
        lineCounts: fromGit(lineCounts),
        search,
        run,
        top: tree.top,
        isolation: cages.chosen,
        disturbed: async () => (await shared.record(isEvidence))(),
        ...rest,
      };
    },
  };
}

/** Loads on the first call. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

type Tree = ReadonlyMap<string, TreeEntry>;
const markOf = (entry: TreeEntry | undefined) => entry && `${entry.mode} ${entry.oid}`;

/** What is asked for in one turn is loaded at once. */
function batched<V>(
  load: (keys: ReadonlySet<string>) => Promise<ReadonlyMap<string, V>>,
): (key: string) => Promise<V | undefined> {
  let batch: { keys: Set<string>; loaded: Promise<ReadonlyMap<string, V>> } | undefined;
  const open = () => {
    const keys = new Set<string>();
    const turn = new Promise<void>(resolve => void setImmediate(resolve));
    const loaded = turn.then(() => {
      batch = undefined;
      return load(keys);
    });
    return { keys, loaded };
  };
  return async key => {
    batch ??= open();
    batch.keys.add(key);
    return (await batch.loaded).get(key);
  };
}
