import type { Dirent } from 'node:fs';
import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { matchesAny } from '../../match/glob.ts';

export const limits = {
  /** GitHub starts at most 256 jobs of a matrix. */
  files: 256,
  fileBytes: 128 * 1024 * 1024,
  totalBytes: 256 * 1024 * 1024,
  /** Files and folders below the folder of a glob. */
  entries: 20_000,
};

export interface FoundFile {
  path: string;
  bytes: Uint8Array;
}

/** The files that the globs name, in the order of their paths, or why they can't be used, as a sentence. */
export async function findFiles(
  globs: readonly string[],
  folder: string,
): Promise<{ files: FoundFile[] } | { problem: string }> {
  const paths = new Set<string>();
  for (const glob of globs) {
    const found = await matching(glob, folder);
    if ('problem' in found) return found;
    if (found.paths.length === 0)
      return { problem: `no results file matches ${glob}; look at the job that runs command: verify` };
    for (const path of found.paths) paths.add(path);
    if (paths.size > limits.files)
      return { problem: `more than ${limits.files} results files match ${globs.join(', ')}` };
  }
  const files: FoundFile[] = [];
  let total = 0;
  for (const path of [...paths].sort()) {
    const read = await readBounded(path);
    if ('problem' in read) return read;
    total += read.bytes.length;
    if (total > limits.totalBytes)
      return { problem: `the results files are larger than ${mebibytes(limits.totalBytes)} together` };
    files.push({ path, ...read });
  }
  return { files };
}

/** The plain files that a glob names. Links are not followed. */
async function matching(glob: string, folder: string): Promise<{ paths: string[] } | { problem: string }> {
  const segments = glob.split('/');
  const fixed = segments.findIndex(segment => /[*?[\]{}()!]/.test(segment));
  const whole = isAbsolute(glob) ? glob : join(folder, glob);
  if (fixed < 0) return { paths: [resolve(whole)] };
  const [above, below] = [segments.slice(0, fixed).join('/'), segments.slice(fixed).join('/')];
  const top = isAbsolute(glob) ? above || '/' : join(folder, above);
  const paths: string[] = [];
  let seen = 0;
  for (const left = ['']; left.length > 0; ) {
    const inside = left.pop()!;
    const entries: Dirent[] = await readdir(join(top, inside), { withFileTypes: true }).catch(() => []);
    seen += entries.length;
    if (seen > limits.entries)
      return { problem: `more than ${limits.entries} files are below ${top}; name the folder of the results` };
    for (const entry of entries) {
      const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
      if (entry.isDirectory()) left.push(path);
      else if (matchesAny([below], path)) paths.push(join(top, path));
    }
  }
  return { paths };
}

/** Never follows a link, and never waits for a pipe. */
async function readBounded(path: string): Promise<{ bytes: Uint8Array } | { problem: string }> {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  const handle = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(({ code }: NodeJS.ErrnoException) => code);
  if (typeof handle !== 'object') {
    const why = handle === 'ELOOP' ? 'is a symbolic link' : handle === 'ENOENT' ? 'does not exist' : "can't be read";
    return { problem: `the results file ${path} ${why}` };
  }
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) return { problem: `the results file ${path} is not a regular file` };
    const tooLarge = { problem: `the results file ${path} is larger than ${mebibytes(limits.fileBytes)}` };
    if (stats.size > limits.fileBytes) return tooLarge;
    const bytes = Buffer.alloc(stats.size + 1);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0);
    return bytesRead > stats.size ? tooLarge : { bytes: bytes.subarray(0, bytesRead) };
  } finally {
    await handle.close();
  }
}

const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MiB`;
