import { tools } from '../index.ts';
import { includesPackage } from '../shared/workspaces.ts';
import type { Manager, Package, ToolCommand } from '../tool.ts';

const longestScript = 2_000;

type Scripts = Readonly<Record<string, unknown>>;

/** Anything but commands in a row, each of which must succeed. */
const beyondRow = /[;|&`$()<>#\n]/;
const runner = /^(?:npx(?: (?:-y|--yes|--no))?(?: --)?|bunx|(?:pnpm|yarn|bun)(?: (?:exec|run|dlx|x))?) /;
const settled = /^(?:(?:CI|NODE_ENV|FORCE_COLOR)=\w* +)+/;
const callOfScript = /^(?:npm|pnpm|yarn|bun)(?: run)? ([\w:.-]+)$/;

/**
 * For a script at the top of a workspace that runs scripts in every package: which commands of the packages it covers.
 * What is not known for certain to run in a package is not covered.
 */
export function coverageOf(here: Package, manager: Manager, scripts: Scripts, name: string): ToolCommand['covers'] {
  const members = manager.members?.(here);
  if (!members) return undefined;
  const calls = callsIn(scripts, name).flatMap(line =>
    tools.flatMap(tool => {
      const ran = [line, line.replace(runner, '')].flatMap(each => tool.everywhere?.(each) ?? []);
      return ran.length > 0 ? [{ ran, members: tool.members?.(here) }] : [];
    }),
  );
  if (calls.length === 0) return undefined;
  return (other, script) =>
    script !== undefined &&
    includesPackage(members, here, other) &&
    calls.some(({ ran, members: own }) => ran.includes(script) && (!own || includesPackage(own, here, other)));
}

/** The commands of a script, with those of other scripts that it calls. */
function callsIn(scripts: Scripts, name: string, seen = new Set<string>()): string[] {
  const script = scripts[name];
  if (
    typeof script !== 'string' ||
    script.length > longestScript ||
    seen.has(name) ||
    beyondRow.test(script.replaceAll('&&', ''))
  )
    return [];
  seen.add(name);
  return script.split('&&').flatMap(part => {
    const line = part.trim().replace(settled, '');
    const called = callOfScript.exec(line)?.[1];
    return called !== undefined && Object.hasOwn(scripts, called) ? callsIn(scripts, called, seen) : [line];
  });
}
