import { constants, mkdir, open, realpath, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';

/** Writes a report. Refuses to write through a symbolic link, which the branch could contain. */
export async function writeReport(cwd: string, target: string, text: string): Promise<void> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  const [here, real] = [await realpath(cwd), await realpath(folder)];
  const leaves = below(cwd, folder) !== undefined && below(here, real) === undefined;
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
  const file = leaves ? undefined : await open(target, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW).catch(linked);
  if (!file)
    throw new Error(
      `the report ${target} was not written, because its path is a symbolic link; remove the link or choose another path`,
    );
  try {
    await file.writeFile(text);
  } finally {
    await file.close();
  }
}

/** Creates a file and its folders below a top folder. False if something of this name exists, or a link leads outside. */
export async function createFile(top: string, path: string, text: string): Promise<boolean> {
  const target = join(top, path);
  if (below(await realpath(top), await nearestFolder(dirname(target))) === undefined) return false;
  await mkdir(dirname(target), { recursive: true });
  try {
    await writeFile(target, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Where the nearest folder that exists really is. */
async function nearestFolder(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return nearestFolder(dirname(folder));
  }
}

function linked(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ELOOP') return undefined;
  throw error;
}

/** The path relative to a folder; undefined if it is outside. */
export function below(top: string, path: string): string | undefined {
  const inside = relative(top, path);
  return inside.startsWith('..') || isAbsolute(inside) ? undefined : inside.split(sep).join('/') || '.';
}
