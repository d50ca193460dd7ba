import { matchesAny } from '../match/glob.ts';
import type { CrossCutting } from '../model/cross-cutting.ts';
import { someOf } from '../model/outcome.ts';
import { normalisePath } from '../schema/paths.ts';
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
    const files = byPackage.get(folder) ?? [];
    if (folder !== '.') byPackage.set(folder, files);
    files.push(path);
  }
  const activities = [...new Set(context.detected.tools.map(({ activity }) => activity))];
  return [...byPackage]
    .map(([folder, files]) => ({ folder, files, isNew: !context.detected.folders.has(folder) }))
    .filter(({ files, isNew }) => {
      const needed = isNew ? activities.filter(each => each === 'unit-test') : activities;
      return needed.length > 0 && needed.every(each => commandsFor(each, { ...context, files }).length === 0);
    })
    .filter(changed => !(context.policy.cross_cutting ?? []).some(entry => isFor(entry, changed)))
    .map(({ folder, isNew }) => ({ folder, isNew }))
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** Whether a command of the policy checks a package: it runs there or around it, or names files of one that others use. */
function isFor(
  { check, params: [first], paths }: CrossCutting,
  { folder, files, isNew }: UncheckedPackage & { files: readonly string[] },
): boolean {
  if (check.runs !== 'command' || (isNew && check.type !== 'tests')) return false;
  if (paths && !files.some(path => matchesAny(paths, path))) return false;
  const cwd = normalisePath((first as { cwd?: string } | undefined)?.cwd ?? '.');
  const isAround = cwd === '.' || folder === cwd || folder.startsWith(`${cwd}/`);
  return isAround || (paths !== undefined && !isNew);
}

/** Packages whose tests do not run, if tests run only in some: in words, for people. */
export function untestedOthers(context: ActivityContext): string | undefined {
  const chosen = commandsFor('unit-test', context).flatMap(command => ('cwd' in command ? [command.cwd] : []));
  if (chosen.length === 0 || chosen.includes('.')) return undefined;
  const others = context.detected.tools.some(({ activity, cwd }) => activity === 'unit-test' && !chosen.includes(cwd));
  if (!others) return undefined;
  return `only tests of the changed packages run (${someOf(chosen)}), not those of packages that depend on them`;
}
