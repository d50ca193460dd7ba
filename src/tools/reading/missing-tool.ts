import { tools } from '../index.ts';
import type { Tool } from '../tool.ts';
import { countTests } from './count-tests.ts';
import { loadedFailures } from './output/failures.ts';

const noSuchScript = tools.flatMap(tool => tool.noSuchScript ?? []);
const installers = tools.flatMap(tool =>
  tool.setup?.programs
    ? [{ tool, calls: new RegExp(String.raw`(?:^|[\s;&|(/])(?:${tool.setup.programs.join('|')})(?=\s|$)`) }]
    : [],
);

interface Missing {
  /** The program, in backquotes, where it is known by name. */
  name: string;
  /** The command that installs it. */
  setup?: string;
}

/**
 * What was not installed, and so made a command fail; undefined where that is not why. The shell names it; a missing script
 * of the checkout reads "No such file", and is the author's.
 */
export function missingTool(code: number, stderr: string, stdout = '', run = ''): Missing | undefined {
  if (code === 0) return undefined;
  const caller = installers.find(({ calls }) => calls.test(run))?.tool;
  const shell = code === 127 ? /(?:(?<![^\s:])([^\s:`]{1,64}))?: (?:command )?not found\s*$/m.exec(stderr) : null;
  const tool = tools.find(({ notInstalled }) => notInstalled?.test(stderr) || notInstalled?.test(stdout));
  if (!shell && (!tool || anyRan(`${stdout}\n${stderr}`))) return undefined;
  const isManager = shell?.[1] !== undefined && shell[1] === caller?.setup?.programs?.[0];
  const setup = isManager ? managerSetup(caller!) : (setupOf(tool, caller) ?? installOf(shell?.[1]));
  const name = shell ? (shell[1] ? `\`${shell[1]}\`` : 'a program') : 'a program or package';
  return { name, ...(setup ? { setup } : {}) };
}

/** Where a test ran, its runner was there: such words are then a hint, or what a test printed. */
function anyRan(text: string): boolean {
  // A run of several packages puts the package and the script before each line.
  const output = text.replaceAll(/^[^\s:]{1,200} [\w:.-]{1,100}: /gm, '');
  const counted = countTests(output);
  return counted !== undefined && (counted.ran > counted.failed || loadedFailures(output).length > 0);
}

/** The manager that the command calls goes before a tool that it manages. */
function setupOf(tool: Tool | undefined, caller: Tool | undefined): string | undefined {
  const managed = !tool?.setup || (caller && caller.ecosystem === tool.ecosystem);
  return (managed ? caller?.setup : tool?.setup)?.run;
}

/** What the manager installs comes after the manager; nothing is known of one that comes with its language. */
function managerSetup({ setup }: Tool): string | undefined {
  return setup?.manager && `${setup.manager} && ${setup.run}`;
}

/** How a program itself is installed; the setup of a manager installs what it manages, not the manager. */
function installOf(program: string | undefined): string | undefined {
  const tool = tools.find(({ name }) => name === program);
  return tool?.setup?.programs ? undefined : tool?.setup?.run;
}

/** Was a tool to run a script that the project does not have? */
export function isMissingScript(stderr: string): boolean {
  return noSuchScript.some(form => form.test(stderr));
}
