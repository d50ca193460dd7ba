import { cited } from '../../syntax/text.ts';
import type { OutputValue } from './block.ts';

/**
 * What a field of an output block may hold: one of these words, a choice such as `low/medium/high`, or a range of whole
 * numbers such as `1-5`.
 */
export const fieldTypes = {
  boolean: { wants: 'true or false', hint: '[true/false]' },
  count: { wants: 'a whole number', hint: '[count]' },
  list: { wants: 'a list [a, b] or none', hint: '[list] or "none"' },
  files: { wants: 'a list of files [a.ts, b.ts] or none', hint: '[file1, file2] or "none"' },
  path: { wants: 'the path of a file', hint: '[path]' },
  phase: { wants: 'a phase such as 2/3', hint: '[phase number]/[total phases]' },
  locations: { wants: 'a list [FILE:LINE - what is there] or none', hint: '[file:line descriptions] or "none"' },
  text: { wants: 'text', hint: '[text]' },
} as const;

type Word = keyof typeof fieldTypes;

const choice = /^[\w-]+(?:\/[\w-]+)+$/;
const range = /^(\d{1,9})-(\d{1,9})$/;

export function isFieldType(type: string): boolean {
  return Object.hasOwn(fieldTypes, type) || choice.test(type) || range.test(type);
}

/** What to write there, in words. */
export function wantsOf(type: string): string {
  if (Object.hasOwn(fieldTypes, type)) return fieldTypes[type as Word].wants;
  const [, from, to] = range.exec(type) ?? [];
  return from === undefined ? `one of ${type.split('/').join(', ')}` : `a whole number from ${from} to ${to}`;
}

/** What stands in a prompt for the value. */
export function hintOf(type: string): string {
  return Object.hasOwn(fieldTypes, type) ? fieldTypes[type as Word].hint : `[${type}]`;
}

/** Is the value of that type? */
export function fits(type: string, value: OutputValue): boolean {
  if (value.kind === 'text' && value.value === '') return false;
  const [, from, to] = range.exec(type) ?? [];
  if (from !== undefined) return value.kind === 'integer' && value.value >= Number(from) && value.value <= Number(to);
  switch (type) {
    case 'boolean':
      return booleanOf(value) !== undefined;
    case 'count':
      return countOf(value) !== undefined;
    case 'list':
    case 'locations':
      return itemsOf(value) !== undefined;
    case 'files':
      return value.kind === 'text' ? !/[,\s]/.test(value.value) : itemsOf(value) !== undefined;
    case 'path':
      return value.kind === 'text';
    case 'phase':
      return phaseOf(value) !== undefined;
    case 'text':
      return true;
    default:
      return type.split('/').includes(told(value).toLowerCase());
  }
}

export function booleanOf(value: OutputValue): boolean | undefined {
  if (value.kind === 'boolean') return value.value;
  if (value.kind !== 'text') return undefined;
  return /^yes$/i.test(value.value) ? true : /^no$/i.test(value.value) ? false : undefined;
}

/** A number of things; `none` is 0. */
export function countOf(value: OutputValue): number | undefined {
  if (value.kind === 'none') return 0;
  return value.kind === 'integer' && value.value >= 0 ? value.value : undefined;
}

/** Ways to write that there is nothing. */
const nothingWord = /^(?:none\.?|n\/a\.?|[-–—])?$/i;

/** The things listed. Text is one of them; `none` in any form, `0` and `false` are no thing. */
export function itemsOf(value: OutputValue): string[] | undefined {
  if (value.kind === 'list' || value.kind === 'text') {
    const items = value.kind === 'list' ? value.items : [value.value];
    return items.length === 1 && nothingWord.test(items[0]!.trim()) ? [] : items;
  }
  const nothing = value.kind === 'none' || value.value === 0 || value.value === false;
  return nothing ? [] : undefined;
}

export function phaseOf(value: OutputValue): { phase: number; total: number } | undefined {
  const match = value.kind === 'text' ? /^(\d{1,6})\s*(?:\/|of)\s*(\d{1,6})$/.exec(value.value) : null;
  const [phase, total] = [Number(match?.[1]), Number(match?.[2])];
  return match && phase >= 1 && phase <= total ? { phase, total } : undefined;
}

/** The value as it may be written again. */
export function told(value: OutputValue): string {
  if (value.kind === 'list') return `[${value.items.join(', ')}]`;
  return value.kind === 'none' ? 'none' : String(value.value);
}

export function citedValue(value: OutputValue): string {
  return value.kind === 'text' || value.kind === 'list' ? cited(told(value)) : told(value);
}
