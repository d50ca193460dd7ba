import { createHash } from 'node:crypto';
import { readBytes } from './files/files.ts';
import { openGit } from './git/git.ts';

/** Changes with the head commit and with the content of every uncommitted file. */
export async function fingerprint(cwd: string): Promise<string> {
  const git = await openGit(cwd);
  const hash = createHash('sha256').update(git.head ?? '');
  for (const path of await git.dirty()) {
    const content = await readBytes(git.top, path);
    hash.update(`\0${path}\0`).update(content instanceof Uint8Array ? content : content.kind);
  }
  return hash.digest('hex');
}
