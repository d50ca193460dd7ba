/** What runners say when the tool that they were to start is not installed. */
const unfound: readonly RegExp[] = [
  /^npm (?:error|ERR!) npx canceled due to missing packages/m,
  /^\S*python\S*: No module named (?:pytest|unittest|mypy|ruff|tox)$/m,
  /^error: no such command: `(?:clippy|nextest)`/m,
  /^error: Script not found "/m,
];

/**
 * Did a command fail since a program is not on this machine? The shell says so; a missing script of the checkout reads "No
 * such file", and is the author's.
 */
export function isToolMissing(code: number, stderr: string): boolean {
  if (code === 127) return /: (?:command )?not found\s*$/m.test(stderr);
  return code !== 0 && unfound.some(form => form.test(stderr));
}
