import type { Command, Finished } from '../../model/world.ts';
import { canonical } from '../../syntax/digest.ts';

type Run = (command: Command, layer?: number) => Promise<Finished>;

/**
 * Several askers get the result of one run of the same command in the same environment. Only another asker does: whoever
 * asks a second time, as for a retry, gets a second run.
 */
export function shareRuns(): (pass: readonly string[], run: Run) => Run {
  const runs = new Map<string, Promise<Finished>[]>();
  return (pass, run) => {
    const asked = new Map<string, number>();
    return (command, layer) => {
      const key = canonical({ pass: [...pass], ...command });
      const count = asked.get(key) ?? 0;
      asked.set(key, count + 1);
      const shared = runs.get(key) ?? [];
      runs.set(key, shared);
      shared[count] ??= run(command, layer);
      return shared[count];
    };
  };
}
