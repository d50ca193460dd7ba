import { UsageError } from '../model/errors.ts';
import { didYouMean } from '../syntax/text.ts';

export interface Option {
  /** What stands for the value in the help; a flag without one takes none. */
  value?: string;
  repeat?: boolean;
  about: string;
}

export interface Arguments {
  positional: string[];
  /** The last value of an option. */
  value(name: string): string | undefined;
  values(name: string): string[];
  flag(name: string): boolean;
}

/** Reads `--name value`, `--name=value` and `--flag`; whatever is unknown is refused with the nearest known name. */
export function readArguments(words: readonly string[], options: Readonly<Record<string, Option>>): Arguments {
  const found = new Map<string, string[]>();
  const positional: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    if (word === '--') {
      positional.push(...words.slice(index + 1));
      break;
    }
    if (!word.startsWith('-') || word === '-') {
      positional.push(word);
      continue;
    }
    const [, name = '', inline] = /^--?([^=]*)(?:=(.*))?$/s.exec(word)!;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option || !word.startsWith('--')) throw new UsageError(unknown(word.split('=')[0]!, options));
    if (option.value === undefined && inline !== undefined) throw new UsageError(`--${name} takes no value`);
    const value = option.value === undefined ? '' : (inline ?? words[++index]);
    if (value === undefined) throw new UsageError(`--${name} needs a value: --${name} ${option.value}`);
    if (found.has(name) && !option.repeat) throw new UsageError(`--${name} is given twice`);
    found.set(name, [...(found.get(name) ?? []), value]);
  }
  return {
    positional,
    value: name => found.get(name)?.at(-1),
    values: name => found.get(name) ?? [],
    flag: name => found.has(name),
  };
}

function unknown(word: string, options: Readonly<Record<string, Option>>): string {
  const known = Object.keys(options).map(name => `--${name}`);
  return `unknown option ${word}${didYouMean(word, known)}`;
}
