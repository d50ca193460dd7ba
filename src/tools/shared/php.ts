import type { Ecosystem, FolderFiles, Package } from '../tool.ts';
import { parsedObject, textsOf } from './package-json.ts';

/** Packages with a composer.json. */
export const phpPackages: Ecosystem = {
  fileTypes: ['php', 'phtml', 'twig'],
  isHere: ({ names }) => names.has('composer.json') || [...names].some(name => /^phpunit\.xml(?:\.dist)?$/.test(name)),
  managerOf: ({ names }, managers) => managers.find(({ locks }) => locks.some(lock => names.has(lock))),
};

interface ComposerJson {
  scripts?: object;
  require?: object;
  'require-dev'?: object;
}

function composerJson(here: FolderFiles): ComposerJson {
  return parsedObject(here.text('composer.json')) ?? {};
}

export function requires(here: Package, name: string): boolean {
  const { require, 'require-dev': dev } = composerJson(here);
  return Object.hasOwn({ ...require, ...dev }, name);
}

/** The scripts of a composer.json; one that is a list runs its commands in turn. */
export const composerScripts = {
  file: 'composer.json',
  of: (here: FolderFiles) =>
    textsOf(
      Object.fromEntries(
        Object.entries(composerJson(here).scripts ?? {}).map(([name, lines]) => [
          name,
          Array.isArray(lines) ? lines.filter(each => typeof each === 'string').join(' && ') : lines,
        ]),
      ),
    ),
};

/** Scripts that mean something else now: changed, taken out, or new and run by composer itself. */
export function alteredComposerScripts(before: string | undefined, now: string): string[] {
  const [old, current] = [before ?? '{}', now].map(text => {
    const { scripts }: ComposerJson = parsedObject(text) ?? {};
    return new Map(Object.entries(scripts ?? {}).map(([name, lines]) => [name, JSON.stringify(lines)]));
  });
  const changed = [...old!].filter(([name, lines]) => current!.get(name) !== lines);
  const events = [...current!].filter(([name]) => !old!.has(name) && /^(?:pre|post)-|^(?:init|command)$/.test(name));
  return [...changed, ...events].map(([name]) => name);
}
