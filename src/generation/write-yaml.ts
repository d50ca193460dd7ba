import type { DocumentData } from '../syntax/located-value.ts';

type Mapping = { readonly [key: string]: DocumentData | undefined };

const reserved = /^(?:true|false|null|yes|no|on|off|y|n|~|\.inf|\.nan)$/i;

/** A YAML document for people. Text that YAML could read as anything else is quoted, as in JSON. */
export function writeYaml(document: Mapping): string {
  return `${lines(document).join('\n')}\n`;
}

function lines(value: Mapping): string[] {
  return Object.entries(value).flatMap(([key, each]) => {
    if (each === undefined) return [];
    const name = scalar(key);
    if (Array.isArray(each)) return each.length === 0 ? [`${name}: []`] : [`${name}:`, ...each.flatMap(item)];
    if (typeof each === 'object') return [`${name}:`, ...indented(lines(each as Mapping))];
    return [`${name}: ${scalar(each)}`];
  });
}

function item(value: DocumentData): string[] {
  if (typeof value !== 'object') return [`  - ${scalar(value)}`];
  const [first = '', ...rest] = lines(value as Mapping);
  return [`  - ${first}`, ...rest.map(line => `    ${line}`)];
}

function indented(all: readonly string[]): string[] {
  return all.map(line => `  ${line}`);
}

/** A value on one line, quoted if YAML could read it as anything else. */
export function scalar(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  const plain = /^[\p{L}_][\p{L}\p{N} _./()+-]*$/u.test(value) && !reserved.test(value) && !/\s$|\s{2}/.test(value);
  return plain ? value : JSON.stringify(value).replaceAll(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escaped);
}

/** A command on one line: in single quotes if it has double ones, so that people can read it. */
export function commandScalar(line: string): string {
  const written = scalar(line);
  return written.includes('\\"') && !/['\\]|[^\x20-\x7e]/.test(line) ? `'${line}'` : written;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
