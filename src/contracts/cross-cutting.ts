import type { Contract, Criterion, Selected } from '../model/contract.ts';
import { type CrossCutting, crossCuttingCriteria } from '../model/cross-cutting.ts';
import { UsageError } from '../model/errors.ts';
import { numbered, withoutIds } from '../model/ids.ts';
import { type Policy, settingsOf } from '../policy/schema.ts';
import type { PlacedEpic } from './compile.ts';

const mostCriteria = 250_000;

/**
 * Appends the cross-cutting criteria to every contract. An epic that the pull request adds applies only to contracts that
 * it adds, too: its commands must not run among those of the base.
 */
export function injectCrossCutting(
  selected: readonly Selected[],
  epics: readonly PlacedEpic[],
  policy: Policy,
  policyPath: string,
): Selected[] {
  const trusted = ({ trust }: Pick<Contract, 'trust'>) => trust === 'base' || trust === 'policy';
  const ofEpics = epics.map(epic => ({
    trusted: trusted(epic),
    criteria: everyTask(epic.always, epic.path, policy).map(criterion => ({ ...criterion, trust: epic.trust })),
  }));
  const ofPolicy = everyTask(policy.cross_cutting ?? [], policyPath, policy).map(
    (criterion): Criterion => ({ ...criterion, trust: 'policy' }),
  );
  const injected = ofPolicy.length + ofEpics.reduce((sum, { criteria }) => sum + criteria.length, 0);
  const own = selected.reduce((sum, { contract }) => sum + contract.criteria.length, 0);
  if (own + injected * selected.length > mostCriteria)
    throw new UsageError(`more than ${mostCriteria} criteria in one run; split the contracts or the epics`);
  return selected.map(({ contract, ...how }) => {
    const epicsHere = ofEpics.filter(epic => epic.trusted || !trusted(contract)).flatMap(({ criteria }) => criteria);
    const known = new Set(contract.criteria.filter(({ crossCutting }) => crossCutting).map(sameness));
    const missing = [...ofPolicy, ...epicsHere].filter(criterion => !known.has(sameness(criterion)));
    const criteria = [...contract.criteria, ...numbered(contract.id, missing, contract.criteria)];
    return { ...how, contract: { ...contract, criteria } };
  });
}

/** The criteria of a cross-cutting list. Problems were already reported when it was read. */
export function everyTask(entries: readonly CrossCutting[], path: string, policy: Policy): Criterion[] {
  return withoutIds(crossCuttingCriteria(entries, settingsOf(policy), () => {}) ?? [], path);
}

/** With the paths: a contract's own entry that never runs must not replace the policy's. */
function sameness({ crossCutting, check, paths }: Criterion): string {
  return JSON.stringify([crossCutting, check, paths]);
}
