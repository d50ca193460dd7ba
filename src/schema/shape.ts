import { similar } from '../match/suggest.ts';
import type { Located, Node, Position } from '../syntax/located-value.ts';

/**
 * A shape defines once what a value may be. Reading a node with it gives a typed value, or problems with positions; its
 * schema is the JSON Schema for editors. So messages, types and schemas can't drift apart.
 */
export interface Shape<T> {
  /** What to write, for messages: "a list of paths". */
  readonly wants: string;
  /** The value, or undefined after at least one problem was reported. Never throws. */
  read(node: Node, report: Report): T | undefined;
  schema(): JsonSchema;
}

export type Report = (code: string, message: string, at: Position) => void;
export type JsonSchema = { [key: string]: unknown };
export type Reading<U> = { value: U } | { problem: string };
export type Infer<S> = S extends Shape<infer T> ? T : never;

const kindNames: Record<Node['kind'], string> = {
  map: 'a mapping',
  list: 'a list',
  text: 'text',
  number: 'a number',
  boolean: 'true or false',
  null: 'nothing',
};

/** A value as messages show it. */
export function shown(node: Node): string {
  if (node.kind === 'text') return node.value.length > 40 ? `"${node.value.slice(0, 40)}…"` : `"${node.value}"`;
  return node.kind === 'number' || node.kind === 'boolean' ? String(node.value) : kindNames[node.kind];
}

export function wrongType(wants: string, node: Node, report: Report): undefined {
  report('wrong_type', `expected ${wants}, found ${shown(node)}`, node.at);
  return undefined;
}

interface TextOptions {
  wants?: string;
  /** Returns the problem with a value, if there is one. */
  check?: (value: string) => string | undefined;
  /** Accept white space alone. */
  blank?: boolean;
  /** Accept whole numbers as their digits (ids such as 42). */
  digits?: boolean;
  /** For the schema: the pattern that `check` tests, and the name of such a text. */
  pattern?: string;
  title?: string;
}

export function text(options: TextOptions = {}): Shape<string> {
  const wants = options.wants ?? 'text';
  return {
    wants,
    read(node, report) {
      const value =
        options.digits && node.kind === 'number' ? node.source : node.kind === 'text' ? node.value : undefined;
      if (value === undefined) {
        if (node.kind === 'number' || node.kind === 'boolean') {
          report('wrong_type', `expected ${wants}, found ${shown(node)}; put it in quotes`, node.at);
          return undefined;
        }
        return wrongType(wants, node, report);
      }
      const problem =
        (options.blank ? value : value.trim()) === '' ? `expected ${wants}, found empty text` : options.check?.(value);
      if (problem !== undefined) report('bad_value', problem, node.at);
      return problem === undefined ? value : undefined;
    },
    schema: () => ({
      type: options.digits ? ['string', 'integer'] : 'string',
      minLength: 1,
      ...(options.pattern ? { pattern: options.pattern } : {}),
      ...(options.title ? { title: options.title } : {}),
    }),
  };
}

export function integer(options: { min: number; max?: number }): Shape<number> {
  const wants = `a whole number${options.max === undefined ? ` from ${options.min}` : ` from ${options.min} to ${options.max}`}`;
  return {
    wants,
    read(node, report) {
      if (node.kind !== 'number' || !Number.isInteger(node.value)) return wrongType(wants, node, report);
      if (node.value < options.min || node.value > (options.max ?? Number.MAX_SAFE_INTEGER)) {
        return wrongType(wants, node, report);
      }
      return node.value;
    },
    schema: () => ({
      type: 'integer',
      minimum: options.min,
      ...(options.max === undefined ? {} : { maximum: options.max }),
    }),
  };
}

export const boolean: Shape<boolean> = {
  wants: 'true or false',
  read: (node, report) => (node.kind === 'boolean' ? node.value : wrongType('true or false', node, report)),
  schema: () => ({ type: 'boolean' }),
};

/** Any text, empty or not. */
export const anyText: Shape<string> = {
  wants: 'text',
  read: (node, report) => (node.kind === 'text' ? node.value : wrongType('text', node, report)),
  schema: () => ({ type: 'string' }),
};

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return {
    wants: `${shape.wants} or null`,
    read: (node, report) => (node.kind === 'null' ? null : shape.read(node, report)),
    schema() {
      const schema = shape.schema();
      const { type } = schema;
      if (typeof type !== 'string' || 'enum' in schema) return { anyOf: [schema, { type: 'null' }] };
      return { ...schema, type: [type, 'null'] };
    },
  };
}

export function oneOf<const T extends string | number>(...values: readonly T[]): Shape<T> {
  const wants = values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`;
  return {
    wants,
    read(node, report) {
      const value = values.find(
        candidate => (node.kind === 'text' || node.kind === 'number') && node.value === candidate,
      );
      if (value !== undefined) return value;
      const near = node.kind === 'text' ? similar(node.value, values.map(String)) : undefined;
      report('bad_value', `expected ${wants}, found ${shown(node)}${near ? `; did you mean ${near}?` : ''}`, node.at);
      return undefined;
    },
    schema: () => ({ enum: [...values] }),
  };
}

export function list<T>(item: Shape<T>, options: { wants?: string; min?: number } = {}): Shape<T[]> {
  const wants = options.wants ?? `a list of ${item.wants.replace(/^an? /, '')}`;
  return {
    wants,
    read(node, report) {
      if (node.kind !== 'list') return wrongType(wants, node, report);
      if (node.items.length < (options.min ?? 0)) {
        report('bad_value', `expected ${wants}, found an empty list`, node.at);
        return undefined;
      }
      const values = node.items.map(each => item.read(each, report));
      return values.includes(undefined) ? undefined : (values as T[]);
    },
    schema: () => ({ type: 'array', items: item.schema(), ...(options.min ? { minItems: options.min } : {}) }),
  };
}

/** One value or a list of at least one, always read as a list. */
export function oneOrMany<T>(item: Shape<T>): Shape<T[]> {
  const many = list(item, { min: 1 });
  return {
    wants: `${item.wants} or a list of them`,
    read(node, report) {
      if (node.kind === 'list') return many.read(node, report);
      const value = item.read(node, report);
      return value === undefined ? undefined : [value];
    },
    schema: () => ({ anyOf: [item.schema(), many.schema()] }),
  };
}

export function record<T>(item: Shape<T>, wants = `a mapping of names to ${item.wants}`): Shape<Record<string, T>> {
  return {
    wants,
    read(node, report) {
      if (node.kind !== 'map') return wrongType(wants, node, report);
      const result: Record<string, T> = Object.create(null);
      let whole = true;
      for (const { key, value } of node.entries) {
        const read = item.read(value, report);
        if (read === undefined) whole = false;
        else result[key] = read;
      }
      return whole ? result : undefined;
    },
    schema: () => ({ type: 'object', additionalProperties: item.schema() }),
  };
}

/** The value with its position. */
export function located<T>(shape: Shape<T>): Shape<Located<T>> {
  return {
    wants: shape.wants,
    read(node, report) {
      const value = shape.read(node, report);
      return value === undefined ? undefined : { value, at: node.at };
    },
    schema: shape.schema,
  };
}

/** Converts the value of a shape, or refuses it with a problem. */
export function as<T, U>(shape: Shape<T>, into: (value: T) => Reading<U>): Shape<U> {
  return {
    wants: shape.wants,
    read(node, report) {
      const value = shape.read(node, report);
      if (value === undefined) return undefined;
      const result = into(value);
      if ('value' in result) return result.value;
      report('bad_value', result.problem, node.at);
      return undefined;
    },
    schema: shape.schema,
  };
}

/** A shape for each kind of value. The kind decides, so that messages are about one of them only. */
export function byKind<T>(shapes: Partial<Record<Node['kind'], Shape<T>>>): Shape<T> {
  const all = [...new Set(Object.values(shapes))];
  const wants = all.map(shape => shape.wants).join(', or ');
  return {
    wants,
    read(node, report) {
      const unquoted = node.kind === 'number' || node.kind === 'boolean' ? shapes.text : undefined;
      const shape = shapes[node.kind] ?? unquoted;
      return shape ? shape.read(node, report) : wrongType(wants, node, report);
    },
    schema: () => (all.length === 1 ? all[0]!.schema() : { anyOf: all.map(shape => shape.schema()) }),
  };
}
