import { resolve } from 'node:path';
import { setTimeout as timer } from 'node:timers/promises';
import { openHistory } from '../workspace/git/history.ts';
import type { Api } from './api/api.ts';
import { type Identity, openIdentity } from './identity.ts';
import { commentNoVerdict } from './publish/no-verdict.ts';
import { openPublisher } from './publish/publish.ts';
import { writeFailure } from './publish/write-outputs.ts';
import { recheck } from './recheck/recheck.ts';
import type { Action } from './run-gate.ts';
import { type Inputs, readInputs } from './runner/inputs.ts';
import { openRunner, type Runner } from './runner/runner.ts';
import { openSeenRuns } from './seen-runs.ts';
import { readTrigger } from './target/event.ts';
import { readTarget, SharedHeadError, type Target } from './target/target.ts';

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
    const { runGate } = await import('./run-gate.ts');
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
