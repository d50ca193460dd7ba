import type { AnyCheck, Checks } from '../model/check.ts';
import { type Contract, type Criterion, isOwnDemand, type Trust } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import { canonical } from '../syntax/digest.ts';
import { type CommandSetting, commandKey, joined, noSetting, type PlannedCommand } from './planned-commands.ts';

/** One judgement of one check, shared by every criterion with the same check and parameters. */
export interface PlanStep {
  key: string;
  check: AnyCheck;
  params: never;
  /** Cheap kinds first, then in the order of the contracts. */
  priority: number;
  /** The key of the command that it runs, and what the policy lets that see. */
  command?: string;
  setting: CommandSetting;
  /** Every criterion that shares it is its contract's own demand. */
  ownDemand: boolean;
  /** In a merge group: the pull request whose change it is about. */
  pull?: number;
}

export interface Plan {
  steps: ReadonlyMap<string, PlanStep>;
  /** Every distinct command, by its key. Each runs once, whoever asks for it. */
  commands: ReadonlyMap<string, PlannedCommand>;
  /** Contracts in groups: a group depends only on groups before it. */
  levels: readonly (readonly Contract[])[];
  /** Criterion id → the key of its step. */
  stepOf: ReadonlyMap<string, string>;
  /** Criterion id → its layer. No criterion starts before every one of the layers below has ended. */
  layerOf: ReadonlyMap<string, number>;
  /** The ids of criteria that are their contract's own demand. */
  ownDemands: ReadonlySet<string>;
  /** The criteria that must pass, one after the other, before any other command runs. */
  setup: readonly Criterion[];
}

/** More steps than any plan has. */
const kindSize = 1_000_000;

/** `settingOf`: what the policy lets commands see; in a merge group, that of the pull request with this number. */
export function makePlan(
  contracts: readonly Contract[],
  checks: Checks,
  settingOf: (pull: number | undefined) => CommandSetting = () => noSetting,
): { plan: Plan; problems: Problem[] } {
  const steps = new Map<string, PlanStep>();
  const stepOf = new Map<string, string>();
  const ownDemands = new Set<string>();
  let place = 0;
  const add = ({ id, check: { type, params } }: Criterion, pull: number | undefined) => {
    const key = `${type} ${canonical(params)}${pull === undefined ? '' : ` #${pull}`}`;
    stepOf.set(id, key);
    const ownDemand = ownDemands.has(id);
    const shared = steps.get(key);
    if (shared) {
      shared.ownDemand &&= ownDemand;
      return;
    }
    const rank = checks.findIndex(check => check.type === type);
    const check = checks[rank]!;
    const setting = settingOf(pull);
    // An activity has no command before its contract applies.
    const command = 'run' in (params as object) ? check.command?.(params as never) : undefined;
    steps.set(key, {
      key,
      setting,
      ...(command ? { command: commandKey(command, setting) } : {}),
      check: check.waits?.(params as never) ? { ...check, runs: 'last' } : check,
      params: params as never,
      priority: rank * kindSize + place++,
      ownDemand,
      ...(pull === undefined ? {} : { pull }),
    });
  };
  for (const contract of contracts)
    for (const criterion of contract.criteria) {
      if (isOwnDemand(contract, criterion)) ownDemands.add(criterion.id);
      add(criterion, contract.pull);
    }
  const setup = contracts
    .flatMap(({ criteria }) => criteria)
    .filter(({ check, skip }) => check.type === 'setup' && skip === undefined);
  const { levels, problems } = levelled(contracts);
  const layerOf = layered(levels);
  const stepFor = ({ id }: Criterion) => steps.get(stepOf.get(id)!)!;
  const commands = distinctCommands(contracts, stepFor, layerOf);
  return { plan: { steps, commands, levels, stepOf, layerOf, ownDemands, setup }, problems };
}

/** What each command needs so that one run of it answers every criterion that asks. */
function distinctCommands(
  contracts: readonly Contract[],
  stepFor: (criterion: Criterion) => PlanStep,
  layerOf: ReadonlyMap<string, number>,
): Map<string, PlannedCommand> {
  const commands = new Map<string, PlannedCommand>();
  for (const criterion of contracts.flatMap(({ criteria }) => criteria)) {
    const { command: key, check, params, priority, setting } = stepFor(criterion);
    if (key === undefined || criterion.skip !== undefined) continue;
    const command = check.command!(params);
    const layer = layerOf.get(criterion.id) ?? layers.setup;
    const known = commands.get(key);
    commands.set(key, {
      key,
      setting,
      rank: Math.floor(Math.min(priority, known?.priority ?? priority) / kindSize),
      command: known ? joined(known.command, command) : command,
      layer: Math.min(layer, known?.layer ?? layer),
      priority: Math.min(priority, known?.priority ?? priority),
    });
  }
  return commands;
}

/** The layers of a run, in their order. */
export const layers = { setup: 0, trusted: 1, trustedCrossCutting: 2, head: 3, body: 4 } as const;
export const layersAfterSetup: readonly number[] = Object.values(layers).slice(1);

/**
 * What the base, the policy and generated contracts ask comes before what came with the pull request, so that no command of
 * its author can change what they check. A contract is never before one that it depends on.
 */
function layered(levels: readonly (readonly Contract[])[]): Map<string, number> {
  const layerOf = new Map<string, number>();
  const earliest = new Map<string, number>();
  for (const contract of levels.flat()) {
    const first = Math.max(0, ...contract.dependsOn.map(({ value }) => earliest.get(value.toLowerCase()) ?? 0));
    earliest.set(contract.id.toLowerCase(), Math.max(first, layerFor(contract.trust, false)));
    for (const { id, check, trust = contract.trust, crossCutting } of contract.criteria) {
      const layer = check.type === 'setup' ? layers.setup : layerFor(trust, crossCutting !== undefined);
      layerOf.set(id, Math.max(first, layer));
    }
  }
  return layerOf;
}

function layerFor(trust: Trust, isCrossCutting: boolean): number {
  if (trust === 'head') return layers.head;
  if (trust === 'body') return layers.body;
  return isCrossCutting ? layers.trustedCrossCutting : layers.trusted;
}

/** Contracts in groups: a group depends only on groups before it. */
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
    const ready = new Set(free);
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
    message: `circular dependency: ${id} depends on itself through ${dependsOn.map(({ value }) => value).join(', ')}`,
    at: { path, ...at },
  };
}
