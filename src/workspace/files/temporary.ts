import { chmod, lstat, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder that only this user can access. Returns its real path. */
export async function makeTemporary(purpose: string): Promise<string> {
  return realpath(await mkdtemp(join(tmpdir(), `contract-gate-${purpose}-`)));
}

/** Removes a folder and its content, including read-only folders. Links are removed, never followed. */
export async function removeTree(path: string): Promise<void> {
  const attempt = () => rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  try {
    await attempt();
  } catch {
    await unlock(path);
    await attempt();
  }
}

async function unlock(path: string): Promise<void> {
  const stats = await lstat(path).catch(() => undefined);
  if (!stats?.isDirectory()) return;
  await chmod(path, 0o700).catch(() => {});
  for (const name of await readdir(path).catch(() => [])) await unlock(join(path, name));
}
