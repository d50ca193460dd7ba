import type { PrintedFinding } from '../../tool.ts';

/** What may stand before a message: how grave it is. */
const grave = /^(?:(?:fatal )?error|warning|warn|note|info|information|style|hint)\b:?\s*/i;
const minor = /^(?:warning|warn|note|info|information|style|hint)\b/i;

/** A finding from the parts of a line; undefined if a part is missing. */
export function findingOf(
  [path, line, column]: readonly (string | undefined)[],
  said: string | undefined,
  rule?: string,
): PrintedFinding | undefined {
  if (path === undefined || line === undefined || !said) return undefined;
  return {
    path,
    line: Number(line),
    ...(column === undefined || column === '0' ? {} : { column: Number(column) }),
    message: said.replace(grave, '').trim(),
    ...(rule === undefined ? {} : { rule }),
    ...(minor.test(said) ? { minor: true } : {}),
  };
}

/** `path:line:column: message`, which most linters and compilers print. */
export function byColons(lines: readonly string[]): PrintedFinding[] {
  return lines.flatMap(text => {
    const [, path, line, column, said] = /^(?:\s*|vet: )([^\s:]+):(\d{1,7})(?::(\d{1,5}))?:\s+(\S.*)$/.exec(text) ?? [];
    return (said === undefined ? undefined : findingOf([path, line, column], ...withoutRule(said))) ?? [];
  });
}

/** Takes out the rule: "[return-value]" or "(errcheck)" at the end, "F401" or "C: Style/StringLiterals:" at the start. */
function withoutRule(said: string): [said: string, rule?: string] {
  const [, cop, offence] = /^[A-Z]: (?:\[[\w ]+\] )?(\w+(?:\/\w+)+): (.+)$/.exec(said) ?? [];
  if (offence !== undefined) return [offence, cop!];
  const last = /^(.*\S)\s+(?:\[([\w.,/-]+)\]|\(([\w.,/-]+)\))$/.exec(said);
  if (last) return [last[1]!, last[2] ?? last[3]!];
  const code = /^([A-Z]{1,4}\d{2,5}):? (?:\[\*\] )?(.+)$/.exec(said);
  return code ? [code[2]!, code[1]!] : [said];
}

/** `path(line,column): error CODE: message`, and with colons and a dash on a terminal. */
export function byParentheses(lines: readonly string[]): PrintedFinding[] {
  return lines.flatMap(text => {
    const form =
      /^\s*(\S.*?)\((\d{1,7}),(\d{1,5})\): (error|warning) (\w+): (.+?)(?: \[\S+proj\])?$/.exec(text) ??
      /^(\S+?):(\d{1,7}):(\d{1,5}) - (error|warning) (\w+): (.+)$/.exec(text);
    if (!form) return [];
    const [, path, line, column, how, rule, said] = form;
    return findingOf([path, line, column], `${how}: ${said}`, rule) ?? [];
  });
}

/** `error[CODE]: message`, and below it `--> path:line:column`. */
export function byArrow(lines: readonly string[]): PrintedFinding[] {
  return lines.flatMap((text, index) => {
    const place = /^ *--> (\S+?):(\d{1,7}):(\d{1,5})$/.exec(text);
    const said = lines.slice(Math.max(0, index - 4), index).findLast(each => /^\S/.test(each) && !/^[|=\d]/.test(each));
    if (!place || said === undefined) return [];
    const [, how, code, rest] = /^(?:(error|warning|note)(?:\[(\w+)\])?: )(.+)$/.exec(said) ?? [];
    if (rest !== undefined) return findingOf(place.slice(1), `${how}: ${rest}`, code) ?? [];
    return findingOf(place.slice(1), ...withoutRule(said)) ?? [];
  });
}
