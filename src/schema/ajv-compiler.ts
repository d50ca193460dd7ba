import { _, Ajv, type CodeKeywordDefinition, type ErrorObject, type KeywordCxt } from 'ajv';
import type { Rule } from 'ajv/dist/compile/rules.js';
import type { Plain } from '../syntax/located-value.ts';
import { identity } from './ajv-identity.ts';
import { costKeyword, originKeyword, type PreparedSchema } from './ajv-prepare.ts';

/** Only this module loads ajv's compiler, and only a policy with a schema of its own loads this module. */

/** Finds a pattern in a text in linear time. */
export type FindPattern = (pattern: string) => (text: string) => boolean;

export interface CompiledSchema {
  /** The errors of a value; the first alone where `all` is not asked for. Throws `TooExpensive`. */
  errors(value: Plain, limit: number, all: boolean): ErrorObject[];
}

/** Judging a value by a schema takes more steps than are allowed. */
export class TooExpensive extends Error {}

/**
 * Compiles a schema whose keywords are known. The work is counted while a value is judged, so that no schema that refers to
 * itself, and no large value, takes longer than the limit allows.
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

/** ajv tells patterns apart by their text, so each has its own. */
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
 * ajv compares deep values with a function that calls `valueOf` and `toString` of the value, which a report may have as
 * keys, and looks for duplicates in quadratic time. It divides floating-point numbers, so 19.99 is no multiple of 0.01 to
 * it. And it lists the errors of every branch of a union, of which no one says what is wrong.
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

/** ajv stops at the first keyword that fails: what the schema costs is counted before any of them. */
function chargeFirst({ RULES: { rules, all } }: Ajv): void {
  const charge = all[costKeyword] as Rule;
  for (const group of rules) group.rules = group.rules.filter(each => each !== charge);
  rules.unshift({ rules: [charge] });
}

/** How much there is to look at in a value, apart from what lies deeper. */
function widthOf(value: unknown): number {
  if (typeof value === 'string') return Math.ceil(value.length / 64);
  if (Array.isArray(value)) return value.length;
  return value !== null && typeof value === 'object' ? Object.keys(value).length : 1;
}

/** Exact, on the decimal digits of both. */
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

/** Counts the branches that a value fits, and keeps their errors to itself. */
function union(keyword: 'anyOf' | 'oneOf'): CodeKeywordDefinition {
  return {
    keyword,
    schemaType: 'array',
    trackErrors: true,
    error: { message: '', params: ({ params }) => _`{fitting: ${params.fitting}}` },
    code(cxt: KeywordCxt) {
      const { gen, schema } = cxt;
      const fitting = gen.let('fitting', 0);
      cxt.setParams({ fitting });
      const judge = (schemaProp: number) => {
        const fits = gen.name('fits');
        cxt.subschema({ keyword, schemaProp, compositeRule: true, createErrors: false, allErrors: false }, fits);
        gen.if(fits, () => gen.code(_`${fitting}++`));
      };
      for (const index of (schema as unknown[]).keys()) {
        if (keyword === 'anyOf' && index > 0) gen.if(_`${fitting} === 0`, () => judge(index));
        else judge(index);
      }
      cxt.reset();
      cxt.pass(keyword === 'anyOf' ? _`${fitting} > 0` : _`${fitting} === 1`);
    },
  };
}
