import type { Contract, Criterion } from '../model/contract.ts';
import { type Outcome, outcomeFor, type Skipped, type Verdict } from '../model/outcome.ts';
import type { DurationStore, RecordedRuns } from '../model/runs.ts';
import type { OutsideWorld, World } from '../model/world.ts';
import { type Asker, type CommandRuns, openCommandRuns } from './command-runs.ts';
import { layers, layersAfterSetup, type Plan, type PlanStep } from './plan.ts';
import { longestFirst } from './planned-commands.ts';
import { makePool } from './pool.ts';
import type { Recorded } from './recorded-runs.ts';
import { verdictOf } from './verdict.ts';

const staticAtOnce = 16;

export interface Ran {
  outcome: Outcome;
  ms: number;
  /** Milliseconds after the checks began; undefined if nothing ran. */
  start?: number;
}

export interface RunOptions {
  jobs: number;
  commands: boolean;
  /** Why no command may run. Criteria that need one are then inconclusive. */
  refuse?: string;
  /** The outcomes of criteria that are not run: commands that wait for an approval. */
  withheld?: ReadonlyMap<string, Outcome>;
  /** The outcome of a criterion once people are asked: a waived failure is a warning, so that what depends on it runs. */
  waive?: (criterion: Criterion, outcome: Outcome) => Promise<Outcome>;
  /** Called once with the outcomes of the static checks, before the first command. */
  beforeCommands?: (outcomes: ReadonlyMap<string, Outcome>) => Promise<void>;
  now: () => number;
  /** How long commands took the last time: of one layer and kind, the longest starts first. */
  durations?: DurationStore;
  /** Once aborted, an error that a check throws is rethrown and not reported as a result. */
  stop?: AbortSignal;
  /** In a merge group: what the checks of each pull request see, by its number. */
  worlds?: ReadonlyMap<number, OutsideWorld>;
  /** The keys of commands that run on another machine, in another shard. */
  elsewhere?: ReadonlySet<string>;
  /** Whether to return what the commands did. */
  record?: boolean;
  /** Answers every command, so that no process is started. */
  replay?: Recorded;
  onStart?: (criterion: Criterion) => void;
  /** Its command begins to run on the base, to compare: `on` is the name of the base. */
  onCompare?: (criterion: Criterion, on: string) => void;
  onEnd?: (criterion: Criterion, ran: Ran) => void;
}

/**
 * Runs a plan. All static checks are done before the first command, so that no command can change what they see. Then the
 * layers follow one another; within a contract cross-cutting criteria come last, if all before them pass.
 */
export async function run(plan: Plan, outside: OutsideWorld, options: RunOptions): Promise<RunResult> {
  const { jobs, now, replay } = options;
  const past = plan.commands.size > 1 ? await options.durations?.read() : undefined;
  const planned = longestFirst(plan.commands, past);
  const commands = openCommandRuns({ planned, jobs, now, ...(replay ? { replay } : {}) });
  const results = new Map<string, Ran>();
  const verdicts = new Map<string, Verdict>();
  const criteria = plan.levels.flat().flatMap(contract => contract.criteria);
  const ranFor =
    (pull: number | undefined): World['ran'] =>
    type =>
      criteria.flatMap(({ id, check }) => {
        const isOwn = plan.steps.get(plan.stepOf.get(id)!)!.pull === pull;
        const outcome = isOwn && check.type === type ? results.get(id)?.outcome : undefined;
        return outcome ? [{ id, outcome }] : [];
      });
  const worldFor: WorldFor = ({ pull, setting, priority, ownDemand }, layer, more = {}) => {
    const own = (pull === undefined ? undefined : options.worlds?.get(pull)) ?? outside;
    const { spentMs, ...asked } = commands.openFor({ outside: own, setting, priority, layer, ...more });
    return { world: { ...own, ...asked, ran: ranFor(pull), ownDemand }, spentMs };
  };
  const once = memoised(plan, { worldFor, hold: commands.hold }, options);
  const note = (criterion: Criterion, ran: Ran) => {
    results.set(criterion.id, ran);
    options.onEnd?.(criterion, ran);
  };
  const runs = ({ id }: Criterion) => plan.steps.get(plan.stepOf.get(id)!)!.check.runs;
  const statics = criteria.filter(criterion => runs(criterion) === 'static' && criterion.skip === undefined);
  const judged = await Promise.all(statics.map(criterion => once(criterion, layers.setup)));
  await options.beforeCommands?.(new Map(statics.map(({ id }, index) => [id, judged[index]!.outcome])));

  const isElsewhere = elsewhereOf(plan, options);
  const mayRun = options.commands && options.refuse === undefined;
  const isHere = (criterion: Criterion) => !isElsewhere(criterion);
  if (mayRun) await askBaseFirst(plan, criteria.filter(isHere), worldFor, options);
  const setup = mayRun ? await runSetup(plan.setup.filter(isHere), each => once(each, layers.setup)) : undefined;
  const unrun = (criterion: Criterion): Ran | undefined => {
    const { title, id } = criterion;
    if (isElsewhere(criterion)) return inOtherShard;
    if (!options.commands) return skipped('not run: commands are disabled', 'error', { code: 'commands_disabled' });
    if (options.refuse !== undefined) return refused(title, options.refuse);
    const withheld = options.withheld?.get(id);
    if (withheld) return { outcome: withheld, ms: 0 };
    if (setup && !setup.ran.has(id))
      return skipped('not run: the setup failed', meaning(setup.failed), { code: 'setup_failed' });
    return undefined;
  };

  const settle = async (criterion: Criterion, layer: number): Promise<Ran> => {
    if (criterion.skip !== undefined) return noted(criterion, note);
    const found =
      (runs(criterion) === 'command' || isElsewhere(criterion) ? unrun(criterion) : undefined) ??
      (await once(criterion, layer));
    const ran = { ...found, outcome: (await options.waive?.(criterion, found.outcome)) ?? found.outcome };
    note(criterion, ran);
    return ran;
  };

  const isLast = (criterion: Criterion) => runs(criterion) === 'last';
  for (const criterion of criteria.filter(({ id }) => plan.layerOf.get(id) === layers.setup))
    await settle(criterion, layers.setup);
  for (const layer of layersAfterSetup) {
    const isNow = (each: Criterion) => !isLast(each) && plan.layerOf.get(each.id) === layer;
    for (const level of plan.levels) {
      const now = level.flatMap(contract => partOf(contract, contract.criteria.filter(isNow)));
      const open = now.filter(({ contract, criteria }) => !blocked(contract, criteria, verdicts, note));
      const settleNow = (criterion: Criterion) => settle(criterion, layer);
      await Promise.all(open.map(part => own(part, settleNow, note)));
      await Promise.all(open.map(part => crossCutting(part, results, settleNow, note)));
      for (const { contract } of now) {
        const outcomes = contract.criteria.flatMap(({ id }) => results.get(id)?.outcome ?? []);
        verdicts.set(contract.id.toLowerCase(), verdictOf(outcomes));
      }
    }
  }
  for (const criterion of criteria.filter(isLast)) await settle(criterion, layers.body);
  await options.durations?.write(commands.durations());
  return { results, ...(options.record ? { runs: await recorded(outside, commands) } : {}) };
}

export interface RunResult {
  results: Map<string, Ran>;
  /** What the commands did, if that is recorded. */
  runs?: RecordedRuns;
}

async function recorded({ top, disturbed }: OutsideWorld, { recorded }: CommandRuns): Promise<RecordedRuns> {
  const commands = recorded();
  const ranHere = commands.some(({ tree }) => tree.commit === null);
  return { top, commands, disturbed: ranHere ? await disturbed() : [] };
}

/** The world of a check in a layer, and how long the commands took that it asked for. */
type WorldFor = (
  step: PlanStep,
  layer: number,
  more?: Pick<Asker, 'began' | 'comparing' | 'asked'>,
) => { world: World; spentMs(): number };

/** One after the other, up to the first that fails; undefined if none does. `ran`: the ids of those that ran. */
async function runSetup(
  setup: Plan['setup'],
  once: Settle,
): Promise<{ failed: Outcome; ran: ReadonlySet<string> } | undefined> {
  const ran = new Set<string>();
  for (const criterion of setup) {
    ran.add(criterion.id);
    const { outcome } = await once(criterion);
    if (failing(outcome)) return { failed: outcome, ran };
  }
  return undefined;
}

const inOtherShard: Ran = {
  outcome: {
    status: 'skip',
    message: 'not run here: another shard runs it, or it is judged when the shards are merged',
  },
  ms: 0,
};

/** Whether another shard runs the command of a criterion, or it needs the results of all. */
function elsewhereOf(plan: Plan, { elsewhere }: RunOptions): (criterion: Criterion) => boolean {
  if (!elsewhere) return () => false;
  return ({ id }) => {
    const { command, check, params } = plan.steps.get(plan.stepOf.get(id)!)!;
    return command === undefined ? check.waits?.(params) === true : elsewhere.has(command);
  };
}

/** What a check could not learn of the base is missing when it runs, and its own outcome says so. */
async function askBaseFirst(
  plan: Plan,
  criteria: readonly Criterion[],
  worldFor: WorldFor,
  { withheld, onCompare }: RunOptions,
): Promise<void> {
  const wanted = criteria.filter(({ id, skip }) => skip === undefined && !withheld?.has(id));
  for (const [key, criterion] of new Map(wanted.map(each => [plan.stepOf.get(each.id)!, each]))) {
    const step = plan.steps.get(key)!;
    const { world } = worldFor(step, layers.trusted, { comparing: on => onCompare?.(criterion, on) });
    await step.check.before?.(step.params, world).catch(() => {});
  }
}

/** The criteria of a contract that belong to one layer. */
interface Part {
  contract: Contract;
  criteria: readonly Criterion[];
}

function partOf(contract: Contract, criteria: readonly Criterion[]): Part[] {
  return criteria.length > 0 ? [{ contract, criteria }] : [];
}

type Note = (criterion: Criterion, ran: Ran) => void;

/** Records a criterion that is not needed now, without running it. */
function noted(criterion: Criterion, note: Note): Ran {
  const ran: Ran = { outcome: { status: 'skip', message: criterion.skip! }, ms: 0 };
  note(criterion, ran);
  return ran;
}

type Settle = (criterion: Criterion) => Promise<Ran>;

async function own({ contract, criteria: all }: Part, settle: Settle, note: Note): Promise<void> {
  const criteria = all.filter(({ crossCutting }) => !crossCutting);
  if (!contract.failFast) {
    await Promise.all(criteria.map(settle));
    return;
  }
  let stopped: { id: string; standsFor: 'fail' | 'error' } | undefined;
  for (const criterion of criteria) {
    if (stopped) {
      note(
        criterion,
        skipped(`not run: stopped at ${stopped.id}`, stopped.standsFor, { code: 'stopped_early', by: stopped.id }),
      );
      continue;
    }
    const { outcome } = await settle(criterion);
    if (failing(outcome)) stopped = { id: criterion.id, standsFor: meaning(outcome) };
  }
}

async function crossCutting(
  { contract, criteria }: Part,
  results: ReadonlyMap<string, Ran>,
  settle: Settle,
  note: Note,
): Promise<void> {
  const isFailing = ({ id }: Criterion) => results.has(id) && failing(results.get(id)!.outcome);
  const failed = contract.criteria.filter(each => !each.crossCutting && isFailing(each));
  const rest = criteria.filter(each => each.crossCutting);
  if (failed.length === 0) {
    await Promise.all(rest.map(settle));
    return;
  }
  const more = failed.length > 1 ? ` and ${failed.length - 1} more` : '';
  const standsFor = failed.some(({ id }) => meaning(results.get(id)!.outcome) === 'fail') ? 'fail' : 'error';
  const why = { code: 'criteria_failed', by: failed[0]!.id } as const;
  for (const criterion of rest)
    note(criterion, skipped(`not run: ${failed[0]!.id}${more} must pass first`, standsFor, why));
}

/** A contract that depends on one that failed is not run. */
function blocked(
  contract: Contract,
  criteria: readonly Criterion[],
  verdicts: ReadonlyMap<string, Verdict>,
  note: Note,
): boolean {
  const bad = contract.dependsOn.find(({ value }) =>
    ['fail', 'error'].includes(verdicts.get(value.toLowerCase()) ?? 'pass'),
  );
  if (!bad) return false;
  const standsFor = verdicts.get(bad.value.toLowerCase()) === 'fail' ? 'fail' : 'error';
  for (const criterion of criteria)
    note(
      criterion,
      skipped(`not run: this contract depends on ${bad.value}, which did not pass`, standsFor, {
        code: 'dependency_failed',
        by: bad.value,
      }),
    );
  return true;
}

function failing({ status, ...rest }: Outcome): boolean {
  return status === 'fail' || status === 'error' || ('standsFor' in rest && rest.standsFor !== undefined);
}

/** What a failing outcome counts as. */
function meaning(outcome: Outcome): 'fail' | 'error' {
  return outcome.status === 'fail' || ('standsFor' in outcome && outcome.standsFor === 'fail') ? 'fail' : 'error';
}

function skipped(message: string, standsFor: 'fail' | 'error', why: Skipped): Ran {
  return { outcome: { status: 'skip', message, standsFor, skipped: why }, ms: 0 };
}

function refused(want: string, reason: string): Ran {
  return { outcome: { status: 'error', message: `not run: ${reason}`, want, got: 'not run', owner: 'runner' }, ms: 0 };
}

interface Commands {
  worldFor: WorldFor;
  hold: CommandRuns['hold'];
}

/** Every step runs once, and each criterion that shares it has its own outcome. A check that throws is inconclusive, never a pass. */
function memoised(
  plan: Plan,
  commands: Commands,
  options: RunOptions,
): (criterion: Criterion, layer: number) => Promise<Ran> {
  const origin = options.now();
  const started = new Map<string, Promise<Ran>>();
  const pools = { static: makePool(staticAtOnce), remote: makePool(staticAtOnce), last: makePool(1) };
  const judge = (step: PlanStep, criterion: Criterion, world: World): Promise<Outcome> =>
    step.check.run(step.params, world).catch((error: unknown): Outcome => {
      if (options.stop?.aborted) throw error;
      const message = `internal error in the check: ${error instanceof Error ? error.message : String(error)}`;
      return { status: 'error', message, want: criterion.title, got: 'an internal error', owner: 'runner' };
    });
  const ranFrom = (outcome: Outcome, start: number, ms: number): Ran => ({
    outcome,
    ms: Math.round(ms),
    start: Math.round(start - origin),
  });
  const begin = (step: PlanStep, criterion: Criterion, layer: number): Promise<Ran> => {
    const { runs } = step.check;
    if (runs === 'command') return beginCommand(step, criterion, layer);
    return pools[runs].run(async () => {
      options.onStart?.(criterion);
      const start = options.now();
      const outcome = await judge(step, criterion, commands.worldFor(step, layer).world);
      return ranFrom(outcome, start, options.now() - start);
    }, step);
  };
  /** It has begun when a command begins, or has begun, whose result it needs. */
  const beginCommand = async (step: PlanStep, criterion: Criterion, layer: number): Promise<Ran> => {
    const release = commands.hold();
    const asked = options.now();
    let began: number | undefined;
    const start = (at: number) => {
      if (began === undefined) options.onStart?.(criterion);
      began ??= at;
    };
    const comparing = (on: string) => options.onCompare?.(criterion, on);
    const { world, spentMs } = commands.worldFor(step, layer, { began: start, comparing, asked: release });
    const outcome = await judge(step, criterion, world).finally(release);
    start(options.now());
    const waited = options.now() - Math.max(began!, asked);
    return ranFrom(outcome, began!, Math.max(waited, spentMs()));
  };
  return async (criterion, layer) => {
    const step = plan.steps.get(plan.stepOf.get(criterion.id)!)!;
    const running = started.get(step.key) ?? begin(step, criterion, layer);
    started.set(step.key, running);
    const ran = await running;
    return { ...ran, outcome: outcomeFor(ran.outcome, plan.ownDemands.has(criterion.id) ? 'own' : 'shared') };
  };
}
