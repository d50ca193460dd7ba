import { checkNamed, checks } from '../checks/index.ts';
import type { AnyCheck } from './check.ts';
import type { Position } from './node.ts';
import { entry, type Node, type Plain } from './node.ts';
import { list, oneOf, type Shape, text } from './shape.ts';

/** One check that holds for every task, as the policy, an epic or a contract writes it. */
export interface CrossCutting {
  name: string;
  check: AnyCheck;
  /** One flat entry may hold several criteria: a list of files. */
  params: Plain[];
  at: Position;
}

const writable = checks.filter(check => check.written);
const typeShape = oneOf(...writable.map(check => check.type));
const nameShape = text({ wants: 'a name' });

/** A flat object `{name, type, …}`: the rest is what the type itself takes. */
const one: Shape<CrossCutting> = {
  wants: 'a cross-cutting check {name, type, …}',
  read(node, report) {
    if (node.kind !== 'map') {
      report('wrong_type', `expected ${this.wants}`, node.at);
      return undefined;
    }
    const name = entry(node, 'name');
    const type = entry(node, 'type');
    if (!name || !type) {
      report('missing_key', `a cross-cutting check needs ${name ? 'type' : 'name'}`, node.at);
      return undefined;
    }
    const named = nameShape.read(name.value, (code, message, at) => report(code, `name: ${message}`, at));
    const typed = typeShape.read(type.value, (code, message, at) => report(code, `type: ${message}`, at));
    const check = typed === undefined ? undefined : checkNamed(typed);
    if (named === undefined || !check?.written) return undefined;
    const rest: Node = { ...node, entries: node.entries.filter(each => each !== name && each !== type) };
    const params = check.written.flat.read(rest, report);
    return params && { name: named, check, params, at: node.at };
  },
  schema: () => ({
    type: 'object',
    required: ['name', 'type'],
    properties: { name: nameShape.schema(), type: typeShape.schema() },
    anyOf: writable.map(check => {
      const flat = check.written!.flat.schema() as { properties: object };
      const properties = { ...flat.properties, name: {}, type: { const: check.type } };
      return { ...flat, properties };
    }),
  }),
};

export const crossCuttingShape: Shape<CrossCutting[]> = list(one, {
  wants: 'a list of cross-cutting checks {name, type, …}',
});
