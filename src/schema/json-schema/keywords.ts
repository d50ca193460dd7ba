/** The kind of value that a JSON Schema keyword takes. */
export type KeywordKind =
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

function of(kind: KeywordKind, ...words: string[]): Record<string, KeywordKind> {
  return Object.fromEntries(words.map(word => [word, kind]));
}

/** The supported keywords of draft 7, annotations included. Any other keyword is refused. */
export const schemaKeywords: Readonly<Record<string, KeywordKind>> = {
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

/** Keywords whose subschemas apply to the same value, not to a part of it. */
export const inPlace: readonly string[] = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependencies'];
