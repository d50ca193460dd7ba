import { type Claim, judgeClaim } from '../../src/claims/judges/index.ts';
import type { Change } from '../../src/model/world.ts';
import { type Given, world } from './world.ts';

/** Where the claims of these tests stand. */
export const at = { path: 'body.md', line: 4 };

/** A field as an agent writes it. */
export function field(key: string, value: unknown) {
  return { key, quote: `${key}: ${Array.isArray(value) ? `[${value.join(', ')}]` : value}`, ...at };
}

export function listed(
  kind: 'files_changed' | 'files_created' | 'files_modified' | 'unclaimed' | 'locations' | 'test_failures',
  ...items: string[]
): Claim {
  return { kind, ...field(kind === 'unclaimed' ? 'files_changed' : kind, items), items };
}

export function counted(kind: 'files_reviewed' | 'tests_added', count: number): Claim {
  return { kind, ...field(kind, count), count };
}

export function judge(claim: Claim, given: Given = {}) {
  return judgeClaim(claim, world(given));
}

/** `A a.ts` is an added file, `M` a modified and `D` a deleted one. */
export function changes(...list: `${'A' | 'M' | 'D'} ${string}`[]): Change[] {
  return list.map(each => ({
    kind: ({ A: 'added', M: 'modified', D: 'deleted' } as const)[each[0] as 'A'],
    path: each.slice(2),
  }));
}
