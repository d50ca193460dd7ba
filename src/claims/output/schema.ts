import { didYouMean } from '../../syntax/text.ts';
import type { OutputAgent } from './agents.ts';
import type { OutputBlock } from './block.ts';
import type { Conflict, Fields } from './rules.ts';
import { citedValue, fits, wantsOf } from './values.ts';

/** A block is for a machine that has little room for it. */
const longestBlock = 1000;

/** The fields by name; of one that is there twice, the last. */
export function fieldsByKey({ fields }: OutputBlock): Fields {
  return new Map(fields.map(field => [field.key, field]));
}

/** What is wrong with the form of a block: fields that are missing, of another type, or there twice. */
export function schemaOf(agent: OutputAgent | undefined, block: OutputBlock): Conflict[] {
  const fields = fieldsByKey(block);
  const found = [...unclosed(block), ...strange(block), ...twice(block), ...crowded(block)];
  for (const { key, type, required } of agent?.fields ?? []) {
    const field = fields.get(key);
    if (!field && required) {
      const strangers = [...fields.keys()].filter(each => !agent!.fields.some(known => known.key === each));
      found.push({
        line: block.line,
        message: `${key} is missing${didYouMean(key, strangers).replace('did you mean', 'is it')}`,
        fix: `add a line ${key}: with ${type === undefined ? 'its value' : wantsOf(type)}`,
      });
    } else if (field && (type === undefined ? isEmpty(field.value) : !fits(type, field.value))) {
      const wants = type === undefined ? 'a value' : wantsOf(type);
      const got = isEmpty(field.value) ? 'empty' : citedValue(field.value);
      found.push({
        line: field.line,
        message: `${key} is ${got}, where ${wants} is wanted`,
        fix: `write ${key}: and then ${wants}, on one line`,
      });
    }
  }
  if (block.length > longestBlock) {
    const message = `the block has ${block.length} characters; ${longestBlock} should do`;
    found.push({ line: block.line, message, fix: 'keep the values short', warn: true });
  }
  return found.sort((a, b) => a.line - b.line);
}

/** More than anybody looks up. */
export const mostItems = 1000;

function crowded({ fields }: OutputBlock): Conflict[] {
  return fields.flatMap(({ key, value, line }) => {
    if (value.kind !== 'list' || value.items.length <= mostItems) return [];
    const message = `${key} lists ${value.items.length} things; ${mostItems} is the most`;
    return [{ line, message, fix: `list at most ${mostItems} under ${key}` }];
  });
}

function isEmpty(value: OutputBlock['fields'][number]['value']): boolean {
  return value.kind === 'text' && value.value === '';
}

function unclosed({ ended, line }: OutputBlock): Conflict[] {
  const message = 'the block has no ---END---, so where it stops could not be told';
  return ended ? [] : [{ line, message, fix: 'write ---END--- on a line of its own after the last field' }];
}

const mostStrays = 10;

/** What a machine would pass over is not what a person reads. Where the block is not closed, anything may follow. */
function strange({ ended, strays }: OutputBlock): Conflict[] {
  const message = 'this line of the block is no field';
  const fix = 'write key: value, each on one line, and nothing else between ---OUTPUT--- and ---END---';
  return ended ? strays.slice(0, mostStrays).map(line => ({ line, message, fix })) : [];
}

/** Which of the two is meant could not be told. */
function twice({ fields }: OutputBlock): Conflict[] {
  const first = new Map<string, number>();
  return fields.flatMap(({ key, line }) => {
    const before = first.get(key);
    if (before === undefined) first.set(key, line);
    return before === undefined
      ? []
      : [{ line, message: `${key} is there twice, first on line ${before}`, fix: `keep one line ${key}:` }];
  });
}
