/** One command of a script, and the folder that it runs in, from where the script starts. */
export interface ScriptCommand {
  line: string;
  folder: string;
}

const longest = 20_000;
const mostCommands = 200;
/** What makes it unclear whether a command runs, or whether its failure counts. */
const unclear =
  /^(?:if|then|else|elif|fi|for|while|until|do|done|case|esac|function|select|exit|return|trap|exec|source|eval|\.|\{|\})(?:\s|;|$)|^set \+e/;
const outcomeLost = /\|\||[|`<>]|\$\(|&\s*$/;

/**
 * The commands of a script that certainly run, one after the other, and whose failure ends it; those behind a pipe, a
 * redirection or a condition are left out. None if the script as a whole is more than a list of commands.
 */
export function commandsOfScript(script: string): ScriptCommand[] {
  if (script.length > longest || script.includes('<<')) return [];
  const lines = script
    .replaceAll(/[ \t]*\\\r?\n[ \t]*/g, ' ')
    .split(/\r?\n/)
    .map(line => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter(line => line !== '');
  if (lines.length > mostCommands || lines.some(line => unclear.test(line))) return [];
  const found: ScriptCommand[] = [];
  let folder = '.';
  for (const line of lines) {
    if (outcomeLost.test(line)) continue;
    for (const command of splitCommands(line)) {
      const into = /^cd\s+(["']?)([\w./@-]+)\1$/.exec(command)?.[2];
      const next = into === undefined ? folder : below(folder, into);
      if (next === undefined || (/^(?:cd|pushd|popd)\b/.test(command) && into === undefined)) return found;
      if (into === undefined) found.push({ line: command, folder });
      folder = next;
    }
  }
  return found;
}

/** The commands of one line, apart at `&&` and `;` outside of quotes. */
export function splitCommands(line: string): string[] {
  const parts = line.match(/(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|(?<!&)&(?!&)|[^;&"'\\])+/g) ?? [];
  return parts.map(part => part.trim()).filter(part => part !== '');
}

/** A folder from another one; undefined where it leaves the repository. */
export function below(folder: string, path: string): string | undefined {
  if (path.startsWith('/')) return undefined;
  const segments: string[] = [];
  for (const segment of `${folder}/${path}`.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join('/') || '.';
}
