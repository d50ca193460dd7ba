import { entry, type Node, plain } from '../../syntax/located-value.ts';
import { installsPrograms } from '../../tools/reading/installation.ts';
import type { Weakness } from './weakness.ts';
import { weaknessesIn } from './weakness.ts';
import {
  itemsOf,
  keyed,
  type LocatedJob,
  type LocatedStep,
  type LocatedWorkflow,
  textOf,
  writtenScopes,
} from './workflow.ts';

/** The name that rules of a branch are told to require. */
export const usualJob = 'contract-gate';

/** What is known besides the workflow itself. */
export interface GateContext {
  /** Names of checks that the branch requires, if that is known. */
  required?: readonly string[];
  /** The policy sends messages, which needs `contents: write`. */
  dispatches: boolean;
  /** The repository is the gate's own, whose workflows use it as `./`. */
  isOwn: boolean;
}

const gateAction = /(?:^|\/)contract-gate(?:\/[\w./-]+)?@/;

/** The step that runs the gate, with the command that it is given. */
export function gateStep(
  job: LocatedJob,
  { isOwn }: Pick<GateContext, 'isOwn'>,
): { step: LocatedStep; command: string } | undefined {
  const step = job.steps.find(({ uses }) => gateAction.test(uses) || (isOwn && uses === './'));
  return step && { step, command: textOf(keyed(step.node, 'with')?.node, 'command')?.text ?? 'gate' };
}

/** Whether a job runs the gate's own reusable workflow. */
function callsGate({ uses }: LocatedJob): boolean {
  return uses !== undefined && gateAction.test(uses.text);
}

/** The jobs that carry the verdict. One that only verifies passes once it has written its results. */
export function decidingJobs({ jobs }: LocatedWorkflow, context: Pick<GateContext, 'isOwn'>): LocatedJob[] {
  const commandOf = (job: LocatedJob) => gateStep(job, context)?.command ?? '';
  return jobs.filter(job => callsGate(job) || ['gate', 'publish'].includes(commandOf(job)));
}

/** Whether a workflow runs the gate on pull requests, or what it needs for a verdict. */
export function runsGate({ jobs }: LocatedWorkflow, context: Pick<GateContext, 'isOwn'>): boolean {
  return jobs.some(job => callsGate(job) || (gateStep(job, context)?.command ?? 'recheck') !== 'recheck');
}

/** The report that is posted through the API: what to require where no job of the gate is a check of the pull request. */
const reportCheck = 'contract-gate report';

/** The name of the check that carries the verdict of a job, as rules of a branch have to require it. */
export function checkOf({ events }: Pick<LocatedWorkflow, 'events'>, job: LocatedJob): string {
  const isElsewhere = events.has('workflow_run') || events.has('pull_request_target');
  if (isElsewhere && !events.has('pull_request')) return reportCheck;
  const name = textOf(job.node, 'name')?.text ?? job.key;
  return callsGate(job) ? `${name} / ${usualJob}` : name;
}

/** What lets a pull request past a workflow that runs the gate. */
export function gateWeaknesses(workflow: LocatedWorkflow, context: GateContext): Weakness[] {
  const { found, add } = weaknessesIn(workflow.path);
  const isOnlyCalled = workflow.events.has('workflow_call') && workflow.events.size === 1;
  if (!isOnlyCalled) triggers(workflow, add);
  for (const job of decidingJobs(workflow, context)) {
    // A skipped job posts no report, and a required check that is missing blocks.
    if (checkOf(workflow, job) === reportCheck) continue;
    names(workflow, job, context, add);
    conclusions(job, context, add);
  }
  for (const job of workflow.jobs) {
    const gate = gateStep(job, context);
    if (!gate || gate.command === 'recheck') continue;
    permissions(job, gate.command, context, add);
    steps(job, gate.step, context, add);
  }
  return found;
}

type Add = ReturnType<typeof weaknessesIn>['add'];

const neededTypes = ['opened', 'synchronize', 'reopened', 'edited', 'labeled', 'unlabeled'];
const filters = ['branches', 'branches-ignore', 'paths', 'paths-ignore'];

function triggers({ events, node }: LocatedWorkflow, add: Add): void {
  const at = keyed(node, 'on')?.at;
  const pull = events.get('pull_request');
  if (!pull && !events.has('pull_request_target') && !events.has('workflow_run')) {
    add('weak', 'no_pull_request', at, 'the gate does not run for pull requests', 'Add pull_request: under on:.');
    return;
  }
  if (!pull) return;
  const types = itemsOf(keyed(pull.settings, 'types')?.node).map(plain);
  const present = types.length > 0 ? types : ['opened', 'synchronize', 'reopened'];
  const missing = neededTypes.filter(type => !present.includes(type));
  if (missing.length > 0)
    add(
      'weak',
      'missing_types',
      keyed(pull.settings, 'types')?.at ?? pull.at,
      `the gate does not run when a pull request is ${missing.join(', ')}, which can change what applies to it`,
      `Write types: [${[...neededTypes, 'ready_for_review'].join(', ')}].`,
    );
  for (const filter of filters) {
    const used = keyed(pull.settings, filter);
    if (used)
      add(
        'weak',
        'filtered',
        used.at,
        `${filter} leaves pull requests out: the gate does not run for them`,
        `Remove ${filter}, and let the policy and applies_to decide.`,
      );
  }
  if (!events.has('merge_group'))
    add(
      'weak',
      'no_merge_group',
      at,
      'the gate does not run in a merge queue, so a queue merges without its verdict or waits for ever',
      'Add merge_group: under on:.',
    );
  const review = events.get('pull_request_review');
  if (review)
    add(
      'note',
      'review_trigger',
      review.at,
      'a run for a review leaves a second check of the same name, and the older one can keep blocking',
      'Remove it, and use the workflow contract-gate-recheck.yml, which runs the same check again.',
    );
}

function names(workflow: LocatedWorkflow, job: LocatedJob, { required }: GateContext, add: Add): void {
  const name = textOf(job.node, 'name');
  const shown = checkOf(workflow, job);
  const matrix = keyed(keyed(job.node, 'strategy')?.node, 'matrix');
  if (required?.includes(shown) && !matrix) return;
  if (matrix)
    add(
      'weak',
      'job_matrix',
      matrix.at,
      'a matrix adds to the name of the job, so no rule finds it',
      'Remove the matrix.',
    );
  if (shown !== usualJob && !callsGate(job))
    add(
      'weak',
      'job_name',
      name?.at ?? job.at,
      `the gate's job is named ${JSON.stringify(shown)}, so a rule that requires ${usualJob} does not find it`,
      name ? 'Remove name:.' : `Name the job ${usualJob}.`,
    );
}

/** `always()` alone can't skip a job. */
const neverSkips = /^(?:\$\{\{)?\s*(?:always\(\)|!\s*cancelled\(\))\s*(?:\}\})?$/;

/** How the job could end in green without a verdict. */
function conclusions(job: LocatedJob, context: GateContext, add: Add): void {
  const step = gateStep(job, context)?.step;
  const condition = textOf(job.node, 'if');
  if (condition && !neverSkips.test(condition.text))
    add('weak', 'job_skipped', condition.at, 'if: can skip the job, and a skipped job counts as passed', 'Remove if:.');
  const needs = keyed(job.node, 'needs');
  if (needs && !condition)
    add(
      'weak',
      'job_needs',
      needs.at,
      'if a job that it needs fails, the job is skipped, and a skipped job counts as passed',
      `Add if: \${{ !cancelled() }} to the job, or remove needs:.`,
    );
  const stepCondition = step && textOf(step.node, 'if');
  if (stepCondition && !neverSkips.test(stepCondition.text))
    add(
      'weak',
      'step_skipped',
      stepCondition.at,
      "if: can skip the gate's step, and the job is then green",
      'Remove if:.',
    );
  for (const node of [job.node, ...(step ? [step.node] : [])]) {
    const tolerant = keyed(node, 'continue-on-error');
    if (tolerant && !(tolerant.node.kind === 'boolean' && !tolerant.node.value))
      add(
        'weak',
        'continue_on_error',
        tolerant.at,
        'the job stays green if the gate fails',
        'Remove continue-on-error.',
      );
  }
  const mode = step && textOf(keyed(step.node, 'with')?.node, 'mode');
  if (mode && mode.text !== 'block')
    add('weak', 'mode_input', mode.at, `mode: ${mode.text} reports, and blocks nothing`, 'Remove mode:.');
}

function permissions(job: LocatedJob, command: string, { dispatches }: GateContext, add: Add): void {
  if (!job.permissions) {
    add(
      'weak',
      'permissions_missing',
      job.at,
      "without permissions: the job has those of the repository's settings, which can be all",
      'Add permissions: {contents: read, checks: write, pull-requests: write, actions: read}.',
    );
    return;
  }
  const needed = ['verify', 'plan'].includes(command)
    ? []
    : ['checks', 'pull-requests', ...(dispatches ? ['contents'] : [])];
  for (const { scope, at } of writtenScopes(job)) {
    if (needed.includes(scope)) continue;
    const what = scope === 'all' ? 'write-all' : `${scope}: write`;
    add(
      'weak',
      'permissions_wide',
      at,
      `the job needs no ${what}, and commands run next to that token`,
      'Remove this line.',
    );
  }
}

const pinnedForm = /@[0-9a-f]{40}$/;
/** The gate's own action follows its releases by their major version. */
const ownRelease = /(?:^|\/)contract-gate(?:\/[\w./-]+)?@v\d+(?:\.\d+){0,2}$/;

/** What a job does beside the gate: other people's actions, and code of the pull request. */
function steps(job: LocatedJob, gate: LocatedStep, context: GateContext, add: Add): void {
  const before = job.steps.slice(0, job.steps.indexOf(gate));
  for (const { uses, usesAt } of job.steps) {
    if (uses === '' || uses.startsWith('./') || pinnedForm.test(uses) || ownRelease.test(uses)) continue;
    add('weak', 'unpinned', usesAt, `${uses} can change without notice`, 'Pin it by the full commit of a release.');
  }
  for (const { run, uses, at, usesAt, node } of before) {
    const isLocal = uses.startsWith('./') && !context.isOwn;
    if (run !== '' || isLocal)
      add(
        'weak',
        'step_before',
        run === '' ? usesAt : at,
        'a step before the gate can run code of the pull request, outside of the cage, and change the gate',
        'Move it to setup: in the policy, or to a job of its own.',
      );
    if (/^actions\/checkout@/.test(uses) && !isFalse(keyed(keyed(node, 'with')?.node, 'persist-credentials')?.node))
      add(
        'weak',
        'credentials_kept',
        usesAt,
        'the checkout leaves its token in .git/config, where commands can read it',
        'Add with: {persist-credentials: false}.',
      );
    if (installsPrograms(uses)) {
      const cache = keyed(keyed(node, 'with')?.node, 'cache');
      if (cache && !isFalse(cache.node))
        add('note', 'cache', cache.at, 'a cache that pull requests can write is read by the gate', 'Remove cache:.');
    }
  }
  secrets(job, gate, add);
  const runner = textOf(job.node, 'runs-on') ?? labelled(job);
  if (runner && /self-hosted/.test(runner.text))
    add(
      'note',
      'self_hosted',
      runner.at,
      'a machine of your own keeps what commands leave behind, unless it is new for each job',
      'Use runners that are thrown away after each job.',
    );
}

function labelled({ node }: LocatedJob) {
  const labels = keyed(node, 'runs-on');
  return labels && { text: itemsOf(labels.node).map(plain).join(' '), at: labels.at };
}

/** Secrets that commands next to the gate could reach. Its token alone is its own business. */
function secrets(job: LocatedJob, gate: LocatedStep, add: Add): void {
  const places: Node[] = [job.node, gate.node].flatMap(node => {
    const env = entry(node, 'env');
    return env ? [env.value] : [];
  });
  for (const { key, keyAt, value } of places.flatMap(node => (node.kind === 'map' ? node.entries : []))) {
    if (value.kind !== 'text' || !/\bsecrets\s*[.[]/.test(value.value)) continue;
    add('weak', 'secret', keyAt, `the secret ${key} is in the environment of the job that runs commands`, 'Remove it.');
  }
}

function isFalse(node: Node | undefined): boolean {
  return (node?.kind === 'boolean' && !node.value) || (node?.kind === 'text' && node.value === 'false');
}
