import { addedCriterion, type Checks, isCommand } from '../model/check.ts';
import { type CommandParams, type Setup, settleCommand } from '../model/command.ts';
import type { Check, Contract, Criterion, Selected } from '../model/contract.ts';
import { numbered } from '../model/ids.ts';
import type { Command } from '../model/world.ts';
import { type Policy, protectedGlobs, settingsOf } from '../policy/schema.ts';
import { everyTask } from './cross-cutting.ts';
import { type Needed, skipUnneeded } from './touched.ts';

/** The policy, where it was read, and the checks that its contract may use. */
interface PolicyContext {
  policy: Policy;
  path: string;
  checks: Checks;
}

interface PolicyContractOptions {
  /** Criteria for edited base documents that belong to no contract. */
  altered: readonly Criterion[];
  /** Whether to check protected files, which needs a base to compare with. */
  protect: boolean;
  /** Whether to add the policy's cross-cutting checks. Only if no other contract has them. */
  crossCutting: boolean;
  /** Whether the gate runs on GitHub, where others may post check runs. */
  hosted: boolean;
  /** The contracts that apply. */
  selected?: readonly Contract[];
  /** Added files that are what `init` writes. */
  generated?: ReadonlySet<string>;
}

/** The gate's own contract: what the policy asks of every gated pull request. */
export function policyContract(context: PolicyContext, options: PolicyContractOptions): Contract {
  const { policy, path, checks } = context;
  const forEvery = options.crossCutting ? everyTask(policy.cross_cutting ?? [], path, policy) : [];
  const commands = [
    ...commandsOfBase(options.selected ?? [], forEvery, checks),
    ...settledSetups(policy).map(({ command }) => command),
  ];
  const named = commands.map(({ run, cwd }) => ({ run, cwd }));
  const generated = [...(options.generated ?? [])].sort();
  const params = {
    protect: protectedGlobs(policy, path),
    commands: named,
    ...(generated.length > 0 ? { generated } : {}),
  };
  const protect = { type: 'protected_files', params };
  const criteria = [
    ...options.altered,
    ...(options.protect ? [ownCriterion(protect, context)] : []),
    ...forEvery,
    ...(options.hosted ? [ownCriterion({ type: 'foreign_check_run', params: {} }, context)] : []),
  ];
  return {
    id: 'policy',
    title: 'What the policy asks of every gated pull request',
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

/** The commands that don't come with the pull request. */
function commandsOfBase(
  contracts: readonly Contract[],
  forEvery: readonly Criterion[],
  checks: Checks,
): Pick<CommandParams, 'run' | 'cwd'>[] {
  const isTrusted = (trust: Contract['trust']) => trust !== 'head' && trust !== 'body';
  const ofContracts = contracts
    .filter(({ trust }) => isTrusted(trust))
    .flatMap(({ criteria }) => criteria.filter(({ trust = 'base' }) => isTrusted(trust)));
  return [...ofContracts, ...forEvery]
    .filter(criterion => isCommand(checks, criterion))
    .map(({ check }) => check.params as CommandParams)
    .filter(({ run }) => typeof run === 'string');
}

function ownCriterion(check: Check, { path, checks }: PolicyContext): Criterion {
  return addedCriterion(checks, check, { path, line: 1 });
}

/** If any contract runs a command, adds the setup before it and the tree check after it to the policy's contract. */
export function withCommandCriteria(selected: readonly Selected[], context: PolicyContext, needed: Needed): Selected[] {
  const { policy, path, checks } = context;
  const runs = selected.some(({ contract }) =>
    contract.criteria.some(criterion => criterion.skip === undefined && isCommand(checks, criterion)),
  );
  if (!runs) return [...selected];
  const own = selected.find(({ contract }) => contract.id === 'policy') ?? {
    contract: policyContract(context, { altered: [], protect: false, crossCutting: false, hosted: false }),
    why: 'runs with every command',
  };
  const unchanged = ownCriterion(
    { type: 'tree_unchanged', params: { protect: protectedGlobs(policy, path) } },
    context,
  );
  const added = numbered('policy', [...skipUnneeded(setupOf(context), needed), unchanged], own.contract.criteria);
  const isSetup = ({ check }: Criterion) => check.type === 'setup';
  const criteria = [...added.filter(isSetup), ...own.contract.criteria, ...added.filter(each => !isSetup(each))];
  const others = selected.filter(({ contract }) => contract.id !== 'policy');
  return [...others, { ...own, contract: { ...own.contract, criteria } }];
}

function setupOf(context: PolicyContext): Criterion[] {
  return settledSetups(context.policy).map(({ command: params, paths }) => ({
    ...ownCriterion({ type: 'setup', params }, context),
    ...(paths ? { paths } : {}),
  }));
}

/** With the policy's shell and timeout. Its problems were already reported when it was read. */
function settledSetups(policy: Policy): Setup[] {
  return (policy.setup ?? []).map(({ value }) => {
    const settled = settleCommand(value.command, settingsOf(policy));
    return 'value' in settled ? { ...value, command: settled.value } : value;
  });
}

/** The setup as commands, for the trees of the base; its criteria run them in the tree that is checked. */
export function setupCommands(policy: Policy, needed: Needed): Command[] {
  return settledSetups(policy)
    .filter(({ paths }) => needed(paths))
    .map(({ command: { run, cwd, env, shell = 'bash', timeoutMs = 0 } }) => ({ run, cwd, env, shell, timeoutMs }));
}
