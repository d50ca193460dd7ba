import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import type { GitHub } from './github.ts';
import type { Json } from './json.ts';
import { type Ran, type RunOptions, tempOf } from './runner.ts';
import type { Permissions } from './state.ts';

interface Step {
  id?: string;
  uses: string;
  with?: Record<string, unknown>;
}

interface Job {
  uses?: string;
  with?: Record<string, unknown>;
  needs?: string;
  if?: string;
  permissions?: Partial<Permissions>;
  strategy?: { matrix: string };
  outputs?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  on: { workflow_call?: { inputs?: Record<string, { default?: unknown }> } };
  permissions?: Partial<Permissions>;
  jobs: Record<string, Job>;
}

interface ArtifactFile {
  name: string;
  bytes: Buffer;
}

/** What jobs of all runs uploaded: id of the run → name → its files. */
export type Artifacts = Map<number, Map<string, ArtifactFile[]>>;

export interface WorkflowOptions extends Omit<RunOptions, 'inputs' | 'job' | 'checkName' | 'prepare'> {
  artifacts: Artifacts;
  /** Of a re-run: these jobs only, by their names. */
  only?: readonly string[];
  /** What a hostile job does to what it uploaded. */
  tamper?: (artifacts: Artifacts, runId: number) => void;
}

export interface WorkflowRan {
  runId: number;
  /** Name of the job's check → its run. */
  jobs: Map<string, Ran>;
}

const top = resolve(import.meta.dirname, '../..');
const read = (path: string) => parse(readFileSync(join(top, path), 'utf8')) as Workflow;

/**
 * Our own model of a runner for the workflows of this project: their jobs in turn, with their permissions, conditions, matrix,
 * artifacts and inputs; each step that uses the gate is the built action. What it does not know, it refuses.
 */
export async function runWorkflow(github: GitHub, path: string, options: WorkflowOptions): Promise<WorkflowRan> {
  const workflow = read(path);
  const jobs = new Map<string, Ran>();
  let { runId } = options;
  for (const [caller, job] of Object.entries(workflow.jobs)) {
    const name = /\/(\.github\/workflows\/[\w-]+\.yml)@/.exec(job.uses ?? '')?.[1];
    const called = name === undefined ? { ...workflow, jobs: { [caller]: job } } : read(name);
    const defaults = Object.entries(called.on.workflow_call?.inputs ?? {}).map(([key, each]) => [key, each.default]);
    const inputs = { ...Object.fromEntries(defaults), ...job.with };
    const most = job.permissions ?? workflow.permissions;
    const ended = await runJobs(github, called, { ...options, path, runId, most, inputs, ...(name && { caller }) });
    runId ??= ended.runId;
    for (const [key, ran] of ended.jobs) jobs.set(key, ran);
  }
  return { runId: runId!, jobs };
}

interface CalledOptions extends WorkflowOptions {
  path: string;
  caller?: string;
  inputs: Json;
  most: Partial<Permissions> | undefined;
}

interface Done {
  result: 'success' | 'failure' | 'skipped';
  outputs: Record<string, string>;
}

async function runJobs(github: GitHub, workflow: Workflow, options: CalledOptions): Promise<WorkflowRan> {
  const { caller, inputs, only, tamper, artifacts } = options;
  const jobs = new Map<string, Ran>();
  const done: Record<string, Done> = {};
  let { runId } = options;
  for (const [id, job] of Object.entries(workflow.jobs)) {
    const github_ = { event: { workflow_run: { ...options.ended } }, token: github.token };
    const context: Json = { inputs, needs: done, github: github_ };
    if (!isDue(job, done, context)) {
      done[id] = { result: 'skipped', outputs: {} };
      continue;
    }
    const matrix: Json[] = job.strategy ? combinations(evaluate(job.strategy.matrix, context)) : [{}];
    done[id] = { result: 'success', outputs: {} };
    for (const [index, values] of matrix.entries()) {
      const own = caller === undefined ? id : `${caller} / ${id}`;
      const checkName = job.strategy ? `${own} (${Object.values(values).join(', ')})` : own;
      if (only && !only.includes(checkName)) continue;
      const steps: Json = {};
      const here = { ...context, matrix: values, strategy: { 'job-index': index }, steps };
      const ran = await runSteps(github, job, here, { ...options, runId, job: id, checkName }, workflow.permissions);
      runId ??= ran.runId;
      jobs.set(checkName, ran);
      if (ran.code !== 0) done[id].result = 'failure';
      for (const [name, value] of Object.entries(job.outputs ?? {})) done[id].outputs[name] = evaluate(value, here);
    }
    if (job.steps.some(({ uses }) => uses.startsWith('actions/upload-artifact@'))) tamper?.(artifacts, runId!);
  }
  return { runId: runId!, jobs };
}

function isDue({ needs, if: condition }: Job, done: Record<string, Done>, context: Json): boolean {
  if (condition === 'always()') return true;
  if (needs !== undefined && done[needs]?.result !== 'success') return false;
  if (condition === undefined) return true;
  const [, left, right] = /^([\w.]+) != '(\w+)'$/.exec(condition) ?? [];
  if (left === undefined) throw new Error(`A condition that the runner does not know: ${condition}`);
  return lookUp(left, context) !== right;
}

interface StepOptions extends CalledOptions {
  job: string;
  checkName: string;
}

async function runSteps(
  github: GitHub,
  job: Job,
  context: Json,
  options: StepOptions,
  usual: Partial<Permissions> | undefined,
): Promise<Ran> {
  const { artifacts, only: _, tamper: __, path, caller: ___, inputs: ____, most, ...rest } = options;
  const downloads: { to: string; files: ArtifactFile[] }[] = [];
  let ran: Ran | undefined;
  for (const { id, uses, with: given = {} } of job.steps) {
    const values = Object.fromEntries(Object.entries(given).map(([name, each]) => [name, evaluate(each, context)]));
    const [action] = uses.split('@');
    if (action === 'actions/checkout') continue;
    if (action === 'actions/download-artifact') {
      const from = Number(values['run-id'] ?? options.runId);
      downloads.push({ to: values.path!, files: downloaded(artifacts.get(from) ?? new Map(), values) });
    } else if (action === 'actions/upload-artifact') {
      if (ran?.code !== 0) continue;
      const file = { name: basename(values.path!), bytes: readFileSync(values.path!) };
      const ofRun = artifacts.get(ran.runId) ?? new Map();
      artifacts.set(ran.runId, ofRun.set(values.name!, [file]));
    } else if (action === 'contract-gate/contract-gate') {
      const prepare = (_workspace: string, temp: string) => {
        for (const { to, files } of downloads)
          for (const { name, bytes } of files) {
            const target = join(to.replaceAll(tempOf, temp), name);
            mkdirSync(dirname(target), { recursive: true });
            writeFileSync(target, bytes);
          }
      };
      const token = tokenFor(job.permissions ?? usual, most, options);
      const none = Object.fromEntries(Object.keys(github.permissions).map(name => [name, 'none']));
      const permissions = { ...none, ...token };
      ran = await github.run({
        ...rest,
        workflow: path.replace(/^examples/, '.github'),
        inputs: values,
        permissions,
        prepare,
      });
      // An output that nobody set is empty.
      if (id) context.steps[id] = { outputs: { results: '', matrix: '', ...ran.outputs } };
    } else throw new Error(`A step that the runner does not know: ${uses}`);
  }
  if (!ran) throw new Error('A job without the gate');
  return ran;
}

/** One artifact goes into the folder itself; those that match a pattern each into a folder of its name. */
function downloaded(there: NonNullable<ReturnType<Artifacts['get']>>, { name, pattern }: Record<string, string>) {
  if (name !== undefined) return there.get(name) ?? [];
  const begin = pattern!.replace(/\*$/, '');
  const matching = [...there].filter(([key]) => key.startsWith(begin));
  return matching.flatMap(([key, files]) => files.map(file => ({ ...file, name: `${key}/${file.name}` })));
}

/** The token of a pull request from a fork can't write, whatever its workflow asks for. */
function tokenFor(
  own: Partial<Permissions> = {},
  most: Partial<Permissions> = own,
  { pull, event }: RunOptions,
): Partial<Permissions> {
  const rank = { none: 0, read: 1, write: 2 };
  const isFork = pull?.fork !== undefined && event !== 'workflow_run';
  return Object.fromEntries(
    (Object.keys(own) as (keyof Permissions)[]).map(name => {
      const asked = [own[name] ?? 'none', most[name] ?? 'none', ...(isFork ? (['read'] as const) : [])];
      return [name, asked.sort((a, b) => rank[a] - rank[b])[0]];
    }),
  );
}

/** `{shard: [1/2, 2/2]}`, or a list of combinations under `include`. */
function combinations(matrix: Json): Json[] {
  if (matrix.include) return matrix.include;
  const lists = Object.entries(matrix as Record<string, unknown[]>);
  if (lists.length !== 1) throw new Error('The runner knows a matrix of one list');
  return lists.flatMap(([name, values]) => values.map(value => ({ [name]: value })));
}

/** The text with its expressions evaluated; what only the runner knows is left to it. */
function evaluate(text: unknown, context: Json): Json {
  if (typeof text !== 'string') return String(text);
  const json = /^\$\{\{ fromJSON\(([\w.-]+)\) \}\}$/.exec(text)?.[1];
  if (json !== undefined) return JSON.parse(lookUp(json, context));
  return text.replaceAll(/\$\{\{ ([\w.-]+) \}\}/g, (whole, path: string) =>
    whole === tempOf ? whole : String(lookUp(path, context)),
  );
}

function lookUp(path: string, context: Json): Json {
  const found = path.split('.').reduce((value, key) => value?.[key], context);
  if (found === undefined) throw new Error(`The runner can't evaluate ${path}`);
  return found;
}
