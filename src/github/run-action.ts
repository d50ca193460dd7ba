import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as timer } from 'node:timers/promises';
import { exitCodes } from '../engine/verdict.ts';
import { type GateHooks, gate, type Prepared, type Request } from '../gate.ts';
import type { Checkout } from '../model/checkout.ts';
import { formatDuration } from '../schema/duration.ts';
import { openCheckout } from '../workspace/checkout.ts';
import { openDurations } from '../workspace/durations.ts';
import { openHistory } from '../workspace/git/history.ts';
import type { Api } from './api/api.ts';
import { openApprovals } from './approvals.ts';
import { modeOfBase } from './base-mode.ts';
import { openHandOver } from './hand-over/hand-over.ts';
import { type Identity, openIdentity } from './identity.ts';
import { commentNoVerdict } from './publish/no-verdict.ts';
import { openPublisher, type Published, type Publisher } from './publish/publish.ts';
import { hasMergeQueue } from './publish/required-checks.ts';
import { writeFailure, writeOutputs } from './publish/write-outputs.ts';
import { recheck } from './recheck/recheck.ts';
import { type Inputs, readInputs, stricter } from './runner/inputs.ts';
import { openRunner, type Runner } from './runner/runner.ts';
import { secretsIn } from './runner/secrets.ts';
import { openSeenRuns, type SeenOnHead } from './seen-runs.ts';
import { readTrigger } from './target/event.ts';
import { readTarget, SharedHeadError, type Target } from './target/target.ts';

interface Action {
  env: NodeJS.ProcessEnv;
  version: string;
  signal: AbortSignal;
}

/** How long the last request may take after a cancellation; the runner then kills the job within seconds. */
const shutdownTimeoutMs = 4000;

/** The action, from its event to its exit code. Throws if there is no verdict. */
export async function runAction(action: Action): Promise<number> {
  const runner = openRunner();
  try {
    return await runTrigger(runner, action);
  } catch (error) {
    if (!action.signal.aborted) await writeFailure(runner, error);
    throw error;
  }
}

async function runTrigger(runner: Runner, { env, version, signal }: Action): Promise<number> {
  const inputs = readInputs(runner);
  if (inputs.token !== '') runner.mask(inputs.token);
  // Loading the toolkit reads the event file, which openRunner has to validate first.
  const [{ context }, { openApi }] = await Promise.all([import('@actions/github'), import('./api/api.ts')]);
  if (inputs.command === 'recheck') {
    const api = openApi({ apiUrl: runner.apiUrl, token: inputs.token, version, signal, env });
    const event = { name: context.eventName, payload: context.payload };
    return recheck({ api, runner, event, now: Date.now, sleep: clockUntil(signal).sleep });
  }
  const trigger = readTrigger(context.eventName, context.payload, context, inputs.command === 'publish');
  if (trigger.kind === 'nothing') {
    runner.log(`contract-gate: nothing to check: ${trigger.reason}`);
    return 0;
  }
  const connect = (stop: AbortSignal): Api =>
    openApi({ apiUrl: runner.apiUrl, token: inputs.token, version, signal: stop, env });
  const api = connect(signal);
  const cwd = resolve(runner.workspace, inputs.workingDirectory);
  const { repository, serverUrl } = runner;
  const history = await openHistory({ cwd, url: `${serverUrl}/${repository}`, token: inputs.token });
  const identity = openIdentity(api);
  const tell = async (numbers: readonly number[], error: unknown) => {
    if (!signal.aborted) await commentNoVerdict(numbers, error, { api, runner, inputs, identity });
  };
  const target = await readTarget(trigger, { api, repository, history }).catch(async (error: unknown) => {
    const last = trigger.kind === 'group' && trigger.last !== null ? [trigger.last] : [];
    await tell(error instanceof SharedHeadError ? error.pulls : last, error);
    throw error;
  });
  const seen = openSeenRuns(api, gateOf(runner, inputs, target, identity), clockUntil(signal));
  const publisher = openPublisher({ api, runner, inputs, target, seen, identity });
  try {
    return await runGate({ env, version, signal }, { runner, inputs, api, target, seen, publisher, cwd });
  } catch (error) {
    const last = connect(AbortSignal.timeout(signal.aborted ? shutdownTimeoutMs : 60_000));
    const summary = signal.aborted
      ? 'The run was cancelled before it reached a verdict.'
      : 'The gate failed before it reached a verdict. See the log of its job.';
    await publisher.abandon(last, signal.aborted ? 'cancelled' : 'failure', summary);
    if (target.kind === 'group')
      await tell(
        target.pulls.map(({ number }) => number),
        error,
      );
    throw error;
  }
}

interface OpenRun {
  runner: Runner;
  inputs: Inputs;
  api: Api;
  target: Target;
  seen: SeenOnHead;
  publisher: Publisher;
  cwd: string;
}

function gateOf(
  { repository, runId, job, workflowRef }: Runner,
  { checkName }: Inputs,
  target: Target,
  identity: Identity,
) {
  // A job that runs on another commit than the head is no check of the pull request.
  const name = target.range.end === undefined ? job : checkName;
  return { repository, head: target.range.head, checkName, runId, job: name, workflowRef, app: identity.app };
}

function clockUntil(signal: AbortSignal) {
  return { now: () => performance.now(), sleep: (ms: number) => timer(ms, undefined, { signal }) };
}

async function runGate({ env, version, signal }: Action, open: OpenRun): Promise<number> {
  const { runner, inputs, api, target, seen, publisher, cwd } = open;
  const { range } = target;
  const checkout = await openCheckout({ cwd, committed: true, range, environment: env, signal });
  try {
    let prepared: Prepared | undefined;
    const { repository, workflowRef } = runner;
    const given = await modeOfBase({ input: inputs.mode, repository, workflowRef, checkout });
    const isPublic = () => inputs.command !== 'verify' && prepared!.gated;
    const isGroup = target.kind === 'group';
    const request = requestFrom(open, version);
    const judged = await gate(
      inputs.command === 'publish' ? { ...request, recorded: await handOver(open, request, checkout) } : request,
      checkout,
      {
        now: () => performance.now(),
        stop: signal,
        durations: openDurations(env, checkout.top),
        async onPlan(plan) {
          prepared = plan;
          if (isPublic()) await publisher.begin(stricter(plan.policy.mode, given));
        },
        ...(inputs.command === 'publish' ? {} : progress(runner, () => prepared!)),
      },
      {
        people(subjects, head) {
          const pulls = target.pulls.filter(({ number }) => subjects.some(each => each.number === number));
          return openApprovals(api, { repository: runner.repository, pulls, head: head ?? range.head, isGroup });
        },
        github: seen,
        secrets: secretsIn(env, [inputs.token]),
      },
    );
    signal.throwIfAborted();
    const { policy } = prepared!;
    const mode = stricter(policy.mode, given);
    const results = { ...judged, notes: [...judged.notes, ...target.notes] };
    if (inputs.command !== 'verify' && !prepared!.gated) await publisher.withdraw(results);
    const published: Published = isPublic()
      ? await publisher.finish(results, policy)
      : { results, publication: { mode, runUrl: '', unpublished: [] }, commentUrl: '' };
    await writeOutputs(runner, inputs, published, prepared!.gated);
    if (inputs.command === 'verify') {
      runner.log('contract-gate: the results are written, and command: publish decides; this job does not block');
      return 0;
    }
    return mode === 'block' ? exitCodes[published.results.verdict] : 0;
  } finally {
    await checkout.close();
  }
}

function requestFrom({ runner, inputs, api, target }: OpenRun, version: string): Request {
  return {
    tool: { name: 'contract-gate', version },
    event: runner.eventName,
    repository: runner.repository,
    ...(runner.serverUrl === 'https://github.com' ? {} : { server: runner.serverUrl }),
    pulls: target.subjects,
    queue: () => hasMergeQueue(api, runner.repository, target.branch),
    contracts: inputs.contracts,
    ...(inputs.policy === undefined ? {} : { policy: inputs.policy }),
    hand: { paths: [], only: [], all: false },
    ...(inputs.shard ? { shard: inputs.shard } : {}),
    ...(inputs.timeoutMs === undefined ? {} : { usualTimeoutMs: inputs.timeoutMs }),
    ...(inputs.jobs === undefined ? {} : { jobs: inputs.jobs }),
    cores: availableParallelism(),
    commands: true,
    record: inputs.command === 'verify',
    hosted: inputs.command !== 'verify',
    clock: () => Date.now(),
  };
}

/** What the commands did where they ran. Refused results are also in the log, where no criterion may need them. */
async function handOver(
  { runner, inputs, target }: OpenRun,
  request: Request,
  checkout: Checkout,
): Promise<NonNullable<Request['recorded']>> {
  const { workflow } = target;
  const answer = await openHandOver({
    globs: inputs.results,
    folder: runner.workspace,
    request,
    checkout,
    ...(workflow ? { workflow } : {}),
  });
  return prepared => {
    const recorded = answer(prepared);
    if ('problem' in recorded)
      runner.annotate({ level: 'error', title: 'No results of commands', message: recorded.problem });
    return recorded;
  };
}

/** A log line when a command starts and when it ends. */
function progress({ log }: Runner, prepared: () => Prepared): Pick<GateHooks, 'onStart' | 'onCompare' | 'onEnd'> {
  const isCommand = (id: string) => {
    const { plan } = prepared();
    return plan.steps.get(plan.stepOf.get(id)!)?.check.runs === 'command';
  };
  return {
    onStart: ({ id }) => void (isCommand(id) && log(`running ${id}`)),
    onCompare: ({ id }, on) => void log(`re-running ${id} on ${on} to compare`),
    onEnd: ({ id }, { outcome, ms }) => void (isCommand(id) && log(`${outcome.status} ${id} (${formatDuration(ms)})`)),
  };
}
