import { checkNamed, checks } from '../checks/index.ts';
import type { AnyCheck, Settings } from '../model/check.ts';
import type { DraftCriterion } from '../model/dialect.ts';
import { list, oneOf, type Report, type Shape, text } from '../schema/shape.ts';
import { entry, type Node, type Plain, type Position } from '../syntax/located-value.ts';

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

/** The same for a contract's own list, an epic's and the policy's. */
export function crossCuttingCriteria(
  entries: readonly CrossCutting[],
  settings: Settings,
  report: Report,
): DraftCriterion[] | undefined {
  const found = entries.flatMap(({ name, check, params, at }) =>
    params.map(each => {
      const one = criterion(check, each, at, settings, report);
      if (!one) return undefined;
      const label = params.length > 1 ? `${name}-${one.label}` : name;
      return { ...one, label, title: `${name}: ${one.title}`, crossCutting: name };
    }),
  );
  return found.includes(undefined) ? undefined : (found as DraftCriterion[]);
}

/** One entry as a criterion, with what the policy decides filled in. */
export function criterion(
  check: AnyCheck,
  params: Plain,
  at: Position,
  settings: Settings,
  report: Report,
): DraftCriterion | undefined {
  const settled = check.written?.settle?.(params as never, settings) ?? { value: params };
  if ('problem' in settled) {
    report('bad_value', settled.problem, at);
    return undefined;
  }
  const value = settled.value as never;
  return { title: check.title(value), label: check.label(value), check: { type: check.type, params: value }, at };
}
