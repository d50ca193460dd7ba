import type { Contract, Criterion } from '../model/contract.ts';
import { type Outcome, outcomeFor, type Skipped, type Verdict } from '../model/outcome.ts';
import type { OutsideWorld, World } from '../model/world.ts';
import type { Plan, PlanStep } from './plan.ts';
import { makePool } from './pool.ts';
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
  now: () => number;
  /** Once aborted, an error that a check throws is rethrown and not reported as a result. */
  stop?: AbortSignal;
  /** In a merge group: what the checks of each pull request see, by its number. */
  worlds?: ReadonlyMap<number, OutsideWorld>;
  onStart?: (criterion: Criterion) => void;
  onEnd?: (criterion: Criterion, ran: Ran) => void;
}

/**
 * Runs a plan. All static checks are done before the first command, so that no command can change what they see; the
 * commands of a contract come next, and cross-cutting criteria last, if all before them pass.
 */
export async function run(plan: Plan, outside: OutsideWorld, options: RunOptions): Promise<Map<string, Ran>> {
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
  const worldFor = ({ pull }: PlanStep): Omit<World, 'ownDemand'> => {
    const own = pull === undefined ? undefined : options.worlds?.get(pull);
    return { ...(own ?? outside), ran: ranFor(pull) };
  };
  const once = memoised(plan, worldFor, options);
  const note = (criterion: Criterion, ran: Ran) => {
    results.set(criterion.id, ran);
    options.onEnd?.(criterion, ran);
  };
  const runs = ({ id }: Criterion) => plan.steps.get(plan.stepOf.get(id)!)!.check.runs;
  await Promise.all(
    criteria
      .filter(criterion => runs(criterion) === 'static' && criterion.skip === undefined)
      .map(criterion => once(criterion)),
  );

  const mayRun = options.commands && options.refuse === undefined;
  const setup = mayRun ? await runSetup(plan.setup, once) : undefined;
  const unrun = ({ title, id }: Criterion): Ran | undefined => {
    if (!options.commands) return skipped('not run: commands are disabled', 'error', { code: 'commands_disabled' });
    if (options.refuse !== undefined) return refused(title, options.refuse);
    const withheld = options.withheld?.get(id);
    if (withheld) return { outcome: withheld, ms: 0 };
    if (setup && !setup.ran.has(id))
      return skipped('not run: the setup failed', meaning(setup.failed), { code: 'setup_failed' });
    return undefined;
  };

  const settle = async (criterion: Criterion): Promise<Ran> => {
    if (criterion.skip !== undefined) return noted(criterion, note);
    const ran = (runs(criterion) === 'command' ? unrun(criterion) : undefined) ?? (await once(criterion));
    note(criterion, ran);
    return ran;
  };

  const isLast = (criterion: Criterion) => runs(criterion) === 'last';
  for (const level of plan.levels) {
    const now = level.map(contract => ({ ...contract, criteria: contract.criteria.filter(each => !isLast(each)) }));
    const open = now.filter(contract => !blocked(contract, verdicts, note));
    await Promise.all(open.map(contract => own(contract, settle, note)));
    await Promise.all(open.map(contract => crossCutting(contract, results, settle, note)));
    for (const contract of now) {
      const outcomes = contract.criteria.map(({ id }) => results.get(id)!.outcome);
      verdicts.set(contract.id.toLowerCase(), verdictOf(outcomes));
    }
  }
  for (const criterion of criteria.filter(isLast)) await settle(criterion);
  return results;
}

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

type Note = (criterion: Criterion, ran: Ran) => void;

/** Records a criterion that is not needed now, without running it. */
function noted(criterion: Criterion, note: Note): Ran {
  const ran: Ran = { outcome: { status: 'skip', message: criterion.skip! }, ms: 0 };
  note(criterion, ran);
  return ran;
}

type Settle = (criterion: Criterion) => Promise<Ran>;

async function own(contract: Contract, settle: Settle, note: Note): Promise<void> {
  const criteria = contract.criteria.filter(({ crossCutting }) => !crossCutting);
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
  contract: Contract,
  results: ReadonlyMap<string, Ran>,
  settle: Settle,
  note: Note,
): Promise<void> {
  const failed = contract.criteria.filter(({ id, crossCutting }) => !crossCutting && failing(results.get(id)!.outcome));
  const rest = contract.criteria.filter(({ crossCutting }) => crossCutting);
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
function blocked(contract: Contract, verdicts: ReadonlyMap<string, Verdict>, note: Note): boolean {
  const bad = contract.dependsOn.find(({ value }) =>
    ['fail', 'error'].includes(verdicts.get(value.toLowerCase()) ?? 'pass'),
  );
  if (!bad) return false;
  const standsFor = verdicts.get(bad.value.toLowerCase()) === 'fail' ? 'fail' : 'error';
  for (const criterion of contract.criteria)
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

/** Every step runs once, and each criterion that shares it has its own outcome. A check that throws is inconclusive, never a pass. */
function memoised(
  plan: Plan,
  worldFor: (step: PlanStep) => Omit<World, 'ownDemand'>,
  options: RunOptions,
): (criterion: Criterion) => Promise<Ran> {
  const origin = options.now();
  const started = new Map<string, Promise<Ran>>();
  const pools = {
    static: makePool(staticAtOnce),
    command: makePool(options.jobs),
    remote: makePool(staticAtOnce),
    last: makePool(1),
  };
  const begin = (step: PlanStep, criterion: Criterion): Promise<Ran> =>
    pools[step.check.runs](async () => {
      options.onStart?.(criterion);
      const start = options.now();
      const outcome = await step.check
        .run(step.params, { ...worldFor(step), ownDemand: step.ownDemand })
        .catch((error: unknown): Outcome => {
          if (options.stop?.aborted) throw error;
          const message = `internal error in the check: ${error instanceof Error ? error.message : String(error)}`;
          return { status: 'error', message, want: criterion.title, got: 'an internal error', owner: 'runner' };
        });
      return { outcome, ms: Math.round(options.now() - start), start: Math.round(start - origin) };
    }, step);
  return async criterion => {
    const step = plan.steps.get(plan.stepOf.get(criterion.id)!)!;
    const running = started.get(step.key) ?? begin(step, criterion);
    started.set(step.key, running);
    const ran = await running;
    return { ...ran, outcome: outcomeFor(ran.outcome, plan.ownDemands.has(criterion.id) ? 'own' : 'shared') };
  };
}
