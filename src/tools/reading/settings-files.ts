import { matchesAny } from '../../match/glob.ts';
import { tools } from '../index.ts';

/** Settings of test runners and build tools: a change is worth a look, since it can leave tests out. */
export const settingsFiles: readonly string[] = [...new Set(tools.flatMap(({ settings }) => settings ?? []))];

/** Those that can leave tests out. */
export const testSettings: readonly string[] = [
  ...new Set(tools.flatMap(({ settings, lints }) => (lints ? [] : (settings ?? [])))),
];

/** Does a new text of a settings file change settings? Of a manifest only a part is. */
export function changesSettings(path: string, before: string | undefined, now: string): boolean {
  const parts = tools.flatMap(({ settingsIn }) =>
    settingsIn && matchesAny([settingsIn.file], path) ? [settingsIn.part] : [],
  );
  return parts.length === 0 ? before !== now : parts.some(part => part(before ?? '') !== part(now));
}

/** Files that change what a tool does without being named in any command: a new one waits for a person, too. */
export const autoloadedFiles: readonly string[] = [...new Set(tools.flatMap(({ autoloaded }) => autoloaded ?? []))];

/** New files that a tool takes for its own, or its language for a part of its standard library. */
export const shadowingFiles: readonly string[] = tools.flatMap(({ shadowing }) => shadowing ?? []);

/** The files of the same folder that a tool would not read any more, if this one were new. */
export function hiddenBy(path: string): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const folder = path.slice(0, path.length - name.length);
  const orders = tools.flatMap(({ readsFirst }) => (readsFirst?.includes(name) ? [readsFirst] : []));
  return orders.flatMap(names => names.slice(names.indexOf(name) + 1).map(other => folder + other));
}

/** Whether a new autoloaded file can do no harm; `note` says what is worth a look all the same. */
export function harmlessFile(path: string, text: string): { note?: string } | undefined {
  for (const { harmless } of tools) {
    const found = harmless?.(path, text);
    if (found) return found;
  }
  return undefined;
}

/** Does the file hold commands that others call by name? */
export function holdsScripts(path: string): boolean {
  return tools.some(({ scripts }) => scripts && matchesAny([scripts.file], path));
}

/** Scripts of such a file that mean something else now. */
export function alteredScripts(path: string, before: string | undefined, now: string): string[] {
  return tools.flatMap(({ scripts }) =>
    scripts && matchesAny([scripts.file], path) ? scripts.altered(before, now) : [],
  );
}
