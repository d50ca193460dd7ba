import { UsageError } from '../model/errors.ts';
import type { Results } from '../model/results.ts';
import { type Durations, noDurations } from '../model/runs.ts';
import type { Plan } from './plan.ts';

/** The most jobs of one matrix on GitHub. */
export const mostShards = 256;

/**
 * One part of a run that is divided among machines. `division`: the shard of each group of commands, as `plan` divided
 * them; without it, they are divided by their number.
 */
export type Shard = NonNullable<Results['shard']>;

/**
 * The distinct commands after the setup, in groups that stay together: those of contracts that depend on each other, and
 * those of a contract that stops at its first failure. Equal on every machine.
 */
export function commandGroups({ levels, steps, stepOf, commands }: Plan): string[][] {
  const keys = [...commands.values()].filter(({ layer }) => layer > 0).map(({ key }) => key);
  const parents = new Map(keys.map(key => [key, key]));
  const leader = (key: string): string => {
    let current = key;
    while (parents.get(current) !== current) current = parents.get(current)!;
    return current;
  };
  const tie = (together: readonly string[]) => {
    for (const key of together.slice(1)) parents.set(leader(key), leader(together[0]!));
  };
  const own = new Map<string, string[]>();
  for (const contract of levels.flat()) {
    const mine = contract.criteria
      .filter(({ crossCutting }) => crossCutting === undefined)
      .flatMap(({ id }) => steps.get(stepOf.get(id)!)?.command ?? [])
      .filter(key => parents.has(key));
    own.set(contract.id.toLowerCase(), mine);
    if (contract.failFast) tie(mine);
    const needed = contract.dependsOn.flatMap(({ value }) => own.get(value.toLowerCase()) ?? []);
    if (contract.dependsOn.length > 0 && needed.length > 0) tie([...needed, ...mine]);
  }
  const groups = new Map<string, string[]>();
  for (const key of keys) groups.set(leader(key), [...(groups.get(leader(key)) ?? []), key]);
  return [...groups.values()];
}

/** The shard of each group: the longest first, each to the shard with the least to do. */
export function divide(groups: readonly string[][], total: number, durations: Durations = noDurations): number[] {
  const known = groups.flat().flatMap(key => durations(key) ?? []);
  const usual = known.length > 0 ? known.reduce((sum, each) => sum + each, 0) / known.length : 1;
  const weights = groups.map(keys => keys.reduce((sum, key) => sum + (durations(key) ?? usual), 0));
  const order = [...weights.keys()].sort((a, b) => weights[b]! - weights[a]! || a - b);
  const loads = Array<number>(total).fill(0);
  const division = Array<number>(groups.length).fill(1);
  for (const group of order) {
    const least = loads.indexOf(Math.min(...loads));
    loads[least]! += weights[group]!;
    division[group] = least + 1;
  }
  return division;
}

/** `2/4`, with the division where past durations decided it. */
function shardName(index: number, total: number, division?: readonly number[]): string {
  return `${index}/${total}${division && division.length > 0 ? `:${division.join('.')}` : ''}`;
}

/** The names of all shards, balanced by what is known of the commands. */
export function planShards(plan: Plan, total: number, durations: Durations): string[] {
  const groups = commandGroups(plan);
  const isKnown = groups.flat().some(key => durations(key) !== undefined);
  const division = isKnown ? divide(groups, total, durations) : undefined;
  return Array.from({ length: total }, (_, index) => shardName(index + 1, total, division));
}

/** The keys of commands that run in other shards. */
export function commandsElsewhere(plan: Plan, shard: Shard): Set<string> {
  const groups = commandGroups(plan);
  const { index, total, division = divide(groups, total) } = shard;
  if (division.length !== groups.length)
    throw new UsageError(
      `shard ${index}/${total} is planned for ${division.length} groups of commands, and there are ${groups.length}; run plan again on this commit`,
    );
  const elsewhere = groups.filter((_, group) => division[group] !== index).flat();
  const isIdle = elsewhere.length === groups.flat().length;
  const setup = [...plan.commands.values()].filter(({ layer }) => layer === 0).map(({ key }) => key);
  return new Set([...elsewhere, ...(isIdle ? setup : [])]);
}

export function shardNotes(shard: Shard | undefined): string[] {
  return shard
    ? [`this is shard ${shard.index} of ${shard.total}; the verdict is that of all shards, which merge puts together`]
    : [];
}
