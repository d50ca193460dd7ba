import { type Plain, plain } from '../../../syntax/located-value.ts';
import { parseYaml } from '../../../syntax/yaml.ts';
import { below, commandsOfScript } from '../run-script.ts';
import { holds, interpolate, type Known } from './workflow-values.ts';

const workflowFile = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const mostCombinations = 50;
const mostFiles = 100;

/** Is it a workflow of GitHub Actions? */
export function isWorkflow(path: string): boolean {
  return workflowFile.test(path);
}

/** A command that a workflow runs for pushes or pull requests. */
export interface WorkflowCommand {
  line: string;
  /** The folder that it runs in, from the top. */
  folder: string;
  env: Readonly<Record<string, string>>;
  /** It differs between the jobs of a matrix. */
  varies: boolean;
}

/** The commands of one job, in their order. */
export interface WorkflowJob {
  path: string;
  commands: readonly WorkflowCommand[];
}

type Mapping = { [key: string]: Plain };

/**
 * What the workflows of a repository run for pushes and pull requests: of a job with a matrix what its first combination
 * runs. What depends on something that is known only on GitHub is left out.
 */
export function workflowJobs(texts: ReadonlyMap<string, string>): WorkflowJob[] {
  const paths = [...texts.keys()].filter(isWorkflow).sort().slice(0, mostFiles);
  const workflows = new Map(paths.flatMap(path => (readWorkflow(texts.get(path)!) ?? []).map(each => [path, each])));
  const pending = paths.filter(path => workflows.has(path) && isTriggered(workflows.get(path)!.on ?? null));
  const seen = new Set<string>();
  const found: WorkflowJob[] = [];
  for (let path = pending.shift(); path !== undefined; path = pending.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const workflow = workflows.get(path)!;
    for (const job of Object.values(mapping(workflow.jobs)).map(mapping)) {
      const called = /^\.\/(\.github\/workflows\/[^/@]+)$/.exec(text(job.uses) ?? '')?.[1];
      if (called !== undefined && workflows.has(called) && isUsed(job.if, {})) pending.push(called);
      const commands = commandsOfJob(job, workflow);
      if (commands.length > 0) found.push({ path, commands });
    }
  }
  return found;
}

function readWorkflow(source: string): Mapping[] | undefined {
  const { nodes, problems } = parseYaml(source);
  return problems.length === 0 && nodes.length === 1 ? [mapping(plain(nodes[0]!))] : undefined;
}

/** Not a push of tags alone: that is a release. */
function isTriggered(on: Plain): boolean {
  const names = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(mapping(on));
  if (names.includes('pull_request')) return true;
  if (!names.includes('push')) return false;
  const push = mapping(mapping(on).push);
  return !('tags' in push) || 'branches' in push || 'branches-ignore' in push;
}

function commandsOfJob(job: Mapping, workflow: Mapping): WorkflowCommand[] {
  if (job['continue-on-error'] !== undefined && job['continue-on-error'] !== false) return [];
  const combinations = combinationsOf(job.strategy).filter(matrix => {
    const known = knownIn(matrix);
    return runsOnPosix(job['runs-on'], known) && isUsed(job.if, known);
  });
  const all = combinations.map(matrix => runOf(job, workflow, matrix));
  const [first = []] = all;
  const everywhere = (line: string) => all.every(commands => commands.some(each => each.line === line));
  return first.map(command => ({ ...command, varies: !everywhere(command.line) }));
}

function runOf(job: Mapping, workflow: Mapping, matrix: Known): Omit<WorkflowCommand, 'varies'>[] {
  const defaults = { ...runDefaults(workflow), ...runDefaults(job) };
  const outer = variables([workflow.env, job.env], knownIn(matrix));
  const found: Omit<WorkflowCommand, 'varies'>[] = [];
  for (const step of list(job.steps).map(mapping)) {
    const script = text(step.run);
    const known = knownIn(matrix, outer.values);
    if (script === undefined || !isUsed(step.if, known)) continue;
    if (step['continue-on-error'] !== undefined && step['continue-on-error'] !== false) continue;
    const own = variables([step.env], known);
    const shell = text(step.shell) ?? text(defaults.shell) ?? 'bash';
    const at = interpolate(text(step['working-directory']) ?? text(defaults['working-directory']) ?? '.', known);
    const start = at === undefined ? undefined : below('.', at);
    if (own.unknown.length > 0 || !/^(?:bash|sh)\b/.test(shell) || start === undefined) continue;
    const run = interpolate(script, knownIn(matrix, { ...outer.values, ...own.values }, start));
    if (run === undefined || outer.unknown.some(name => new RegExp(`\\$\\{?${name}\\b`).test(run))) continue;
    for (const { line, folder: into } of commandsOfScript(run)) {
      const where = below(start, into);
      if (where !== undefined) found.push({ line, folder: where, env: { ...outer.values, ...own.values } });
    }
  }
  return found;
}

/** A condition that can't be told apart from one that does not hold leaves the step out. */
function isUsed(condition: Plain | undefined, known: Known): boolean {
  if (condition === undefined || condition === null || condition === true) return true;
  return typeof condition === 'string' && holds(condition, known) === true;
}

function runsOnPosix(runner: Plain | undefined, known: Known): boolean {
  const names = list(runner).map(each => interpolate(text(each) ?? '', known) ?? '');
  return !names.some(name => /windows|macos/i.test(name));
}

/** The combinations of a matrix; one without values where there is none. */
function combinationsOf(strategy: Plain | undefined): Known[] {
  const { include, exclude, ...axes } = mapping(mapping(strategy).matrix);
  let all: Known[] = [{}];
  for (const [name, values] of Object.entries(axes)) {
    const texts = list(values).map(valuesOf(name));
    if (texts.length === 0) continue;
    all = all.flatMap(one => texts.map(value => ({ ...one, ...value }))).slice(0, mostCombinations);
  }
  const without = list(exclude).map(each => valuesOf('')(each));
  const kept = all.filter(
    one => !without.some(each => Object.entries(each).every(([key, value]) => one[key] === value)),
  );
  return withIncluded(
    kept,
    list(include).map(each => valuesOf('')(each)),
    Object.keys(axes).length > 0,
  );
}

/** What is included adds to the combinations that it fits, or is one more. */
function withIncluded(all: readonly Known[], included: readonly Known[], hasAxes: boolean): Known[] {
  const result: Known[] = hasAxes || included.length === 0 ? all.map(each => ({ ...each })) : [];
  for (const one of included) {
    const fits = result.filter((_, index) =>
      Object.entries(one).every(([key, value]) => (all[index]?.[key] ?? value) === value),
    );
    if (hasAxes && fits.length > 0) for (const each of fits) Object.assign(each, { ...one, ...each });
    else result.push(one);
  }
  return result.slice(0, mostCombinations);
}

/** A value of an axis by the names that expressions have for it, also where it is a mapping. */
function valuesOf(name: string): (value: Plain) => Known {
  const path = name === '' ? 'matrix' : `matrix.${name}`;
  return value => {
    if (value === null || typeof value !== 'object') return { [path]: String(value ?? '') };
    return Object.fromEntries(
      Object.entries(mapping(value)).flatMap(([key, each]) =>
        each === null || typeof each === 'object' ? [] : [[`${path}.${key}`, String(each)]],
      ),
    );
  };
}

function variables(all: readonly (Plain | undefined)[], known: Known): { values: Known; unknown: string[] } {
  const values: Record<string, string> = {};
  const unknown: string[] = [];
  for (const [name, value] of all.flatMap(each => Object.entries(mapping(each)))) {
    const filled = value === null || typeof value === 'object' ? undefined : interpolate(String(value), known);
    if (filled === undefined || !/^[A-Za-z_]\w*$/.test(name)) unknown.push(name);
    else values[name] = filled;
  }
  return { values, unknown };
}

/** `start`: the folder of the step, from which the top is named. */
function knownIn(matrix: Known, env: Known = {}, start = '.'): Known {
  const top = start === '.' ? '.' : start.replaceAll(/[^/]+/g, '..');
  return {
    ...matrix,
    ...Object.fromEntries(Object.entries(env).map(([name, value]) => [`env.${name}`, value])),
    'github.event_name': 'pull_request',
    'github.workspace': top,
    'runner.os': 'Linux',
  };
}

function runDefaults(of: Mapping): Mapping {
  return mapping(mapping(of.defaults).run);
}

function mapping(value: Plain | undefined): Mapping {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
}

function list(value: Plain | undefined): readonly Plain[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

function text(value: Plain | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
