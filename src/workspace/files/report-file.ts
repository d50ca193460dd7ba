import { constants, mkdir, open, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, relative, sep } from 'node:path';

/** A branch may hold a link where a report is to go: what is written stays where the path says. */
export async function writeReport(cwd: string, target: string, text: string): Promise<void> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  const [here, real] = [await realpath(cwd), await realpath(folder)];
  const leaves = below(cwd, folder) !== undefined && below(here, real) === undefined;
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
  const file = leaves ? undefined : await open(target, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW).catch(linked);
  if (!file) throw new Error(`the report ${target} is not written: there is a symbolic link in its place`);
  try {
    await file.writeFile(text);
  } finally {
    await file.close();
  }
}

function linked(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ELOOP') return undefined;
  throw error;
}

/** The path from a folder, or undefined where it lies outside. */
export function below(top: string, path: string): string | undefined {
  const inside = relative(top, path);
  return inside.startsWith('..') || isAbsolute(inside) ? undefined : inside.split(sep).join('/') || '.';
}
