import type { Command, World } from '../../model/world.ts';
import { splitCommands } from '../../tools/reading/run-script.ts';
import { reached, recognize } from '../../tools/reading/uses.ts';
import { folderOnBase } from './named-files.ts';

/** Asked before the first command: after that, git is not asked any more. */
const known = new WeakMap<World['base']['files'], Map<string, Promise<boolean>>>();

/** Does the command run a tool whose output says how many tests ran? */
export function isCounted(command: Command, world: World): Promise<boolean> {
  const here = known.get(world.base.files) ?? new Map<string, Promise<boolean>>();
  known.set(world.base.files, here);
  const key = `${command.cwd} ${command.run}`;
  const answer = here.get(key) ?? ask(command, world);
  here.set(key, answer);
  return answer;
}

async function ask({ run, cwd }: Command, world: World): Promise<boolean> {
  const here = await folderOnBase(cwd, world);
  const lines = splitCommands(run).flatMap(line => reached(line, here));
  return lines.some(line => recognize(line)?.tool.output?.count !== undefined);
}
