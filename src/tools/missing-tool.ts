/** What runners say when the tool that they were to start is not installed. */
const unfound: readonly RegExp[] = [
  /^npm (?:error|ERR!) npx canceled due to missing packages/m,
  /^\S*python\S*: No module named (?:pytest|unittest|mypy|ruff|tox)$/m,
  /^error: no such command: `(?:clippy|nextest)`/m,
  /^error: Script not found "/m,
];

/**
 * The program that is not on this machine, for which a command failed; undefined where that is not why. The shell says so; a
 * missing script of the checkout reads "No such file", and is the author's.
 */
export function missingTool(code: number, stderr: string): string | undefined {
  if (code !== 127) return code !== 0 && unfound.some(form => form.test(stderr)) ? 'a program' : undefined;
  const found = /(?:(?<![^\s:])([^\s:`]{1,64}))?: (?:command )?not found\s*$/m.exec(stderr);
  return found ? (found[1] === undefined ? 'a program' : `\`${found[1]}\``) : undefined;
}
