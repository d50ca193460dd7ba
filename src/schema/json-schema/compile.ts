import { _, Ajv, type CodeKeywordDefinition, type ErrorObject, type KeywordCxt } from 'ajv';
import type { Rule } from 'ajv/dist/compile/rules.js';
import type { Plain } from '../../syntax/located-value.ts';
import { costKeyword, originKeyword, type PreparedSchema } from './prepare.ts';

/** Only this module loads ajv's compiler, and it is loaded only for a policy that has its own schemas. */

/** Finds a pattern in a text in linear time. */
export type FindPattern = (pattern: string) => (text: string) => boolean;

export interface CompiledSchema {
  /** The errors of a value: all of them, or only the first. Throws `TooExpensive` after `limit` steps. */
  errors(value: Plain, limit: number, all: boolean): ErrorObject[];
}

/** Validation would take more steps than allowed. */
export class TooExpensive extends Error {}

/**
 * Compiles a prepared schema. Validation counts its steps, so that no recursive schema and no large value takes longer
 * than the limit allows.
 */
export function compileSchema({ definitions }: PreparedSchema, find: FindPattern): CompiledSchema {
  let left = 0;
  const spend = (steps: number) => {
    left -= steps;
    if (left < 0) throw new TooExpensive();
  };
  const compiled = (allErrors: boolean) => {
    const ajv = new Ajv({
      allErrors,
      verbose: true,
      messages: false,
      strict: false,
      validateSchema: false,
      addUsedSchema: false,
      meta: false,
      logger: false,
      ownProperties: true,
      inlineRefs: false,
      validateFormats: false,
      code: { regExp: patterns(find, spend) },
    });
    replaceKeywords(ajv, spend);
    return ajv.compile({ definitions: { ...definitions }, $ref: '#/definitions/0' });
  };
  const validators = new Map<boolean, ReturnType<typeof compiled>>();
  return {
    errors(value, limit, all) {
      left = limit;
      const validate = validators.get(all) ?? compiled(all);
      validators.set(all, validate);
      return validate(value) ? [] : [...(validate.errors ?? [])];
    },
  };
}

type Spend = (steps: number) => void;

/** ajv identifies patterns by their text, so each must have a `toString` of its own. */
function patterns(find: FindPattern, spend: Spend) {
  const engine = (pattern: string) => {
    const isIn = find(pattern);
    const test = (text: string) => {
      spend(1 + text.length);
      return isIn(text);
    };
    return { test, toString: () => JSON.stringify(pattern) };
  };
  return Object.assign(engine, { code: '' });
}

/**
 * Replaces keywords of ajv that don't suit untrusted input. ajv compares deep values with a function that calls `valueOf`
 * and `toString`, which a report may have as keys, and finds duplicates in quadratic time. It divides floating-point
 * numbers, so 19.99 would not be a multiple of 0.01. And it lists the errors of every branch of a union, none of which
 * explains what is wrong.
 */
function replaceKeywords(ajv: Ajv, spend: Spend): void {
  for (const keyword of ['const', 'enum', 'uniqueItems', 'multipleOf', 'anyOf', 'oneOf']) ajv.removeKeyword(keyword);
  ajv.addKeyword({ keyword: originKeyword, schemaType: 'string' });
  ajv.addKeyword({
    keyword: costKeyword,
    errors: false,
    validate: (cost: { names: number; patterns: number }, value: unknown) => {
      spend(1 + cost.names + (1 + cost.patterns) * widthOf(value));
      return true;
    },
  });
  chargeFirst(ajv);
  const keyOf = (value: unknown) => identity(value, spend);
  ajv.addKeyword({
    keyword: 'const',
    compile: (wanted: unknown) => {
      const key = identity(wanted);
      return (value: unknown) => keyOf(value) === key;
    },
  });
  ajv.addKeyword({
    keyword: 'enum',
    schemaType: 'array',
    compile: (wanted: unknown[]) => {
      const keys = new Set(wanted.map(each => identity(each)));
      return (value: unknown) => keys.has(keyOf(value));
    },
  });
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    compile: (unique: boolean) => (items: unknown[]) => !unique || new Set(items.map(keyOf)).size === items.length,
  });
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    compile: (step: number) => (value: number) => isMultiple(value, step),
  });
  ajv.addKeyword(union('anyOf'));
  ajv.addKeyword(union('oneOf'));
}

/** Runs the cost keyword first: ajv stops at the first keyword that fails. */
function chargeFirst({ RULES: { rules, all } }: Ajv): void {
  const charge = all[costKeyword] as Rule;
  for (const group of rules) group.rules = group.rules.filter(each => each !== charge);
  rules.unshift({ rules: [charge] });
}

/** The size of a value without its nested values. */
function widthOf(value: unknown): number {
  if (typeof value === 'string') return Math.ceil(value.length / 64);
  if (Array.isArray(value)) return value.length;
  return value !== null && typeof value === 'object' ? Object.keys(value).length : 1;
}

/** Exact: calculates with the decimal digits. */
function isMultiple(value: number, step: number): boolean {
  const [a, b] = [decimal(value), decimal(step)];
  const exponent = Math.min(a.exponent, b.exponent);
  const whole = ({ digits, exponent: own }: typeof a) => digits * 10n ** BigInt(own - exponent);
  return whole(a) % whole(b) === 0n;
}

function decimal(value: number): { digits: bigint; exponent: number } {
  const [, sign = '', whole = '0', part = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(`${value}`) ?? [];
  return { digits: BigInt(`${sign}${whole}${part}`), exponent: Number(power) - part.length };
}

/** Counts the branches that match, and drops their errors. */
function union(keyword: 'anyOf' | 'oneOf'): CodeKeywordDefinition {
  return {
    keyword,
    schemaType: 'array',
    trackErrors: true,
    error: { message: '', params: ({ params }) => _`{matching: ${params.matching}}` },
    code(cxt: KeywordCxt) {
      const { gen, schema } = cxt;
      const matching = gen.let('matching', 0);
      cxt.setParams({ matching });
      const judge = (schemaProp: number) => {
        const matches = gen.name('matches');
        cxt.subschema({ keyword, schemaProp, compositeRule: true, createErrors: false, allErrors: false }, matches);
        gen.if(matches, () => gen.code(_`${matching}++`));
      };
      for (const index of (schema as unknown[]).keys()) {
        if (keyword === 'anyOf' && index > 0) gen.if(_`${matching} === 0`, () => judge(index));
        else judge(index);
      }
      cxt.reset();
      cxt.pass(keyword === 'anyOf' ? _`${matching} > 0` : _`${matching} === 1`);
    },
  };
}

/** A text that is the same for equal JSON values, whatever the order of their keys. Calls `spend` as it goes. */
function identity(value: unknown, spend: (steps: number) => void = () => {}): string {
  spend(typeof value === 'string' ? 1 + Math.ceil(value.length / 64) : 1);
  if (Array.isArray(value)) return `[${value.map(each => identity(each, spend)).join()}]`;
  // -0 is 0.
  if (value === null || typeof value !== 'object') return JSON.stringify(value === 0 ? 0 : value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${identity(each, spend)}`).join()}}`;
}
