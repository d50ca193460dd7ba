/** What stands under a keyword of JSON Schema. */
export type Holds =
  | 'annotation'
  | 'value'
  | 'flag'
  | 'values'
  | 'schema'
  | 'schemas'
  | 'items'
  | 'named'
  | 'patterns'
  | 'dependencies'
  | 'number'
  | 'positive'
  | 'count'
  | 'names'
  | 'pattern'
  | 'types'
  | 'id'
  | 'reference';

function of(holds: Holds, ...words: string[]): Record<string, Holds> {
  return Object.fromEntries(words.map(word => [word, holds]));
}

/** The keywords of draft 7 that are judged, and those that say nothing about a value. Any other is refused. */
export const schemaKeywords: Readonly<Record<string, Holds>> = {
  ...of('annotation', '$schema', '$comment', 'title', 'description', 'default', 'examples', 'readOnly', 'writeOnly'),
  ...of('schema', 'additionalProperties', 'additionalItems', 'propertyNames', 'contains', 'not', 'if', 'then', 'else'),
  ...of('schemas', 'allOf', 'anyOf', 'oneOf'),
  ...of('named', 'properties', 'definitions', '$defs'),
  ...of('number', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'),
  ...of('count', 'minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'),
  const: 'value',
  enum: 'values',
  uniqueItems: 'flag',
  multipleOf: 'positive',
  items: 'items',
  patternProperties: 'patterns',
  dependencies: 'dependencies',
  pattern: 'pattern',
  required: 'names',
  type: 'types',
  $id: 'id',
  $ref: 'reference',
};

export const schemaTypes = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

/** Keywords whose schemas judge the same value, not a part of it. */
export const inPlace: readonly string[] = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependencies'];
