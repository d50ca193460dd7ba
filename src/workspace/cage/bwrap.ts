import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isInside } from '../files/safe-paths.ts';
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
import { type LayerFiles, makeLayerFiles } from './layer-files.ts';
import type { Mount } from './mounts.ts';
import { type Programs, quietEnvironment } from './programs.ts';

/** The caches that start empty where the folders around them can't be overlaid. */
const caches = `.cache .npm .local/share/pnpm .local/state .config .yarn .bun/install .cargo/registry .cargo/git .gradle
  .m2/repository .nuget/packages .ivy2 .sbt .bundle .gem .composer .hex .mix go/pkg pkg/mod`.split(/\s+/);

/** bubblewrap with overlays, which it has since 0.11. */
export function bwrapKind({ bwrap, sh, env }: Programs): CageKind | undefined {
  if (!bwrap || !sh || !env || !hasOverlays(bwrap)) return undefined;
  return { name: 'bwrap', open: async options => openLayer({ bwrap, sh, env }, options, true) };
}

/** Where nothing can overlay folders: git's folder is read-only, and caches start empty. */
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
    ...options.mounts.flatMap(mount => viewOf(mount, files, options, overlays)),
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

function viewOf(mount: Mount, files: LayerFiles, { folder }: LayerOptions, overlays: boolean): string[] {
  const { path } = mount;
  switch (mount.kind) {
    case 'private':
      return ['--bind', files.private.get(path)!, path];
    case 'discarded': {
      const { lower, upper, work } = files.discarded.get(path)!;
      if (!overlays) return ['--ro-bind', path, path, ...emptyCaches(path, join(folder, mount.slot))];
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

function emptyCaches(home: string, slot: string): string[] {
  const found = caches.filter(name => existsSync(join(home, name)));
  return found
    .filter(name => !found.some(other => other !== name && isInside(other, name)))
    .flatMap(name => {
      const own = join(slot, 'caches', name);
      mkdirSync(own, { recursive: true });
      return ['--bind', own, join(home, name)];
    });
}
