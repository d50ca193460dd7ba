import { acceptedBy } from '../shared/node.ts';
import { pathIn } from '../shared/packages.ts';
import { activityNames } from '../shared/scripts.ts';
import type { Manager, Package, ToolCommand } from '../tool.ts';
import { activitiesOf, useOfScript } from './uses.ts';
import { coverageOf } from './workspaces.ts';

type ScriptCommand = ToolCommand & Pick<Manager, 'separator'>;

/** The scripts of a manifest that do an activity, as the manager runs them. */
export function scriptCommands(here: Package, manager: Manager): ScriptCommand[] {
  if (!manager.script || !manager.scripts) return [];
  const scripts = manager.scripts.of(here);
  return Object.entries(activityNames).flatMap(([activity, names]) => {
    const name = names.find(each => activity !== 'build' && isUsable(scripts, each, activity, here, manager));
    if (name === undefined) return [];
    const why = `${pathIn(here, manager.scripts!.file)} has the script ${name}`;
    const covers = coverageOf(here, manager, scripts, name);
    const command = scriptCommand(name, activity, scripts, manager);
    return [{ activity, why, script: name, ...(covers ? { covers } : {}), ...command }];
  });
}

/** The command that runs a script, with the place of a pattern if the script passes it on. */
export function scriptCommand(
  name: string,
  activity: string,
  scripts: Scripts,
  { script, separator }: Manager,
): Omit<ScriptCommand, 'activity' | 'why'> {
  const use = useOfScript(scripts[name]!);
  const run = script!(name, use?.activity === activity ? use.pattern : undefined);
  return { run, ...(use ? acceptedBy(use) : {}), ...(separator ? { separator } : {}) };
}

type Scripts = Readonly<Record<string, string>>;

/** Not the stub that `npm init` writes, nothing that rewrites the files, and no end-to-end suite for unit tests. */
function isUsable(scripts: Scripts, name: string, activity: string, here: Package, manager: Manager): boolean {
  const script = Object.hasOwn(scripts, name) ? scripts[name]! : '';
  if (script.trim() === '' || /no test specified/.test(script)) return false;
  if (activity === 'unit-test') return !activitiesOf(manager.script!(name), here).has('e2e');
  return activity === 'e2e' || !/\s--(?:fix|write|apply)\b/.test(script);
}
