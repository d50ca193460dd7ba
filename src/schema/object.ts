import { similar } from '../match/suggest.ts';
import type { Entry, Node, Position } from '../syntax/located-value.ts';
import { type Infer, type JsonSchema, type Shape, wrongType } from './shape.ts';

interface Field<T, R extends boolean> {
  shape: Shape<T>;
  required: R;
  about: string;
  also: readonly string[];
}
type Fields = Record<string, Field<unknown, boolean>>;
type ObjectOf<F extends Fields> = {
  [K in keyof F as F[K] extends Field<unknown, true> ? K : never]: Infer<F[K]['shape']>;
} & { [K in keyof F as F[K] extends Field<unknown, true> ? never : K]?: Infer<F[K]['shape']> };

/** `also`: other spellings of the key. Using two of them at once is a problem. */
export function required<T>(shape: Shape<T>, about: string, also: readonly string[] = []): Field<T, true> {
  return { shape, required: true, about, also };
}

export function optional<T>(shape: Shape<T>, about: string, also: readonly string[] = []): Field<T, false> {
  return { shape, required: false, about, also };
}

interface ObjectOptions {
  /** The name of such an object in messages: "a content_check". */
  wants: string;
  /** Ignore unknown keys instead of refusing them. */
  open?: boolean;
  /** The same for some keys of some mappings. A key that is similar to a known one is refused all the same. */
  ignores?: (key: string, node: Node) => boolean;
  /** Advice on an unknown key, where there is better advice than the most similar key. */
  hint?: (key: string) => string | undefined;
  /** A problem between fields, with the key to report it at. */
  check?: (value: Record<string, unknown>) => { key: string; problem: string } | undefined;
}

export function object<F extends Fields>(fields: F, options: ObjectOptions): Shape<ObjectOf<F>> {
  const spellings = new Map<string, string>();
  for (const [name, field] of Object.entries(fields))
    for (const word of [name, ...field.also]) spellings.set(word, name);

  return {
    wants: options.wants,
    read(node, report) {
      if (node.kind !== 'map') return wrongType(options.wants, node, report);
      const seen = new Map<string, Entry>();
      let whole = true;
      const isIgnored = (key: string) =>
        options.open || (options.ignores?.(key, node) === true && similar(key, [...spellings.keys()]) === undefined);
      const refuse = (code: string, message: string, at: Position) => {
        whole = false;
        report(code, message, at);
      };
      const result: Record<string, unknown> = Object.create(null);
      for (const each of node.entries) {
        const name = spellings.get(each.key);
        if (name === undefined) {
          if (!isIgnored(each.key)) refuse('unknown_key', unknownKey(each.key, options, spellings), each.keyAt);
          continue;
        }
        const earlier = seen.get(name);
        if (earlier) {
          refuse(
            'duplicate_key',
            `${each.key} means the same as ${earlier.key} on line ${earlier.keyAt.line}; keep one`,
            each.keyAt,
          );
          continue;
        }
        seen.set(name, each);
        const value = fields[name]!.shape.read(each.value, (code, message, at) =>
          refuse(code, `${each.key}: ${message}`, at),
        );
        if (value === undefined) whole = false;
        else result[name] = value;
      }
      // An unknown key is probably a misspelling of the missing one. One message is enough.
      const hasUnknown = node.entries.some(each => !spellings.has(each.key) && !isIgnored(each.key));
      for (const [name, field] of hasUnknown ? [] : Object.entries(fields)) {
        if (field.required && !seen.has(name))
          refuse('missing_key', `${options.wants} needs ${name}: ${field.about}`, node.at);
      }
      const conflict = whole ? options.check?.(result) : undefined;
      if (conflict)
        refuse('bad_value', `${conflict.key}: ${conflict.problem}`, seen.get(conflict.key)?.value.at ?? node.at);
      return whole ? (result as ObjectOf<F>) : undefined;
    },
    schema() {
      const properties: Record<string, JsonSchema> = {};
      for (const [name, field] of Object.entries(fields)) {
        for (const word of [name, ...field.also])
          properties[word] = { description: field.about, ...field.shape.schema() };
      }
      const needed = Object.entries(fields).flatMap(([name, field]) =>
        field.required && field.also.length === 0 ? [name] : [],
      );
      return {
        type: 'object',
        properties,
        ...(needed.length > 0 ? { required: needed } : {}),
        ...(options.open ? {} : { additionalProperties: false }),
      };
    },
  };
}

function unknownKey(key: string, { wants, hint }: ObjectOptions, spellings: ReadonlyMap<string, string>): string {
  const near = similar(key, [...spellings.keys()]);
  const advice =
    hint?.(key) ?? (near ? `did you mean ${near}?` : `known here: ${[...new Set(spellings.values())].join(', ')}`);
  return `${wants} has no key ${JSON.stringify(key)}; ${advice}`;
}
