import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { isInside } from '../files/safe-paths.ts';

/**
 * Finds a program on PATH. Relative entries are skipped, and so are those below `notBelow`: a pull request must not supply
 * its own git or shell (under npx, `node_modules/.bin` of the checkout comes first).
 */
export function findProgram(name: string, path: string | undefined, notBelow?: string): string | undefined {
  const names = process.platform === 'win32' ? [`${name}.exe`, `${name}.cmd`] : [name];
  for (const folder of (path ?? '').split(delimiter).filter(entry => isAbsolute(entry))) {
    for (const candidate of names.map(each => join(folder, each))) {
      if (isProgram(candidate) && !(notBelow && isBelow(folder, candidate, notBelow))) return candidate;
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

function isBelow(folder: string, program: string, top: string): boolean {
  return isInside(top, realpathSync(folder)) || isInside(top, realpathSync(program));
}
