import type { Package } from '../tool.ts';
import { folderWithin } from './packages.ts';

/** Endings of the files that builds for the Java virtual machine are for. */
export const jvmEndings = ['java', 'kt', 'kts', 'groovy', 'scala'];

/** The compilers of Java and Kotlin: a name that the code lacks. */
export const unknownSymbol = /cannot find symbol|[Uu]nresolved reference/;

/** The script of a build that fetches its tool: its own, or that of the nearest folder around it. */
export function wrapperOf(here: Package, name: string): string | undefined {
  if (here.names.has(name)) return `./${name}`;
  const owner = here.above.find(({ names }) => names.has(name));
  return owner && `${'../'.repeat(folderWithin(owner, here).split('/').length)}${name}`;
}
