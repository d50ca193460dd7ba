import { similar } from '../match/suggest.ts';
import { globs } from '../schema/paths.ts';
import { list, oneOf, type Report, type Shape, text } from '../schema/shape.ts';
import { type Entry, entry, type Node, type Plain, type Position } from '../syntax/located-value.ts';
import { cited } from '../syntax/text.ts';
import { type AnyCheck, type Checks, findCheck, type Settings } from './check.ts';
import type { DraftCriterion } from './dialect.ts';

/** One check that applies to every task, as the policy, an epic or a contract writes it. */
export interface CrossCutting {
  name: string;
  check: AnyCheck;
  /** One flat entry may contain several criteria, such as a list of files. */
  params: Plain[];
  /** It runs only if the change touches a file that they match. */
  paths?: string[];
  at: Position;
}

const nameShape = text({ wants: 'a name' });

/** A list of flat objects `{name, type, …}`; the other keys are those of the type's own check. */
export function crossCuttingShape(checks: Checks): Shape<CrossCutting[]> {
  return list(entryShape(checks), { wants: 'a list of cross-cutting checks {name, type, …}' });
}

function entryShape(checks: Checks): Shape<CrossCutting> {
  const writable = checks.filter(check => check.written);
  const typeShape = oneOf(...writable.map(check => check.type));
  return {
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
      const check = typed === undefined ? undefined : findCheck(checks, typed);
      if (named === undefined || !check?.written) return undefined;
      const where = entry(node, 'paths');
      const paths = where && globs.read(where.value, (code, message, at) => report(code, `paths: ${message}`, at));
      if (where && !paths) return undefined;
      const own = [name, type, where];
      const rest: Node = { ...node, entries: node.entries.filter(each => !own.includes(each)) };
      const stray = strayKey(rest.entries, check.written.flat);
      if (stray) {
        report('unknown_key', stray.message, stray.entry.keyAt);
        return undefined;
      }
      const params = check.written.flat.read(rest, report);
      return params && { name: named, check, params, at: node.at, ...(paths ? { paths } : {}) };
    },
    schema: () => ({
      type: 'object',
      required: ['name', 'type'],
      properties: { name: nameShape.schema(), type: typeShape.schema() },
      anyOf: writable.map(check => {
        const flat = check.written!.flat.schema() as { properties: object };
        const paths = {
          description: 'globs: it runs only if the change touches one of these files',
          ...globs.schema(),
        };
        const properties = { ...flat.properties, name: {}, type: { const: check.type }, paths };
        return { ...flat, properties };
      }),
    }),
  };
}

/** A key that means one of this list, and not one of the check's own. */
function strayKey(entries: readonly Entry[], flat: Shape<unknown>): { entry: Entry; message: string } | undefined {
  const known = Object.keys((flat.schema() as { properties: object }).properties);
  for (const entry of entries) {
    if (known.includes(entry.key)) continue;
    if (entry.key === 'cwd')
      return { entry, message: 'only a command has a cwd; write the folder in the paths of this check' };
    if (similar(entry.key, [...known, 'paths']) === 'paths')
      return { entry, message: `a cross-cutting check has no key ${cited(entry.key)}; did you mean paths?` };
  }
  return undefined;
}

/** The criteria of a cross-cutting list; the same for a contract's own, an epic's and the policy's. */
export function crossCuttingCriteria(
  entries: readonly CrossCutting[],
  settings: Settings,
  report: Report,
): DraftCriterion[] | undefined {
  const found = entries.flatMap(({ name, check, params, paths, at }) =>
    params.map(each => {
      const one = writtenCriterion(check, each, at, settings, report);
      if (!one) return undefined;
      const objection = check.objection?.(one.check.params as never);
      if (objection !== undefined) report('bad_value', objection, at);
      if (objection !== undefined) return undefined;
      const label = params.length > 1 ? `${name}-${one.label}` : name;
      return { ...one, label, title: `${name}: ${one.title}`, crossCutting: name, ...(paths ? { paths } : {}) };
    }),
  );
  return found.includes(undefined) ? undefined : (found as DraftCriterion[]);
}

/** One entry as a criterion, with the policy's defaults filled in. */
export function writtenCriterion(
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
