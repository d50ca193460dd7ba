import { tools } from '../index.ts';
import { acceptedBy } from '../shared/node.ts';
import { packageJson } from '../shared/package-json.ts';
import { pathIn } from '../shared/packages.ts';
import type { Manager, Package, ScriptUse, ToolCommand } from '../tool.ts';
import { coverageOf } from './workspaces.ts';

/** Names of scripts for each activity, the best first. */
const scriptNames = {
  'unit-test': ['test', 'test:unit', 'unit'],
  e2e: ['test:e2e', 'e2e'],
  typecheck: ['typecheck', 'type-check', 'check-types', 'check:types', 'types'],
  lint: ['lint', 'lint:check', 'check:lint', 'eslint'],
} as const;

const uses = tools.flatMap(({ inScript }) => inScript ?? []);

/** The scripts of a package.json that do an activity, as the manager runs them. */
export function scriptCommands(here: Package, manager: Manager): ScriptCommand[] {
  const { script, separator } = manager;
  const scripts = packageJson(here)?.scripts;
  if (!script) return [];
  return Object.entries(scriptNames).flatMap(([activity, names]) => {
    const name = names.find(each => isUsable(scripts ?? {}, each, activity));
    if (name === undefined) return [];
    const use = useIn(String(scripts![name]));
    const run = script(name, use?.activity === activity ? use.pattern : undefined);
    const why = `${pathIn(here, 'package.json')} has the script ${name}`;
    const covers = coverageOf(here, manager, scripts ?? {}, name);
    return [
      {
        activity,
        run,
        why,
        script: name,
        ...(covers ? { covers } : {}),
        ...(use ? acceptedBy(use) : {}),
        ...(separator ? { separator } : {}),
      },
    ];
  });
}

type ScriptCommand = ToolCommand & Pick<Manager, 'separator'>;

/** Not the stub that `npm init` writes, nothing that rewrites the files, and no end-to-end suite for unit tests. */
function isUsable(scripts: Scripts, name: string, activity: string): boolean {
  const script = scripts[name];
  if (typeof script !== 'string' || script.trim() === '' || /no test specified/.test(script)) return false;
  if (activity === 'unit-test' && runsEndToEnd(scripts, name)) return false;
  return activity === 'unit-test' || activity === 'e2e' || !/\s--(?:fix|write|apply)\b/.test(script);
}

type Scripts = Readonly<Record<string, unknown>>;

/** `npm run lint`, `yarn test:unit`; several for a runner of scripts, as in `run-s lint test:*`. */
const call = /^(?:npm|pnpm|yarn|bun)(?:\s+(?:run|run-script))?(?:\s+-\S+)*\s+([\w:.-]+)/;
const calls = /^(?:npx\s+)?(?:run-s|run-p|npm-run-all2?)\s+(.+)$/;

/** A script that calls an end-to-end suite, itself or by other scripts, is more than unit tests, and needs more to run. */
function runsEndToEnd(scripts: Scripts, name: string, seen = new Set<string>()): boolean {
  if (seen.has(name)) return false;
  seen.add(name);
  if (name !== 'test' && scriptNames.e2e.some(each => each === name)) return true;
  return commandsIn(String(scripts[name] ?? '')).some(line => {
    if (uses.find(({ matches }) => matches.test(line))?.activity === 'e2e') return true;
    return calledBy(line, Object.keys(scripts)).some(each => runsEndToEnd(scripts, each, seen));
  });
}

function calledBy(line: string, names: readonly string[]): string[] {
  const one = call.exec(line)?.[1];
  const many = calls.exec(line)?.[1];
  const asked = one === undefined ? (many ?? '').split(/\s+/) : [one];
  return names.filter(name =>
    asked.some(each => each === name || (each.endsWith('*') && name.startsWith(each.replace(/\*+$/, '')))),
  );
}

function commandsIn(script: string): string[] {
  return script.split(/&&|\|\||[;|]/).map(line => line.trim());
}

/** The tool that arguments of a script reach: its last command. */
function useIn(script: string): ScriptUse | undefined {
  const last = commandsIn(script).at(-1)!;
  return uses.find(({ matches }) => matches.test(last));
}
