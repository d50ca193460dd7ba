import { didYouMean } from '../match/suggest.ts';
import { parseDuration } from '../schema/duration.ts';

/** A mistake in how the gate was called: printed as one line, exit code 2. */
export class UsageError extends Error {}

/** `name` is how the user passed the value: `--shard`, or `the input shard`. */
export function shardFrom(name: string, value: string): { index: number; total: number } {
  const [, index = 0, total = 0] = /^(\d{1,4})\/(\d{1,4})$/.exec(value)?.map(Number) ?? [];
  if (index < 1 || index > total) throw new UsageError(`${name} ${value}: write it as 2/4, the second of four`);
  return { index, total };
}

export function timeoutFrom(name: string, value: string): number {
  const timeoutMs = parseDuration(/^\d+(\.\d+)?$/.test(value) ? Number(value) : value);
  if (timeoutMs === undefined) throw new UsageError(`${name} ${value}: write it as 90s, 5m or 1h`);
  return timeoutMs;
}

export function wholeFrom(name: string, value: string, most: number, least = 1): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new UsageError(`${name} ${value}: write a whole number from ${least} to ${most}`);
  return number;
}

export interface AskedReport {
  format: string;
  path: string;
}

export function reportsFrom(name: string, values: readonly string[], known: readonly string[]): AskedReport[] {
  return values.map(value => {
    const [, format = '', path = ''] = /^([^=]*)=(.+)$/s.exec(value) ?? [];
    if (path === '') throw new UsageError(`${name} ${value}: write it as FORMAT=PATH, such as markdown=report.md`);
    if (known.includes(format)) return { format, path };
    const hint = didYouMean(format, known) || `; known: ${known.join(', ')}`;
    throw new UsageError(`${name}: unknown format ${JSON.stringify(format)}${hint}`);
  });
}

/** One of the allowed values. Empty means the first. */
export function wordFrom<const T extends string>(name: string, value: string, words: readonly [T, ...T[]]): T {
  const found = value === '' ? words[0] : words.find(word => word === value);
  if (found !== undefined) return found;
  throw new UsageError(
    `unknown value ${JSON.stringify(value)} for ${name}${didYouMean(value, words) || `; use ${words.join(', ')}`}`,
  );
}
