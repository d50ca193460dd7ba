import { matchesAny } from '../match/glob.ts';
import { didYouMean } from '../match/suggest.ts';
import { addedCriterion, type Checks, findCheck } from '../model/check.ts';
import type { Checkout } from '../model/checkout.ts';
import type { Contract, Criterion } from '../model/contract.ts';
import type { Problem } from '../model/finding.ts';
import { type Change, pathsOf } from '../model/world.ts';
import { isDocumentationChange } from '../policy/documentation.ts';
import { activityRulesPaths } from '../policy/protected-paths.ts';
import { policyPaths } from '../policy/schema.ts';
import type { Enforced } from './enforce-base.ts';

/**
 * Whether a change touches only what pull requests are checked by, and documentation: contracts, epics, the policy,
 * activity rules, the gate's workflows, and instructions as `init` writes them. It is validated and compared with the
 * base, but its new criteria don't run: the work that they ask for is still to be done.
 */
export async function isRulesOnly(
  { base, changes, read }: Pick<Checkout, 'base' | 'changes' | 'read'>,
  /** Globs of contract files. */
  globs: readonly string[],
  /** Files that say nothing of their own: see `generatedAdditions`. */
  generated: ReadonlySet<string> = new Set(),
): Promise<boolean> {
  if (!base) return false;
  const rest = changes.filter(change => !isDocumentationChange(change));
  const isRule = (path: string) =>
    matchesAny(globs, path) || policyPaths.includes(path) || activityRulesPaths.includes(path) || generated.has(path);
  if (rest.length === 0 || rest.some(({ irregular }) => irregular)) return false;
  const others = new Set(rest.flatMap(pathsOf).filter(path => !isRule(path)));
  if (![...others].every(path => workflow.test(path))) return false;
  const versions = await Promise.all((['fork', 'head'] as const).map(end => read(end, path => others.has(path))));
  const contents = versions.flatMap(files => [...files.values()]);
  return contents.every(content => content instanceof Uint8Array && runsGate.test(new TextDecoder().decode(content)));
}

const exactly = new TextDecoder('utf-8', { ignoreBOM: true });

/** The added files that are byte for byte what `init` writes: by path, its text. */
export async function generatedAdditions(
  { changes, read }: Pick<Checkout, 'changes' | 'read'>,
  texts: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const added = changes.filter(({ kind, path, irregular }) => kind === 'added' && !irregular && texts.has(path));
  const paths = new Set(added.map(({ path }) => path));
  if (paths.size === 0) return paths;
  const files = await read('head', path => paths.has(path));
  const isSame = (path: string) => {
    const content = files.get(path);
    return content instanceof Uint8Array && exactly.decode(content) === texts.get(path);
  };
  return new Set([...paths].filter(isSame));
}

const workflow = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const runsGate = /^[ \t]*(?:-[ \t]+)?uses:[ \t]*['"]?[\w.-]+\/contract-gate(?:\/[\w./-]+)?@/m;

/**
 * The contracts that apply to a rules-only change. Those that it adds don't, and neither does a contract of the base only
 * because its file was touched, unless its status becomes done: then it is enforced one last time.
 */
export function withoutNewCriteria(enforced: Enforced): Enforced {
  const candidates = enforced.candidates.map(candidate => {
    const { contract, edit } = candidate;
    if (contract.trust === 'head') return { ...candidate, refused: 'well-formed; it counts once merged' };
    if (edit === 'altered') {
      const criteria = contract.criteria.filter(({ check }) => check.type === 'contract_unchanged');
      return { ...candidate, contract: { ...contract, criteria, dependsOn: [] } };
    }
    if (edit !== 'same') return candidate;
    const { because: _, ...rest } = candidate;
    return rest;
  });
  return { ...enforced, candidates, epics: enforced.epics.filter(({ trust }) => trust !== 'head') };
}

/** What is wrong with checks that don't run. An activity that has no command here is not known any better. */
export function objectionsTo(contracts: readonly Contract[], checks: Checks): Problem[] {
  return contracts.flatMap(({ criteria }) =>
    criteria.flatMap(({ check, activity, at }) => {
      // An activity has no command until the contract applies.
      if (activity && activity.why === undefined) return [];
      const message = findCheck(checks, check.type)?.objection?.(check.params as never);
      return message === undefined ? [] : [{ code: 'bad_value', message, at: { column: 1, ...at } }];
    }),
  );
}

/** Dependencies of contracts that are not among those that exist. */
export function unknownDependencies(contracts: readonly Contract[], existing: readonly Contract[]): Problem[] {
  const ids = existing.map(({ id }) => id);
  const known = new Set(ids.map(id => id.toLowerCase()));
  let hints = 20;
  return contracts.flatMap(({ path, dependsOn }) =>
    dependsOn
      .filter(({ value }) => !known.has(value.toLowerCase()))
      .map(({ value, at }) => {
        const message = `depends_on: unknown contract ${value}${hints-- > 0 ? didYouMean(value, ids) : ''}`;
        return { code: 'unknown_contract', message, at: { path, ...at } };
      }),
  );
}

/** Why a rules-only change passes, in words. */
export function rulesOnlyReason({ candidates }: Pick<Enforced, 'candidates'>): string {
  const count = candidates.filter(({ contract }) => contract.trust === 'head').length;
  if (count === 0) return 'only rules changed, and they are well-formed; they count once merged';
  return count === 1
    ? '1 contract is well-formed; it counts once merged'
    : `${count} contracts are well-formed; they count once merged`;
}

interface AddedRules {
  /** Whether contracts and other rules wait for a person, too, not only a first policy. */
  all: boolean;
  /** Whether the base has a policy. */
  hasPolicy: boolean;
}

/** The criterion for rules that an agent's pull request adds; none if it adds none. */
export function rulesAdded(
  { candidates, epics, altered }: Enforced,
  changes: readonly Change[],
  { all, hasPolicy }: AddedRules,
  checks: Checks,
): Criterion[] {
  const isNew = ({ kind }: Change) => kind === 'added' || kind === 'renamed';
  const added = changes.filter(isNew).map(({ path }) => path);
  const policy = hasPolicy ? [] : added.filter(path => policyPaths.includes(path));
  const documents = [...candidates.map(({ contract }) => contract), ...epics].filter(({ trust }) => trust === 'head');
  const waiting = new Set(altered.map(({ at }) => at.path));
  const others = [
    ...documents.filter(({ path }) => !waiting.has(path)),
    ...added.filter(path => activityRulesPaths.includes(path)).map(path => ({ path, line: 1 })),
  ];
  const places = [...policy.map(path => ({ path, line: 1 })), ...(all ? others : [])];
  const [first] = places;
  if (!first) return [];
  const paths = [...new Set(places.map(({ path }) => path))];
  return [addedCriterion(checks, { type: 'rules_added', params: { paths, line: first.line } }, first)];
}
