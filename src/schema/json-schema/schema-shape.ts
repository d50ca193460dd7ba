import { didYouMean } from '../../match/suggest.ts';
import { type Node, type Plain, type Position, plain } from '../../syntax/located-value.ts';
import { expressionProblem } from '../pattern.ts';
import { type Report, type Shape, wrongType } from '../shape.ts';
import { type KeywordKind, schemaKeywords, schemaTypes } from './keywords.ts';
import { prepareSchema, schemaAt } from './prepare.ts';

/** A JSON Schema whose keywords are all supported: an unknown keyword would otherwise be ignored silently. */
export const jsonSchema: Shape<Plain> = {
  wants: 'a JSON Schema',
  read(node, report) {
    let whole = true;
    const refuse: Report = (code, message, at) => {
      whole = false;
      report(code, message, at);
    };
    const value = plain(node);
    if (node.kind !== 'map') wrongType('a JSON Schema', node, refuse);
    else readSchema(node, value, refuse, true);
    if (!whole) return undefined;
    const prepared = prepareSchema(value);
    if ('problem' in prepared) refuse('bad_value', `${prepared.problem}; simplify it`, placeOf(node, prepared.path));
    return whole ? value : undefined;
  },
  schema: () => ({ type: 'object' }),
};

function readSchema(node: Node, root: Plain, report: Report, top = false): void {
  if (node.kind !== 'map') {
    if (node.kind !== 'boolean') wrongType('a schema', node, report);
    return;
  }
  const hasRef = node.entries.some(({ key }) => key === '$ref');
  for (const { key, keyAt, value } of node.entries) {
    const kind = Object.hasOwn(schemaKeywords, key) ? schemaKeywords[key]! : undefined;
    if (hasRef && kind && !isAllowedBesideRef(key, kind)) {
      report('bad_value', `${key}: draft 7 ignores keywords beside a $ref; put both in allOf`, keyAt);
    }
    const problem = kind && objection(kind, value, root, top);
    if (!kind) {
      const words = `unsupported JSON Schema keyword ${JSON.stringify(key)}; remove it`;
      report('unknown_key', `${words}${didYouMean(key, Object.keys(schemaKeywords))}`, keyAt);
    } else if (problem) report('bad_value', `${key}: ${problem}`, value.at);
    else for (const each of schemasIn(kind, value)) readSchema(each, root, report);
  }
}

/** Only keywords that check nothing may be beside a `$ref`, because it overrides them silently. */
function isAllowedBesideRef(key: string, kind: KeywordKind): boolean {
  return ['reference', 'annotation', 'id'].includes(kind) || key === 'definitions' || key === '$defs';
}

/** The subschemas under a keyword. */
function schemasIn(kind: KeywordKind, value: Node): readonly Node[] {
  const children = value.kind === 'map' ? value.entries.map(each => each.value) : [];
  switch (kind) {
    case 'schema':
      return [value];
    case 'schemas':
    case 'items':
      return value.kind === 'list' ? value.items : [value];
    case 'named':
    case 'patterns':
      return children;
    case 'dependencies':
      return children.filter(child => child.kind !== 'list');
    default:
      return [];
  }
}

/** What is wrong with the value of a keyword, apart from its subschemas. */
function objection(kind: KeywordKind, value: Node, root: Plain, top: boolean): string | undefined {
  const number = value.kind === 'number' ? value.value : Number.NaN;
  switch (kind) {
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
      return value.entries.map(each => expressionProblem(each.key)).find(problem => problem !== undefined);
    case 'dependencies': {
      const fits = ({ value: each }: { value: Node }) => each.kind !== 'list' || areNames(each);
      return value.kind === 'map' && value.entries.every(fits)
        ? undefined
        : 'write a mapping of names to schemas or names';
    }
    case 'number':
      return Number.isFinite(number) ? undefined : 'write a number';
    case 'positive':
      return Number.isFinite(number) && number > 0 ? undefined : 'write a number greater than 0';
    case 'count':
      return Number.isInteger(number) && number >= 0 ? undefined : 'write a whole number, 0 or more';
    case 'names':
      return areNames(value) ? undefined : 'write a list of names';
    case 'pattern':
      return value.kind === 'text' ? expressionProblem(value.value) : 'write a pattern';
    case 'types': {
      const given = value.kind === 'list' ? value.items : [value];
      const known = given.every(each => each.kind === 'text' && schemaTypes.includes(each.value));
      return known && given.length > 0 ? undefined : `must be one of ${schemaTypes.join(', ')}`;
    }
    case 'id':
      return top && value.kind === 'text'
        ? undefined
        : 'only the top of the schema may have one; refer to parts by their path';
    case 'reference':
      return value.kind === 'text' && schemaAt(root, value.value) !== undefined
        ? undefined
        : 'must point to a place in this schema, such as #/definitions/finding';
    default:
      return undefined;
  }
}

function areNames(value: Node): boolean {
  return value.kind === 'list' && value.items.every(item => item.kind === 'text');
}

/** The position of the value at a path, or of its nearest parent. */
function placeOf(node: Node, path: readonly (string | number)[]): Position {
  let found = node;
  for (const part of path) {
    const next: Node | undefined =
      found.kind === 'map'
        ? found.entries.find(({ key }) => key === part)?.value
        : found.kind === 'list'
          ? found.items[Number(part)]
          : undefined;
    if (!next) break;
    found = next;
  }
  return found.at;
}
