import { createHash } from 'node:crypto';
import { readBytes } from './files/files.ts';
import { openGit } from './git/git.ts';

/** The commit that is checked out, and a digest of every uncommitted file. */
export interface Fingerprint {
  head: string | null;
  files: ReadonlyMap<string, string>;
}

export async function fingerprint(cwd: string): Promise<Fingerprint> {
  const git = await openGit(cwd);
  const files = new Map<string, string>();
  for (const path of await git.dirty()) {
    const content = await readBytes(git.top, path);
    files.set(path, content instanceof Uint8Array ? createHash('sha256').update(content).digest('hex') : content.kind);
  }
  return { head: git.head, files };
}
