import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, isAbsolute, join } from 'node:path';
import { isInside } from '../files/safe-paths.ts';

/** What a command in a cage sees at a path. Everything that no entry covers is the machine's own, read-only. */
export type Mount = { path: string } & (
  | { kind: 'writable' | 'read-only' }
  /** The machine's own content; changes are kept apart and thrown away. `slot`: where they are kept. */
  | { kind: 'discarded'; holds: 'home' | 'git' | 'dependencies'; slot: string }
  /** An empty folder that is thrown away. */
  | { kind: 'private'; slot: string }
  | { kind: 'hidden'; folder: boolean }
);

export interface CageRules {
  network: 'allow' | 'none';
  git: 'private' | 'read-only' | 'write';
  docker: boolean;
}

export interface Tree {
  /** The real path of the folder in which commands run. */
  top: string;
  /** Git's folders for it: its own and, for a worktree, that of the repository. */
  gitFolders: readonly string[];
  /** Dependencies of another tree that it uses. */
  shared: readonly string[];
}

/** The folders in which tools keep their caches and settings: their changes never reach the machine. */
const toolFolders = /^(HOME|.+_HOME|GOPATH|VIRTUAL_ENV|RUNNER_TOOL_CACHE)$/;

/** Sockets through which a command could have something done outside its cage. */
const services = ['/run/dbus', '/run/systemd/private', '/run/snapd.socket', '/run/snapd-snap.socket'];
const containers = ['/run/docker.sock', '/run/docker', '/run/containerd', '/run/podman', '/run/crio'];

/** A shallower path comes before those inside it. `run`: the gate's folder for the files of this run's commands. */
export function mountsOf(tree: Tree, run: string, environment: NodeJS.ProcessEnv, rules: CageRules): Mount[] {
  const temporary = temporaryFolders();
  const homes = outermost(
    Object.entries(environment)
      .filter(([name, value]) => toolFolders.test(name) && value !== undefined && isAbsolute(value))
      .flatMap(([, value]) => realFolder(value!))
      .filter(folder => dirname(folder) !== folder && !isInside(tree.top, folder)),
  );
  const outside = tree.gitFolders.filter(folder => folder !== tree.top);
  const mounts: Mount[] = [
    ...temporary.map((path, index): Mount => ({ path, kind: 'private', slot: `temporary-${index}` })),
    ...homes.map((path, index): Mount => ({ path, kind: 'discarded', holds: 'home', slot: `home-${index}` })),
    ...tree.shared.map(
      (path, index): Mount => ({ path, kind: 'discarded', holds: 'dependencies', slot: `shared-${index}` }),
    ),
    { path: tree.top, kind: 'writable' },
    { path: run, kind: 'writable' },
    ...programsWithin(temporary, [tree.top, run], environment).map((path): Mount => ({ path, kind: 'read-only' })),
    ...outermost(outside).map((path, index) => gitMount(path, `git-${index}`, rules.git)),
    ...hiddenPaths(environment, rules)
      .filter(path => isInside(tree.top, path) || !temporary.some(folder => isInside(folder, path)))
      .map((path): Mount => ({ path, kind: 'hidden', folder: statSync(path).isDirectory() })),
  ];
  return mounts.sort((a, b) => a.path.split('/').length - b.path.split('/').length);
}

function gitMount(path: string, slot: string, git: CageRules['git']): Mount {
  if (git === 'write') return { path, kind: 'writable' };
  return git === 'read-only' ? { path, kind: 'read-only' } : { path, kind: 'discarded', holds: 'git', slot };
}

function temporaryFolders(): string[] {
  return outermost(['/tmp', '/var/tmp', tmpdir()].flatMap(realFolder));
}

/** Programs that were unpacked to a temporary folder, as steps of a workflow do: their folder on PATH, with what is beside it. */
function programsWithin(
  temporary: readonly string[],
  apart: readonly string[],
  { PATH = '' }: NodeJS.ProcessEnv,
): string[] {
  const isApart = (path: string) => apart.some(folder => isInside(folder, path) || isInside(path, folder));
  const isTemporary = (path: string) => temporary.some(folder => path !== folder && isInside(folder, path));
  const folders = PATH.split(delimiter).filter(isAbsolute).flatMap(realFolder);
  const whole = (path: string) => {
    const above = dirname(path);
    return basename(path) === 'bin' && isTemporary(above) && !isApart(above) ? above : path;
  };
  return outermost(folders.filter(path => isTemporary(path) && !isApart(path)).map(whole));
}

/** Without folders inside others, and without duplicates. */
function outermost(folders: readonly string[]): string[] {
  const unique = [...new Set(folders)];
  return unique.filter(each => !unique.some(other => other !== each && isInside(other, each)));
}

function hiddenPaths(environment: NodeJS.ProcessEnv, { docker }: CageRules): string[] {
  const user = process.getuid?.();
  const own = user === undefined ? [] : [`/run/user/${user}`];
  const wanted = [...services, ...(docker ? [] : containers), ...own, ...runnerSecrets(environment.RUNNER_TEMP)];
  return outermost(wanted.filter(path => existsSync(path)).map(path => realpathSync(path)));
}

/** Files of a GitHub runner that later steps of the job read, and in which actions/checkout keeps its token. */
function runnerSecrets(folder: string | undefined): string[] {
  if (!folder || !isAbsolute(folder) || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(name => /^(_runner_file_commands|_github_workflow|git-credentials-.*)$/.test(name))
    .map(name => join(folder, name));
}

function realFolder(path: string): string[] {
  try {
    const real = realpathSync(path);
    return lstatSync(real).isDirectory() ? [real] : [];
  } catch {
    return [];
  }
}
