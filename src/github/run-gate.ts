import { availableParallelism } from 'node:os';
import { planShards } from '../engine/shards.ts';
import { exitCodes } from '../engine/verdict.ts';
import { type GateHooks, gate, type Prepared, prepareParts, type Request } from '../gate.ts';
import type { Checkout } from '../model/checkout.ts';
import { formatDuration } from '../schema/duration.ts';
import { type OpenCheckout, openCheckout } from '../workspace/checkout.ts';
import { openDurations } from '../workspace/durations.ts';
import type { Api } from './api/api.ts';
import { openApprovals } from './approvals.ts';
import { modeOfBase } from './base-mode.ts';
import { openHandOver } from './hand-over/hand-over.ts';
import type { Published, Publisher } from './publish/publish.ts';
import { hasMergeQueue } from './publish/required-checks.ts';
import { writeOutputs } from './publish/write-outputs.ts';
import { type Inputs, stricter } from './runner/inputs.ts';
import type { Runner } from './runner/runner.ts';
import { secretsIn } from './runner/secrets.ts';
import type { SeenOnHead } from './seen-runs.ts';
import type { Target } from './target/target.ts';

export interface Action {
  env: NodeJS.ProcessEnv;
  version: string;
  signal: AbortSignal;
}

export interface OpenRun {
  runner: Runner;
  inputs: Inputs;
  api: Api;
  target: Target;
  seen: SeenOnHead;
  publisher: Publisher;
  cwd: string;
}

/** The commands `gate`, `verify`, `publish` and `plan`, from the target to the exit code. */
export async function runGate(action: Action, open: OpenRun): Promise<number> {
  const { env, version, signal } = action;
  const { inputs, target, cwd } = open;
  const checkout = await openCheckout({ cwd, committed: true, range: target.range, environment: env, signal });
  try {
    const request = requestFrom(open, version);
    return inputs.command === 'plan'
      ? await writeMatrix(action, open, { request, checkout })
      : await judge(action, open, { request, checkout });
  } finally {
    await checkout.close();
  }
}

interface Judged {
  request: Request;
  checkout: OpenCheckout;
}

/** Divides the commands among machines. Nothing runs. */
async function writeMatrix({ env }: Action, { runner, inputs }: OpenRun, { request, checkout }: Judged) {
  const { prepared } = await prepareParts(request, checkout);
  const durations = await openDurations(env, checkout.top).read();
  const shard = planShards(prepared.plan, inputs.shards ?? 1, durations);
  runner.output('matrix', JSON.stringify({ shard }));
  runner.log(`contract-gate: ${prepared.plan.commands.size} distinct commands for ${shard.length} machines`);
  return 0;
}

async function judge({ env, signal }: Action, open: OpenRun, { request, checkout }: Judged): Promise<number> {
  const { runner, inputs, api, target, seen, publisher } = open;
  const { repository, workflowRef } = runner;
  const given = await modeOfBase({ input: inputs.mode, repository, workflowRef, checkout });
  const decides = inputs.command !== 'verify';
  const runsCommands = inputs.command !== 'publish';
  const recorded = runsCommands ? {} : { recorded: await handOver(open, request, checkout) };
  let prepared: Prepared | undefined;
  const isPublic = () => decides && prepared!.gated;
  const judged = await gate(
    { ...request, ...recorded },
    checkout,
    {
      now: () => performance.now(),
      stop: signal,
      async onPlan(plan) {
        prepared = plan;
        if (isPublic()) await publisher.begin(stricter(plan.policy.mode, given));
      },
      ...(runsCommands ? { durations: openDurations(env, checkout.top), ...progress(runner, () => prepared!) } : {}),
    },
    {
      people(subjects, head) {
        const pulls = target.pulls.filter(({ number }) => subjects.some(each => each.number === number));
        return openApprovals(api, {
          repository,
          pulls,
          head: head ?? target.range.head,
          isGroup: target.kind === 'group',
        });
      },
      github: seen,
      secrets: secretsIn(env, [inputs.token]),
    },
  );
  signal.throwIfAborted();
  const { policy, gated } = prepared!;
  const mode = stricter(policy.mode, given);
  const results = { ...judged, notes: [...judged.notes, ...target.notes] };
  if (decides && !gated) await publisher.withdraw(results);
  const published: Published = isPublic()
    ? await publisher.finish(results, policy)
    : { results, publication: { mode, runUrl: '', unpublished: [] }, commentUrl: '' };
  await writeOutputs(runner, inputs, published, gated);
  if (!decides) {
    runner.log('contract-gate: the results are written, and command: publish decides; this job does not block');
    return 0;
  }
  return mode === 'block' ? exitCodes[published.results.verdict] : 0;
}

function requestFrom({ runner, inputs, api, target }: OpenRun, version: string): Request {
  return {
    tool: { name: 'contract-gate', version },
    event: eventOf(runner, target),
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
    hosted: inputs.command === 'gate' || inputs.command === 'publish',
    clock: () => Date.now(),
  };
}

/** What started the run that ran the commands, if this one only publishes what it did. */
function eventOf({ eventName }: Runner, { kind }: Target): string {
  if (eventName !== 'workflow_run') return eventName;
  return kind === 'group' ? 'merge_group' : 'pull_request';
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
