import { matchesAny } from '../../match/glob.ts';
import type { Package, Tool } from '../tool.ts';
import { folderWithin } from './packages.ts';

/** Options that change what is printed or in which order, and not what runs. */
const harmless =
  /^(?:--|-s|--(?:silent|quiet|verbose|color|no-color|if-present|include-workspace-root|parallel(?:=\d+)?|stream|sort|no-sort|aggregate-output|concurrency=\S+|workspace-concurrency=\S+|no-cache|force|skip-nx-cache|ui=\w+|output-logs=[\w-]+|output-style=[\w-]+|log-order=\w+|ci|run|watch=false|watchAll=false|coverage))$/;

/**
 * Reads calls that run scripts in every package of a workspace. `form` matches the words of the call without harmless
 * options, those with a dash last; its first group has the scripts. Any other option may leave packages or tests out.
 */
export function inEveryPackage(form: RegExp, more?: RegExp): NonNullable<Tool['everywhere']> {
  return line => {
    const words = line.split(/\s+/).filter(word => !harmless.test(word) && !more?.test(word));
    const isOption = (word: string) => word.startsWith('-');
    const sorted = [...words.filter(word => !isOption(word)), ...words.filter(isOption)].join(' ');
    return form.exec(sorted)?.[1]?.split(/[ ,]/) ?? [];
  };
}

/** Whether globs of folders, as manifests of workspaces list them, include a package. */
export function includesPackage(globs: readonly string[], top: Package, other: Package): boolean {
  const plain = globs.map(glob => glob.replace(/^(!?)(?:\.\/)*(.*?)\/*$/, '$1$2'));
  return matchesAny(plain, folderWithin(top, other));
}
