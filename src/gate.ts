import { checkNamed } from './checks/index.ts';
import { injectCrossCutting, keepOnly, nothingApplies, policyContract, setupCriterion } from './core/assemble.ts';
import type { Checkout } from './core/checkout.ts';
import { conclude } from './core/conclude.ts';
import { matchesAny } from './core/glob.ts';
import type { Lowered } from './core/lower.ts';
import { makePlan, type Plan, shardOf } from './core/plan.ts';
import { missingCage, type Policy } from './core/policy.ts';
import type { Results } from './core/results.ts';
import { type RunOptions, run } from './core/run.ts';
import { type ByHand, type PullRequest, requiresContract, type Selected, select } from './core/select.ts';
import { lowerBody, lowerFiles, readPolicy } from './core/sources.ts';
import { enforce, type Sides } from './core/trust.ts';
import type { Contract, Problem } from './core/types.ts';

/** What one run of the gate is asked. The action and the CLI differ only in where this comes from. */
export interface Request {
  tool: Results['tool'];
  event: string;
  repository: string | null;
  pull: {
    number: number | null;
    title: string;
    body: { text: string; path: string };
    labels: readonly string[] | null;
    author: string | null;
  };
  contracts: readonly string[];
  policy?: string;
  hand: ByHand;
  /** Contract files from outside the checkout's own, named by hand. */
  extra?: ReadonlyMap<string, Uint8Array>;
  shard?: { index: number; total: number };
  timeoutMs?: number;
  jobs?: number;
  cores: number;
  commands: boolean;
  /** Milliseconds since 1970, for the report only. */
  clock: () => number;
}

export interface Prepared {
  policy: Policy;
  selected: Selected[];
  unselected: Results['unselected'];
  problems: Problem[];
  plan: Plan;
  notes: string[];
  nothing?: string;
  lawless: boolean;
}

/** Someone asked for what is not there: told in one line, exit 2. */
export class UsageError extends Error {}

/** event → documents → contracts → plan → results → verdict. */
export async function gate(
  request: Request,
  checkout: Checkout,
  options: Pick<RunOptions, 'now' | 'interrupted' | 'onStart' | 'onEnd'> & { onPlan?: (prepared: Prepared) => void },
): Promise<Results> {
  const started = new Date(request.clock()).toISOString();
  const prepared = await prepare(request, checkout);
  options.onPlan?.(prepared);
  const jobs = request.jobs ?? (prepared.policy.jobs === 'auto' ? request.cores : (prepared.policy.jobs ?? 1));
  const refuse = missingCage(prepared.policy);
  const world = checkout.world({
    pass: prepared.policy.commands?.env ?? [],
    body: request.pull.body,
    isContract: path => matchesAny(request.contracts, path),
  });
  const ran = await run(prepared.plan, world, {
    ...options,
    jobs,
    commands: request.commands,
    ...(refuse ? { refuse } : {}),
  });
  return conclude(prepared.selected, ran, prepared.problems, prepared.plan, {
    tool: request.tool,
    target: {
      repository: request.repository,
      pull: request.pull.number,
      event: request.event,
      base: checkout.base?.commit ?? null,
      head: checkout.head,
      dirty: [...checkout.dirty],
    },
    policy: { source: prepared.policy.source, digest: prepared.policy.digest },
    ...(request.shard ? { shard: request.shard } : {}),
    unselected: prepared.unselected,
    notes: prepared.notes,
    started,
    finished: new Date(request.clock()).toISOString(),
    ...(prepared.nothing ? { nothing: prepared.nothing } : {}),
    lawless: prepared.lawless,
  });
}

/** Everything before the first check: which contracts apply, and what will run in which order. */
export async function prepare(request: Request, checkout: Checkout): Promise<Prepared> {
  const {
    policy: written,
    path: policyPath,
    problems: policyProblems,
    proposed,
    missing,
  } = await readPolicy(checkout, request.policy);
  if (missing) throw new UsageError(missing);
  const notes = checkout.base
    ? []
    : ['there is no base branch to hold the checkout against, so nothing protects its policy and contracts'];
  if (policyProblems.length > 0)
    return {
      policy: written,
      selected: [],
      unselected: [],
      problems: policyProblems,
      plan: makePlan([]).plan,
      notes,
      lawless: true,
    };

  const policy = withTimeout(written, request.timeoutMs);
  const enforced = enforce(await sidesOf(request, checkout, policy));
  const pull: PullRequest = { ...request.pull, branch: checkout.branch, commits: checkout.commits };
  const selection = select(enforced.candidates, pull, checkout.changes, policy, request.hand);

  const byHand = request.hand.all || request.hand.paths.length + request.hand.only.length > 0;
  const required = byHand ? undefined : requiresContract(policy, pull);
  const counting = selection.selected.filter(
    ({ contract }) => policy.satisfied_by !== 'base' || contract.trust === 'base',
  );
  const satisfied = byHand || counting.length > 0 || (required === undefined && selection.selected.length > 0);
  const nothing = satisfied ? undefined : nothingApplies(required, selection, checkout.changes, checkout.branch);
  const problems = [
    ...proposed,
    ...enforced.problems,
    ...selection.problems,
    ...(nothing && 'problem' in nothing ? [nothing.problem] : []),
  ];

  const injected = injectCrossCutting(selection.selected, enforced.epics, policy, policyPath);
  const gated = selection.selected.length > 0 || required !== undefined || enforced.altered.length > 0;
  const own = gated
    ? policyContract(policy, policyPath, {
        altered: enforced.altered,
        protect: checkout.base !== null,
        crossCutting: selection.selected.length === 0,
      })
    : undefined;
  const everything: Selected[] = [
    ...injected.selected,
    ...(own ? [{ contract: own, why: 'holds for every gated change' }] : []),
  ];
  const selected = narrowed(
    everything,
    request,
    enforced.candidates.map(({ contract }) => contract),
  );
  const setup = selected.some(({ contract }) =>
    contract.criteria.some(({ check }) => checkNamed(check.type)?.runs === 'command'),
  )
    ? setupCriterion(policy, policyPath)
    : undefined;
  const withPolicy =
    setup && !selected.some(({ contract }) => contract.id === 'policy')
      ? [...selected, { contract: bareContract(own, policy, policyPath), why: 'its set-up runs before any command' }]
      : selected;
  const { plan, problems: cycles } = makePlan(
    withPolicy.map(({ contract }) => contract),
    setup,
  );
  return {
    policy,
    selected:
      cycles.length > 0 ? withPolicy.filter(({ contract }) => plan.levels.flat().includes(contract)) : withPolicy,
    unselected: selection.unselected,
    problems: [...problems, ...injected.problems, ...cycles],
    plan,
    notes,
    ...(nothing && 'reason' in nothing ? { nothing: nothing.reason } : {}),
    lawless: false,
  };
}

/** Contract documents of both ends and of the body. The head's are read only where the pull request touched them. */
async function sidesOf(request: Request, checkout: Checkout, policy: Policy): Promise<Sides> {
  const none: Lowered = { contracts: [], epics: [], problems: [] };
  const byHand = (path: string) => request.hand.paths.includes(path);
  const isContract = (path: string) => matchesAny(request.contracts, path) || byHand(path);
  const touched = new Set(checkout.changes.flatMap(({ path, from }) => (from ? [path, from] : [path])));
  const headFiles = async (wanted: (path: string) => boolean) =>
    new Map([...(await checkout.read('head', wanted)), ...(request.extra ?? [])]);
  const { changes } = checkout;
  const body = lowerBody(request.pull.body, policy);
  if (!checkout.base)
    return { base: null, fork: none, head: lowerFiles(await headFiles(isContract), 'head', policy), body, changes };
  const baseFiles = await checkout.read('base', isContract);
  const base = lowerFiles(baseFiles, 'base', policy);
  const fork = lowerFiles(await checkout.read('fork', path => touched.has(path) && isContract(path)), 'base', policy);
  const head = lowerFiles(
    await headFiles(path => isContract(path) && (touched.has(path) || (byHand(path) && !baseFiles.has(path)))),
    'head',
    policy,
  );
  return { base, fork, head, body, changes };
}

function narrowed(
  selected: readonly Selected[],
  { hand, shard }: Request,
  everywhere: readonly Contract[],
): Selected[] {
  const contracts = selected.map(({ contract }) => contract);
  const { contracts: kept, unknown } = keepOnly(contracts, hand.only, everywhere);
  if (unknown) throw new UsageError(unknown);
  const mine = shard ? shardOf(kept, shard) : kept;
  return mine.map(contract => ({ contract, why: selected.find(each => each.contract.id === contract.id)!.why }));
}

function withTimeout(policy: Policy, timeoutMs: number | undefined): Policy {
  return timeoutMs === undefined ? policy : { ...policy, commands: { ...policy.commands, timeout: timeoutMs } };
}

function bareContract(own: Contract | undefined, policy: Policy, path: string): Contract {
  const contract =
    own ?? policyContract({ ...policy, cross_cutting: [] }, path, { altered: [], protect: true, crossCutting: false })!;
  return { ...contract, criteria: [] };
}
