import { posix } from 'node:path';
import type { FileInfo, Files, Read } from '../model/world.ts';
import { pathProblem } from '../schema/paths.ts';
import { decodeFile, lfsHeader } from './files/files.ts';
import type { Git } from './git/git.ts';

type Entries = Awaited<ReturnType<Git['listTree']>>;
type Objects = Pick<Git, 'listTree' | 'readBlobs'>;

/** As many as Linux follows. */
const maxLinks = 40;

/** The files of a commit, read from git without a checkout. Links inside the tree are followed, as on disk. */
export async function openBaseFiles(git: Objects, commit: string | null): Promise<Files> {
  const entries: Entries = commit === null ? new Map() : await git.listTree(commit);
  const list = [...entries.keys()].sort();
  const folders = new Set(list.flatMap(parentsOf));
  const byLowerCase = new Map([...list, ...folders].map(path => [path.toLowerCase(), path]));

  function missing(path: string): FileInfo {
    const nearest = byLowerCase.get(path.toLowerCase());
    return nearest !== undefined && nearest !== path ? { kind: 'missing', nearest } : { kind: 'missing' };
  }

  async function find(wanted: string): Promise<{ bytes: Uint8Array } | { info: FileInfo }> {
    const problem = wanted === '' ? 'the path is empty; enter a file or a directory' : pathProblem(wanted);
    if (problem) return { info: { kind: 'refused', reason: problem } };
    const resolved = await resolve(git, entries, tidy(wanted));
    if ('reason' in resolved) return { info: { kind: 'refused', reason: resolved.reason } };
    const { path, target } = resolved;
    const entry = entries.get(path);
    if (!entry && folders.has(path)) return { info: { kind: 'directory', kept: true } };
    if (!entry && target !== undefined && !entries.has(target) && !folders.has(target))
      return { info: { kind: 'refused', reason: dangling } };
    if (!entry) return { info: missing(tidy(wanted)) };
    if (entry.mode === '160000') return { info: { kind: 'directory', kept: true, submodule: true } };
    const bytes = (await git.readBlobs([entry.oid])).get(entry.oid);
    return bytes
      ? { bytes }
      : { info: { kind: 'refused', reason: 'it is larger than 10 MiB, or missing from this clone' } };
  }

  return {
    list,
    async inspect(path) {
      const found = await find(path);
      if ('info' in found) return found.info;
      const lfs = new TextDecoder().decode(found.bytes.subarray(0, 100)).startsWith(lfsHeader);
      return { kind: 'file', size: found.bytes.length, kept: true, lfs };
    },
    async read(path): Promise<Read> {
      const found = await find(path);
      if ('bytes' in found) return { kind: 'text', text: decodeFile(found.bytes) };
      return found.info as Read;
    },
  };
}

const dangling = 'it is or is behind a symbolic link to something that does not exist';

/** The path with every link in it followed, and where the last of them leads; or why that is nowhere. */
async function resolve(
  git: Objects,
  entries: Entries,
  wanted: string,
): Promise<{ path: string; target?: string } | { reason: string }> {
  let path = wanted;
  let target: string | undefined;
  for (let links = 0; links <= maxLinks; links++) {
    const link = [...parentsOf(path), path].find(each => entries.get(each)?.mode === '120000');
    if (link === undefined) return { path, ...(target === undefined ? {} : { target }) };
    const { oid } = entries.get(link)!;
    const text = new TextDecoder().decode((await git.readBlobs([oid])).get(oid));
    if (text === '' || text.includes('\0')) return { reason: dangling };
    target = tidy(posix.join(posix.dirname(link), text));
    if (text.startsWith('/') || target.split('/')[0] === '..')
      return { reason: 'it is or is behind a symbolic link that leaves the checkout' };
    path = tidy(posix.join(target, path.slice(link.length)));
    if (path.split('/').some(segment => segment.toLowerCase() === '.git'))
      return { reason: 'it is inside ".git", which contracts can\'t read' };
  }
  return { reason: 'it is or is behind a loop of symbolic links' };
}

/** `.`, `a` and `a/b` of `a/b/c`. */
function parentsOf(path: string): string[] {
  const segments = path.split('/').slice(0, -1);
  return ['.', ...segments.map((_, index) => segments.slice(0, index + 1).join('/'))];
}

function tidy(path: string): string {
  const segments = path.split('/').filter(segment => segment !== '' && segment !== '.');
  return segments.join('/') || '.';
}
