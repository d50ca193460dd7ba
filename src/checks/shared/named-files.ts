import { matchesAny } from '../../match/glob.ts';
import type { Change, World } from '../../model/world.ts';
import { isReadForNames, namedFiles } from '../../tools/reading/named-files.ts';
import { below } from '../../tools/reading/run-script.ts';
import { isNamedLikeTest } from '../../tools/reading/test-files.ts';
import type { FolderFiles } from '../../tools/tool.ts';
import { type Concern, pending } from './hidden-effects.ts';

/** A command that does not come with the change. */
export interface BaseCommand {
  run: string;
  cwd: string;
}

/** Path → the command that names it as its program, script or settings. */
export async function filesNamedBy(
  commands: readonly BaseCommand[],
  world: World,
): Promise<ReadonlyMap<string, string>> {
  const named = new Map<string, string>();
  if (commands.length === 0 || world.changes.every(({ kind }) => kind === 'added')) return named;
  const folders = new Map<string, Awaited<ReturnType<typeof folderOnBase>>>();
  for (const { run, cwd } of commands) {
    const folder = below('.', cwd) ?? '.';
    const here = folders.get(folder) ?? (await folderOnBase(folder, world));
    folders.set(folder, here);
    for (const path of namedFiles(run, here)) {
      const full = below(folder, path);
      if (full !== undefined && !named.has(full)) named.set(full, run);
    }
  }
  return named;
}

/** A change to a file that a command of the base runs, or is told to use. Tests have rules of their own. */
export function namedConcern(
  { kind, path, from = path }: Change,
  named: ReadonlyMap<string, string>,
  protect: readonly string[],
): Concern | undefined {
  const command = named.get(from);
  if (command === undefined || kind === 'added' || isNamedLikeTest(from)) return undefined;
  if (
    matchesAny(
      protect.filter(glob => glob.startsWith('!')).map(glob => glob.slice(1)),
      from,
    )
  )
    return undefined;
  const verb = { modified: 'changed', deleted: 'deleted', renamed: `moved to ${path}` }[kind];
  return pending(
    'command_file_changed',
    `${from} is ${verb}, and \`${command}\` of the base runs it or is set up by it`,
  );
}

/** The manifests of a folder as the base has them. */
export async function folderOnBase(folder: string, world: World): Promise<FolderFiles> {
  const prefix = folder === '.' ? '' : `${folder}/`;
  const { list } = await world.base.files();
  const names = list
    .filter(path => path.startsWith(prefix) && !path.slice(prefix.length).includes('/'))
    .map(path => path.slice(prefix.length));
  const read = names.filter(isReadForNames);
  const texts = await Promise.all(read.map(name => world.before(`${prefix}${name}`)));
  const byName = new Map(read.map((name, index) => [name, texts[index]]));
  return { names: new Set(names), text: (name: string) => byName.get(name) };
}
