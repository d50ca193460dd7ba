import type { Past } from '../../model/world.ts';
import { maxFileSize } from '../files/safe-paths.ts';
import { fields, type GitCall } from './process.ts';

export interface TreeEntry {
  oid: string;
  mode: string;
}

export interface Commit {
  id: string;
  /** `Name <email>` */
  author: string;
  message: string;
}

export async function listTree(git: GitCall, commit: string): Promise<Map<string, TreeEntry>> {
  const { stdout } = await git(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit]);
  const entries = fields(stdout).map(line => {
    const tab = line.indexOf('\t');
    const [mode = '', , oid = ''] = line.slice(0, tab).split(' ');
    return [line.slice(tab + 1), { oid, mode }] as const;
  });
  return new Map(entries);
}

export async function listCommits(git: GitCall, from: string | null, to: string): Promise<Commit[]> {
  const range = from === null ? [to] : [`${from}..${to}`];
  const format = ['-z', '--format=tformat:%H%x00%an <%ae>%x00%B', '--encoding=UTF-8', '--no-color', '--no-patch'];
  const order = ['--topo-order', '--reverse'];
  const { stdout } = await git(['log', ...format, ...order, '--end-of-options', ...range, '--']);
  const parts = stdout.toString('utf8').split('\0');
  const commits: Commit[] = [];
  for (let index = 0; index + 2 < parts.length; index += 3) {
    commits.push({ id: parts[index]!, author: parts[index + 1]!, message: parts[index + 2]!.trimEnd() });
  }
  return commits;
}

/**
 * The files that each commit touched, oldest first. A merge touches only what differs from both parents: not what came with
 * the other branch, but what was added while merging.
 */
export async function listTouched(git: GitCall, from: string, to: string): Promise<Past[]> {
  const format = ['-z', '--format=tformat:%x01%H', '--name-only', '--no-renames', '--diff-merges=dense-combined'];
  const safety = ['--no-color', '--no-ext-diff', '--no-textconv', '--ignore-submodules=dirty'];
  const order = ['--topo-order', '--reverse'];
  const { stdout } = await git(['log', ...format, ...safety, ...order, '--end-of-options', `${from}..${to}`, '--']);
  const past: { id: string; files: string[] }[] = [];
  for (const part of fields(stdout)) {
    const header = /^\n?\x01([0-9a-f]{40,64})$/.exec(part);
    const files = past.at(-1)?.files;
    if (header) past.push({ id: header[1]!, files: [] });
    // A line feed separates a commit from its files.
    else if (part !== '') files?.push(files.length === 0 ? part.replace(/^\n/, '') : part);
  }
  return past;
}

/** Whether a commit with this full or abbreviated id exists. */
export async function hasCommit(git: GitCall, id: string): Promise<boolean> {
  if (!/^[0-9a-f]{7,64}$/i.test(id)) return false;
  return (await git(['cat-file', '-e', `${id}^{commit}`], { accept: [0, 1, 128] })).code === 0;
}

/** Reads all blobs with one process. Those that are too large are skipped without holding them in memory. */
export async function readBlobs(git: GitCall, oids: string[]): Promise<Map<string, Uint8Array>> {
  const wanted = [...new Set(oids)].filter(oid => /^[0-9a-f]{40,64}$/.test(oid));
  const blobs = new Map<string, Uint8Array>();
  if (wanted.length === 0) return blobs;
  const take = batchReader((oid, type, body) => type === 'blob' && blobs.set(oid, body));
  await git(['cat-file', '--batch'], { input: `${wanted.join('\n')}\n`, onData: take });
  return blobs;
}

/** Parses a sequence of `OID TYPE SIZE`, a line feed, SIZE bytes and a line feed. `OID missing` has no body. */
function batchReader(found: (oid: string, type: string, body: Uint8Array) => void): (chunk: Buffer) => void {
  let header = '';
  let body: { oid: string; type: string; left: number; parts: Buffer[] | null } | null = null;

  return chunk => {
    for (let at = 0; at < chunk.length; ) {
      if (!body) {
        const end = chunk.indexOf(0x0a, at);
        header += chunk.toString('latin1', at, end === -1 ? chunk.length : end);
        if (end === -1) return;
        const [oid = '', type = '', size] = header.split(' ');
        // One byte more than the body: the line feed after it.
        if (size !== undefined)
          body = { oid, type, left: Number(size) + 1, parts: Number(size) > maxFileSize ? null : [] };
        header = '';
        at = end + 1;
      } else {
        const part = chunk.subarray(at, at + body.left);
        body.parts?.push(part);
        body.left -= part.length;
        at += part.length;
        if (body.left === 0) {
          if (body.parts) found(body.oid, body.type, Buffer.concat(body.parts).subarray(0, -1));
          body = null;
        }
      }
    }
  };
}
