import { parseArgs } from 'node:util';
import { didYouMean } from '../match/suggest.ts';
import { UsageError } from '../model/errors.ts';

export interface Option {
  /** The name of the value in the help; a flag has none. */
  value?: string;
  repeat?: boolean;
  about: string;
}

export interface Arguments {
  positional: string[];
  value(name: string): string | undefined;
  values(name: string): string[];
  flag(name: string): boolean;
}

/**
 * Reads `--name value`, `--name=value` and `--flag`. Node splits the words; its strict mode is off, because it neither
 * suggests a known option for an unknown one nor refuses an option that is given twice.
 */
export function readArguments(words: readonly string[], options: Readonly<Record<string, Option>>): Arguments {
  const types = Object.entries(options).map(([name, { value }]) => {
    const type: 'string' | 'boolean' = value === undefined ? 'boolean' : 'string';
    return [name, { type }] as const;
  });
  const { tokens, positionals } = parseArgs({
    args: [...words],
    options: Object.fromEntries(types),
    strict: false,
    tokens: true,
  });
  const found = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, index } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option || rawName !== `--${name}`) throw new UsageError(unknown(words[index]!.split('=')[0]!, options));
    if (option.value === undefined && value !== undefined) throw new UsageError(`--${name} takes no value`);
    if (option.value !== undefined && value === undefined)
      throw new UsageError(`--${name} needs a value: --${name} ${option.value}`);
    if (found.has(name) && !option.repeat) throw new UsageError(`--${name} is given twice`);
    found.set(name, [...(found.get(name) ?? []), value ?? '']);
  }
  return {
    positional: positionals,
    value: name => found.get(name)?.at(-1),
    values: name => found.get(name) ?? [],
    flag: name => found.has(name),
  };
}

function unknown(word: string, options: Readonly<Record<string, Option>>): string {
  const known = Object.keys(options).map(name => `--${name}`);
  return `unknown option ${word}${didYouMean(word, known)}`;
}
