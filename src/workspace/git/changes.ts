import { copyFile, lstat, mkdir, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Change, LineCount } from '../../model/world.ts';
import { isToolCache } from '../../tools/reading/caches.ts';
import { makeTemporary, removeTree } from '../files/temporary.ts';
import { fields, type GitCall, oneLine } from './process.ts';

const diffOptions = ['-r', '-z', '-M', '-l1000', '--no-ext-diff', '--no-textconv', '--ignore-submodules=dirty'];

export async function changesOf(git: GitCall, top: string, from: string | null, to: string): Promise<Change[]> {
  return parse(await diffFields(git, top, from, to, '--raw'));
}

/** Lines added and removed by path; binary files have none. */
export async function lineCountsOf(
  git: GitCall,
  top: string,
  from: string | null,
  to: string,
): Promise<Map<string, LineCount>> {
  const parts = await diffFields(git, top, from, to, '--numstat');
  const counts = new Map<string, LineCount>();
  for (let index = 0; index < parts.length; ) {
    const [added = '', removed = '', path = ''] = parts[index]!.split(/\t(.*?)\t(.*)/s);
    // A renamed file has an empty path here, followed by its old and its new path.
    const own = path === '' ? parts[index + 2]! : path;
    if (added !== '-') counts.set(own, { added: Number(added), removed: Number(removed) });
    index += path === '' ? 3 : 1;
  }
  return counts;
}

async function diffFields(
  git: GitCall,
  top: string,
  from: string | null,
  to: string,
  form: '--raw' | '--numstat',
): Promise<string[]> {
  const start = from ?? oneLine(await git(['hash-object', '-t', 'tree', '--stdin']));
  const options = [form, ...diffOptions];
  const output =
    to === 'worktree'
      ? await diffOnDisk(git, top, start, options)
      : (await git(['diff-tree', ...options, '--end-of-options', start, to])).stdout;
  return fields(output);
}

export async function dirtyPaths(git: GitCall): Promise<string[]> {
  const options = ['--porcelain=v1', '-z', '--no-renames', '--untracked-files=all', '--ignore-submodules=dirty'];
  const lines = fields((await git(['status', ...options])).stdout);
  const isLeftBehind = (line: string) => line.startsWith('??') && isToolCache(line.slice(3));
  return [...new Set(lines.filter(line => !isLeftBehind(line)).map(line => line.slice(3)))].sort();
}

/** `S`: skip-worktree, set by a sparse checkout or by anyone. A lower-case letter: assume-unchanged. */
export async function unwatchedPaths(git: GitCall): Promise<string[]> {
  const lines = fields((await git(['ls-files', '-z', '-v', '--cached'])).stdout);
  return lines.filter(line => /^[a-zS] /.test(line)).map(line => line.slice(2));
}

export async function keptPaths(git: GitCall, top: string): Promise<string[]> {
  const list = async (...args: string[]) => fields((await git(args)).stdout);
  const [tracked, gone, untracked] = await Promise.all([
    list('ls-files', '-z', '-t', '--cached'),
    list('diff-files', '-z', '--name-only', '--diff-filter=D', '--no-ext-diff', '--ignore-submodules=dirty'),
    list(...listUntracked),
  ]);
  const kept = new Set(untracked.filter(path => isFile(path) && !isToolCache(path)));
  const missing = new Set(gone);
  for (const line of tracked) {
    const path = line.slice(2);
    // "S": not part of a sparse checkout, but possibly on disk.
    const there = line.startsWith('S') ? await lstat(join(top, path)).catch(() => null) : !missing.has(path);
    if (there) kept.add(path);
  }
  return [...kept].sort();
}

const listUntracked = ['ls-files', '-z', '--others', '--exclude-standard'];

/** A nested repository is listed as a folder; its files don't belong to this one. */
const isFile = (path: string) => !path.endsWith('/');

/**
 * Git detects renames of new files only if they are in the index. They are added to a copy of the index, with its own
 * object folder, so that the repository doesn't change.
 */
async function diffOnDisk(git: GitCall, top: string, start: string, options: readonly string[]): Promise<Buffer> {
  const folder = await makeTemporary('index');
  try {
    const env = await scratchIndex(git, top, folder);
    const isWork = (path: Buffer) => path.at(-1) !== 0x2f && !isToolCache(path.toString());
    const untracked = splitBytes((await git(listUntracked)).stdout).filter(isWork);
    if (untracked.length > 0) {
      const input = Buffer.concat(untracked.flatMap(path => [path, Buffer.from([0])]));
      await git(['add', '--intent-to-add', '--pathspec-from-file=-', '--pathspec-file-nul'], { input, env });
    }
    const onDisk = ['diff', ...options, '--no-relative'];
    return (await git([...onDisk, '--end-of-options', start, '--'], { env })).stdout;
  } finally {
    await removeTree(folder);
  }
}

async function scratchIndex(git: GitCall, top: string, folder: string): Promise<Record<string, string>> {
  const inGit = async (name: string) => resolve(top, oneLine(await git(['rev-parse', '--git-path', name])));
  const [index, objects] = await Promise.all([inGit('index'), inGit('objects')]);
  const copy = join(folder, 'index');
  await mkdir(join(folder, 'objects'));
  const stats = await stat(index).catch(() => null);
  if (stats) {
    await copyFile(index, copy);
    // Git compares the content of files as new as the index. A newer copy would hide their changes.
    const seconds = Math.floor(stats.mtimeMs / 1000);
    await utimes(copy, seconds, seconds);
  }
  return {
    GIT_INDEX_FILE: copy,
    GIT_OBJECT_DIRECTORY: join(folder, 'objects'),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: `"${objects.replaceAll(/["\\]/g, '\\$&')}"`,
  };
}

function splitBytes(output: Buffer): Buffer[] {
  const result: Buffer[] = [];
  for (let start = 0, end = output.indexOf(0); end !== -1; start = end + 1, end = output.indexOf(0, start)) {
    result.push(output.subarray(start, end));
  }
  return result;
}

const kinds: Record<string, Change['kind']> = { A: 'added', C: 'added', D: 'deleted', R: 'renamed' };

const link = '120000';
const submodule = '160000';

/** A file that nobody can execute, or none. */
const isPlainMode = (mode: string) => mode === '100644' || mode === '000000';

function marksOf(before: string, after: string): Pick<Change, 'irregular' | 'becomesLink' | 'submodule'> {
  return {
    ...(isPlainMode(before) && isPlainMode(after) ? {} : { irregular: true }),
    ...(after === link && before !== link ? { becomesLink: true } : {}),
    ...([before, after].includes(submodule) ? { submodule: true } : {}),
  };
}

/** Each entry is `:modes oids STATUS` and one path, or two for a rename or copy. */
function parse(parts: string[]): Change[] {
  const changes = new Map<string, Change>();
  for (let index = 0; index + 1 < parts.length; ) {
    const [before = '', after = '', , , letter = ''] = parts[index]!.slice(1).split(' ');
    const status = letter.charAt(0);
    const marks = marksOf(before, after);
    const two = status === 'R' || status === 'C';
    const from = parts[index + 1]!;
    const path = two ? parts[index + 2]! : from;
    const kind = kinds[status] ?? 'modified';
    // A path with a merge conflict occurs twice and counts as modified.
    if (changes.has(path)) changes.set(path, { ...changes.get(path), ...marks, kind: 'modified', path });
    else changes.set(path, { kind, path, ...(status === 'R' ? { from } : {}), ...marks });
    index += two ? 3 : 2;
  }
  return [...changes.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
