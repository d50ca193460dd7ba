import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { compileSchema, TooExpensive } from '../../../src/schema/json-schema/compile.ts';
import { judgeBySchema } from '../../../src/schema/json-schema/judge.ts';
import { type PreparedSchema, prepareSchema } from '../../../src/schema/json-schema/prepare.ts';
import { jsonSchema } from '../../../src/schema/json-schema/schema-shape.ts';
import { parseJson } from '../../../src/syntax/json.ts';
import type { Node, Plain } from '../../../src/syntax/located-value.ts';
import { parsePolicy } from '../../support/policy.ts';

function nodeOf(value: unknown): Node {
  const parsed = parseJson(JSON.stringify(value, null, 1));
  if ('problem' in parsed) throw new Error(parsed.problem.message);
  return parsed.node;
}

const violations = async (schema: Plain, node: Node, name: string) => (await judgeBySchema(schema))(node, name);
const messages = async (schema: Plain, value: unknown) =>
  (await violations(schema, nodeOf(value), 'it')).map(({ message }) => message);

/** Schemas with values on both sides of each keyword. */
const table: [Plain, unknown[]][] = [
  [{ type: 'object' }, [{}, [], 'x', null]],
  [{ type: ['string', 'null'] }, ['x', null, 1]],
  [{ type: 'integer' }, [1, 1.5, 1.0, '1']],
  [{ type: 'number' }, [1, 1.5, true]],
  [{ enum: ['a', 1, null, { b: [2] }] }, ['a', 1, null, { b: [2] }, { b: [3] }, 'c']],
  [{ const: { a: 1, b: 2 } }, [{ b: 2, a: 1 }, { a: 1 }]],
  [{ minLength: 2, maxLength: 3 }, ['a', 'ab', 'abc', 'abcd', '👍👍', 7]],
  [{ pattern: '^a+b' }, ['aab', 'ba', 3]],
  [{ minimum: 2, maximum: 4 }, [1, 2, 4, 5]],
  [{ exclusiveMinimum: 2, exclusiveMaximum: 4 }, [2, 3, 4]],
  [{ multipleOf: 0.5 }, [1.5, 1.25, 7]],
  [
    { minItems: 1, maxItems: 2, uniqueItems: true },
    [
      [],
      [1],
      [1, 1],
      [1, 2],
      [1, 2, 3],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    ],
  ],
  [{ items: { type: 'string' } }, [['a'], ['a', 1], []]],
  [{ items: [{ type: 'string' }, { type: 'number' }], additionalItems: false }, [['a', 1], ['a'], ['a', 1, 2], [1]]],
  [{ contains: { const: 3 } }, [[1, 3], [1], []]],
  [{ required: ['a'], properties: { a: { type: 'string' } } }, [{ a: 'x' }, { a: 1 }, {}, 'x']],
  [{ properties: { a: {} }, additionalProperties: false }, [{ a: 1 }, { a: 1, b: 2 }]],
  [{ properties: { a: {} }, additionalProperties: { type: 'number' } }, [{ a: 'x', b: 2 }, { b: 'x' }]],
  [{ patternProperties: { '^x-': { type: 'number' } } }, [{ 'x-a': 1 }, { 'x-a': 'b' }, { a: 'b' }]],
  [{ propertyNames: { pattern: '^[a-z]+$' } }, [{ abc: 1 }, { ABC: 1 }]],
  [{ minProperties: 1, maxProperties: 2 }, [{}, { a: 1 }, { a: 1, b: 2, c: 3 }]],
  [{ allOf: [{ minimum: 1 }, { maximum: 3 }] }, [0, 2, 4]],
  [{ anyOf: [{ type: 'string' }, { minimum: 3 }] }, ['x', 4, 1]],
  [{ oneOf: [{ multipleOf: 2 }, { multipleOf: 3 }] }, [2, 3, 6, 5]],
  [{ not: { type: 'string' } }, ['x', 1]],
  [
    JSON.parse('{"if": {"required": ["a"]}, "then": {"required": ["b"]}, "else": {"required": ["c"]}}'),
    [{ a: 1, b: 1 }, { a: 1 }, { c: 1 }, {}],
  ],
  [{ definitions: { f: { type: 'string' } }, items: { $ref: '#/definitions/f' } }, [['a'], [1]]],
  [
    { properties: { next: { $ref: '#' }, v: { type: 'number' } } },
    [{ next: { next: { v: 1 } } }, { next: { next: { v: 'x' } } }],
  ],
  [{ properties: { a: true, b: false } }, [{ a: 1 }, { b: 1 }]],
];

describe('every keyword is judged as ajv judges it', () => {
  const ajv = new Ajv({ strict: false });
  const rows = table.flatMap(([schema, values]) =>
    values.map(value => [JSON.stringify(schema), JSON.stringify(value)]),
  );
  test.each(rows)('%s on %s', async (schema = '', value = '') => {
    const holds = ajv.validate(JSON.parse(schema), JSON.parse(value));
    expect((await messages(JSON.parse(schema), JSON.parse(value))).length === 0).toBe(holds);
  });
});

test('a violation says where it stands and what is so', async () => {
  const schema = {
    properties: { list: { items: { type: 'object', required: ['file'], properties: { n: { minimum: 0 } } } } },
  };
  expect(await violations(schema, nodeOf({ list: [{ n: -1 }] }), 'the report')).toEqual([
    { message: 'the report.list[0] is missing "file"', at: { line: 3, column: 3 } },
    { message: 'the report.list[0].n must be at least 0; found -1', at: { line: 4, column: 9 } },
  ]);
});

test('a schema that turns in circles ends, and says so', async () => {
  const schema = { $ref: '#/definitions/a', definitions: { a: { $ref: '#/definitions/a' } } };
  expect(await messages(schema, 1)).toEqual(['it: the schema refers to itself endlessly; fix it']);
});

test('a schema of the policy that turns in circles is refused where it does', () => {
  const schema = {
    definitions: { a: { allOf: [{ $ref: '#/definitions/b' }] }, b: { not: { $ref: '#/definitions/a' } } },
  };
  const found: [string, number][] = [];
  jsonSchema.read(nodeOf({ ...schema, $ref: '#/definitions/a' }), (_, message, at) => found.push([message, at.line]));
  expect(found).toEqual([['the schema refers to itself endlessly; simplify it', 12]]);
});

describe('what draft 7 ignores beside a $ref', () => {
  const read = (part: Plain) => {
    const found: string[] = [];
    const schema = { definitions: { a: { type: 'object' } }, properties: { x: part } } as Plain;
    jsonSchema.read(nodeOf(schema), (_, message) => found.push(message));
    return found;
  };

  test('is refused where it would judge', () => {
    const ignored = (key: string) => `${key}: draft 7 ignores keywords beside a $ref; put both in allOf`;
    const part = { $ref: '#/definitions/a', required: ['b'], description: 'x', properties: { b: true } };
    expect(read(part)).toEqual([ignored('required'), ignored('properties')]);
  });

  test('may stand there where it judges nothing', () => {
    expect(read({ $ref: '#/definitions/a', title: 'x', $comment: 'y', definitions: {} })).toEqual([]);
    expect(read({ allOf: [{ $ref: '#/definitions/a' }], required: ['b'] })).toEqual([]);
  });
});

describe('the work is bounded', () => {
  const refs = (name: string) => [{ $ref: `#/definitions/${name}` }, { $ref: `#/definitions/${name}` }];
  const chain = (step: (name: string) => Plain, last: Plain, length = 30): Plain => ({
    $ref: '#/definitions/d0',
    definitions: Object.fromEntries(
      Array.from({ length: length + 1 }, (_, index) => [`d${index}`, index === length ? last : step(`d${index + 1}`)]),
    ),
  });
  /** A value nested as deep as the readers take it. */
  const deep = (wrap: (inner: unknown) => unknown, inner: unknown = 1, depth = 30): unknown =>
    depth === 0 ? inner : wrap(deep(wrap, inner, depth - 1));
  const fails = { type: 'string' };
  const expensive = [expect.stringContaining('the schema is too expensive')];

  test.each<[string, Plain, unknown]>([
    ['allOf', chain(name => ({ allOf: refs(name) }), { type: 'number' }), 1],
    ['anyOf', chain(name => ({ anyOf: refs(name) }), fails), 1],
    ['oneOf', chain(name => ({ oneOf: refs(name) }), fails), 1],
    ['not', chain(name => ({ not: { oneOf: refs(name) } }), { type: 'number' }), 1],
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    ['if', chain(name => ({ if: refs(name)[0]!, then: refs(name)[0]!, else: refs(name)[0]! }), fails), 1],
    ['dependencies', chain(name => ({ dependencies: { a: refs(name)[0]!, b: refs(name)[0]! } }), {}), { a: 1, b: 1 }],
    ['properties', { properties: { a: { allOf: [{ $ref: '#' }, { $ref: '#' }] } } }, deep(inner => ({ a: inner }))],
    ['items', { items: { allOf: [{ $ref: '#' }, { $ref: '#' }] } }, deep(inner => [inner])],
    ['items and contains', { items: { $ref: '#' }, contains: { $ref: '#' } }, deep(inner => [inner])],
    [
      'items and properties in turn',
      {
        items: { $ref: '#' },
        additionalItems: { $ref: '#' },
        allOf: [{ items: { $ref: '#' } }, { properties: { a: { $ref: '#' } } }, { properties: { a: { $ref: '#' } } }],
      },
      deep(inner => [{ a: inner }], 1, 15),
    ],
    [
      'mutual recursion',
      {
        $ref: '#/definitions/a',
        definitions: {
          a: { type: 'object', properties: { x: { anyOf: refs('b') } } },
          b: { type: 'object', properties: { x: { oneOf: refs('a') } } },
        },
      },
      deep(inner => ({ x: inner })),
    ],
    ['long text', chain(name => ({ allOf: refs(name) }), { maxLength: 200_000 }, 12), 'x'.repeat(200_000)],
    ['patterns', chain(name => ({ allOf: refs(name) }), { pattern: 'y' }, 7), 'y'.repeat(200_000)],
    [
      'deep values',
      chain(name => ({ allOf: refs(name) }), { not: { enum: [[1]] } }, 9),
      Array.from({ length: 20_000 }, (_, index) => [index]),
    ],
  ])('by %s', async (_, schema, value) => {
    const found: string[] = [];
    expect(jsonSchema.read(nodeOf(schema), (__, message) => found.push(message))).toBeDefined();
    expect(await messages(schema, value)).toEqual(expensive);
  });

  test.each<[string, Plain]>([
    ['a long chain', chain(name => ({ allOf: [{ $ref: `#/definitions/${name}` }] }), {}, 60)],
    ['many parts in one place', { allOf: Array.from({ length: 301 }, () => ({ type: 'number' })) }],
    [
      'many parts',
      chain(
        name => ({
          items: { $ref: `#/definitions/${name}` },
          enum: [],
          properties: Object.fromEntries(Array.from({ length: 30 }, (__, index) => [`p${index}`, { type: 'string' }])),
        }),
        {},
        100,
      ),
    ],
    ['many places', chain(name => ({ items: { $ref: `#/definitions/${name}` } }), {}, 300)],
  ])('%s is refused with the policy', async (_, schema) => {
    const found: string[] = [];
    expect(jsonSchema.read(nodeOf(schema), (__, message) => found.push(message))).toBeUndefined();
    expect(found).toEqual(expensive);
    expect(await messages(schema, 1)).toEqual(expensive);
  });

  test('a schema that doubles with every level is given up after as many steps as are allowed', () => {
    const schema = chain(name => ({ allOf: refs(name) }), { pattern: 'a' }, 18);
    let looked = 0;
    const find = () => () => {
      looked++;
      return true;
    };
    const compiled = compileSchema(prepareSchema(schema) as PreparedSchema, find);
    expect(() => compiled.errors('a', 10_000, false)).toThrow(TooExpensive);
    expect(looked).toBeLessThan(10_000);
    looked = 0;
    expect(compiled.errors('a', 10_000_000, false)).toEqual([]);
    expect(looked).toBe(2 ** 18);
  });

  test('as many places as are allowed are compiled', async () => {
    const schema = chain(name => ({ items: { $ref: `#/definitions/${name}` } }), fails, 198);
    expect(await messages(schema, [[1]])).toEqual([]);
    const long = chain(name => ({ allOf: [{ $ref: `#/definitions/${name}` }] }), fails, 49);
    expect(await messages(long, 1)).toEqual(['it must be of type string; found number']);
    const wide = { items: { $ref: '#' }, allOf: Array.from({ length: 297 }, () => ({ minLength: 1 })) };
    expect(
      await messages(
        wide,
        deep(inner => [inner]),
      ),
    ).toEqual([]);
  });

  test('a schema that refers to itself on the way down is judged as deep as a value goes', async () => {
    const schema = { type: 'object', properties: { next: { $ref: '#' } }, additionalProperties: false };
    expect(
      await messages(
        schema,
        deep(inner => ({ next: inner }), {}),
      ),
    ).toEqual([]);
    const name = `it${'.next'.repeat(30)}`;
    expect(
      await messages(
        schema,
        deep(inner => ({ next: inner }), { other: 1 }),
      ),
    ).toEqual([`${name}.other is not allowed`]);
  });

  test('a large report is judged, and the first violation of very many is reported', async () => {
    const schema = { items: { type: 'object', required: ['a'], properties: { a: { minLength: 2 } } } };
    expect(
      await messages(
        schema,
        Array.from({ length: 200_000 }, () => ({ a: 'xx' })),
      ),
    ).toEqual([]);
    expect(
      await messages(
        schema,
        Array.from({ length: 200_000 }, () => ({ a: 'x' })),
      ),
    ).toEqual(['it[0].a must have at least 2 characters; found 1']);
  });

  test('200,000 items are compared with one another', async () => {
    const items = Array.from({ length: 200_000 }, (_, index) => ({ index }));
    expect(await messages({ uniqueItems: true }, items)).toEqual([]);
    expect(await messages({ uniqueItems: true }, [...items, { index: 7 }])).toEqual(['it[200000] is a duplicate']);
  });
});

test('keys that JavaScript has a meaning for are keys like any other', async () => {
  const odd = { valueOf: 1, toString: 'x', constructor: { name: 1 }, hasOwnProperty: null };
  expect(await messages({ enum: [odd] }, odd)).toEqual([]);
  expect(await messages({ const: {} }, odd)).toHaveLength(1);
  expect(await messages({ uniqueItems: true }, [odd, {}, odd])).toEqual(['it[2] is a duplicate']);
  expect(await messages({ required: ['toString', 'constructor'] }, {})).toEqual([
    'it is missing "toString"',
    'it is missing "constructor"',
  ]);
  expect(await messages({ additionalProperties: false, properties: { a: {} } }, { valueOf: 1 })).toEqual([
    'it.valueOf is not allowed',
  ]);
});

test.each<[Plain, unknown, string[]]>([
  [{ type: 'integer' }, 'x', ['it must be of type integer; found string']],
  [{ type: 'string', enum: ['a'], minLength: 3 }, 1, ['it must be of type string; found number']],
  [{ enum: ['a', 1] }, 'b', ['it must be one of "a", 1; found "b"']],
  [{ const: null }, 0, ['it must be null; found 0']],
  [{ pattern: '^a' }, 'b', ['it must match ^a; found "b"']],
  [{ exclusiveMinimum: 1 }, 1, ['it must be greater than 1; found 1']],
  [{ maximum: 1 }, 2, ['it must be at most 1; found 2']],
  [{ multipleOf: 0.01 }, 19.99, []],
  [{ multipleOf: 0.01 }, 19.995, ['it must be a multiple of 0.01; found 19.995']],
  [{ multipleOf: 1 }, 1234567890123.5, ['it must be a multiple of 1; found 1234567890123.5']],
  [{ maxItems: 0 }, [1], ['it must have at most 0 items; found 1']],
  [{ minProperties: 2 }, { a: 1 }, ['it must have at least 2 keys; found 1']],
  [{ items: [{}], additionalItems: false }, [1, 2], ['it[1] is not allowed']],
  [{ items: [{}], additionalItems: { type: 'string' } }, [1, 2], ['it[1] must be of type string; found number']],
  [{ contains: { const: 3 } }, [1], ['it has no item that matches the schema under contains']],
  [{ propertyNames: { pattern: '^[a-z]+$' } }, { AB: 1 }, ['the key "AB" must match ^[a-z]+$; found "AB"']],
  [{ propertyNames: { enum: ['a'] } }, { b: 1 }, ['the key "b" must be one of "a"; found "b"']],
  [{ properties: { b: false } }, { b: 1 }, ['it.b is not allowed']],
  [{ dependencies: { a: ['b'] } }, { a: 1 }, ['it has "a", so it also needs "b"']],
  [{ dependencies: { a: { required: ['b'] } } }, { a: 1 }, ['it is missing "b"']],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 1, ['it must be of type string or null; found number']],
  [{ anyOf: [{ type: 'number', minimum: 3 }, { type: 'null' }] }, 1, ['it matches none of the allowed schemas']],
  [
    { oneOf: [{ minimum: 1 }, { minimum: 2 }, { minimum: 0 }] },
    3,
    ['it must match exactly one of the allowed schemas; it matches 3'],
  ],
  [{ not: {} }, 1, ['it matches a schema that is not allowed']],
  [JSON.parse('{"if": {}, "then": {"minimum": 2}}'), 1, ['it must be at least 2; found 1']],
  [{ properties: { 'a/b~c': { type: 'string' } } }, { 'a/b~c': 1 }, ['it.a/b~c must be of type string; found number']],
  [
    { $ref: '#/definitions/a%20b~1', definitions: { 'a b/': { type: 'string' } } },
    1,
    ['it must be of type string; found number'],
  ],
  [{ items: [{ type: 'string' }, { $ref: '#/items/0' }] }, ['a', 1], ['it[1] must be of type string; found number']],
])('%j says of %j what is wrong', async (schema, value, words) => {
  expect(await messages(schema, value)).toEqual(words);
});

test('of many violations the first are reported', async () => {
  expect(
    await messages(
      { items: { type: 'string' } },
      Array.from({ length: 1000 }, () => 1),
    ),
  ).toHaveLength(20);
});

describe('a schema of the policy', () => {
  const problems = (schema: unknown) => {
    const found: string[] = [];
    const read = jsonSchema.read(nodeOf(schema), (_, message) => found.push(message));
    expect(read === undefined).toBe(found.length > 0);
    return found;
  };

  test.each(table.map(([schema]) => [schema]))('%j is taken', schema => expect(problems(schema)).toEqual([]));

  test.each([
    [{ requird: ['a'] }, 'unsupported JSON Schema keyword "requird"; remove it; did you mean required?'],
    [{ properties: { a: { format: 'uri' } } }, 'unsupported JSON Schema keyword "format"'],
    [{ items: [{ minLenght: 1 }] }, 'did you mean minLength?'],
    [{ type: 'text' }, 'type: must be one of object'],
    [{ enum: 'a' }, 'enum: write a list of values'],
    [{ required: 'a' }, 'required: write a list of names'],
    [{ minimum: '1' }, 'minimum: write a number'],
    [{ uniqueItems: 'yes' }, 'uniqueItems: write true or false'],
    [{ properties: [] }, 'properties: write a mapping of names to schemas'],
    [{ allOf: {} }, 'allOf: write a list of schemas'],
    [{ pattern: '(?=a)' }, 'pattern: RE2 has no lookahead'],
    [{ patternProperties: { '(': {} } }, 'patternProperties: the pattern is not a valid RE2'],
    [{ $ref: 'https://example.org/schema' }, '$ref: must point to a place in this schema'],
    [{ $ref: '#/definitions/none' }, '$ref: must point to a place in this schema'],
    [{ not: 'x' }, 'expected a schema'],
    [{ multipleOf: 0 }, 'multipleOf: write a number greater than 0'],
    [{ minLength: -1 }, 'minLength: write a whole number, 0 or more'],
    [{ dependencies: { a: [1] } }, 'dependencies: write a mapping of names to schemas or names'],
    [{ properties: { a: { $id: '#a' } } }, '$id: only the top of the schema may have one'],
    [{ allOf: [{ $ref: '#/enum/0' }], enum: [{ type: 'string' }] }, '$ref: must point to a place in this schema'],
    [{ anyOf: [{ $ref: '#' }, { type: 'string' }] }, 'the schema refers to itself endlessly'],
    [['a'], 'expected a JSON Schema'],
  ])('%j is a problem', (schema, message) => {
    expect(problems(schema)).toEqual([expect.stringContaining(message)]);
  });
});

test('a policy with a keyword that nobody judges is refused at its line', () => {
  const text = 'version: 1\nroles:\n  writer:\n    schema:\n      properties:\n        a: {format: uri}\n';
  const { policy, problems } = parsePolicy('p.yml', text, 'p.yml');
  expect(policy).toBeUndefined();
  expect(problems).toMatchObject([{ code: 'unknown_key', at: { path: 'p.yml', line: 6 } }]);
  expect(parsePolicy('p.yml', text.replace('format: uri', 'type: string'), 'p.yml').problems).toEqual([]);
});
