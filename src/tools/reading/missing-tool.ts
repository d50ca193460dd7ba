import { tools } from '../index.ts';

const notInstalled = tools.flatMap(tool => tool.notInstalled ?? []);
const noSuchScript = tools.flatMap(tool => tool.noSuchScript ?? []);

/**
 * The program whose absence made a command fail; undefined if that is not why. The shell names it; a missing script of
 * the checkout reads "No such file", and is the author's.
 */
export function missingTool(code: number, stderr: string): string | undefined {
  if (code !== 127) return code !== 0 && notInstalled.some(form => form.test(stderr)) ? 'a program' : undefined;
  const found = /(?:(?<![^\s:])([^\s:`]{1,64}))?: (?:command )?not found\s*$/m.exec(stderr);
  return found ? (found[1] === undefined ? 'a program' : `\`${found[1]}\``) : undefined;
}

/** Was a tool to run a script that the project does not have? */
export function isMissingScript(stderr: string): boolean {
  return noSuchScript.some(form => form.test(stderr));
}
