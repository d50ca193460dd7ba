import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isInside } from '../files/safe-paths.ts';
import type { Mount } from './mounts.ts';

export interface Discarded {
  path: string;
  /** Read in this order: what setup changed comes before the machine's own content. */
  lower: readonly string[];
  upper: string;
  work: string;
}

/** Where the changes of one layer are kept until it ends. */
export interface LayerFiles {
  private: ReadonlyMap<string, string>;
  discarded: ReadonlyMap<string, Discarded>;
}

/** Places for mounts in folders that start empty are made here, by the user who removes them again. `base`: the folder of the setup's layer, whose changes every later layer sees; undefined for that layer itself. */
export function makeLayerFiles(mounts: readonly Mount[], folder: string, base: string | undefined): LayerFiles {
  const privateFolders = new Map<string, string>();
  const discarded = new Map<string, Discarded>();
  for (const mount of mounts) {
    if (mount.kind === 'private') {
      const own = join(folder, mount.slot);
      mkdirSync(own, { recursive: true });
      chmodSync(own, 0o1777);
      privateFolders.set(mount.path, own);
    } else if (mount.kind === 'discarded') {
      const [upper, work] = [join(folder, mount.slot, 'upper'), join(folder, mount.slot, 'work')];
      for (const each of [upper, work]) mkdirSync(each, { recursive: true });
      const earlier = base === undefined ? [] : [join(base, mount.slot, 'upper')].filter(each => existsSync(each));
      looksLike(upper, earlier[0] ?? mount.path);
      if (earlier.length === 0) hideCredentials(mount.path, upper);
      discarded.set(mount.path, { path: mount.path, lower: [...earlier, mount.path], upper, work });
    }
  }
  for (const { path } of mounts) {
    const around = mounts.filter(each => each.path !== path && isInside(each.path, path)).at(-1);
    const own = around && privateFolders.get(around.path);
    if (own) mkdirSync(join(own, relative(around.path, path)), { recursive: true });
  }
  return { private: privateFolders, discarded };
}

/** The top of an overlay has the owner and mode of the folder that holds the changes. */
function looksLike(folder: string, model: string): void {
  const { mode, uid, gid } = statSync(model);
  try {
    chownSync(folder, uid, gid);
  } catch {
    // Only root can give a folder away; otherwise it stays the user's own.
  }
  chmodSync(folder, mode & 0o7777);
}

/** Without the token that actions/checkout stores in git's configuration. */
function hideCredentials(path: string, upper: string): void {
  const file = join(path, 'config');
  if (!existsSync(join(path, 'HEAD')) || !existsSync(file)) return;
  const text = readFileSync(file, 'latin1');
  const kept = text.replaceAll(/^[ \t]*extraheader[ \t]*=.*(\r?\n|$)/gim, '');
  if (kept !== text)
    writeFileSync(join(upper, 'config'), kept, { encoding: 'latin1', mode: statSync(file).mode & 0o777 });
}
