import { chmod, lstat, mkdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BaseTrees, Command, Elsewhere, Overlay } from '../model/world.ts';
import type { Commands } from './commands/commands.ts';
import { readBytes } from './files/files.ts';
import type { Git } from './git/git.ts';

export interface TreesOptions {
  git: Pick<Git, 'addWorktree' | 'configuration'>;
  /** The top folder of the tree that is checked. */
  head: string;
  commits: { tip: string; fork: string };
  /** Git's configuration before any command ran. */
  configuration(): Promise<string>;
  preExisting: 'fail' | 'warn';
  setup: readonly Command[];
  /** Whether a command of the head has run without a cage. */
  isExposed(): Promise<boolean>;
  /** `shared`: folders of the checked tree that are linked into this one. */
  commandsIn(top: string, shared: readonly string[]): Commands;
}

interface Tree {
  commands: Commands;
  top: string;
  /** Why no command can run in it. */
  broken?: string;
  remove(): Promise<void>;
}

const over: Elsewhere = { kind: 'not-run', reason: 'the run is over' };

const nothingLaid: Overlay = { lay: [], remove: [] };

/**
 * Worktrees of the base, each created once, on first use. None is created after a command changed git's configuration,
 * because a checkout could then run programs.
 */
export function openTrees(options: TreesOptions): BaseTrees & { close(): Promise<void> } {
  const trees = new Map<string, Promise<Tree>>();
  const queues = new Map<string, Promise<unknown>>();
  let closed = false;

  async function make(commit: string, overlay: Overlay): Promise<Tree> {
    const { git, setup } = options;
    const before = await options.configuration();
    if ((await git.configuration()) !== before) {
      throw new Error("a command changed git's configuration, so the base branch is not checked out");
    }
    const worktree = await git.addWorktree(commit, { share: setup.length === 0 });
    try {
      await applyOverlay(worktree.top, options.head, overlay);
      const commands = options.commandsIn(worktree.top, worktree.shared);
      const tree = { commands, top: worktree.top, remove: worktree.remove };
      for (const command of setup) {
        // A folder that only the change adds needs no setup here.
        if (!(await isFolder(join(worktree.top, command.cwd)))) continue;
        const { ending } = await commands.run(command, 0);
        if (ending.kind !== 'exit' || ending.code !== 0)
          return { ...tree, broken: 'the setup failed on the base branch' };
      }
      return tree;
    } catch (error) {
      await worktree.remove();
      throw error;
    }
  }

  async function runIn(tree: Tree, command: Command): Promise<Elsewhere> {
    if (tree.broken) return { kind: 'not-run', reason: tree.broken, setupFailed: true };
    const unsure = (await options.isExposed()) ? { unsure: true as const } : {};
    const finished = await tree.commands.run(command);
    const inHead = (text: string) => text.replaceAll(tree.top, options.head);
    const [stdout, stderr] = [inHead(finished.stdout), inHead(finished.stderr)];
    return { kind: 'ran', finished: { ...finished, stdout, stderr }, ...unsure };
  }

  async function runAt(commit: string, overlay: Overlay, command: Command): Promise<Elsewhere> {
    const key = treeKey(commit, overlay);
    if (closed) return over;
    const known = trees.get(key) ?? make(commit, overlay);
    trees.set(key, known);
    const tree = await known.catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    return typeof tree === 'string' ? { kind: 'not-run', reason: tree } : runIn(tree, command);
  }

  /** One command at a time in each tree, because they may write to the same files. */
  function queued(commit: string, overlay: Overlay, command: Command): Promise<Elsewhere> {
    if (closed) return Promise.resolve(over);
    const key = treeKey(commit, overlay);
    const task = () => runAt(commit, overlay, command);
    const running = (queues.get(key) ?? Promise.resolve()).then(task, task);
    queues.set(key, running);
    return running;
  }

  return {
    preExisting: options.preExisting,
    commits: options.commits,
    run: command => queued(options.commits.tip, nothingLaid, command),
    runWith: (command, overlay) => queued(options.commits.fork, overlay, command),
    async close() {
      closed = true;
      for (const making of trees.values()) {
        const tree = await making.catch(() => undefined);
        await tree?.commands.close();
        await tree?.remove();
      }
    },
  };
}

function treeKey(commit: string, { lay, remove }: Overlay): string {
  return JSON.stringify([commit, lay, remove]);
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() === true;
}

/** Copies files of the head into another tree. A link in the commit must not make us write elsewhere. */
async function applyOverlay(top: string, head: string, { lay, remove }: Overlay): Promise<void> {
  for (const path of remove) {
    const folder = join(top, dirname(path));
    if ((await realpath(folder).catch(() => undefined)) === folder) await rm(join(top, path), { force: true });
  }
  for (const path of lay) {
    const bytes = await readBytes(head, path);
    if (!(bytes instanceof Uint8Array)) continue;
    const target = join(top, path);
    await mkdir(dirname(target), { recursive: true });
    if ((await realpath(dirname(target))) !== dirname(target)) continue;
    await rm(target, { force: true, recursive: true });
    await writeFile(target, bytes);
    const { mode } = await lstat(join(head, path));
    if (mode & 0o100) await chmod(target, 0o755);
  }
}
