import { settleCommand } from '../checks/command.ts';
import { checkNamed } from '../checks/index.ts';
import type { Check, Contract, Criterion } from '../model/contract.ts';
import type { Command } from '../model/world.ts';
import { type Policy, protectedGlobs, settingsOf } from '../policy/schema.ts';
import { didYouMean } from '../syntax/text.ts';
import { numbered, withoutIds } from './compile.ts';
import { type CrossCutting, crossCuttingCriteria } from './cross-cutting.ts';
import type { Enforced } from './enforce-base.ts';
import type { Selected } from './select.ts';

const mostCriteria = 250_000;

/**
 * Puts what holds for every task into each task, as its last criteria. An epic that comes with the work adds to what came
 * with it alone: its commands may not run among those of the base.
 */
export function injectCrossCutting(
  selected: readonly Selected[],
  epics: Enforced['epics'],
  policy: Policy,
  policyPath: string,
): Selected[] | { tooMany: string } {
  const trusted = ({ trust }: { trust: Contract['trust'] }) => trust === 'base' || trust === 'policy';
  const ofEpics = epics.map(epic => ({
    trusted: trusted(epic),
    criteria: everyTask(epic.always, epic.path, policy).map(criterion => ({ ...criterion, trust: epic.trust })),
  }));
  const ofPolicy = everyTask(policy.cross_cutting ?? [], policyPath, policy);
  const injected = [...ofPolicy, ...ofEpics.flatMap(({ criteria }) => criteria)].length;
  const own = selected.reduce((sum, { contract }) => sum + contract.criteria.length, 0);
  if (own + injected * selected.length > mostCriteria) {
    return {
      tooMany: `there are more than ${mostCriteria} criteria to judge in one run; split the contracts or the epics`,
    };
  }
  return selected.map(({ contract, ...how }) => {
    const epicsHere = ofEpics.filter(epic => epic.trusted || !trusted(contract)).flatMap(({ criteria }) => criteria);
    const known = new Set(contract.criteria.filter(({ crossCutting }) => crossCutting).map(sameness));
    const missing = [...ofPolicy, ...epicsHere].filter(criterion => !known.has(sameness(criterion)));
    const criteria = [...contract.criteria, ...numbered(contract.id, missing, contract.criteria)];
    return { ...how, contract: { ...contract, criteria } };
  });
}

/** Problems of these entries were told where they were read. */
function everyTask(entries: readonly CrossCutting[], path: string, policy: Policy): Criterion[] {
  return withoutIds(crossCuttingCriteria(entries, settingsOf(policy), () => {}) ?? [], path);
}

function sameness({ crossCutting, check }: Criterion): string {
  return JSON.stringify([crossCutting, check]);
}

/** The gate's own contract: what the policy itself asks of a gated pull request. */
export function policyContract(
  policy: Policy,
  path: string,
  options: { altered: readonly Criterion[]; protect: boolean; crossCutting: boolean; hosted: boolean },
): Contract {
  const protect = { type: 'protected_files', params: { protect: protectedGlobs(policy, path) } };
  const criteria = [
    ...options.altered,
    ...(options.protect ? [ownCriterion(protect, path)] : []),
    ...(options.crossCutting ? everyTask(policy.cross_cutting ?? [], path, policy) : []),
    ...(options.hosted ? [ownCriterion({ type: 'foreign_check_run', params: {} }, path)] : []),
  ];
  return {
    id: 'policy',
    title: 'What the policy asks of every gated change',
    description: '',
    dialect: 'policy',
    type: 'policy',
    path,
    line: 1,
    trust: 'policy',
    done: false,
    failFast: false,
    dependsOn: [],
    digest: policy.digest,
    criteria: numbered('policy', criteria),
  };
}

function ownCriterion(check: Check, path: string): Criterion {
  return { id: '', title: checkNamed(check.type)!.title(check.params as never), check, at: { path, line: 1 } };
}

/**
 * Where a command is to run, the policy's contract holds what goes with it: its set-up first, and last a look at whether
 * the files are still those that were judged.
 */
export function withCommands(selected: readonly Selected[], policy: Policy, path: string): Selected[] {
  const isCommand = ({ check }: Criterion) => checkNamed(check.type)?.runs === 'command';
  if (!selected.some(({ contract }) => contract.criteria.some(isCommand))) return [...selected];
  const own = selected.find(({ contract }) => contract.id === 'policy') ?? {
    contract: policyContract(policy, path, { altered: [], protect: false, crossCutting: false, hosted: false }),
    why: 'goes with every command',
  };
  const unchanged = ownCriterion({ type: 'tree_unchanged', params: { protect: protectedGlobs(policy, path) } }, path);
  const added = numbered('policy', [...setupOf(policy, path), unchanged], own.contract.criteria);
  const isSetup = ({ check }: Criterion) => check.type === 'setup';
  const criteria = [...added.filter(isSetup), ...own.contract.criteria, ...added.filter(each => !isSetup(each))];
  const others = selected.filter(({ contract }) => contract.id !== 'policy');
  return [...others, { ...own, contract: { ...own.contract, criteria } }];
}

function setupOf(policy: Policy, path: string): Criterion[] {
  if (!policy.setup) return [];
  const settled = settleCommand(policy.setup.value, settingsOf(policy));
  return [ownCriterion({ type: 'setup', params: 'value' in settled ? settled.value : policy.setup.value }, path)];
}

/** The same, for a tree of its own; the criterion above judges it in the tree that is judged. */
export function setupCommand(policy: Policy): { setup?: Command } {
  const settled = policy.setup && settleCommand(policy.setup.value, settingsOf(policy));
  if (!settled || 'problem' in settled) return {};
  const { run, cwd, env, shell = 'bash', timeoutMs = 0 } = settled.value;
  return { setup: { run, cwd, env, shell, timeoutMs } };
}

/** Keeps what was asked for by hand: whole contracts with those on which they depend, or single criteria. */
export function keepOnly(
  selected: readonly Selected[],
  only: readonly string[],
  everywhere: readonly Contract[],
): { selected: Selected[]; unknown?: string } {
  if (only.length === 0) return { selected: [...selected] };
  const names = (of: readonly Contract[]) => of.flatMap(({ id, criteria }) => [id, ...criteria.map(each => each.id)]);
  const contracts = selected.map(({ contract }) => contract);
  const known = new Set(names(contracts).map(name => name.toLowerCase()));
  const stranger = only.find(id => !known.has(id.toLowerCase()));
  if (stranger !== undefined) {
    const hint = didYouMean(stranger, names([...contracts, ...everywhere]));
    return { selected: [], unknown: `there is no contract or criterion ${JSON.stringify(stranger)}${hint}` };
  }
  const wanted = new Set(only.map(id => id.toLowerCase()));
  const byId = new Map(contracts.map(contract => [contract.id.toLowerCase(), contract]));
  const whole = new Set([...wanted].filter(id => byId.has(id)));
  for (const id of testsBehind(wanted, contracts)) wanted.add(id);
  for (const id of whole) for (const { value } of byId.get(id)?.dependsOn ?? []) whole.add(value.toLowerCase());
  return {
    selected: selected.flatMap(({ contract, ...how }) => {
      if (whole.has(contract.id.toLowerCase())) return [{ contract, ...how }];
      const criteria = contract.criteria.filter(({ id }) => wanted.has(id.toLowerCase()));
      return criteria.length > 0 ? [{ ...how, contract: { ...contract, dependsOn: [], criteria } }] : [];
    }),
  };
}

/** A claim about tests is nothing without the runs that it is held against. */
function testsBehind(wanted: ReadonlySet<string>, contracts: readonly Contract[]): string[] {
  const all = contracts.flatMap(({ criteria }) => criteria);
  const waits = ({ check }: Criterion) => checkNamed(check.type)?.waits?.(check.params as never) ?? false;
  const needed = all.some(each => wanted.has(each.id.toLowerCase()) && waits(each));
  return needed ? all.filter(({ check }) => check.type === 'tests').map(({ id }) => id.toLowerCase()) : [];
}

/** Does a contract ask for anything beyond what is asked without one? A trivial one does not stand for a contract. */
export function asksSomething({ trust, dialect, criteria }: Contract): boolean {
  if (dialect === 'session') return trust === 'head';
  return (
    trust === 'base' || criteria.some(({ check, crossCutting }) => !crossCutting && checkNamed(check.type)?.written)
  );
}
