import type { Compiled } from '../../contracts/compile.ts';
import { matchesAny } from '../../match/glob.ts';
import { didYouMean } from '../../match/suggest.ts';
import type { Place, Problem } from '../../model/finding.ts';
import { someOf } from '../../model/outcome.ts';
import type { Policy } from '../../policy/schema.ts';
import { normalisePath } from '../../schema/paths.ts';
import { cited } from '../../syntax/text.ts';
import { foldersOf } from './folder-globs.ts';

interface Placed {
  paths?: readonly string[] | undefined;
  cwd?: string | undefined;
  at: Place;
}

/**
 * Warns of `paths` that match no file, so that their check never runs, and of a `cwd` that is no folder. In the policy and
 * in epics: a contract may be written before the files of its task. `files`: all that git tracks.
 */
export function deadPlaces(
  { epics }: Pick<Compiled, 'epics'>,
  policy: Policy,
  policyPath: string,
  files: readonly string[],
): Problem[] {
  const lists = [{ path: policyPath, always: policy.cross_cutting ?? [] }, ...epics];
  const placed: Placed[] = [
    ...(policy.setup ?? []).map(({ value: { command, paths }, at }) => ({
      paths,
      cwd: command.cwd,
      at: { path: policyPath, ...at },
    })),
    ...lists.flatMap(({ path, always }) =>
      always.map(({ paths, params: [first], at }) => ({
        paths,
        cwd: (first as { cwd?: string } | undefined)?.cwd,
        at: { path, ...at },
      })),
    ),
  ];
  const folders = foldersOf(files);
  return placed.flatMap(({ paths, cwd, at }) => [
    ...(paths && !files.some(file => matchesAny(paths, file)) ? [neverRuns(paths, at)] : []),
    ...(cwd !== undefined && normalisePath(cwd) !== '.' && !folders.has(normalisePath(cwd))
      ? [noFolder(cwd, folders, at)]
      : []),
  ]);
}

function neverRuns(paths: readonly string[], at: Place): Problem {
  const message = `paths: no file matches ${someOf(paths.map(cited))}, so this never runs; correct the ${paths.length > 1 ? 'globs' : 'glob'}`;
  return { code: 'unused_paths', message, at };
}

function noFolder(cwd: string, folders: ReadonlySet<string>, at: Place): Problem {
  const hint = didYouMean(normalisePath(cwd), [...folders]);
  return { code: 'no_folder', message: `cwd: ${cited(cwd)} is no folder of the repository${hint}`, at };
}
