import { lstat, readdir, readFile, realpath, rmdir, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { isInside } from '../files/safe-paths.ts';
import { makeTemporary, removeTree } from '../files/temporary.ts';
import type { Places } from './places.ts';
import { fields, type GitCall, gitIn } from './process.ts';

export interface Worktree {
  top: string;
  /** Folders of the checkout that are linked into it. */
  shared: readonly string[];
  /** May be called more than once. */
  remove(): Promise<void>;
}

const dependencyFolders = new Set(['node_modules', '.venv', 'venv', 'vendor']);

/** `share`: link the installed dependencies of the checkout into the worktree. */
export async function addWorktree(
  git: GitCall,
  { top, commonFolder }: Pick<Places, 'top' | 'commonFolder'>,
  commit: string,
  { share }: { share: boolean } = { share: true },
): Promise<Worktree> {
  const entries = join(commonFolder, 'worktrees');
  const folder = await makeTemporary('tree');
  const tree = join(folder, 'tree');
  let removal: Promise<void> | undefined;
  let shared: string[];
  const remove = () => {
    removal ??= removeWorktree(folder, tree, entries);
    return removal;
  };
  try {
    // The whole commit, even if the checkout is sparse.
    await git(['worktree', 'add', '--quiet', '--detach', '--no-checkout', '--end-of-options', tree, commit]);
    const inside = gitIn(tree);
    await inside(['-c', 'core.sparseCheckout=false', 'read-tree', '-m', '-u', 'HEAD']);
    shared = share ? await shareDependencies(git, top, tree) : [];
  } catch (error) {
    await remove();
    throw error;
  }
  return { top: tree, shared, remove };
}

/** Everything that decides which programs a checkout would run. */
export async function configurationOf(git: GitCall, { attributes }: Pick<Places, 'attributes'>): Promise<string> {
  const settings = await git(['config', '--list', '-z', '--show-origin']);
  const text = await readFile(attributes, 'utf8').catch(() => '');
  return `${settings.stdout.toString('latin1')}\n${text}`;
}

/** Without git, because a command may have changed its configuration or removed any part of the tree. */
async function removeWorktree(folder: string, tree: string, entries: string): Promise<void> {
  await removeTree(folder);
  for (const name of await readdir(entries).catch(() => [])) {
    const entry = join(entries, name);
    const pointer = await readFile(join(entry, 'gitdir'), 'utf8').catch(() => '');
    if (resolve(entry, pointer.trimEnd()) === join(tree, '.git')) await removeTree(entry);
  }
  // Git removes this folder with its last entry. With other entries, rmdir fails as intended.
  await rmdir(entries).catch(() => {});
}

/** The real paths of installed dependencies that are links out of a checkout, such as those of another worktree. */
export async function linkedDependencies(top: string): Promise<string[]> {
  const found = await Promise.all(
    [...dependencyFolders].map(async name => {
      const isLink = (await lstat(join(top, name)).catch(() => null))?.isSymbolicLink();
      const real = isLink ? await realpath(join(top, name)).catch(() => top) : top;
      return isInside(top, real) || !(await stat(real)).isDirectory() ? [] : [real];
    }),
  );
  return found.flat();
}

/** Links the installed dependencies of the checkout into the worktree. Never replaces anything of the commit. */
async function shareDependencies(git: GitCall, top: string, tree: string): Promise<string[]> {
  const shared: string[] = [];
  const options = ['-z', '--others', '--ignored', '--exclude-standard', '--directory'];
  const ignored = fields((await git(['ls-files', ...options])).stdout).map(path => path.replace(/\/$/, ''));
  for (const path of ignored.filter(each => dependencyFolders.has(basename(each)))) {
    const source = await stat(join(top, path)).catch(() => null);
    if (!source?.isDirectory() || !(await isFree(tree, path))) continue;
    await symlink(join(top, path), join(tree, path), 'dir');
    shared.push(await realpath(join(top, path)));
  }
  return shared;
}

/** Nothing exists at the path, and its folder is not a link: a link in the commit must not make us write elsewhere. */
async function isFree(tree: string, path: string): Promise<boolean> {
  const folder = join(tree, dirname(path));
  if ((await realpath(folder).catch(() => null)) !== folder) return false;
  return (await lstat(join(tree, path)).catch(() => null)) === null;
}
