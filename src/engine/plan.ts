import { checks } from '../checks/index.ts';
import type { AnyCheck } from '../model/check.ts';
import type { Contract, Criterion } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import { canonical } from '../syntax/digest.ts';

/** One run of one check, for every criterion that asks for just that. */
export interface Step {
  key: string;
  check: AnyCheck;
  params: never;
  /** Cheap kinds first, then in the order of the contracts. */
  priority: number;
  exclusive: boolean;
}

export interface Plan {
  steps: ReadonlyMap<string, Step>;
  /** Contracts in groups: a group stands only on groups before it. */
  levels: readonly (readonly Contract[])[];
  /** Criterion id → the key of its step. */
  stepOf: ReadonlyMap<string, string>;
  /** The criterion that must hold before any other command is run. */
  setup?: Criterion;
}

export function makePlan(contracts: readonly Contract[]): { plan: Plan; problems: Problem[] } {
  const steps = new Map<string, Step>();
  const stepOf = new Map<string, string>();
  let place = 0;
  const add = ({ id, check: { type, params } }: Criterion) => {
    const key = `${type} ${canonical(params)}`;
    stepOf.set(id, key);
    if (steps.has(key)) return;
    const rank = checks.findIndex(check => check.type === type);
    const check = checks[rank]!;
    const exclusive = (params as { exclusive?: boolean }).exclusive === true;
    steps.set(key, {
      key,
      check: check.waits?.(params as never) ? { ...check, runs: 'last' } : check,
      params: params as never,
      priority: rank * 1_000_000 + place++,
      exclusive,
    });
  };
  for (const { criteria } of contracts) criteria.forEach(add);
  const setup = contracts.flatMap(({ criteria }) => criteria).find(({ check }) => check.type === 'setup');
  const { levels, problems } = levelled(contracts);
  return { plan: { steps, levels, stepOf, ...(setup ? { setup } : {}) }, problems };
}

/**
 * What the base and the policy ask runs before what came with the work: no command that the author wrote can change what
 * they are about to judge.
 */
function levelled(contracts: readonly Contract[]): { levels: Contract[][]; problems: Problem[] } {
  const here = new Set(contracts.map(({ id }) => id.toLowerCase()));
  const done = new Set<string>();
  const levels: Contract[][] = [];
  let left = [...contracts];
  while (left.length > 0) {
    const free = left.filter(({ dependsOn }) =>
      dependsOn.every(({ value }) => !here.has(value.toLowerCase()) || done.has(value.toLowerCase())),
    );
    if (free.length === 0) return { levels, problems: left.map(cycle) };
    const trusted = free.filter(({ trust }) => trust === 'base' || trust === 'policy' || trust === 'generated');
    const ready = new Set(trusted.length > 0 ? trusted : free);
    for (const { id } of ready) done.add(id.toLowerCase());
    levels.push([...ready]);
    left = left.filter(contract => !ready.has(contract));
  }
  return { levels, problems: [] };
}

function cycle({ id, path, line, dependsOn }: Contract): Problem {
  const at = dependsOn[0]?.at ?? { line, column: 1 };
  return {
    code: 'cycle',
    message: `${id} depends on itself by way of ${dependsOn.map(({ value }) => value).join(', ')}; break the circle`,
    at: { path, ...at },
  };
}

/** The contracts of one shard; contracts that depend on each other stay together. */
export function shardOf(
  contracts: readonly Contract[],
  { index, total }: { index: number; total: number },
): Contract[] {
  const group = new Map(contracts.map(({ id }) => [id.toLowerCase(), id.toLowerCase()]));
  const leader = (id: string): string => {
    let current = id;
    while (group.get(current) !== current) current = group.get(current)!;
    return current;
  };
  for (const { id, dependsOn } of contracts) {
    for (const { value } of dependsOn)
      if (group.has(value.toLowerCase())) group.set(leader(value.toLowerCase()), leader(id.toLowerCase()));
  }
  const order = new Map(
    [...new Set(contracts.map(({ id }) => leader(id.toLowerCase())))].map((id, place) => [id, place]),
  );
  return contracts.filter(({ id }) => order.get(leader(id.toLowerCase()))! % total === index - 1);
}
