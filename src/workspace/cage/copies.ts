import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { isInside } from '../files/safe-paths.ts';
import type { Discarded } from './layer-files.ts';

/** A folder that stands in for one of the machine, and what is shown read-only inside it. */
export interface Copy {
  folder: string;
  readOnly: readonly { from: string; at: string }[];
}

/** The caches in a home folder: they start empty. */
const caches = `.cache .npm .local/share/pnpm .local/state .yarn .bun/install .cargo/registry .cargo/git .gradle
  .m2/repository .nuget/packages .ivy2 .sbt .bundle .gem .composer .hex .mix go/pkg pkg/mod`.split(/\s+/);

/** What is copied of git's folder at most, and of one file at home. What is larger is read-only. */
const limits = { files: 20_000, bytes: 64 * 1024 * 1024, homeFile: 1024 * 1024 };

const borrowed = 'objects-of-the-machine';

const isGitFolder = (path: string) => existsSync(join(path, 'HEAD')) && existsSync(join(path, 'objects'));

/** Git's folder without its objects, which are borrowed from the machine's. Undefined if it is too large or can't be read. */
export function copyGitFolder({ path, lower, upper }: Discarded): Copy | undefined {
  const from = lower[0] ?? path;
  const readOnly: { from: string; at: string }[] = [];
  const room = { ...limits };
  const show = (folder: string, at: string) => {
    mkdirSync(join(upper, relative(path, at)), { recursive: true });
    readOnly.push({ from: folder, at });
  };
  const borrow = (objects: string) => {
    show(objects, join(dirname(objects), borrowed));
    const info = join(upper, relative(path, objects), 'info');
    mkdirSync(info, { recursive: true });
    writeFileSync(join(info, 'alternates'), `../${borrowed}\n`);
  };
  const isFolderCopied = (folder: string) => {
    const machine = join(path, relative(from, folder));
    if (basename(folder) === borrowed) return false;
    if (basename(folder) !== 'objects' || !existsSync(machine)) return true;
    if (isGitFolder(dirname(machine))) borrow(machine);
    else if (basename(dirname(folder)) === 'lfs') show(machine, machine);
    else return true;
    return from !== path;
  };
  const isCopied = (source: string) => {
    const stats = lstatSync(source);
    if (stats.isDirectory()) return isFolderCopied(source);
    if (!stats.isFile() && !stats.isSymbolicLink()) return false;
    room.files -= 1;
    room.bytes -= stats.size;
    if (room.files < 0 || room.bytes < 0) throw new Error('too large to copy');
    return true;
  };
  try {
    cpSync(from, upper, { recursive: true, force: false, verbatimSymlinks: true, filter: isCopied });
    return { folder: upper, readOnly };
  } catch {
    rmSync(upper, { recursive: true, force: true });
    return undefined;
  }
}

/** A home folder: its small files are copied, caches are empty, and its other folders are the machine's, read-only. */
export function copyHome({ path, lower, upper }: Discarded): Copy {
  const readOnly: { from: string; at: string }[] = [];
  const add = (folder: string) => {
    for (const name of new Set(lower.flatMap(each => namesIn(join(each, folder))))) {
      const inside = join(folder, name);
      if (caches.includes(inside)) mkdirSync(join(upper, inside), { recursive: true });
      else if (caches.some(each => isInside(inside, each))) {
        mkdirSync(join(upper, inside), { recursive: true });
        add(inside);
      } else addOther(inside);
    }
  };
  const addOther = (inside: string) => {
    const found = lower.map(each => join(each, inside)).filter(each => existsSync(each));
    const folder = found.findLast(each => lstatSync(each).isDirectory());
    const from = folder ?? found[0];
    if (from === undefined || (!folder && isCopied(from, join(upper, inside)))) return;
    readOnly.push({ from, at: join(path, inside) });
  };
  add('.');
  return { folder: upper, readOnly };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isCopied(from: string, to: string): boolean {
  try {
    const stats = lstatSync(from);
    if (stats.isFile() && stats.size > limits.homeFile) return false;
    cpSync(from, to, { verbatimSymlinks: true });
    return true;
  } catch {
    return false;
  }
}
