import type { Shell } from '../../model/world.ts';
import { tools } from '../index.ts';

const placeholder = '{pattern}';
const variable = 'CONTRACT_GATE_PATTERN';
const posix: readonly Shell[] = ['bash', 'sh', 'zsh'];
const longest = 1_000;

/** A command line, and the variables that it needs beside its own. */
export interface CommandLine {
  run: string;
  env: Record<string, string>;
}

/**
 * The line of an activity for one criterion. The pattern travels in a variable that the shell expands to one argument, so
 * nothing in it is ever read as shell. Without a pattern its place goes, with the option that would have taken it.
 */
export function withPattern(line: string, pattern: string | undefined): CommandLine {
  const places = placesIn(line) ?? [];
  if (places.length === 0) return { run: line, env: {} };
  let run = '';
  let from = 0;
  for (const { start, end, word } of places) {
    // In `--test --name={pattern}` the option is part of the word, and the one before it stays.
    const kept = word === start ? withoutOption(line.slice(from, word)) : line.slice(from, word).trimEnd();
    run += pattern === undefined ? kept : `${line.slice(from, start)}"$${variable}"`;
    from = end;
  }
  run += line.slice(from);
  if (pattern === undefined) return { run: run.trim().replace(/\s+--$/, ''), env: {} };
  return { run, env: { [variable]: pattern } };
}

/** Options that take a pattern as their value; any other option right before the place stays. A word takes one dash or two. */
const options = [...new Set(tools.flatMap(({ patternOptions }) => patternOptions ?? []))];
const takesValue = new RegExp(
  String.raw`(^|\s)(?:-[${options.filter(isLetter).join('')}]|--?(?:${options.filter(each => !isLetter(each)).join('|')}))\s+$`,
);

function isLetter(option: string): boolean {
  return option.length === 1;
}

function withoutOption(before: string): string {
  return before.replace(takesValue, '$1').trimEnd();
}

/**
 * Where a shell or an interpreter would run what stands next: at the start of a command, after a word that runs its
 * argument, after the option of an interpreter that takes code.
 */
const runsNext = new RegExp(
  String.raw`(?:${[
    String.raw`(?:^|[;|&(\n{!\`])[ \t]*(?:\w+=\S*[ \t]+)*`,
    String.raw`(?:^|[\s;|&(/])(?:eval|exec|source|\.|time|env|xargs|command|nohup|sudo|then|do|else|(?:ba|da|k|z)?sh)(?:\s+(?:-\S+|\d+|\w+=\S*))*`,
    String.raw`(?:^|[\s;|&(/])(?:node|bun|deno|python[\d.]*|perl|ruby|php)(?:\s+-\S+)*\s+-\w*[cepr]`,
    String.raw`(?:^|\s)--(?:eval|print)`,
  ].join('|')})[ \t]*["']?\{pattern\}`,
);

/** Why `{pattern}` can't stand where it does, or undefined. */
export function placeProblem(line: string): string | undefined {
  if (!line.includes(placeholder)) return undefined;
  if (runsNext.test(line)) return `${placeholder} would be run as code there; pass it to a tool instead`;
  return placesIn(line)
    ? undefined
    : `${placeholder} must stand as an argument of its own, apart by spaces, or after the = of an option`;
}

/** Only these shells expand a variable to one argument. */
export function shellProblem(line: string, shell: Shell): string | undefined {
  return line.includes(placeholder) && !posix.includes(shell)
    ? `${placeholder} needs commands.shell to be one of ${posix.join(', ')}`
    : undefined;
}

/** Why this text can't be a pattern, or undefined. */
export function patternValueProblem(pattern: string): string | undefined {
  if (pattern.startsWith('-')) return 'the pattern starts with a dash, so tools would take it for an option';
  if (/[\u0000-\u001f\u007f]/.test(pattern)) return 'the pattern contains a control character; remove it';
  return pattern.length > longest ? `the pattern has ${pattern.length} characters; ${longest} is the most` : undefined;
}

interface Placeholder {
  /** Where the word that holds it begins: `--grep=` belongs to it. */
  word: number;
  /** The placeholder with its own quotes. */
  start: number;
  end: number;
}

/** Every place of the placeholder; undefined if one is part of something else: a longer word, a quoted text. */
function placesIn(line: string): Placeholder[] | undefined {
  const places: Placeholder[] = [];
  let quote = '';
  let opened = -1;
  for (let index = 0; index < line.length; index++) {
    const character = line[index]!;
    if (character === '\\' && quote !== "'") index++;
    else if (line.startsWith(placeholder, index)) {
      const own = quote !== '' && opened === index - 1 && line[index + placeholder.length] === quote;
      const start = own ? index - 1 : index;
      const end = index + placeholder.length + (own ? 1 : 0);
      if ((quote !== '' && !own) || !/^(?:$|[\s;|&)])/.test(line.slice(end, end + 1))) return undefined;
      const option = /(?:^|\s)(-[^\s='"]*=)?$/.exec(line.slice(0, start));
      if (!option) return undefined;
      places.push({ word: start - (option[1]?.length ?? 0), start, end });
      quote = '';
      index = end - 1;
    } else if (quote === '' && (character === '"' || character === "'")) {
      quote = character;
      opened = index;
    } else if (character === quote) quote = '';
  }
  return places;
}
