import {
  asksSomething,
  injectCrossCutting,
  keepOnly,
  nothingApplies,
  policyContract,
  withCommands,
} from './core/assemble.ts';
import type { Checkout } from './core/checkout.ts';
import { conclude } from './core/conclude.ts';
import { matchesAny } from './core/glob.ts';
import { nothingLowered } from './core/lower.ts';
import { makePlan, type Plan, shardOf } from './core/plan.ts';
import { missingCage, type Policy } from './core/policy.ts';
import type { Results } from './core/results.ts';
import { type RunOptions, run } from './core/run.ts';
import {
  type ByHand,
  type PullRequest,
  requiresContract,
  type Selected,
  type Selection,
  select,
} from './core/select.ts';
import { isSessionFile } from './core/session/session.ts';
import { sessionCandidates } from './core/session/source.ts';
import { lowerBody, lowerFiles, readPolicy } from './core/sources.ts';
import { type Enforced, enforce, type Sides } from './core/trust.ts';
import type { Problem } from './core/types.ts';

/** What one run of the gate is asked. The action and the CLI differ only in where this comes from. */
export interface Request {
  tool: Results['tool'];
  event: string;
  repository: string | null;
  pull: {
    number: number | null;
    /** Null where HEAD is detached and nobody else tells. */
    branch: string | null;
    title: string;
    body: { text: string; path: string };
    labels: readonly string[] | null;
    author: string | null;
  };
  contracts: readonly string[];
  /** A path at the base; or a file from outside the checkout, named by hand. */
  policy?: string | { path: string; bytes: Uint8Array };
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
  options: Pick<RunOptions, 'now' | 'stop' | 'onStart' | 'onEnd'> & { onPlan?: (prepared: Prepared) => void },
): Promise<Results> {
  const started = new Date(request.clock()).toISOString();
  const prepared = await prepare(request, checkout);
  options.onPlan?.(prepared);
  const jobs = request.jobs ?? (prepared.policy.jobs === 'auto' ? request.cores : (prepared.policy.jobs ?? 1));
  const refuse = missingCage(prepared.policy);
  const world = checkout.world({
    pass: prepared.policy.commands?.env ?? [],
    body: request.pull.body,
    isContract: isContractOf(request),
  });
  const ran = await run(prepared.plan, world, {
    ...options,
    jobs,
    commands: request.commands,
    ...(refuse ? { refuse } : {}),
  });
  return conclude(prepared.selected, ran, prepared.problems, {
    tool: request.tool,
    target: {
      repository: request.repository,
      pull: request.pull.number,
      event: request.event,
      base: checkout.base?.commit ?? null,
      head: checkout.head,
      committed: checkout.committed,
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
  const read = await readPolicy(checkout, request.policy);
  if (read.missing) throw new UsageError(read.missing);
  const policy = withTimeout(read.policy, request.timeoutMs);
  if (read.problems.length > 0) {
    const { plan } = makePlan([]);
    return { policy, selected: [], unselected: [], problems: read.problems, plan, notes: [], lawless: true };
  }
  const found = await applicable(request, checkout, policy);
  const all = assembled(found, request, checkout, policy, read.path);
  const { plan, problems: circles } = makePlan(all.map(({ contract }) => contract));
  const planned = new Set(plan.levels.flat());
  const { nothing } = found;
  return {
    policy,
    selected: all.filter(({ contract }) => planned.has(contract)),
    unselected: found.selection.unselected,
    problems: [...read.proposed, ...found.problems, ...circles],
    plan,
    notes: notesOn(request, checkout, policy),
    ...(nothing === undefined ? {} : { nothing }),
    lawless: false,
  };
}

interface Applicable {
  enforced: Enforced;
  selection: Selection;
  problems: Problem[];
  /** Why the policy asks for a contract here; undefined where it does not. */
  required?: string;
  /** Why nothing had to be checked, where that is so. */
  nothing?: string;
}

/** Whose word counts, which contracts apply, and whether that is enough. */
async function applicable(request: Request, checkout: Checkout, policy: Policy): Promise<Applicable> {
  const enforced = enforce(await sidesOf(request, checkout, policy), policy.trust);
  const taken = enforced.candidates.map(({ contract }) => contract.id);
  const asked = { hand: request.hand, body: request.pull.body };
  enforced.candidates.push(...(await sessionCandidates(checkout, policy, asked, taken)));
  const pull: PullRequest = { ...request.pull, commits: checkout.commits };
  const selection = select(enforced.candidates, pull, checkout.changes, request.hand);
  const found: Applicable = { enforced, selection, problems: [...enforced.problems, ...selection.problems] };
  if (request.hand.paths.length > 0 && selection.selected.length === 0 && found.problems.length === 0)
    throw new UsageError(`there is no contract in ${request.hand.paths.slice(0, 3).join(', ')}`);
  if (isByHand(request.hand)) return found;

  const required = requiresContract(policy, pull);
  const counting = selection.selected.filter(
    ({ contract }) => asksSomething(contract) && (policy.satisfied_by !== 'base' || contract.trust === 'base'),
  );
  const enough = required === undefined ? selection.selected.length > 0 : counting.length > 0;
  if (enough) return { ...found, ...(required ? { required } : {}) };
  const nothing = nothingApplies(required, checkout.changes, request.pull.branch, isContractOf(request));
  if ('problem' in nothing) found.problems.push(nothing.problem);
  else if (selection.selected.length === 0) found.nothing = nothing.reason;
  return { ...found, ...(required ? { required } : {}) };
}

/** The contracts that apply with all that holds for them, and the policy's own; less what was not asked for. */
function assembled(found: Applicable, request: Request, checkout: Checkout, policy: Policy, path: string): Selected[] {
  const { enforced, selection, required } = found;
  const tasks = injectCrossCutting(selection.selected, enforced.epics, policy, path);
  if ('tooMany' in tasks) throw new UsageError(tasks.tooMany);
  const asked = request.hand.only.some(id => /^policy(?:\/|$)/i.test(id));
  const gated = tasks.length > 0 || required !== undefined || enforced.altered.length > 0 || asked;
  const own = policyContract(policy, path, {
    altered: enforced.altered,
    protect: checkout.base !== null,
    crossCutting: tasks.length === 0,
  });
  const all =
    gated && own.criteria.length > 0 ? [...tasks, { contract: own, why: 'holds for every gated change' }] : tasks;
  const everywhere = enforced.candidates.map(({ contract }) => contract);
  const { selected, unknown } = keepOnly(all, request.hand.only, everywhere);
  if (unknown) throw new UsageError(unknown);
  if (!request.shard) return withCommands(selected, policy, path);
  const mine = new Set(
    shardOf(
      selected.map(({ contract }) => contract),
      request.shard,
    ),
  );
  return withCommands(
    selected.filter(({ contract }) => mine.has(contract)),
    policy,
    path,
  );
}

/** Contract documents of both ends and of the body. The head's are read only where the pull request touched them. */
async function sidesOf(request: Request, checkout: Checkout, policy: Policy): Promise<Sides> {
  const { changes } = checkout;
  const byHand = (path: string) => request.hand.paths.includes(path) && !isSessionFile(path);
  const isContract = (path: string) => isContractOf(request)(path) || byHand(path);
  const headFiles = async (wanted: (path: string) => boolean) =>
    new Map([...(await checkout.read('head', wanted)), ...(request.extra ?? [])]);
  const body = lowerBody(request.pull.body, policy);
  if (!checkout.base) {
    const head = lowerFiles(await headFiles(isContract), 'head', policy);
    return { base: null, fork: nothingLowered, head, body, changes };
  }
  const touched = new Set(changes.flatMap(({ path, from }) => (from ? [path, from] : [path])));
  const baseFiles = await checkout.read('base', isContract);
  const base = lowerFiles(baseFiles, 'base', policy);
  const from = new Map(changes.map(change => [change.path, change.from ?? change.path]));
  const naming = { given: base.given, taken: base.contracts.map(({ id }) => id), original: (path: string) => path };
  const forkFiles = await checkout.read('fork', path => touched.has(path) && isContract(path));
  const isNews = (path: string) => touched.has(path) || (byHand(path) && !baseFiles.has(path));
  const files = await headFiles(path => isContract(path) && isNews(path));
  // A file that is moved keeps the name that it gave its contract only while its own name stays.
  const original = (path: string) =>
    fileName(from.get(path) ?? path) === fileName(path) ? (from.get(path) ?? path) : path;
  const fork = lowerFiles(forkFiles, 'base', policy, naming);
  return { base, fork, head: lowerFiles(files, 'head', policy, { ...naming, original }), body, changes };
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function isContractOf({ contracts }: Request): (path: string) => boolean {
  return path => matchesAny(contracts, path);
}

function isByHand({ all, paths, only }: ByHand): boolean {
  return all || paths.length + only.length > 0;
}

function notesOn(request: Request, checkout: Checkout, policy: Policy): string[] {
  const notes: string[] = [];
  if (!checkout.base)
    notes.push('there is no base branch to hold the checkout against, so nothing protects its policy and contracts');
  if (request.pull.branch === null && (policy.require ?? 'agents') === 'agents' && !isByHand(request.hand)) {
    notes.push("HEAD is detached, so the branch is unknown: whether this is an agent's work was not told by it");
  }
  return notes;
}

function withTimeout(policy: Policy, timeoutMs: number | undefined): Policy {
  return timeoutMs === undefined ? policy : { ...policy, commands: { ...policy.commands, timeout: timeoutMs } };
}
