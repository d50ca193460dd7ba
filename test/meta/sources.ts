import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export const top = join(import.meta.dirname, '../..');

export function read(path: string): string {
  return readFileSync(join(top, path), 'utf8');
}

/** Every file below a folder of the repository, by its path from the top. */
export function filesIn(folder: string): string[] {
  const notOurs = (name: string) => ['.git', 'node_modules', 'coverage'].includes(name) || name.endsWith('.log');
  return readdirSync(join(top, folder), { withFileTypes: true })
    .filter(({ name }) => !notOurs(name))
    .flatMap(entry => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}

export const sources: readonly string[] = filesIn('src').filter(path => path.endsWith('.ts'));

interface Import {
  module: string;
  /** Does it exist when the program runs? An import of types does not. */
  value: boolean;
  /** `import('x')`: loaded when it is first needed. */
  lazy: boolean;
}

/** What a module imports or exports from, static and dynamic, types included. */
export function importsOf(source: string): Import[] {
  const forms = /\b(?:import|export)\b([^'"`;]*?)\bfrom\s*(['"])(.+?)\2|\b(?:import|require)(\s*\()?\s*(['"`])(.+?)\5/g;
  return [...source.matchAll(forms)].map(([, names, , from, lazy, , direct]) => ({
    module: from ?? direct!,
    value: names === undefined || !isTypesOnly(names),
    lazy: lazy !== undefined,
  }));
}

function isTypesOnly(names: string): boolean {
  if (/^\s*type\b/.test(names)) return true;
  const [, list] = /^\s*\{([^}]*)\}\s*$/.exec(names) ?? [];
  const each = list?.split(',').map(name => name.trim()) ?? [names];
  return each.every(name => name === '' || name.startsWith('type '));
}

/** The source files that a source file imports, with how. */
export function importedSources(path: string): (Import & { path: string })[] {
  return importsOf(read(path))
    .filter(({ module }) => module.startsWith('.'))
    .map(each => ({ ...each, path: normalize(join(dirname(path), each.module)) }))
    .filter(each => sources.includes(each.path));
}

/** The room of a source file: its folder, or its own name for a file at the top of src. */
export function roomOf(path: string): string {
  return path.split('/')[1]!;
}
