import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as timer } from 'node:timers/promises';
import { exitCodes } from '../engine/verdict.ts';
import { gate, type Prepared, type Request } from '../gate.ts';
import { formatDuration } from '../schema/duration.ts';
import { openCheckout } from '../workspace/checkout.ts';
import { openHistory } from '../workspace/git/history.ts';
import type { Api } from './api/api.ts';
import { openPeople } from './approvals.ts';
import { openSelf, type Self } from './identity.ts';
import { openPublisher, type Published, type Publisher } from './publish/publish.ts';
import { hasQueue } from './publish/required-checks.ts';
import { handOver, tellFailure } from './publish/write-outputs.ts';
import { type Inputs, readInputs, stricter } from './runner/inputs.ts';
import { openRunner, type Runner } from './runner/runner.ts';
import { secretsIn } from './runner/secrets.ts';
import { openSeenRuns, type SeenOnHead } from './seen-runs.ts';
import { readOccasion } from './target/event.ts';
import { readTarget, type Target } from './target/target.ts';

interface Action {
  env: NodeJS.ProcessEnv;
  version: string;
  signal: AbortSignal;
}

/** How long a farewell to GitHub may take: the runner that cancels a job gives it a few seconds. */
const farewellMs = 4000;

/** The action, from its event to its exit code. What is thrown is not a pass. */
export async function act(action: Action): Promise<number> {
  const runner = openRunner();
  try {
    return await judgeEvent(runner, action);
  } catch (error) {
    if (!action.signal.aborted) await tellFailure(runner, error);
    throw error;
  }
}

async function judgeEvent(runner: Runner, { env, version, signal }: Action): Promise<number> {
  const inputs = readInputs(runner);
  if (inputs.token !== '') runner.mask(inputs.token);
  // Not before the runner has looked at the event, which the toolkit reads as it is loaded.
  const [{ context }, { openApi }] = await Promise.all([import('@actions/github'), import('./api/api.ts')]);
  const occasion = readOccasion(context.eventName, context.payload, context);
  if (occasion.kind === 'nothing') {
    runner.say(`contract-gate: nothing to judge, ${occasion.why}`);
    return 0;
  }
  const connect = (stop: AbortSignal): Api =>
    openApi({ apiUrl: runner.apiUrl, token: inputs.token, version, signal: stop, env });
  const api = connect(signal);
  const cwd = resolve(runner.workspace, inputs.workingDirectory);
  const { repository, serverUrl } = runner;
  const history = await openHistory({ cwd, url: `${serverUrl}/${repository}`, token: inputs.token });
  const target = await readTarget(occasion, { api, repository, history });
  const self = openSelf(api);
  const seen = openSeenRuns(api, gateOf(runner, inputs, target, self), clockUntil(signal));
  const publisher = openPublisher({ api, runner, inputs, target, seen, self });
  try {
    return await judge({ env, version, signal }, { runner, inputs, api, target, seen, publisher, cwd });
  } catch (error) {
    const last = connect(AbortSignal.timeout(signal.aborted ? farewellMs : 60_000));
    const words = signal.aborted
      ? 'The run was cancelled before there was a verdict.'
      : 'The gate failed before there was a verdict; its log says why.';
    await publisher.abandon(last, signal.aborted ? 'cancelled' : 'failure', words);
    throw error;
  }
}

interface Open {
  runner: Runner;
  inputs: Inputs;
  api: Api;
  target: Target;
  seen: SeenOnHead;
  publisher: Publisher;
  cwd: string;
}

function gateOf({ repository, runId, job, workflowRef }: Runner, { checkName }: Inputs, target: Target, self: Self) {
  return { repository, head: target.ends.head, checkName, runId, job, workflowRef, app: self.app };
}

function clockUntil(signal: AbortSignal) {
  return { now: () => performance.now(), sleep: (ms: number) => timer(ms, undefined, { signal }) };
}

async function judge({ env, version, signal }: Action, open: Open): Promise<number> {
  const { runner, inputs, api, target, seen, publisher, cwd } = open;
  const { ends } = target;
  const checkout = await openCheckout({ cwd, committed: true, ends, environment: env, signal });
  try {
    let prepared: Prepared | undefined;
    const isPublic = () => inputs.command === 'gate' && prepared!.gated;
    const people = {
      repository: runner.repository,
      pulls: target.pulls,
      head: ends.head,
      isGroup: target.kind === 'group',
    };
    const judged = await gate(
      requestFrom(open, version),
      checkout,
      {
        now: () => performance.now(),
        stop: signal,
        async onPlan(plan) {
          prepared = plan;
          if (isPublic()) await publisher.begin(stricter(plan.policy.mode, inputs.mode));
        },
        ...progress(runner, () => prepared!),
      },
      {
        people: openPeople(api, people),
        github: seen,
        secrets: secretsIn(env, [inputs.token]),
      },
    );
    signal.throwIfAborted();
    const { policy } = prepared!;
    const mode = stricter(policy.mode, inputs.mode);
    const told = { ...judged, notes: [...judged.notes, ...target.notes] };
    if (inputs.command === 'gate' && !prepared!.gated) await publisher.withdraw(told);
    const published: Published = isPublic()
      ? await publisher.finish(told, policy)
      : { results: told, publication: { mode, runUrl: '', unpublished: [] }, commentUrl: '' };
    await handOver(runner, inputs, published, prepared!.gated);
    return mode === 'block' ? exitCodes[published.results.verdict] : 0;
  } finally {
    await checkout.close();
  }
}

function requestFrom({ runner, inputs, api, target }: Open, version: string): Request {
  return {
    tool: { name: 'contract-gate', version },
    event: runner.eventName,
    repository: runner.repository,
    ...(runner.serverUrl === 'https://github.com' ? {} : { server: runner.serverUrl }),
    pulls: target.works,
    queue: () => hasQueue(api, runner.repository, target.branch),
    contracts: inputs.contracts,
    ...(inputs.policy === undefined ? {} : { policy: inputs.policy }),
    hand: { paths: [], only: [], all: false },
    ...(inputs.shard ? { shard: inputs.shard } : {}),
    ...(inputs.timeoutMs === undefined ? {} : { usualTimeoutMs: inputs.timeoutMs }),
    ...(inputs.jobs === undefined ? {} : { jobs: inputs.jobs }),
    cores: availableParallelism(),
    commands: true,
    hosted: inputs.command === 'gate',
    clock: () => Date.now(),
  };
}

/** A line as each command starts and ends. */
function progress({ say }: Runner, prepared: () => Prepared): Pick<Parameters<typeof gate>[2], 'onStart' | 'onEnd'> {
  const isCommand = (id: string) => {
    const { plan } = prepared();
    return plan.steps.get(plan.stepOf.get(id)!)?.check.runs === 'command';
  };
  return {
    onStart: ({ id }) => void (isCommand(id) && say(`running ${id}`)),
    onEnd: ({ id }, { outcome, ms }) => void (isCommand(id) && say(`${outcome.status} ${id} (${formatDuration(ms)})`)),
  };
}
