import { matchesAny } from '../../match/glob.ts';
import { tools } from '../index.ts';

const caches: readonly string[] = [...new Set(tools.flatMap(({ caches = [] }) => caches))];

/** Whether a tool writes the file by itself as it runs. If git neither tracks nor ignores it, it is nobody's work. */
export function isToolCache(path: string): boolean {
  return matchesAny(caches, path);
}
