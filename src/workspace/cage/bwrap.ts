import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyGitFolder, copyHome } from './copies.ts';
import {
  type CagedStart,
  type CageKind,
  type Enter,
  type LayerOptions,
  machineSettings,
  type OpenLayer,
  rootCapabilities,
  supervisor,
} from './kind.ts';
import { type Discarded, type LayerFiles, makeLayerFiles } from './layer-files.ts';
import type { Mount } from './mounts.ts';
import { type Programs, quietEnvironment } from './programs.ts';

/** bubblewrap with overlays, which it has since 0.11. */
export function bwrapKind({ bwrap, sh, env }: Programs): CageKind | undefined {
  if (!bwrap || !sh || !env || !hasOverlays(bwrap)) return undefined;
  return { name: 'bwrap', open: async options => openLayer({ bwrap, sh, env }, options, true) };
}

/** Where nothing can overlay folders: copies stand in for them, and caches start empty. */
export function plainBwrapKind({ bwrap, sh, env }: Programs): CageKind | undefined {
  if (!bwrap || !sh || !env) return undefined;
  return { name: 'bwrap', open: async options => openLayer({ bwrap, sh, env }, options, false) };
}

type Found = Required<Pick<Programs, 'bwrap' | 'sh' | 'env'>>;

function hasOverlays(bwrap: string): boolean {
  try {
    return execFileSync(bwrap, ['--help'], { env: quietEnvironment, encoding: 'utf8' }).includes('--overlay ');
  } catch {
    return false;
  }
}

function openLayer({ bwrap, sh, env }: Found, options: LayerOptions, overlays: boolean): OpenLayer {
  const files = makeLayerFiles(options.mounts, options.folder, options.base);
  const isRoot = process.geteuid?.() === 0;
  const view = [
    ...['--unshare-pid', '--unshare-ipc', ...(options.network === 'none' ? ['--unshare-net'] : [])],
    ...['--die-with-parent', '--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
    ...(isRoot ? machineSettings.flatMap(path => (existsSync(path) ? ['--ro-bind', path, path] : [])) : []),
    ...options.mounts.flatMap(mount => viewOf(mount, files, overlays)),
    ...['--cap-drop', 'ALL'],
    ...(isRoot ? rootCapabilities.flatMap(name => ['--cap-add', `cap_${name}`]) : []),
  ];
  return {
    enter: ({ argv, cwd, env: variables, started }: CagedStart): Enter => ({
      argv: [
        ...[bwrap, ...view, '--', sh, '-c', supervisor(2), 'sh', cwd, started],
        ...[env, '-i', ...Object.entries(variables).map(([name, value]) => `${name}=${value}`), ...argv],
      ] as [string, ...string[]],
      env: quietEnvironment,
    }),
    close: async () => {},
  };
}

function viewOf(mount: Mount, files: LayerFiles, overlays: boolean): string[] {
  const { path } = mount;
  switch (mount.kind) {
    case 'private':
      return ['--bind', files.private.get(path)!, path];
    case 'discarded': {
      const discarded = files.discarded.get(path)!;
      if (!overlays) return copied(mount.holds, discarded);
      const { lower, upper, work } = discarded;
      return [...[...lower].reverse().flatMap(each => ['--overlay-src', each]), '--overlay', upper, work, path];
    }
    case 'hidden':
      return mount.folder ? ['--tmpfs', path] : ['--ro-bind', '/dev/null', path];
    case 'read-only':
      return ['--ro-bind', path, path];
    case 'writable':
      return ['--bind', path, path];
  }
}

/** What stands in for an overlay: a copy of what is small, and the rest of the machine's, read-only. */
function copied(holds: 'git' | 'home' | 'dependencies', files: Discarded): string[] {
  const copy = holds === 'dependencies' ? undefined : holds === 'git' ? copyGitFolder(files) : copyHome(files);
  if (!copy) return ['--ro-bind', files.path, files.path];
  return ['--bind', copy.folder, files.path, ...copy.readOnly.flatMap(({ from, at }) => ['--ro-bind', from, at])];
}
