/** A command to the runner in a line of a job's log. */
export interface Command {
  name: string;
  properties: Record<string, string>;
  message: string;
}

const registered = [
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'internal-set-repo-path',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
];

/** Lines as the runner's reader sees them: a carriage return alone ends one too. */
export const linesOf = (log: string) => log.split(/\r\n|\n|\r/);

/** Every command that the runner would find in a log, and obey. While commands are stopped, only the token starts them again. */
export function commandsIn(log: string): Command[] {
  const found: Command[] = [];
  let stoppedBy: string | undefined;
  for (const line of linesOf(log)) {
    const names = stoppedBy === undefined ? registered : [stoppedBy];
    const command = commandAt(line, names) ?? legacyCommandIn(line, names);
    if (!command) continue;
    if (stoppedBy !== undefined) stoppedBy = undefined;
    else {
      found.push(command);
      if (command.name === 'stop-commands' && command.message !== '') stoppedBy = command.message;
    }
  }
  return found;
}

/** `::name key=value,key=value::message`, after nothing but white space. */
function commandAt(line: string, names: readonly string[]): Command | undefined {
  const text = line.trimStart();
  const end = text.startsWith('::') ? text.indexOf('::', 2) : -1;
  if (end < 0) return undefined;
  return command(text.slice(2, end), ',', text.slice(end + 2), names, {
    data: { '%0D': '\r', '%0A': '\n', '%25': '%' },
    property: { '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',', '%25': '%' },
  });
}

/** `##[name key=value;key=value]message`, anywhere in the line. */
function legacyCommandIn(line: string, names: readonly string[]): Command | undefined {
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  if (end < 0) return undefined;
  const escapes = { '%3B': ';', '%0D': '\r', '%0A': '\n', '%5D': ']', '%25': '%' };
  const rules = { data: escapes, property: escapes };
  return command(line.slice(start + 3, end), ';', line.slice(end + 1), names, rules);
}

type Escapes = Record<string, string>;

function command(
  info: string,
  separator: string,
  message: string,
  names: readonly string[],
  escapes: { data: Escapes; property: Escapes },
): Command | undefined {
  const space = info.indexOf(' ');
  const written = space < 0 ? info : info.slice(0, space);
  const name = names.find(each => each.toLowerCase() === written.toLowerCase());
  if (name === undefined) return undefined;
  const pairs = (space < 0 ? '' : info.slice(space + 1)).split(separator).flatMap(pair => {
    const sign = pair.indexOf('=');
    return sign <= 0 ? [] : [[pair.slice(0, sign).trim(), unescaped(pair.slice(sign + 1), escapes.property)] as const];
  });
  return { name, properties: Object.fromEntries(pairs), message: unescaped(message, escapes.data) };
}

/** In the order given: the percent sign comes last, so that nothing is read twice. */
function unescaped(text: string, escapes: Escapes): string {
  return Object.entries(escapes).reduce((sum, [from, to]) => sum.replaceAll(from, to), text);
}
