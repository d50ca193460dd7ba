import { type Node, type Plain, type Position, plain } from '../syntax/located-value.ts';
import { didYouMean } from '../syntax/text.ts';
import { type Holds, schemaKeywords, schemaTypes } from './ajv-keywords.ts';
import { prepareSchema, schemaAt } from './ajv-prepare.ts';
import { expressionProblem } from './pattern.ts';
import { type Report, type Shape, wrongType } from './shape.ts';

/** A JSON Schema that the gate can judge as a whole: a keyword that it does not know would be passed over in silence. */
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
  const refers = node.entries.some(({ key }) => key === '$ref');
  for (const { key, keyAt, value } of node.entries) {
    const holds = Object.hasOwn(schemaKeywords, key) ? schemaKeywords[key]! : undefined;
    if (refers && holds && !besideReference(key, holds)) {
      report('bad_value', `${key}: draft 7 ignores what stands beside a $ref; put the two into allOf`, keyAt);
    }
    const problem = holds && objection(holds, value, root, top);
    if (!holds) {
      const words = `the gate can't judge the keyword ${JSON.stringify(key)} of JSON Schema; take it out`;
      report('unknown_key', `${words}${didYouMean(key, Object.keys(schemaKeywords))}`, keyAt);
    } else if (problem) report('bad_value', `${key}: ${problem}`, value.at);
    else for (const each of schemasIn(holds, value)) readSchema(each, root, report);
  }
}

/** What may stand beside a `$ref`: it judges nothing, so nothing is passed over in silence. */
function besideReference(key: string, holds: Holds): boolean {
  return ['reference', 'annotation', 'id'].includes(holds) || key === 'definitions' || key === '$defs';
}

/** The schemas that stand under a keyword. */
function schemasIn(holds: Holds, value: Node): readonly Node[] {
  const children = value.kind === 'map' ? value.entries.map(each => each.value) : [];
  switch (holds) {
    case 'schema':
      return [value];
    case 'schemas':
    case 'items':
      return value.kind === 'list' ? value.items : [value];
    case 'named':
    case 'patterns':
      return children;
    case 'dependencies':
      return children.filter(({ kind }) => kind !== 'list');
    default:
      return [];
  }
}

/** What is wrong with what a keyword holds, beside the schemas in it. */
function objection(holds: Holds, value: Node, root: Plain, top: boolean): string | undefined {
  const number = value.kind === 'number' ? value.value : Number.NaN;
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
      return Number.isFinite(number) && number > 0 ? undefined : 'write a number above 0';
    case 'count':
      return Number.isInteger(number) && number >= 0 ? undefined : 'write a whole number from 0';
    case 'names':
      return areNames(value) ? undefined : 'write a list of names';
    case 'pattern':
      return value.kind === 'text' ? expressionProblem(value.value) : 'write a pattern';
    case 'types': {
      const given = value.kind === 'list' ? value.items : [value];
      const known = given.every(each => each.kind === 'text' && schemaTypes.includes(each.value));
      return known && given.length > 0 ? undefined : `a type is one of ${schemaTypes.join(', ')}`;
    }
    case 'id':
      return top && value.kind === 'text'
        ? undefined
        : 'only the whole schema has one; refer to a part of it by its place';
    case 'reference':
      return value.kind === 'text' && schemaAt(root, value.value) !== undefined
        ? undefined
        : 'it must name a place in this schema, such as #/definitions/finding';
    default:
      return undefined;
  }
}

function areNames(value: Node): boolean {
  return value.kind === 'list' && value.items.every(({ kind }) => kind === 'text');
}

/** The position of what lies at a path; of what lies around it where the path leads nowhere. */
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
