import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import type { Results } from '../../src/model/results.ts';
import { temporary } from '../support/repository.ts';
import { createRun, suiteFor, updateRun } from './check-runs.ts';
import { type CheckoutKind, checkOut } from './checkout.ts';
import { type Command, commandsIn, linesOf } from './commands.ts';
import { environmentOf, type Job, jobOf } from './environment.ts';
import { payload, type Subject } from './events.ts';
import type { Json } from './json.ts';
import { leaks, leftBehind, textsIn } from './leaks.ts';
import { type EmulatorProxy, isWrite, type Recorded } from './proxy.ts';
import { addWorkflowRun, type Permissions, type State } from './state.ts';

export interface RunOptions extends Subject {
  /** As far as nothing is said: `merge_group` for a group, `push` for a push, else `pull_request`. */
  event?: string;
  /** As far as nothing is said: `checks_requested` for a group, `synchronize` for a pull request. */
  action?: string;
  /** In place of the event's own payload; text is written as it is. */
  payload?: Json;
  inputs?: Record<string, string>;
  checkout?: CheckoutKind;
  sparse?: readonly string[];
  /** Whether the checkout left its credentials behind; it did, as far as nothing is said. */
  credentials?: boolean;
  /** What earlier steps of the job do to the checkout. */
  prepare?: (workspace: string) => void;
  /** Laid over what the runner gives; undefined takes a variable out. */
  env?: NodeJS.ProcessEnv;
  /** A signal to the action when the proxy sees such a request, or the log such words. */
  signal?: { name?: NodeJS.Signals; request?: (request: Recorded) => boolean; output?: RegExp };
  /** The same number with a higher attempt is a re-run. */
  runId?: number;
  attempt?: number;
  job?: string;
  workflow?: string;
  /** What the token of this job may do, where it differs from the others. */
  permissions?: Partial<Permissions>;
  /** Another script in place of the action; it gets no inputs but those given. */
  main?: string;
  /** The test means to send what GitHub objects to. */
  invalid?: boolean;
  /** Milliseconds after which the run has failed; 50,000 as far as nothing is said. */
  within?: number;
  /** The action's waits take no time, and its long time limits run out so many times earlier: 10, as far as nothing is said; 1 for real time. */
  speed?: number;
}

export interface Ran {
  runId: number;
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  /** Both, as they came. */
  log: string;
  /** What the runner would obey in the log. */
  commands: Command[];
  outputs: Record<string, string>;
  /** As the runner shows it: nothing at all over 1 MiB. */
  summary: string;
  /** The file that the output `results` names. */
  results: Results | undefined;
  workspace: string;
  /** The requests of this run alone, and those of them that write. */
  requests: Recorded[];
  writes: Recorded[];
}

const top = resolve(import.meta.dirname, '../..');

/** Runs the built action as a runner does, and holds what every run must hold: no objection, no leak, no process left. */
export async function runAction(
  state: State,
  proxy: EmulatorProxy,
  options: RunOptions,
  job: Job = jobOf(state, options),
): Promise<Ran> {
  const folder = temporary('run');
  const runtimeToken = `runtime-${randomBytes(24).toString('hex')}`;
  const home = join(folder, 'home');
  const workspace = join(folder, 'work/shop/shop');
  const temp = join(folder, 'work/_temp');
  for (const each of [home, workspace, temp]) mkdirSync(each, { recursive: true });
  const body = options.payload ?? (await payload(state, job.event, job.action, options));
  writeFileSync(join(temp, 'event.json'), typeof body === 'string' ? body : JSON.stringify(body));
  for (const name of commandFiles) writeFileSync(join(temp, name), '');

  const kind = options.checkout ?? 'merge';
  const { sparse = ['src'], credentials = true } = options;
  await checkOut(state, {
    kind,
    workspace,
    home,
    ref: job.ref,
    sha: job.sha,
    head: options.pull?.head,
    sparse,
    credentials,
  });
  options.prepare?.(workspace);
  const inputs = { ...(kind === 'subfolder' && { 'working-directory': 'code' }), ...options.inputs };
  const env = environmentOf(state, job, {
    folder,
    runtimeToken,
    inputs: options.main ? inputs : { ...defaults(state, workspace), ...inputs },
  });

  state.pastRuns.set(job.runId, { job, options: { ...options, payload: body } });
  const finish = await startJob(state, job);
  const usual = { ...state.permissions };
  Object.assign(state.permissions, options.permissions);
  const from = proxy.requests.length;
  const main = options.main ?? join(top, 'dist/action.js');
  const process = await runProcess(main, { cwd: workspace, env: { ...env, ...options.env } }, proxy, options);
  Object.assign(state.permissions, usual);
  await finish(process.code === 0 ? 'success' : options.signal ? 'cancelled' : 'failure');

  const requests = proxy.requests.slice(from);
  const written = (name: string) => readFileSync(join(temp, name), 'utf8');
  const outputs = outputsIn(written('output'));
  const summary = Buffer.byteLength(written('summary')) > 1024 * 1024 ? '' : written('summary');
  const left = await leftBehind(folder);
  expect(left, 'processes that outlive the run').toEqual([]);
  expect(options.invalid ? [] : proxy.invalid, 'what GitHub objects to').toEqual([]);
  const places = {
    log: unmasked(process.log),
    requests: JSON.stringify(requests),
    dispatches: JSON.stringify(state.dispatches),
  };
  expect(
    leaks({ ...places, ...textsIn(temp), ...textsIn(workspace) }, [state.token, runtimeToken]),
    'where a token shows',
  ).toEqual([]);

  return {
    ...process,
    runId: job.runId,
    commands: commandsIn(process.log),
    outputs,
    summary,
    results: resultsAt(outputs.results, workspace),
    workspace,
    requests,
    writes: requests.filter(isWrite),
  };
}

/** What a step writes to, and the runner reads. */
const commandFiles = ['output', 'env', 'path', 'state', 'summary'];

/** What the log shows: the runner swallows the lines that name a secret to hide. */
function unmasked(log: string): string {
  return linesOf(log)
    .filter(line => commandsIn(line)[0]?.name !== 'add-mask')
    .join('\n');
}

/** The inputs of action.yml as they are where a workflow gives none. */
function defaults(state: State, workspace: string): Record<string, string> {
  const { inputs } = parse(readFileSync(join(top, 'action.yml'), 'utf8')) as {
    inputs: Record<string, { default?: unknown }>;
  };
  const context: Record<string, string> = { 'github.token': state.token, 'github.workspace': workspace };
  const filled = (text: string) =>
    text.replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
      const value = context[expression];
      if (value === undefined) throw new Error(`The github can't evaluate \${{ ${expression} }}`);
      return value;
    });
  return Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, filled(String(input.default ?? ''))]));
}

/** Our own model: the job is a check run on the head, which GitHub completes whatever becomes of the action. */
async function startJob(state: State, job: Job): Promise<(conclusion: string) => Promise<void>> {
  const suite = suiteFor(state, `run ${job.runId}`);
  const { path, event, head: head_sha, attempt: run_attempt } = job;
  const { html_url } = addWorkflowRun(state, {
    id: job.runId,
    path,
    event,
    head_sha,
    check_suite_id: suite,
    run_attempt,
    status: 'in_progress',
    conclusion: null,
  });
  const begun = {
    name: job.name,
    head_sha,
    status: 'in_progress',
    details_url: `${html_url}/job/${job.runId}${run_attempt}`,
  };
  const { body } = await createRun(state, begun, {
    suite,
    job: true,
    workflowRun: { id: job.runId, attempt: run_attempt },
  });
  return async conclusion => {
    await updateRun(state, body.id, { conclusion });
    Object.assign(state.workflowRuns.find(({ id }) => id === job.runId)!, { status: 'completed', conclusion });
  };
}

interface Finished {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
  log: string;
}

function runProcess(
  main: string,
  options: { cwd: string; env: NodeJS.ProcessEnv },
  proxy: EmulatorProxy,
  { signal, within = 50_000, speed = 10 }: RunOptions,
): Promise<Finished> {
  return new Promise((done, failed) => {
    const preload =
      speed === 1 ? [] : ['--import', `${pathToFileURL(join(import.meta.dirname, 'fast-clock.mjs'))}?limits=${speed}`];
    const child = spawn(process.execPath, [...preload, main], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = { stdout: '', stderr: '', log: '' };
    let sent = false;
    const send = () => {
      if (!sent) child.kill(signal?.name ?? 'SIGTERM');
      sent = true;
    };
    const stopWatching = proxy.watch(request => {
      if (signal?.request?.(request)) send();
    });
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        said[stream] += text;
        said.log += text;
        if (signal?.output?.test(said.log)) send();
      });
    const tooLong = setTimeout(() => child.kill('SIGKILL'), within);
    onTestFinished(() => void child.kill('SIGKILL'));
    child.on('error', failed);
    child.on('close', (code, by) => {
      clearTimeout(tooLong);
      stopWatching();
      if (by === 'SIGKILL' && signal?.name !== 'SIGKILL') failed(new Error(`The action did not end:\n${said.log}`));
      else done({ code, signal: by, ...said });
    });
  });
}

/** `name=value` lines, and `name<<DELIMITER` with the value up to that line. */
function outputsIn(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  const lines = text.split('\n');
  while (lines.length > 0) {
    const line = lines.shift()!;
    const [, name, sign, rest] = /^([^=<]+?)(=|<<)(.*)$/.exec(line) ?? [];
    if (name === undefined) continue;
    if (sign === '=') found[name] = rest!;
    else {
      const end = lines.indexOf(rest!);
      if (end < 0) throw new Error(`The output ${name} has no end`);
      found[name] = lines
        .splice(0, end + 1)
        .slice(0, -1)
        .join('\n');
    }
  }
  return found;
}

function resultsAt(path: string | undefined, workspace: string): Results | undefined {
  const place = path ? resolve(workspace, path) : undefined;
  return place && existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Results) : undefined;
}
