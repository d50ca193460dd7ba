import { hear, isReportOf } from './claims/collect.ts';
import { injectCrossCutting, keepOnly, policyContract, setupCommand, withCommands } from './contracts/assemble.ts';
import { enforce } from './contracts/enforce-base.ts';
import { unreadInBody } from './contracts/pr-body.ts';
import { readPolicy } from './contracts/read.ts';
import { sidesOf } from './contracts/revisions.ts';
import { type ByHand, type PullRequest, requiresContract, type Selected, select } from './contracts/select.ts';
import { sessionContracts } from './dialects/session.ts';
import { conclude } from './engine/build-results.ts';
import { makePlan, type Plan, shardOf } from './engine/plan.ts';
import { masked } from './engine/redact.ts';
import { type RunOptions, run } from './engine/run.ts';
import { type Asked, advisoryNotes, type Found, meetDemands } from './generation/apply.ts';
import { matchesAny } from './match/glob.ts';
import type { Checkout } from './model/checkout.ts';
import { UsageError } from './model/errors.ts';
import type { Problem } from './model/finding.ts';
import type { Results } from './model/results.ts';
import type { Hosting } from './model/world.ts';
import { missingCage, type Policy } from './policy/schema.ts';
import { heldBack, type People, signaturesOf, signed } from './policy/sign-off.ts';

/** What one run of the gate is asked. The action and the CLI differ only in where this comes from. */
export interface Request {
  tool: Results['tool'];
  event: string;
  repository: string | null;
  /** The address of GitHub, where it is another than the usual one. */
  server?: string;
  /** The pull request, or those of a group in a merge queue. */
  pulls: readonly PullRequest[];
  /** The text of the issue that the pull request is for, where it is known. */
  issue?: string;
  /** Has the base branch a merge queue? Asked only where something may be deferred to it; not known: no. */
  queue?: () => Promise<boolean>;
  contracts: readonly string[];
  /** A path at the base; or a file from outside the checkout, named by hand. */
  policy?: string | { path: string; bytes: Uint8Array };
  hand: ByHand;
  /** Contract files from outside the checkout's own, named by hand. */
  extra?: ReadonlyMap<string, Uint8Array>;
  shard?: { index: number; total: number };
  timeoutMs?: number;
  /** For one command, where neither its contract nor the policy says anything. */
  usualTimeoutMs?: number;
  jobs?: number;
  cores: number;
  commands: boolean;
  /** Does the gate run on GitHub, where others may post check runs? */
  hosted: boolean;
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
  /** Is anything asked of this change at all? Where nothing is, nobody is told. */
  gated: boolean;
  lawless: boolean;
}

/** What GitHub and its people say, where the gate runs there. */
export interface Outside {
  people?: People;
  github?: Hosting;
  /** Values that may stand in no report. */
  secrets?: readonly string[];
}

/** event → documents → contracts → plan → results → verdict. */
export async function gate(
  request: Request,
  checkout: Checkout,
  options: Pick<RunOptions, 'now' | 'stop' | 'onStart' | 'onEnd'> & {
    onPlan?: (prepared: Prepared) => void | Promise<void>;
  },
  { people, github, secrets = [] }: Outside = {},
): Promise<Results> {
  const started = new Date(request.clock()).toISOString();
  const prepared = await prepare(request, checkout);
  await options.onPlan?.(prepared);
  const jobs = request.jobs ?? (prepared.policy.jobs === 'auto' ? request.cores : (prepared.policy.jobs ?? 1));
  const refuse = missingCage(prepared.policy);
  const world = checkout.world({
    pass: prepared.policy.commands?.env ?? [],
    body: bodyOf(request.pulls),
    isContract: isContractOf(request),
    ...(github ? { github } : {}),
    isReport: isReportOf(prepared.selected, true),
    preExisting: prepared.policy.pre_existing ?? 'fail',
    ...setupCommand(prepared.policy),
  });
  const signatures = signaturesOf(prepared.policy, people);
  const ran = await run(prepared.plan, world, {
    ...options,
    jobs,
    commands: request.commands,
    held: await heldBack(
      prepared.selected.map(({ contract }) => contract),
      prepared.policy,
      people,
    ),
    ...(refuse ? { refuse } : {}),
  });
  const isPending = [...ran.values()].some(({ outcome }) => outcome.status === 'pending');
  const { notes, ...given } = isPending ? await signatures() : { given: [], critics: [], notes: [] };
  const settled = await signed(ran, given, checkout.head, checkout.sameFiles);
  const results = conclude(prepared.selected, settled, prepared.problems, {
    tool: request.tool,
    target: {
      repository: request.repository,
      ...(request.server ? { server: request.server } : {}),
      pull: request.pulls.length === 1 ? request.pulls[0]!.number : null,
      event: request.event,
      base: checkout.base?.commit ?? null,
      head: checkout.head,
      committed: checkout.committed,
      dirty: [...checkout.dirty],
    },
    policy: { source: prepared.policy.source, digest: prepared.policy.digest },
    ...(request.shard ? { shard: request.shard } : {}),
    unselected: prepared.unselected,
    notes: [...prepared.notes, ...notes],
    started,
    finished: new Date(request.clock()).toISOString(),
    ...(prepared.nothing ? { nothing: prepared.nothing } : {}),
    lawless: prepared.lawless,
  });
  return masked(results, secrets);
}

/** What the pull requests say of themselves, as one text. */
function bodyOf(pulls: readonly PullRequest[]): PullRequest['body'] {
  if (pulls.length === 1) return pulls[0]!.body;
  return { text: pulls.map(({ body }) => body.text).join('\n\n'), path: 'pull request bodies' };
}

/** Everything before the first check: which contracts apply, and what will run in which order. */
export async function prepare(request: Request, checkout: Checkout): Promise<Prepared> {
  const read = await readPolicy(checkout, request.policy);
  if (read.missing) throw new UsageError(read.missing);
  const policy = withTimeout(read.policy, request.timeoutMs ?? read.policy.commands?.timeout ?? request.usualTimeoutMs);
  if (read.problems.length > 0) {
    const { plan } = makePlan([]);
    const { problems } = read;
    return { policy, selected: [], unselected: [], problems, plan, notes: [], gated: true, lawless: true };
  }
  const found = await meetDemands(await applicable(request, checkout, policy), askedOf(request), checkout, policy);
  const unasked = await heardBy(found, request, checkout, policy);
  const all = assembled(found, unasked, request, checkout, policy, read.path);
  const { plan, problems: circles } = makePlan(all.map(({ contract }) => contract));
  const planned = new Set(plan.levels.flat());
  const nothing = unasked.length > 0 ? undefined : found.nothing;
  return {
    policy,
    selected: all.filter(({ contract }) => planned.has(contract)),
    unselected: found.selection.unselected,
    problems: [...read.proposed, ...found.problems, ...circles],
    plan,
    notes: [...notesOn(request, checkout, policy), ...advisoryNotes(all)],
    ...(nothing === undefined ? {} : { nothing }),
    gated: found.required !== undefined || all.length > 0 || read.proposed.length + found.problems.length > 0,
    lawless: false,
  };
}

/** Whose word counts, and which contracts apply. */
async function applicable(request: Request, checkout: Checkout, policy: Policy): Promise<Found> {
  const enforced = enforce(await sidesOf(request, checkout, policy), policy.trust);
  const taken = enforced.candidates.map(({ contract }) => contract.id);
  const asked = { hand: request.hand, bodies: request.pulls.map(({ body }) => body) };
  enforced.candidates.push(...(await sessionContracts(checkout, policy, asked, taken)));
  const work = { pulls: request.pulls, commits: checkout.commits };
  const selection = select(enforced.candidates, work, checkout.changes, request.hand);
  const found: Found = { enforced, selection, problems: [...enforced.problems, ...selection.problems] };
  if (request.hand.paths.length > 0 && selection.selected.length === 0 && found.problems.length === 0)
    throw new UsageError(`there is no contract in ${request.hand.paths.slice(0, 3).join(', ')}`);
  const required = isByHand(request.hand) ? undefined : requiresContract(policy, request.pulls);
  return { ...found, ...(required === undefined ? {} : { required }) };
}

/** What demands need to know of the request. */
function askedOf(request: Request): Asked {
  const { pulls, event, queue = async () => false, hand, issue = '' } = request;
  const { contracts: globs } = request;
  return { pulls, issue, event, queue, hand, globs, isContract: isContractOf(request) };
}

/** Puts what agents said into the contracts that ask for it; returns what the body says without being asked. */
async function heardBy(found: Found, request: Request, checkout: Checkout, policy: Policy): Promise<Selected[]> {
  const body = bodyOf(request.pulls);
  const ear = {
    body,
    bodiless: request.pulls.every(({ number }) => number === null) && body.text.trim() === '',
    commits: checkout.commits,
    read: checkout.read,
  };
  const ids = found.enforced.candidates.map(({ contract }) => contract.id);
  const { selected, unasked } = await hear(found.selection.selected, ear, policy, ids);
  found.selection.selected = selected;
  return request.hand.paths.length > 0 ? [] : unasked;
}

/** The contracts that apply with all that holds for them, and the policy's own; less what was not asked for. */
function assembled(
  found: Found,
  unasked: readonly Selected[],
  request: Request,
  checkout: Checkout,
  policy: Policy,
  path: string,
): Selected[] {
  const { enforced, selection, required } = found;
  const tasks = injectCrossCutting(selection.selected, enforced.epics, policy, path);
  if ('tooMany' in tasks) throw new UsageError(tasks.tooMany);
  const asked = request.hand.only.some(id => /^policy(?:\/|$)/i.test(id));
  const gated = tasks.length + unasked.length > 0 || required !== undefined || enforced.altered.length > 0 || asked;
  const own = policyContract(policy, path, {
    altered: enforced.altered,
    protect: checkout.base !== null,
    crossCutting: tasks.length === 0,
    hosted: request.hosted,
  });
  const ofPolicy = gated && own.criteria.length > 0 ? [{ contract: own, why: 'holds for every gated change' }] : [];
  const all = [...tasks, ...unasked, ...ofPolicy];
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
  if (
    request.pulls.some(({ branch }) => branch === null) &&
    (policy.require ?? 'agents') === 'agents' &&
    !isByHand(request.hand)
  ) {
    notes.push("HEAD is detached, so the branch is unknown: whether this is an agent's work was not told by it");
  }
  for (const { body } of request.pulls)
    notes.push(...unreadInBody(body.text).map(({ line, message }) => `${body.path}:${line}: ${message}`));
  return notes;
}

function withTimeout(policy: Policy, timeoutMs: number | undefined): Policy {
  return timeoutMs === undefined ? policy : { ...policy, commands: { ...policy.commands, timeout: timeoutMs } };
}
