import type { FileInfo, Files, Read } from '../model/world.ts';
import { pathProblem } from '../schema/paths.ts';
import type { Git } from './git/git.ts';

const lfsHeader = 'version https://git-lfs.github.com/spec/v1';
type Entries = Awaited<ReturnType<Git['listTree']>>;

/** The files of a commit, read from git without a second checkout. */
export async function openBaseFiles(git: Pick<Git, 'listTree' | 'readBlobs'>, commit: string | null): Promise<Files> {
  const entries: Entries = commit === null ? new Map() : await git.listTree(commit);
  const list = [...entries.keys()].sort();
  const isFolder = (path: string) => path === '.' || list.some(each => each.startsWith(`${path}/`));

  function missing(path: string): FileInfo {
    const nearest = list.find(each => each !== path && each.toLowerCase() === path.toLowerCase());
    return nearest ? { kind: 'missing', nearest } : { kind: 'missing' };
  }

  async function find(path: string): Promise<{ bytes: Uint8Array } | { info: FileInfo }> {
    const problem = pathProblem(path);
    if (problem) return { info: { kind: 'refused', reason: problem } };
    const entry = entries.get(path);
    if (!entry) return { info: isFolder(path) ? { kind: 'directory', kept: true } : missing(path) };
    if (entry.mode === '160000') return { info: { kind: 'directory', kept: true, submodule: true } };
    if (entry.mode === '120000') return { info: { kind: 'refused', reason: 'it is a symbolic link' } };
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
      if ('bytes' in found) return { kind: 'text', text: new TextDecoder().decode(found.bytes) };
      return found.info as Read;
    },
  };
}
