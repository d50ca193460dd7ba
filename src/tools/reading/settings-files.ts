import { matchesAny } from '../../match/glob.ts';
import { tools } from '../index.ts';
import { loosened } from './changed/loosened-settings.ts';

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

/**
 * Why a settings file checks less than before, in words; undefined where its lines show no sign of it. A new one does if it
 * takes the place of settings that are there, and they hold for the same folder.
 */
export function checksLess(
  path: string,
  before: string | undefined,
  now: string,
  list: readonly string[],
): string | undefined {
  const part = (text: string) => {
    const found = tools.find(({ settingsIn }) => settingsIn && matchesAny([settingsIn.file], path))?.settingsIn;
    const settings = found ? found.part(text) : text;
    return found?.withoutScripts ? found.withoutScripts(settings) : settings;
  };
  if (before !== undefined) return loosened(part(before), part(now));
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  // Settings with a name of their own are used only if a command names them.
  const isVariant = /(?:^|\/)[\w-]+\.[\w-]+\.(?:json|[cm]?[jt]s)$/.test(path) && !/\.(?:config|conf)\.\w+$/.test(path);
  const globs = tools.flatMap(({ settings }) => (settings && matchesAny(settings, path) ? settings : []));
  const isReplaced = (old: string) =>
    folder.startsWith(old.slice(0, old.lastIndexOf('/') + 1)) && matchesAny(globs, old);
  return !isVariant && list.some(isReplaced) ? loosened('', part(now), true) : undefined;
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

/** Is a file of scripts changed in no other way than by new ones? */
export function onlyAddsScripts(path: string, before: string | undefined, now: string): boolean {
  const isPart = tools.some(({ settingsIn }) => settingsIn && matchesAny([settingsIn.file], path));
  return holdsScripts(path) && !isPart && before !== undefined && alteredScripts(path, before, now).length === 0;
}

/** Scripts of such a file that mean something else now. */
export function alteredScripts(path: string, before: string | undefined, now: string): string[] {
  return tools.flatMap(({ scripts }) =>
    scripts && matchesAny([scripts.file], path) ? scripts.altered(before, now) : [],
  );
}

const silencing = tools.flatMap(({ name, silencedBy }) => (silencedBy ? [{ name, silencedBy }] : []));

/** The tool that a file now tells to leave it out, and did not before. */
export function silencedTool(before: string, now: string): string | undefined {
  return silencing.find(({ silencedBy }) => silencedBy.test(now) && !silencedBy.test(before))?.name;
}
