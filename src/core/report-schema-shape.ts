import { type Node, type Plain, plain } from './node.ts';
import { patternProblem } from './pattern.ts';
import { isSchema, target } from './report-schema.ts';
import { type Report, type Shape, wrongType } from './shape.ts';
import { didYouMean } from './text.ts';

type Holds =
  | 'any'
  | 'flag'
  | 'values'
  | 'schema'
  | 'schemas'
  | 'items'
  | 'named'
  | 'patterns'
  | 'number'
  | 'names'
  | 'pattern'
  | 'types'
  | 'reference';

/** The keywords of JSON Schema (draft 7) that can be judged, and what each holds. */
const keywords: Readonly<Record<string, Holds>> = {
  ...of('any', '$schema', '$id', '$comment', 'title', 'description', 'default', 'examples', 'const'),
  ...of('schema', 'additionalProperties', 'additionalItems', 'propertyNames', 'contains', 'not', 'if', 'then', 'else'),
  ...of('schemas', 'allOf', 'anyOf', 'oneOf'),
  ...of('named', 'properties', 'definitions', '$defs'),
  ...of('number', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'),
  ...of('number', 'minItems', 'maxItems', 'minProperties', 'maxProperties'),
  enum: 'values',
  uniqueItems: 'flag',
  items: 'items',
  patternProperties: 'patterns',
  pattern: 'pattern',
  required: 'names',
  type: 'types',
  $ref: 'reference',
};

function of(holds: Holds, ...words: string[]): Record<string, Holds> {
  return Object.fromEntries(words.map(word => [word, holds]));
}

const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

/** A JSON Schema that the gate can judge as a whole: a keyword that it does not know would be passed over in silence. */
export const jsonSchema: Shape<Plain> = {
  wants: 'a JSON Schema',
  read(node, report) {
    let whole = true;
    const refuse: Report = (code, message, at) => {
      whole = false;
      report(code, message, at);
    };
    if (node.kind !== 'map') wrongType('a JSON Schema', node, refuse);
    else readSchema(node, plain(node), refuse);
    return whole ? plain(node) : undefined;
  },
  schema: () => ({ type: 'object' }),
};

function readSchema(node: Node, root: Plain, report: Report): void {
  if (node.kind !== 'map') {
    if (node.kind !== 'boolean') wrongType('a schema', node, report);
    return;
  }
  for (const { key, keyAt, value } of node.entries) {
    const holds = Object.hasOwn(keywords, key) ? keywords[key]! : undefined;
    const problem = holds && objection(holds, value, root);
    if (!holds) {
      const words = `the gate can't judge the keyword ${JSON.stringify(key)} of JSON Schema; take it out`;
      report('unknown_key', `${words}${didYouMean(key, Object.keys(keywords))}`, keyAt);
    } else if (problem) report('bad_value', `${key}: ${problem}`, value.at);
    else for (const each of schemasIn(holds, value)) readSchema(each, root, report);
  }
}

/** The schemas that stand under a keyword. */
function schemasIn(holds: Holds, value: Node): readonly Node[] {
  if (holds === 'schema') return [value];
  if (holds === 'named' || holds === 'patterns')
    return value.kind === 'map' ? value.entries.map(each => each.value) : [];
  if (holds !== 'schemas' && holds !== 'items') return [];
  return value.kind === 'list' ? value.items : [value];
}

/** What is wrong with what a keyword holds, beside the schemas in it. */
function objection(holds: Holds, value: Node, root: Plain): string | undefined {
  switch (holds) {
    case 'flag':
      return value.kind === 'boolean' ? undefined : 'write true or false';
    case 'values':
      return value.kind === 'list' ? undefined : 'write a list of values';
    case 'schemas':
      return value.kind === 'list' && value.items.length > 0 ? undefined : 'write a list of schemas';
    case 'named':
      return value.kind === 'map' ? undefined : 'write a mapping of names to schemas';
    case 'patterns':
      if (value.kind !== 'map') return 'write a mapping of patterns to schemas';
      return value.entries.map(each => patternProblem(each.key)).find(problem => problem !== undefined);
    case 'number':
      return value.kind === 'number' ? undefined : 'write a number';
    case 'names':
      return value.kind === 'list' && value.items.every(({ kind }) => kind === 'text')
        ? undefined
        : 'write a list of names';
    case 'pattern':
      return value.kind === 'text' ? patternProblem(value.value) : 'write a pattern';
    case 'types': {
      const given = value.kind === 'list' ? value.items : [value];
      const known = given.every(each => each.kind === 'text' && types.includes(each.value));
      return known ? undefined : `a type is one of ${types.join(', ')}`;
    }
    case 'reference': {
      const found = value.kind === 'text' ? target(root, value.value) : undefined;
      const stands = isSchema(found) || typeof found === 'boolean';
      return stands ? undefined : 'it must name a place in this schema, such as #/definitions/finding';
    }
    default:
      return undefined;
  }
}
