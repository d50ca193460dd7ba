import type { World } from '../../model/world.ts';
import { normalisePath } from '../../schema/paths.ts';

/** Whether a folder is gone because the change deletes, or moves away, what was in it. */
export async function isRemovedFolder(
  cwd: string,
  { files, changes }: Pick<World, 'files' | 'changes'>,
): Promise<boolean> {
  const folder = `${normalisePath(cwd)}/`;
  if (folder === './') return false;
  const hadFiles = changes.some(
    ({ kind, path, from }) => (kind === 'deleted' && path.startsWith(folder)) || from?.startsWith(folder),
  );
  return hadFiles && (await files.inspect(cwd)).kind === 'missing';
}
