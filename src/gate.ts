import { type ClaimInputs, collectClaims, isReportOf } from './claims/collect.ts';
import { checkOutputExamples } from './claims/output/examples.ts';
import { admittedFailures } from './claims/reported-work.ts';
import { assemble } from './contracts/assemble.ts';
import { type Enforced, enforceBase } from './contracts/enforce-base.ts';
import { distinct, selectedForGroup } from './contracts/merge-group.ts';
import { setupCommands } from './contracts/policy-contract.ts';
import { unreadInBody } from './contracts/pr-body.ts';
import { readRevisions } from './contracts/revisions.ts';
import {
  generatedAdditions,
  isRulesOnly,
  objectionsTo,
  rulesAdded,
  rulesOnlyReason,
  unknownDependencies,
  withoutNewCriteria,
} from './contracts/rules-only.ts';
import { isAgentWork, requiresContract, select } from './contracts/select.ts';
import { neededFor } from './contracts/touched.ts';
import { sessionContracts } from './dialects/session.ts';
import { buildResults } from './engine/build-results.ts';
import { makePlan, type Plan } from './engine/plan.ts';
import { type Misfit, openReplay, type Recorded, type Replay } from './engine/recorded-runs.ts';
import { redact } from './engine/redact.ts';
import { type RunOptions, run } from './engine/run.ts';
import { commandsElsewhere, type Shard, shardNotes } from './engine/shards.ts';
import { advisoryNotes, applyGeneration } from './generation/apply.ts';
import { proposedRules } from './generation/project.ts';
import { generatedInstructions } from './install/setup-files.ts';
import { matchesAny } from './match/glob.ts';
import { type Checks, findCheck } from './model/check.ts';
import type { Checkout } from './model/checkout.ts';
import { type Contract, type Criterion, idsOf, type Selected } from './model/contract.ts';
import { UsageError } from './model/errors.ts';
import { commitPath, generatedPath, type PlaceKind, type Problem } from './model/finding.ts';
import type { Outcome } from './model/outcome.ts';
import { type ByHand, isByHand, type PullRequest } from './model/pull-request.ts';
import type { Registries } from './model/registries.ts';
import type { Results } from './model/results.ts';
import type { Hosting, Isolation, OutsideWorld } from './model/world.ts';
import { type ApprovalsOfPart, approvalsTogether } from './policy/part-approvals.ts';
import { readPolicy } from './policy/read.ts';
import { cageOf, commandSetting, missingCage, type Policy, protectedGlobs, satisfiedBy } from './policy/schema.ts';
import { openApprovals, type People, withheldCommands } from './policy/sign-off.ts';
import { registries as builtIn, claimDialects } from './registries.ts';
import { settingsFiles } from './tools/reading/settings-files.ts';
import { isTest } from './tools/reading/test-files.ts';

/** What to verify and how. The action and the CLI differ only in where this comes from. */
export interface Request {
  tool: Results['tool'];
  event: string;
  repository: string | null;
  /** The address of GitHub, if it is not github.com. */
  server?: string;
  /** The pull request, or those of a group in a merge queue. */
  pulls: readonly PullRequest[];
  /** The text of the issue that the pull request is for, if it is known. */
  issue?: string;
  /** Does the base branch have a merge queue? Called only if something may be deferred to it; absent: no. */
  queue?: () => Promise<boolean>;
  contracts: readonly string[];
  /** A path at the base; or a file from outside the checkout, named by hand. */
  policy?: string | { path: string; bytes: Uint8Array };
  hand: ByHand;
  /** Contract files from outside the checkout, named by hand. */
  extra?: ReadonlyMap<string, Uint8Array>;
  /** Only the commands of this shard run. */
  shard?: Shard;
  timeoutMs?: number;
  /** For one command, if neither its contract nor the policy sets a timeout. */
  usualTimeoutMs?: number;
  jobs?: number;
  cores: number;
  commands: boolean;
  /** Adds what the commands did to the results, as `runs`: another machine can then judge it. */
  record?: boolean;
  /**
   * Answers every command from another run, so that no process is started. A function decides for what will be checked;
   * without an answer, the commands run.
   */
  recorded?: Recorded | Misfit | ((prepared: Prepared) => Recorded | Misfit | undefined);
  /** Does the gate run on GitHub, where others may post check runs? */
  hosted: boolean;
  /** Milliseconds since 1970, for the report only. */
  clock: () => number;
}

/** Everything that is known before the first check runs. */
export interface Prepared {
  policy: Policy;
  policyPath: string;
  selected: Selected[];
  unselected: Results['unselected'];
  problems: Problem[];
  plan: Plan;
  notes: string[];
  /** Why nothing had to be checked, if that is so. */
  nothing?: string;
  /** Does anything apply to this pull request? If not, nothing is published. */
  gated: boolean;
  policyUnreadable: boolean;
}

/** What GitHub and its users know; absent in a local run. */
export interface GitHubSide {
  /** Who approved these pull requests, whose changes end with that commit. */
  people?: (pulls: readonly PullRequest[], head: string | null) => People;
  github?: Hosting;
  /** Values that must not appear in any report. */
  secrets?: readonly string[];
}

export type GateHooks = Pick<RunOptions, 'now' | 'stop' | 'onStart' | 'onEnd' | 'onCompare' | 'durations'> & {
  onPlan?: (prepared: Prepared) => void | Promise<void>;
};

/** event → documents → contracts → plan → results → verdict. Reports and publishing follow in the caller. */
export async function gate(
  request: Request,
  checkout: Checkout,
  hooks: GateHooks,
  { people, github, secrets = [] }: GitHubSide = {},
  registries: Registries = builtIn,
): Promise<Results> {
  const started = new Date(request.clock()).toISOString();
  const { prepared, parts } = await prepareParts(request, checkout, registries);
  await hooks.onPlan?.(prepared);

  const worlds = new Map<number, OutsideWorld>();
  const withheld = new Map<string, Outcome>();
  const asked = parts.map(part => ({ ...part, people: people?.(part.request.pulls, part.checkout.head) }));
  const approvals = approvalsTogether(asked.map(part => approvalsOf(part, part.people, registries.checks)));
  for (const part of asked) {
    worlds.set(part.pull, openWorld(part.request, part.checkout, part.prepared, github));
    const contracts = part.prepared.selected.map(({ contract }) => contract);
    const held = await withheldCommands(contracts, part.prepared.policy, part.people, registries.checks);
    for (const [id, outcome] of held) withheld.set(id, outcome);
  }
  const world = worlds.get(parts[0]!.pull)!;
  const { recorded } = request;
  const replay = openReplay(typeof recorded === 'function' ? recorded(prepared) : recorded);
  const isolation = replay ? replay.recorded.cage : await isolationFor(request, prepared, world);
  const { results: ran, runs } = await run(prepared.plan, world, {
    ...hooks,
    ...runOptions(request, prepared.policy, { isolation, replay }),
    withheld,
    worlds,
    record: request.record === true,
    ...(request.shard ? { elsewhere: commandsElsewhere(prepared.plan, request.shard) } : {}),
    waive: ({ id }, outcome) => approvals.waive(id, outcome),
    beforeCommands: approvals.look,
  });
  const { outcomes, notes } = await approvals.apply(ran);

  const results = buildResults(
    prepared.selected,
    outcomes,
    prepared.problems,
    {
      tool: request.tool,
      target: targetOf(request, checkout),
      policy: policyFacts(prepared.policy),
      ...(request.shard ? { shard: request.shard } : {}),
      unselected: prepared.unselected,
      notes: [...prepared.notes, ...notes, ...shardNotes(request.shard)],
      ...(replay?.problem === undefined ? {} : { unusable: replay.problem }),
      ...(isolation ? { cage: isolation } : {}),
      notFiles: notFilesIn(request, checkout),
      ...(runs ? { runs } : {}),
      started,
      finished: new Date(request.clock()).toISOString(),
      ...(prepared.nothing ? { nothing: prepared.nothing } : {}),
      policyUnreadable: prepared.policyUnreadable,
    },
    registries.checks,
  );
  return redact(results, secrets);
}

/** A pull request of a merge group with its own change; otherwise the whole request. */
interface Part {
  pull: number;
  request: Request;
  checkout: Checkout;
  prepared: Prepared;
}

/** In a merge group, each pull request is prepared as if it were merged alone onto the one before it. */
export async function prepareParts(
  request: Request,
  checkout: Checkout,
  registries: Registries = builtIn,
): Promise<{ prepared: Prepared; parts: Part[] }> {
  if (!checkout.entries) {
    const prepared = await prepare(request, checkout, registries);
    return { prepared, parts: [{ pull: 0, request, checkout, prepared }] };
  }
  const parts: Part[] = [];
  for (const [index, entry] of checkout.entries.entries()) {
    const own = request.pulls[index]!;
    const asked = { ...request, pulls: [own] };
    const prepared = await prepare(asked, entry, registries);
    parts.push({ pull: own.number ?? 0, request: asked, checkout: entry, prepared });
  }
  const selected = selectedForGroup(parts.map(({ pull, prepared }) => ({ pull, selected: prepared.selected })));
  const labelled = parts.map((part, index) => ({
    ...part,
    prepared: { ...part.prepared, selected: selected[index]! },
  }));
  return { prepared: together(labelled, registries.checks), parts: labelled };
}

/** All parts as one. The policy of the run is the one on the target branch. */
function together(parts: readonly Part[], checks: Checks): Prepared {
  const all = parts.map(({ prepared }) => prepared);
  const selected = all.flatMap(each => each.selected);
  const applying = new Set(selected.map(({ contract }) => contract.path));
  const settings = new Map(parts.map(({ pull, prepared }) => [pull, commandSetting(prepared.policy)]));
  const contracts = selected.map(({ contract }) => contract);
  const { plan } = makePlan(contracts, checks, pull => settings.get(pull ?? parts[0]!.pull)!);
  const reasons = all.map(({ nothing }) => nothing);
  return {
    policy: all[0]!.policy,
    policyPath: all[0]!.policyPath,
    selected,
    unselected: distinct(all.flatMap(each => each.unselected)).filter(({ path }) => !applying.has(path)),
    problems: distinct(all.flatMap(each => each.problems)),
    plan,
    notes: distinct(all.flatMap(each => each.notes)),
    ...(reasons.every(each => each !== undefined) ? { nothing: distinct(reasons).join('; ') } : {}),
    gated: all.some(({ gated }) => gated),
    policyUnreadable: all.some(({ policyUnreadable }) => policyUnreadable),
  };
}

function criteriaOf({ prepared }: Part): Criterion[] {
  return prepared.selected.flatMap(({ contract }) => contract.criteria);
}

/** The approvals of a pull request, for its own part. */
function approvalsOf(part: Part, people: People | undefined, checks: Checks): ApprovalsOfPart {
  const criteria = criteriaOf(part);
  const guards = criteria.filter(({ check }) => findCheck(checks, check.type)?.guard).map(({ id }) => id);
  const approvals = openApprovals(part.prepared.policy, people, part.checkout, new Set(guards));
  return { ids: criteria.map(({ id }) => id), approvals };
}

/** Everything before the first check: which contracts apply, and what will run in which order. */
export async function prepare(
  request: Request,
  checkout: Checkout,
  registries: Registries = builtIn,
): Promise<Prepared> {
  const { checks, dialects } = registries;
  const { hand, pulls, hosted } = request;
  const policyRead = await readPolicy(checkout, request.policy, checks, checkOutputExamples);
  if (policyRead.missing) throw new UsageError(policyRead.missing);
  const generatedFiles = await generatedAdditions(checkout, generatedInstructions(request.tool.version));
  const rulesOnly = !isByHand(hand) && (await isRulesOnly(checkout, request.contracts, generatedFiles));
  const isUnreadable = policyRead.problems.length > 0;
  // A person must approve the new one, and whatever else changes with it.
  const isRepair =
    isUnreadable &&
    rulesOnly &&
    policyRead.proposed.length === 0 &&
    checkout.changes.some(({ path, from }) => [path, from].includes(policyRead.path));
  const read = isRepair ? { ...policyRead.policy, require: 'always' as const } : policyRead.policy;
  const policy = withTimeout(read, request);
  if (isUnreadable && !isRepair) return unreadablePolicy(policy, policyRead.path, policyRead.problems);

  const work = { pulls, commits: checkout.commits };
  const revisions = await readRevisions(request, checkout, policy, dialects);
  const fromRevisions = enforceBase(revisions, policy.trust, checks);
  const added =
    checkout.base && isAgentWork(policy, work)
      ? rulesAdded(fromRevisions, checkout.changes, addedBy(policy), checks)
      : [];
  const judged = rulesOnly ? withoutNewCriteria(fromRevisions) : fromRevisions;
  const enforcedFiles = { ...judged, altered: [...judged.altered, ...added] };
  const bodies = pulls.map(({ body }) => body);
  const sessions = await sessionContracts(checkout, policy, { hand, bodies }, idsOf(enforcedFiles.candidates));
  const enforced = { ...enforcedFiles, candidates: [...enforcedFiles.candidates, ...sessions] };

  const selection = select(enforced.candidates, work, checkout.changes, hand);
  const applicable = { enforced, selection, problems: [...enforced.problems, ...selection.problems] };
  if (hand.paths.length > 0 && selection.selected.length === 0 && applicable.problems.length === 0)
    throw new UsageError(`there is no contract in ${hand.paths.slice(0, 3).join(', ')}`);
  const required = isByHand(hand) ? undefined : requiresContract(policy, work);

  const generated = await applyGeneration(
    { ...applicable, ...(required === undefined ? {} : { required }) },
    { ...generationRequest(request), ...(rulesOnly ? { rulesOnly: rulesOnlyReason(fromRevisions) } : {}) },
    checkout,
    policy,
    registries,
  );
  const claims = await collectClaims(generated.selection.selected, claimInputs(request, checkout), {
    policy,
    ...claimDialects,
    taken: idsOf(enforced.candidates),
  });
  const unrequested = hand.paths.length > 0 ? [] : claims.unrequested;

  const assembled = assemble(
    { selected: claims.selected, unrequested, enforced: generated.enforced, required: required !== undefined },
    {
      policy,
      policyPath: policyRead.path,
      compared: checkout.base !== null,
      changes: checkout.changes,
      generated: generatedFiles,
      hosted,
      hand,
      checks,
    },
  );
  const { plan, problems: cycles } = makePlan(
    assembled.map(({ contract }) => contract),
    checks,
    () => commandSetting(policy),
  );
  const planned = new Set(plan.levels.flat());
  const unjudged = rulesOnly ? lintNew(revisions.head.contracts, fromRevisions, checks) : [];
  const newRules = await proposedRules(checkout);
  const proposed = [...policyRead.proposed, ...newRules.problems, ...unjudged];
  const ignored = newRules.warnings.map(({ at, message }) => `${at.path}:${at.line}: ${message}`);
  const readProblems = [...proposed, ...generated.problems];
  return {
    policy,
    policyPath: policyRead.path,
    selected: assembled.filter(({ contract }) => planned.has(contract)),
    unselected: generated.selection.unselected,
    problems: [...readProblems, ...cycles],
    plan,
    notes: [
      ...(isRepair ? ['this pull request repairs the policy, which could not be read on the base'] : []),
      ...notesOn(request, checkout, policy, dialects),
      ...ignored,
      ...advisoryNotes(assembled),
    ],
    ...(generated.nothing === undefined || unrequested.length > 0 ? {} : { nothing: generated.nothing }),
    gated: required !== undefined || assembled.length > 0 || readProblems.length > 0,
    policyUnreadable: false,
  };
}

/** Without a readable policy nothing is checked, and the verdict is an error. */
function unreadablePolicy(policy: Policy, policyPath: string, problems: Problem[]): Prepared {
  const { plan } = makePlan([], []);
  const nothing = { selected: [], unselected: [], notes: [] };
  return { policy, policyPath, ...nothing, problems, plan, gated: true, policyUnreadable: true };
}

/** The problems of contracts that a rules-only change adds or edits, as `lint` finds them. */
function lintNew(contracts: readonly Contract[], { candidates }: Enforced, checks: Checks): Problem[] {
  const all = [
    ...new Map([...candidates.map(each => each.contract), ...contracts].map(each => [each.id, each])).values(),
  ];
  return [
    ...objectionsTo(contracts, checks),
    ...unknownDependencies(contracts, all),
    ...makePlan(all, checks).problems.filter(({ at }) => contracts.some(({ path }) => path === at.path)),
  ];
}

/** Which rules of an agent's pull request wait for a person. */
function addedBy(policy: Policy): { all: boolean; hasPolicy: boolean } {
  return { all: satisfiedBy(policy) !== 'any', hasPolicy: policy.trial !== true };
}

function withTimeout(policy: Policy, { timeoutMs, usualTimeoutMs }: Request): Policy {
  const timeout = timeoutMs ?? policy.commands?.timeout ?? usualTimeoutMs;
  return timeout === undefined ? policy : { ...policy, commands: { ...policy.commands, timeout } };
}

/** The files, commands and GitHub data that the checks may use. */
function openWorld(request: Request, checkout: Checkout, prepared: Prepared, github?: Hosting): OutsideWorld {
  const { policy, policyPath, selected } = prepared;
  return checkout.world({
    pass: policy.commands?.env ?? [],
    body: bodyOf(request.pulls),
    isContract: isContractOf(request),
    isEvidence: isEvidenceOf(request, policy, policyPath),
    ...(github ? { github } : {}),
    isReport: isReportOf(selected, true),
    preExisting: policy.pre_existing ?? 'fail',
    cage: cageOf(policy),
    setup: setupCommands(policy, neededFor(checkout.changes, checkout.base !== null)),
  });
}

function runOptions(
  request: Request,
  policy: Policy,
  { isolation, replay }: { isolation: Isolation | undefined; replay: Replay | undefined },
): Pick<RunOptions, 'jobs' | 'commands' | 'refuse' | 'replay'> {
  const jobs = request.jobs ?? (policy.jobs === 'auto' ? request.cores : (policy.jobs ?? 1));
  const refuse = replay?.problem ?? (isolation && missingCage(policy, isolation));
  const { commands } = request;
  return { jobs, commands, ...(refuse ? { refuse } : {}), ...(replay ? { replay: replay.recorded } : {}) };
}

/** What keeps the commands of this run apart; undefined if none will run. */
async function isolationFor(
  { commands }: Request,
  { plan }: Prepared,
  world: OutsideWorld,
): Promise<Isolation | undefined> {
  const runsAny = [...plan.steps.values()].some(({ check }) => check.runs === 'command');
  return commands && runsAny ? world.isolation() : undefined;
}

function targetOf(request: Request, checkout: Checkout): Results['target'] {
  const [only] = request.pulls.length === 1 && request.pulls[0]!.number !== null ? request.pulls : [];
  return {
    repository: request.repository,
    ...(request.server ? { server: request.server } : {}),
    pull: only?.number ?? null,
    ...(only?.branch ? { branch: only.branch } : {}),
    ...(only?.author ? { author: only.author } : {}),
    event: request.event,
    base: checkout.base?.commit ?? null,
    head: checkout.head,
    committed: checkout.committed,
    dirty: [...checkout.dirty],
  };
}

function policyFacts({ source, digest, trial }: Policy): Results['policy'] {
  return { source, digest, ...(trial ? { trial } : {}) };
}

function generationRequest(request: Request): Parameters<typeof applyGeneration>[1] {
  const { pulls, event, queue = async () => false, hand, issue = '', contracts: globs } = request;
  return { pulls, issue, event, queue, hand, globs, isContract: isContractOf(request) };
}

/** Where agents may have written about their work. */
function claimInputs({ pulls }: Request, { commits, read }: Checkout): ClaimInputs {
  const body = bodyOf(pulls);
  const bodiless = pulls.every(({ number }) => number === null) && body.text.trim() === '';
  return { body, bodiless, commits, read };
}

/** Every path in the results that is not a file of the repository. */
function notFilesIn({ pulls }: Request, { commits }: Checkout): Map<string, PlaceKind> {
  const bodies = [bodyOf(pulls), ...pulls.map(({ body }) => body)].filter(({ file }) => !file);
  return new Map<string, PlaceKind>([
    [generatedPath, 'generated'],
    ...commits.map(({ id }) => [commitPath(id), 'commit'] as const),
    ...bodies.map(({ path }) => [path, 'body'] as const),
  ]);
}

/** The bodies of the pull requests as one text. */
function bodyOf(pulls: readonly PullRequest[]): PullRequest['body'] {
  if (pulls.length === 1) return pulls[0]!.body;
  return { text: pulls.map(({ body }) => body.text).join('\n\n'), path: 'pull request bodies' };
}

function isContractOf({ contracts }: Request): (path: string) => boolean {
  return path => matchesAny(contracts, path);
}

function isEvidenceOf(request: Request, policy: Policy, policyPath: string): (path: string) => boolean {
  const isContract = isContractOf(request);
  const globs = [...protectedGlobs(policy, policyPath), ...settingsFiles];
  return path => isTest(path) || isContract(path) || matchesAny(globs, path);
}

function notesOn(request: Request, checkout: Checkout, policy: Policy, dialects: Registries['dialects']): string[] {
  const requiresByBranch = (policy.require ?? 'agents') === 'agents' && !isByHand(request.hand);
  return [
    ...(checkout.base ? [] : ['no base branch to compare with, so the policy and contracts are not protected']),
    ...(requiresByBranch && request.pulls.some(({ branch }) => branch === null)
      ? ["HEAD is detached, so the branch can't show whether this is an agent's pull request"]
      : []),
    ...request.pulls.flatMap(({ body }) =>
      [...unreadInBody(body.text, dialects.isBareValidation), ...admittedFailures(body.text)].map(
        ({ line, message }) => `${body.path}:${line}: ${message}`,
      ),
    ),
  ];
}
