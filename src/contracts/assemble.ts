import { didYouMean } from '../match/suggest.ts';
import { type Checks, findCheck } from '../model/check.ts';
import type { Contract, Criterion, Selected } from '../model/contract.ts';
import { UsageError } from '../model/errors.ts';
import type { ByHand } from '../model/pull-request.ts';
import type { Change } from '../model/world.ts';
import type { Policy } from '../policy/schema.ts';
import { injectCrossCutting } from './cross-cutting.ts';
import type { Enforced } from './enforce-base.ts';
import { policyContract, withCommandCriteria } from './policy-contract.ts';
import { neededFor, skipUnneeded } from './touched.ts';

/** The inputs of `assemble` that come from earlier steps. */
interface Parts {
  /** The contracts that apply, with the claims that they ask for. */
  selected: readonly Selected[];
  /** Reports and output blocks in the body that no contract asked for. */
  unrequested: readonly Selected[];
  enforced: Enforced;
  /** Whether the pull request is gated even if no contract applies. */
  required: boolean;
}

/** The settings of the run that decide which criteria are added or kept. */
interface AssembleOptions {
  policy: Policy;
  policyPath: string;
  /** Whether there is a base to compare with. */
  compared: boolean;
  changes: readonly Change[];
  /** Added files that are what `init` writes. */
  generated?: ReadonlySet<string>;
  hosted: boolean;
  hand: ByHand;
  checks: Checks;
}

/** The contracts of a run: those that apply, with what applies to every task, and the policy's own. */
export function assemble({ selected, unrequested, enforced, required }: Parts, options: AssembleOptions): Selected[] {
  const { policy, policyPath, hand, checks } = options;
  const context = { policy, path: policyPath, checks };
  const tasks = injectCrossCutting(selected, enforced.epics, policy, policyPath);
  const asked = hand.only.some(id => /^policy(?:\/|$)/i.test(id));
  const gated = tasks.length + unrequested.length > 0 || required || enforced.altered.length > 0 || asked;
  const own = policyContract(context, {
    altered: enforced.altered,
    protect: options.compared,
    crossCutting: tasks.length === 0,
    hosted: options.hosted,
    ...(options.generated ? { generated: options.generated } : {}),
    selected: tasks.map(({ contract }) => contract),
  });
  const ofPolicy =
    gated && own.criteria.length > 0 ? [{ contract: own, why: 'applies to every gated pull request' }] : [];
  const everywhere = enforced.candidates.map(({ contract }) => contract);
  const kept = keepOnly([...tasks, ...unrequested, ...ofPolicy], hand.only, everywhere, checks);
  const needed = neededFor(options.changes, options.compared);
  const here = kept.map(({ contract, ...how }) => ({
    ...how,
    contract: { ...contract, criteria: skipUnneeded(contract.criteria, needed) },
  }));
  return withCommandCriteria(here, context, needed);
}

/** Keeps what was selected explicitly: whole contracts with their dependencies, or single criteria. */
function keepOnly(
  selected: readonly Selected[],
  only: readonly string[],
  everywhere: readonly Contract[],
  checks: Checks,
): Selected[] {
  if (only.length === 0) return [...selected];
  const names = (of: readonly Contract[]) => of.flatMap(({ id, criteria }) => [id, ...criteria.map(each => each.id)]);
  const contracts = selected.map(({ contract }) => contract);
  const known = new Set(names(contracts).map(name => name.toLowerCase()));
  const unknown = only.find(id => !known.has(id.toLowerCase()));
  if (unknown !== undefined) {
    const hint = didYouMean(unknown, names([...contracts, ...everywhere]));
    throw new UsageError(`unknown contract or criterion ${JSON.stringify(unknown)}${hint}`);
  }
  const wanted = new Set(only.map(id => id.toLowerCase()));
  const byId = new Map(contracts.map(contract => [contract.id.toLowerCase(), contract]));
  const whole = new Set([...wanted].filter(id => byId.has(id)));
  for (const id of testsFor(wanted, contracts, checks)) wanted.add(id);
  for (const id of whole) for (const { value } of byId.get(id)?.dependsOn ?? []) whole.add(value.toLowerCase());
  return selected.flatMap(({ contract, ...how }) => {
    if (whole.has(contract.id.toLowerCase())) return [{ contract, ...how }];
    const criteria = contract.criteria.filter(({ id }) => wanted.has(id.toLowerCase()));
    return criteria.length > 0 ? [{ ...how, contract: { ...contract, dependsOn: [], criteria } }] : [];
  });
}

/** The test runs that a claim about tests is compared with. Without them it can't be verified. */
function testsFor(wanted: ReadonlySet<string>, contracts: readonly Contract[], checks: Checks): string[] {
  const all = contracts.flatMap(({ criteria }) => criteria);
  const waits = ({ check }: Criterion) => findCheck(checks, check.type)?.waits?.(check.params as never) ?? false;
  const needed = all.some(each => wanted.has(each.id.toLowerCase()) && waits(each));
  return needed ? all.filter(({ check }) => check.type === 'tests').map(({ id }) => id.toLowerCase()) : [];
}

/** Whether a contract has checks of its own. One without any does not count. */
export function asksSomething({ trust, dialect, criteria }: Contract, checks: Checks): boolean {
  if (dialect === 'session') return trust === 'head';
  const isWritten = ({ check, crossCutting }: Criterion) => !crossCutting && findCheck(checks, check.type)?.written;
  return trust === 'base' || criteria.some(isWritten);
}
