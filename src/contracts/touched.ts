import { reachesChange } from '../match/glob.ts';
import type { Criterion } from '../model/contract.ts';
import { someOf } from '../model/outcome.ts';
import { type Change, pathsOf } from '../model/world.ts';

/** Whether the change touches a file that the globs match. A deleted file counts, and a renamed one with both names. */
export function touches(changes: readonly Change[], globs: readonly string[]): boolean {
  return changes.some(change => pathsOf(change).some(path => reachesChange(globs, path, change)));
}

/** What decides whether something with `paths` is needed. Without a base, nobody knows what changed: everything is. */
export type Needed = (paths: readonly string[] | undefined) => boolean;

export function neededFor(changes: readonly Change[], compared: boolean): Needed {
  const known = new Map<string, boolean>();
  return paths => {
    if (!paths || !compared) return true;
    const key = JSON.stringify(paths);
    const needed = known.get(key) ?? touches(changes, paths);
    known.set(key, needed);
    return needed;
  };
}

/** Skips the criteria whose `paths` the change does not touch. */
export function skipUnneeded<C extends Pick<Criterion, 'paths' | 'skip'>>(criteria: readonly C[], needed: Needed): C[] {
  return criteria.map(criterion => {
    const { paths, skip } = criterion;
    if (!paths || skip !== undefined || needed(paths)) return criterion;
    return { ...criterion, skip: `not needed: the change touches no file of ${someOf(paths)}` };
  });
}
