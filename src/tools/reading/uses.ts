import { tools } from '../index.ts';
import type { Called, FolderFiles, Tool, ToolUse } from '../tool.ts';
import { splitCommands } from './run-script.ts';

const uses = tools.flatMap(tool => (tool.uses ?? []).map(use => ({ tool, use })));
const wraps = tools.flatMap(tool => tool.wraps ?? []);
/** What stands before a program and changes nothing about what it does. */
const plainWraps = [
  /^[A-Za-z_]\w*=(?:"[^"$`]*"|'[^']*'|[^\s"'$`]*)\s+/,
  /^(?:time|nice|env|cross-env|c8|nyc|dotenv --|xvfb-run(?: (?:-a|--auto-servernum))?|timeout(?: -\S+)* \S+)\s+/,
  /^(?:\.\/)?(?:node_modules\/\.bin|vendor\/bin|bin|\.venv\/bin)\/(?=\w)/,
];
const rewrites = /\s--(?:fix|write|apply|update-snapshots?)\b/;
const mostCalls = 200;

export interface Recognized {
  tool: Tool;
  use: ToolUse;
}

/** The tool that a command runs, and what for; undefined for a tool that nobody knows, and one that rewrites files. */
export function recognize(command: string): Recognized | undefined {
  const bare = unwrapped(command);
  if (rewrites.test(bare)) return undefined;
  return uses.find(({ use }) => {
    const match = use.matches.exec(bare);
    return match?.index === 0 && /^(?:\s|$)/.test(bare.slice(match[0].length));
  });
}

/** The use of a tool that arguments of a script reach: that of its last command. */
export function useOfScript(script: string): ToolUse | undefined {
  const last = splitCommands(script).at(-1) ?? '';
  return recognize(last)?.use ?? uses.find(({ use }) => use.activity !== 'build' && use.matches.test(last))?.use;
}

function unwrapped(command: string): string {
  let bare = command.trim();
  for (let count = 0; count < 10; count++) {
    const wrap = [...plainWraps, ...wraps.map(({ matches }) => matches)].find(each => each.test(bare));
    if (!wrap) return bare;
    bare = bare.replace(wrap, '');
  }
  return bare;
}

/** The command as the gate runs it. */
export function asRun(command: string): string {
  const wrap = wraps.find(({ matches, as }) => as !== undefined && matches.test(command));
  return wrap ? command.replace(wrap.matches, wrap.as!) : command;
}

/** The scripts and targets that a command calls by name. */
export function calledBy(command: string, here: FolderFiles): (Called & { tool: Tool })[] {
  const bare = unwrapped(command);
  return tools.flatMap(tool => (tool.called?.(bare, here) ?? []).map(called => ({ ...called, tool })));
}

/** A command with all that it runs by way of scripts and targets. */
export function reached(command: string, here: FolderFiles, seen = new Set<string>()): string[] {
  if (seen.has(command) || seen.size > mostCalls) return [];
  seen.add(command);
  const inner = calledBy(command, here).flatMap(({ runs }) => runs ?? []);
  return [command, ...inner.flatMap(splitCommands).flatMap(each => reached(each, here, seen))];
}

/** What a command does, as far as it is known: by the name of what it calls, else by the tools that it runs. */
export function activitiesOf(command: string, here: FolderFiles): Set<string> {
  const all = reached(command, here);
  const named = new Set(calledBy(command, here).flatMap(({ activity }) => activity ?? []));
  const doesEndToEnd = all.some(
    each =>
      uses.some(({ use }) => use.activity === 'e2e' && use.matches.test(each)) ||
      calledBy(each, here).some(({ activity }) => activity === 'e2e'),
  );
  if (named.size > 0) return doesEndToEnd ? named.add('e2e') : named;
  return new Set(
    all
      .flatMap(each => [recognize(each)?.use.activity, ...calledBy(each, here).map(({ activity }) => activity)])
      .filter(each => each !== undefined),
  );
}
