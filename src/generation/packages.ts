import { someOf } from '../model/outcome.ts';
import { packageOf } from '../tools/reading/detect.ts';
import { type ActivityContext, commandsFor, packagesOf } from './activities.ts';

/** A changed package that no command checks. */
export interface UncheckedPackage {
  folder: string;
  /** The base does not have it. */
  isNew: boolean;
}

/**
 * The changed packages that nothing here checks: a new one that no tests cover, although others have tests, and any other
 * that has no command at all.
 */
export function uncheckedPackages(context: ActivityContext): UncheckedPackage[] {
  const folders = packagesOf(context);
  const byPackage = new Map<string, string[]>();
  for (const path of context.files) {
    const folder = packageOf(path, folders);
    if (folder !== '.') byPackage.set(folder, [...(byPackage.get(folder) ?? []), path]);
  }
  const activities = [...new Set(context.detected.tools.map(({ activity }) => activity))];
  return [...byPackage]
    .map(([folder, files]) => ({ folder, files, isNew: !context.detected.folders.has(folder) }))
    .filter(({ files, isNew }) => {
      const needed = isNew ? activities.filter(each => each === 'unit-test') : activities;
      return needed.length > 0 && needed.every(each => commandsFor(each, { ...context, files }).length === 0);
    })
    .map(({ folder, isNew }) => ({ folder, isNew }))
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** Packages whose tests do not run, if tests run only in some: in words, for people. */
export function untestedOthers(context: ActivityContext): string | undefined {
  const chosen = commandsFor('unit-test', context).flatMap(command => ('cwd' in command ? [command.cwd] : []));
  if (chosen.length === 0 || chosen.includes('.')) return undefined;
  const others = context.detected.tools.some(({ activity, cwd }) => activity === 'unit-test' && !chosen.includes(cwd));
  if (!others) return undefined;
  return `only tests of the changed packages run (${someOf(chosen)}), not those of packages that depend on them`;
}
