import { checkNamed } from '../checks/index.ts';
import { crossCuttingCriteria } from '../dialects/validation.ts';
import type { CrossCutting } from './cross-cutting.ts';
import { matchesAny } from './glob.ts';
import { numbered, withoutIds } from './lower.ts';
import { type Policy, protectedGlobs, settingsOf } from './policy.ts';
import type { Selected, Selection } from './select.ts';
import { similar } from './text.ts';
import type { Enforced } from './trust.ts';
import type { Contract, Criterion, Place, Problem } from './types.ts';
import type { Change } from './world.ts';

const docs: readonly string[] = [
  '**/*.{md,markdown,rst,adoc}',
  'docs/**/*.txt',
  '{LICENSE,LICENCE,NOTICE,AUTHORS}{,.txt}',
  '**/*.{png,jpg,jpeg,gif,webp}',
];

/** Puts what holds for every task into each task, as its last criteria. */
export function injectCrossCutting(
  selected: readonly Selected[],
  epics: Enforced['epics'],
  policy: Policy,
  policyPath: string,
): { selected: Selected[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const drafts = (entries: readonly CrossCutting[], path: string): Criterion[] => {
    const report = (code: string, message: string, at: { line: number; column: number }) =>
      void problems.push({ code, message, at: { path, ...at } });
    return withoutIds(crossCuttingCriteria(entries, settingsOf(policy), report) ?? [], path);
  };
  const everywhere = [
    ...epics.flatMap(({ always, path }) => drafts(always, path)),
    ...drafts(policy.cross_cutting ?? [], policyPath),
  ];
  const into = ({ contract, why }: Selected): Selected => {
    const own = new Set(contract.criteria.filter(({ crossCutting }) => crossCutting).map(sameness));
    const missing = everywhere.filter(criterion => !own.has(sameness(criterion)));
    return {
      why,
      contract: { ...contract, criteria: [...contract.criteria, ...numbered(contract.id, missing, contract.criteria)] },
    };
  };
  return { selected: selected.map(into), problems };
}

function sameness({ crossCutting, check }: Criterion): string {
  return JSON.stringify([crossCutting, check]);
}

/** The gate's own contract: what the policy itself asks of a gated pull request. */
export function policyContract(
  policy: Policy,
  path: string,
  options: { altered: readonly Criterion[]; protect: boolean; crossCutting: boolean },
): Contract | undefined {
  const at: Place = { path, line: 1 };
  const settings = settingsOf(policy);
  const crossCutting = options.crossCutting
    ? withoutIds(crossCuttingCriteria(policy.cross_cutting ?? [], settings, () => {}) ?? [], path)
    : [];
  const protect: Criterion[] = options.protect
    ? [
        {
          id: '',
          title: checkNamed('protected_files')!.title({} as never),
          check: { type: 'protected_files', params: { protect: protectedGlobs(policy) } },
          at,
        },
      ]
    : [];
  const criteria = numbered('policy', [...options.altered, ...protect, ...crossCutting]);
  if (criteria.length === 0) return undefined;
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
    criteria,
  };
}

/** The policy's set-up as a criterion, for a run that has a command. */
export function setupCriterion(policy: Policy, path: string): Criterion | undefined {
  if (!policy.setup) return undefined;
  const settings = settingsOf(policy);
  const params = {
    ...policy.setup,
    timeoutMs: policy.setup.timeoutMs ?? settings.timeoutMs,
    shell: policy.setup.shell ?? settings.shell,
  };
  return {
    id: 'policy/setup',
    title: checkNamed('setup')!.title(params as never),
    check: { type: 'setup', params },
    at: { path, line: 1 },
  };
}

/** Keeps what was asked for by hand: whole contracts, or single criteria of them. */
export function keepOnly(
  contracts: readonly Contract[],
  only: readonly string[],
  everywhere: readonly Contract[],
): { contracts: Contract[]; unknown?: string } {
  if (only.length === 0) return { contracts: [...contracts] };
  const wanted = only.map(id => id.toLowerCase());
  const names = (of: readonly Contract[]) =>
    of.flatMap(({ id, criteria }) => [id, ...criteria.map(criterion => criterion.id)]);
  const known = new Set(names(contracts).map(name => name.toLowerCase()));
  const stranger = only.find(id => !known.has(id.toLowerCase()));
  if (stranger !== undefined) {
    const near = similar(stranger, names([...contracts, ...everywhere]));
    return {
      contracts: [],
      unknown: `there is no contract or criterion ${JSON.stringify(stranger)}${near ? `; did you mean ${near}?` : ''}`,
    };
  }
  const kept = contracts.flatMap(contract => {
    if (wanted.includes(contract.id.toLowerCase())) return [contract];
    const criteria = contract.criteria.filter(({ id }) => wanted.includes(id.toLowerCase()));
    return criteria.length > 0 ? [{ ...contract, dependsOn: [], criteria }] : [];
  });
  return { contracts: kept };
}

/** What it means that no contract applies: a problem where the policy asks for one, else a reason to pass. */
export function nothingApplies(
  why: string | undefined,
  selection: Selection,
  changes: readonly Change[],
  branch: string | null,
): { problem: Problem } | { reason: string } {
  if (why === undefined) return { reason: 'no contract applies to this change, and the policy asks for none' };
  const code = changes.filter(({ path }) => !matchesAny(docs, path));
  if (code.length === 0)
    return {
      reason:
        changes.length === 0
          ? 'nothing is changed'
          : 'only documentation is changed, and no contract is needed for that',
    };
  const name =
    (branch ?? 'task')
      .split('/')
      .pop()!
      .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
      .replace(/^[^A-Za-z0-9]+/, '')
      .slice(0, 64) || 'task';
  const path = `.contracts/${name}.yml`;
  const listed = code
    .filter(({ kind }) => kind !== 'deleted')
    .slice(0, 5)
    .map(change => `    - ${JSON.stringify(change.path)}`);
  const draft = [
    `id: ${name}`,
    'validation:',
    ...(listed.length > 0 ? ['  files_exist:', ...listed] : []),
    '  tests: npm test   # the command that proves the work',
  ];
  const refused = selection.unselected.filter(({ reason }) => reason.includes('trusts the base only')).length;
  const hint = refused > 0 ? ` (${refused} written with the work do not count)` : '';
  return {
    problem: {
      code: 'contract_required',
      message: `${why}, and none applies${hint}. Write ${path}, for example:\n${draft.join('\n')}`,
      at: { path, line: 1 },
    },
  };
}
