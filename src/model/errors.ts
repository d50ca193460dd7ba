import { didYouMean } from '../match/suggest.ts';
import { parseDuration } from '../schema/duration.ts';

/** A mistake in how the gate was called: printed as one line, exit code 2. */
export class UsageError extends Error {}

/** `2/4`, or with what `plan` adds: the shard of each group of commands. `name` is how the user passed it. */
export function shardFrom(name: string, value: string): { index: number; total: number; division?: number[] } {
  const [, first = '', all = '', planned] = /^(\d{1,4})\/(\d{1,4})(?::([\d.]{1,100000}))?$/.exec(value) ?? [];
  const [index, total] = [Number(first), Number(all)];
  const division = planned?.split('.').map(Number);
  const isShard = (each: number) => each >= 1 && each <= total;
  if (!isShard(index) || division?.some(each => !isShard(each))) {
    const shown = value.length > 40 ? `${value.slice(0, 40)}…` : value;
    throw new UsageError(`${name} ${shown}: write it as 2/4, the second of four, or as plan prints it`);
  }
  return { index, total, ...(division ? { division } : {}) };
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
