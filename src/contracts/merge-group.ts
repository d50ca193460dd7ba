import type { Contract, Selected } from '../model/contract.ts';

/** The contracts that apply to one pull request of a merge group. */
export interface SelectedFor {
  pull: number;
  selected: readonly Selected[];
}

/**
 * The contracts of each pull request of a group, for one run: every one knows its pull request. Where several pull requests
 * have a contract of the same id, such as `policy`, the number of the pull request makes it unique.
 */
export function selectedForGroup(entries: readonly SelectedFor[]): Selected[][] {
  const counts = new Map<string, number>();
  for (const { selected } of entries)
    for (const { contract } of selected) counts.set(keyOf(contract.id), (counts.get(keyOf(contract.id)) ?? 0) + 1);
  return entries.map(({ pull, selected }) => {
    const own = new Set(selected.map(({ contract }) => keyOf(contract.id)));
    const idFor = (id: string) => (own.has(keyOf(id)) && counts.get(keyOf(id))! > 1 ? `${id}.pr-${pull}` : id);
    return selected.map(({ contract, why, ...how }) => ({
      ...how,
      contract: { ...withId(contract, idFor), pull },
      why: `#${pull}: ${why}`,
    }));
  });
}

function withId(contract: Contract, idFor: (id: string) => string): Contract {
  const id = idFor(contract.id);
  const rest = (criterion: string) => criterion.slice(contract.id.length);
  return {
    ...contract,
    id,
    dependsOn: contract.dependsOn.map(each => ({ ...each, value: idFor(each.value) })),
    criteria: contract.criteria.map(each => ({ ...each, id: `${id}${rest(each.id)}` })),
  };
}

function keyOf(id: string): string {
  return id.toLowerCase();
}

/** Equal values once, in their order. */
export function distinct<T>(values: readonly T[]): T[] {
  return [...new Map(values.map(each => [JSON.stringify(each), each])).values()];
}
