import { tools } from '../index.ts';
import { acceptedBy } from '../shared/node.ts';
import { packageJson } from '../shared/package-json.ts';
import { pathIn } from '../shared/packages.ts';
import type { Manager, Package, ScriptUse, ToolCommand } from '../tool.ts';

/** Names of scripts for each activity, the best first. */
const scriptNames = {
  'unit-test': ['test:unit', 'unit', 'test'],
  e2e: ['test:e2e', 'e2e'],
  typecheck: ['typecheck', 'type-check', 'check-types', 'check:types', 'types'],
  lint: ['lint', 'lint:check', 'check:lint', 'eslint'],
} as const;

const uses = tools.flatMap(({ inScript }) => inScript ?? []);

/** The scripts of a package.json that do an activity, as the manager runs them. */
export function scriptCommands(here: Package, { script, separator }: Manager): ScriptCommand[] {
  const scripts = packageJson(here)?.scripts;
  if (!script) return [];
  return Object.entries(scriptNames).flatMap(([activity, names]) => {
    const name = names.find(each => isUsable(scripts?.[each], activity));
    if (name === undefined) return [];
    const use = useIn(String(scripts![name]));
    const run = script(name, use?.activity === activity ? use.pattern : undefined);
    const why = `${pathIn(here, 'package.json')} has the script ${name}`;
    return [{ activity, run, why, ...(use ? acceptedBy(use) : {}), ...(separator ? { separator } : {}) }];
  });
}

type ScriptCommand = ToolCommand & Pick<Manager, 'separator'>;

/** Not the stub that `npm init` writes, nothing that rewrites the files, and no end-to-end suite for unit tests. */
function isUsable(script: unknown, activity: string): boolean {
  if (typeof script !== 'string' || script.trim() === '' || /no test specified/.test(script)) return false;
  if (activity === 'unit-test' && useIn(script)?.activity === 'e2e') return false;
  return activity === 'unit-test' || activity === 'e2e' || !/\s--(?:fix|write|apply)\b/.test(script);
}

/** The tool that arguments of a script reach: its last command. */
function useIn(script: string): ScriptUse | undefined {
  const last = script
    .split(/&&|\|\||[;|]/)
    .at(-1)!
    .trim();
  return uses.find(({ matches }) => matches.test(last));
}
