import { checkNamed } from '../../checks/index.ts';
import type { Compiled } from '../../contracts/compile.ts';
import type { Place, Problem } from '../../model/finding.ts';
import type { Policy } from '../../policy/schema.ts';
import { normalisePath } from '../../schema/paths.ts';
import { cited } from '../../syntax/text.ts';

type Used = readonly [glob: string, at: Place];

/** Warns of globs that are the name of a folder, and so match no file in it. `files`: all that git tracks. */
export function folderGlobs(
  { contracts, epics }: Compiled,
  policy: Policy,
  policyPath: string,
  files: readonly string[],
): Problem[] {
  const used: Used[] = [
    ...contracts.flatMap(({ path, line, appliesTo, criteria }) => [
      ...(appliesTo?.paths ?? []).map((glob): Used => [glob, { path, line }]),
      ...criteria.flatMap(({ check, at }) => globsOf(check.type, check.params, at)),
    ]),
    ...[{ path: policyPath, always: policy.cross_cutting ?? [] }, ...epics].flatMap(({ path, always }) =>
      always.flatMap(({ check, params, paths = [], at }) => [
        ...paths.map((glob): Used => [glob, { path, ...at }]),
        ...params.flatMap(each => globsOf(check.type, each, { path, ...at })),
      ]),
    ),
    ...(policy.setup ?? []).flatMap(({ value: { paths = [] }, at }) =>
      paths.map((glob): Used => [glob, { path: policyPath, ...at }]),
    ),
    ...(policy.protect ?? []).map((glob): Used => [glob, { path: policyPath, line: 1 }]),
  ];
  const folders = foldersOf(files);
  return used
    .filter(([glob]) => !glob.endsWith('/') && folders.has(nameIn(glob)))
    .map(([glob, at]) => {
      const message = `${cited(glob)} is a folder, and the glob matches no file in it; write ${cited(`${glob}/**`)}`;
      return { code: 'folder_glob', message, at };
    });
}

function globsOf(type: string, params: unknown, at: Place): Used[] {
  return (checkNamed(type)?.globs?.(params as never) ?? []).map(glob => [glob, at]);
}

function nameIn(glob: string): string {
  return normalisePath(glob.replace(/^!/, ''));
}

export function foldersOf(files: readonly string[]): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const folder = file.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}
