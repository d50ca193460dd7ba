import { copyFile, mkdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Change, LineCount } from '../../model/world.ts';
import { makeTemporary, removeTree } from '../files/temporary.ts';
import type { Places } from './places.ts';
import { fields, type GitCall, oneLine } from './process.ts';
import type { DiskStatus } from './status.ts';

/** A checkout whose files on disk are compared. */
export interface Compared {
  git: GitCall;
  places: Places;
  status: DiskStatus;
}

const diffOptions = ['-r', '-z', '-M', '-l1000', '--no-ext-diff', '--no-textconv', '--ignore-submodules=dirty'];

export async function changesOf(checkout: Compared, from: string | null, to: string): Promise<Change[]> {
  return parse(await diffFields(checkout, from, to, '--raw'));
}

/** Lines added and removed by path; binary files have none. */
export async function lineCountsOf(
  checkout: Compared,
  from: string | null,
  to: string,
): Promise<Map<string, LineCount>> {
  const parts = await diffFields(checkout, from, to, '--numstat');
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
  checkout: Compared,
  from: string | null,
  to: string,
  form: '--raw' | '--numstat',
): Promise<string[]> {
  const { git, status } = checkout;
  // Files on disk that are as they were committed are not read again.
  const isCommitted = to === 'worktree' && status.head !== null && status.dirty.length === 0;
  const end = isCommitted ? status.head! : to;
  if (from === end) return [];
  const start = from ?? oneLine(await git(['hash-object', '-t', 'tree', '--stdin']));
  const options = [form, ...diffOptions];
  const output =
    end === 'worktree'
      ? await diffOnDisk(checkout, start, options)
      : (await git(['diff-tree', ...options, '--end-of-options', start, end])).stdout;
  return fields(output);
}

/**
 * Git detects renames of new files only if they are in the index. They are added to a copy of the index, with its own
 * object folder, so that the repository doesn't change.
 */
async function diffOnDisk(
  { git, places, status }: Compared,
  start: string,
  options: readonly string[],
): Promise<Buffer> {
  const diff = ['diff', ...options, '--no-relative', '--end-of-options', start, '--'];
  const untracked = status.untracked.filter(path => path.at(-1) !== 0x2f);
  if (untracked.length === 0) return (await git(diff)).stdout;
  const folder = await makeTemporary('index');
  try {
    const env = await scratchIndex(places, folder);
    const input = Buffer.concat(untracked.flatMap(path => [path, Buffer.from([0])]));
    await git(['add', '--intent-to-add', '--pathspec-from-file=-', '--pathspec-file-nul'], { input, env });
    return (await git(diff, { env })).stdout;
  } finally {
    await removeTree(folder);
  }
}

async function scratchIndex({ index, objects }: Places, folder: string): Promise<Record<string, string>> {
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
