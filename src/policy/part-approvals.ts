import type { Outcome } from '../model/outcome.ts';
import type { Approvals } from './sign-off.ts';

/** The approvals of one pull request, and the ids of the criteria that they are for. */
export interface ApprovalsOfPart {
  ids: readonly string[];
  approvals: Approvals;
}

/** The approvals of all pull requests of a merge group. Each signs only what waits in its own part. */
export function approvalsTogether(parts: readonly ApprovalsOfPart[]): Approvals {
  const byId = new Map(parts.flatMap(({ ids, approvals }) => ids.map(id => [id, approvals] as const)));
  return {
    async look(outcomes) {
      for (const { ids, approvals } of parts) await approvals.look(only(ids, outcomes));
    },
    async waive(id, outcome): Promise<Outcome> {
      return byId.get(id)?.waive(id, outcome) ?? outcome;
    },
    async apply(ran) {
      const outcomes = new Map(ran);
      const notes: string[] = [];
      for (const { ids, approvals } of parts) {
        const signed = await approvals.apply(only(ids, ran));
        for (const [id, each] of signed.outcomes) outcomes.set(id, each);
        notes.push(...signed.notes);
      }
      return { outcomes, notes };
    },
  };
}

function only<T>(ids: readonly string[], all: ReadonlyMap<string, T>): Map<string, T> {
  return new Map(ids.flatMap(id => (all.has(id) ? [[id, all.get(id)!] as const] : [])));
}
