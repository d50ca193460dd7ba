import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { isInside } from '../files/safe-paths.ts';

const resolved = new Map<string, string | undefined>();

/**
 * A program that the gate itself starts, such as git. It is looked up once, before any command has run, and every later
 * caller gets the same file. `judged`: the folder of the checkout that is checked.
 */
export function systemProgram(name: string, judged: string | undefined): string | undefined {
  const key = `${name}\0${process.env.PATH}`;
  if (!resolved.has(key)) resolved.set(key, programOutside(name, process.env.PATH, judged));
  return resolved.get(key);
}

/**
 * Finds a program on PATH that no pull request supplies: never from the judged checkout, and not from any other checkout if
 * the system has the program too. A version manager may itself be a checkout and have the only Node.
 */
export function programOutside(name: string, path: string | undefined, judged: string | undefined): string | undefined {
  const isJudged = (folder: string) => judged !== undefined && isInside(judged, folder);
  const isInCheckout = (folder: string) => isJudged(folder) || checkoutAround(folder) !== undefined;
  return findProgram(name, path, isInCheckout) ?? findProgram(name, path, isJudged);
}

/** Finds a program on PATH. Relative entries are skipped, and those with a real path (of folder or program) that is refused. */
export function findProgram(
  name: string,
  path: string | undefined,
  refused: (real: string) => boolean = () => false,
): string | undefined {
  const names = process.platform === 'win32' ? [`${name}.exe`, `${name}.cmd`] : [name];
  for (const folder of (path ?? '').split(delimiter).filter(entry => isAbsolute(entry))) {
    for (const candidate of names.map(each => join(folder, each))) {
      if (isProgram(candidate) && ![folder, candidate].some(each => refused(realpathSync(each)))) return candidate;
    }
  }
  return undefined;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The nearest folder with a `.git`, from this one upwards. */
export function checkoutAround(folder: string): string | undefined {
  for (let place = folder; dirname(place) !== place; place = dirname(place)) {
    if (existsSync(join(place, '.git'))) return place;
  }
  return undefined;
}
