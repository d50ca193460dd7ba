import type { CommandOfRun } from '../model/runs.ts';
import { type Durations, noDurations } from '../model/runs.ts';
import type { Command } from '../model/world.ts';
import { normalisePath } from '../schema/paths.ts';
import { digestOf } from '../syntax/digest.ts';

/** What a policy lets commands see: a part of what makes two of them equal. */
export type CommandSetting = Pick<CommandOfRun, 'pass' | 'network'>;

export const noSetting: CommandSetting = { pass: [], network: 'allow' };

/** A distinct command of a plan, with what all of its askers together need of one run. */
export interface PlannedCommand {
  key: string;
  command: Command;
  setting: CommandSetting;
  /** The first layer with a criterion that asks for it. */
  layer: number;
  /** The place of its kind of check among the kinds. */
  rank: number;
  /** Lower starts first: cheap kinds, then in the order of the contracts. */
  priority: number;
}

/** What makes commands equal, apart from the tree that they run in. */
export function identityOf({ run, shell, cwd, env }: Command, { pass, network }: CommandSetting): CommandOfRun {
  const line = /\\\s*$/.test(run) ? run : run.trimEnd();
  return { run: line, shell, cwd: normalisePath(cwd), env: { ...env }, pass: [...new Set(pass)].sort(), network };
}

export function commandKey(command: Command, setting: CommandSetting): string {
  return digestOf(identityOf(command, setting));
}

/** One run for both: with the longer time limit, all of the files, and alone if any asks for that. */
export function joined(first: Command, second: Command): Command {
  const collect = [...new Set([...(first.collect ?? []), ...(second.collect ?? [])])];
  return {
    ...first,
    timeoutMs: Math.max(first.timeoutMs, second.timeoutMs),
    ...(collect.length > 0 ? { collect } : {}),
    ...(first.exclusive || second.exclusive ? { exclusive: true } : {}),
  };
}

/** With priorities so that of one kind the longest starts first, and what nobody knows before that. */
export function longestFirst(
  planned: ReadonlyMap<string, PlannedCommand>,
  durations: Durations = noDurations,
): Map<string, PlannedCommand> {
  const time = (key: string) => durations(key) ?? Number.POSITIVE_INFINITY;
  const longer = (a: string, b: string) => (time(a) === time(b) ? 0 : time(b) - time(a));
  const inOrder = [...planned.values()].sort(
    (a, b) => a.rank - b.rank || longer(a.key, b.key) || a.priority - b.priority,
  );
  return new Map(inOrder.map((each, priority) => [each.key, { ...each, priority }]));
}
