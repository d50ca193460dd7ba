import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../src/core/json.ts';
import type { Node, Plain } from '../../src/core/node.ts';
import { parsePolicy } from '../../src/core/policy.ts';
import { violations } from '../../src/core/report-schema.ts';
import { jsonSchema } from '../../src/core/report-schema-shape.ts';

function nodeOf(value: unknown): Node {
  const parsed = parseJson(JSON.stringify(value, null, 1));
  if ('problem' in parsed) throw new Error(parsed.problem.message);
  return parsed.node;
}

const messages = (schema: Plain, value: unknown) =>
  violations(schema, nodeOf(value), 'it').map(({ message }) => message);

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
  test.each(rows)('%s on %s', (schema = '', value = '') => {
    const holds = ajv.validate(JSON.parse(schema), JSON.parse(value));
    expect(messages(JSON.parse(schema), JSON.parse(value)).length === 0).toBe(holds);
  });
});

test('a violation says where it stands and what is so', () => {
  const schema = {
    properties: { list: { items: { type: 'object', required: ['file'], properties: { n: { minimum: 0 } } } } },
  };
  expect(violations(schema, nodeOf({ list: [{ n: -1 }] }), 'the report')).toEqual([
    { message: 'the report.list[0] lacks "file"', at: { line: 3, column: 3 } },
    { message: 'the report.list[0].n is -1, 0 at the least', at: { line: 4, column: 9 } },
  ]);
});

test('a schema that turns in circles ends, and says so', () => {
  const schema = { $ref: '#/definitions/a', definitions: { a: { $ref: '#/definitions/a' } } };
  expect(messages(schema, 1)).toEqual(['the schema refers to itself without end at it; mend it']);
});

test('of many violations the first are told', () => {
  expect(
    messages(
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
    [{ requird: ['a'] }, 'can\'t judge the keyword "requird" of JSON Schema; take it out; did you mean required?'],
    [{ properties: { a: { format: 'uri' } } }, 'can\'t judge the keyword "format"'],
    [{ items: [{ minLenght: 1 }] }, 'did you mean minLength?'],
    [{ type: 'text' }, 'type: a type is one of object'],
    [{ enum: 'a' }, 'enum: write a list of values'],
    [{ required: 'a' }, 'required: write a list of names'],
    [{ minimum: '1' }, 'minimum: write a number'],
    [{ uniqueItems: 'yes' }, 'uniqueItems: write true or false'],
    [{ properties: [] }, 'properties: write a mapping of names to schemas'],
    [{ allOf: {} }, 'allOf: write a list of schemas'],
    [{ pattern: '(?=a)' }, 'pattern: RE2 has no lookahead'],
    [{ patternProperties: { '(': {} } }, 'patternProperties: the pattern is no valid RE2'],
    [{ $ref: 'https://example.org/schema' }, '$ref: it must name a place in this schema'],
    [{ $ref: '#/definitions/none' }, '$ref: it must name a place in this schema'],
    [{ not: 'x' }, 'expected a schema'],
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
