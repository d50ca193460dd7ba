import { didYouMean } from '../../match/suggest.ts';
import { fieldTypes, rangeType } from '../../policy/outputs.ts';
import { cited } from '../../syntax/text.ts';
import type { OutputAgent } from './agents.ts';
import type { OutputBlock, OutputField, OutputValue } from './block.ts';

/** The fields of a block by name. */
export type Fields = ReadonlyMap<string, OutputField>;

/** Something wrong with a block; its line is relative to the text of the block. */
export interface BlockFinding {
  code: string;
  severity: 'fail' | 'warn';
  line: number;
  /** The field that it is about. */
  key?: string;
  message: string;
  fix: string;
  /** The agent is right to say no: the work is to be mended, not the report. */
  isRefusal?: true;
}

type Word = keyof typeof fieldTypes;

/** What to write for a type, in words. */
function wantsOf(type: string): string {
  if (Object.hasOwn(fieldTypes, type)) return fieldTypes[type as Word].wants;
  const [, from, to] = rangeType.exec(type) ?? [];
  return from === undefined ? `one of ${type.split('/').join(', ')}` : `a whole number from ${from} to ${to}`;
}

/** Is the value of that type? */
export function fits(type: string, value: OutputValue): boolean {
  if (value.kind === 'text' && value.value === '') return false;
  const [, from, to] = rangeType.exec(type) ?? [];
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
      return type.split('/').includes(valueText(value).toLowerCase());
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

/** The value as an agent would write it. */
export function valueText(value: OutputValue): string {
  if (value.kind === 'list') return `[${value.items.join(', ')}]`;
  return value.kind === 'none' ? 'none' : String(value.value);
}

export function citedValue(value: OutputValue): string {
  return value.kind === 'text' || value.kind === 'list' ? cited(valueText(value)) : valueText(value);
}

/** Blocks are passed on in prompts, so they should be short. */
const longestBlock = 1000;

/** Of a duplicate field, the last counts. */
export function fieldsByKey({ fields }: OutputBlock): Fields {
  return new Map(fields.map(field => [field.key, field]));
}

/** What is wrong with the form of a block: fields that are missing, of the wrong type, or duplicate. */
export function formFindings(agent: OutputAgent | undefined, block: OutputBlock): BlockFinding[] {
  const fields = fieldsByKey(block);
  const known = new Set(agent?.fields.map(({ key }) => key));
  const unknown = [...fields.keys()].filter(key => !known.has(key));
  const found = [...unclosed(block), ...strayLines(block), ...duplicates(block), ...tooManyItems(block)];
  for (const { key, type, required } of agent?.fields ?? []) {
    const field = fields.get(key);
    const wants = type === undefined ? 'a value' : wantsOf(type);
    if (!field && required) found.push(missingField(key, wants, block.line, unknown));
    else if (field && (type === undefined ? isEmpty(field.value) : !fits(type, field.value))) {
      const got = isEmpty(field.value) ? 'empty' : citedValue(field.value);
      const message = `${key} is ${got}; expected ${wants}`;
      const fix = `write ${key}: and then ${wants}, on one line`;
      found.push({ code: 'wrong_type', severity: 'fail', key, line: field.line, message, fix });
    }
  }
  if (block.length > longestBlock) {
    const message = `the block has ${block.length} characters; at most ${longestBlock} are recommended`;
    found.push({ code: 'long_block', severity: 'warn', line: block.line, message, fix: 'keep the values short' });
  }
  return found.sort((a, b) => a.line - b.line);
}

function missingField(key: string, wants: string, line: number, unknown: readonly string[]): BlockFinding {
  const near = didYouMean(key, unknown).replace('did you mean', 'is it');
  const fix = `add a line \`${key}:\` with ${wants === 'a value' ? 'its value' : wants}`;
  return { code: 'missing_field', severity: 'fail', key, line, message: `missing field ${key}${near}`, fix };
}

/** Each item may cost a look at the disk. */
export const mostItems = 1000;

function tooManyItems({ fields }: OutputBlock): BlockFinding[] {
  return fields.flatMap(({ key, value, line }): BlockFinding[] => {
    if (value.kind !== 'list' || value.items.length <= mostItems) return [];
    const message = `${key} lists ${value.items.length} items; at most ${mostItems} are allowed`;
    const fix = `list at most ${mostItems} items under ${key}`;
    return [{ code: 'too_many_items', severity: 'fail', key, line, message, fix }];
  });
}

function isEmpty(value: OutputValue): boolean {
  return value.kind === 'text' && value.value === '';
}

function unclosed({ ended, line }: OutputBlock): BlockFinding[] {
  const message = 'the block is not closed: there is no ---END---';
  const fix = 'write ---END--- on a line of its own after the last field';
  return ended ? [] : [{ code: 'unclosed_block', severity: 'fail', line, message, fix }];
}

const mostStrays = 10;

/** A machine would skip these lines, but a person reads them. After an unclosed block anything may follow. */
function strayLines({ ended, strays }: OutputBlock): BlockFinding[] {
  if (!ended) return [];
  const message = 'this line of the block is not a field';
  const fix = 'write key: value, each on one line, and nothing else between ---OUTPUT--- and ---END---';
  return strays.slice(0, mostStrays).map(line => ({ code: 'stray_line', severity: 'fail', line, message, fix }));
}

function duplicates({ fields }: OutputBlock): BlockFinding[] {
  const first = new Map<string, number>();
  return fields.flatMap(({ key, line }): BlockFinding[] => {
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, line);
      return [];
    }
    const message = `duplicate field ${key} (first on line ${before})`;
    return [{ code: 'duplicate_field', severity: 'fail', key, line, message, fix: `keep one line ${key}:` }];
  });
}
