import { checkOf, decidingJobs, type GateContext, gateStep, gateWeaknesses, runsGate, usualJob } from './gate-job.ts';
import { otherWeaknesses, recheckWeaknesses } from './other-workflows.ts';
import { type Weakness, weaknessesIn } from './weakness.ts';
import { type LocatedWorkflow, readLocatedWorkflow } from './workflow.ts';

/** Everything that the workflows of a repository say about its gate; `texts`: by path. */
export function workflowWeaknesses(
  texts: ReadonlyMap<string, string>,
  context: GateContext,
): { weaknesses: Weakness[]; gates: LocatedWorkflow[] } {
  const workflows: LocatedWorkflow[] = [];
  const unreadable: Weakness[] = [];
  for (const [path, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const read = readLocatedWorkflow(path, text);
    if ('workflow' in read) workflows.push(read.workflow);
    else {
      const { found, add } = weaknessesIn(path);
      const { message, at } = read.problem;
      add('unknown', 'unreadable', at, `this workflow can't be read: ${message}`, 'Correct it.');
      unreadable.push(...found);
    }
  }
  const gates = workflows.filter(each => runsGate(each, context));
  const others = workflows.filter(each => !gates.includes(each));
  const all = [
    ...unreadable,
    ...(gates.length === 0 ? noGate() : []),
    ...(gates.length > 0 && checksIn(workflows, context).length === 0 ? noVerdict(gates[0]!) : []),
    ...gates.flatMap(each => gateWeaknesses(each, context)),
    ...others.flatMap(each => otherWeaknesses(each, context)),
    ...workflows.flatMap(each => recheckWeaknesses(each, context)),
    ...(gates.length > 0 && !hasRecheck(workflows, context) ? noRecheck(gates[0]!) : []),
  ];
  return { weaknesses: all, gates };
}

/** The checks that carry the gate's verdict: one of them is what rules of a branch have to require. */
export function gateChecks(texts: ReadonlyMap<string, string>, context: Pick<GateContext, 'isOwn'>): string[] {
  const workflows = [...texts].flatMap(([path, text]) => {
    const read = readLocatedWorkflow(path, text);
    return 'workflow' in read ? [read.workflow] : [];
  });
  const names = checksIn(workflows, context);
  return names.length > 0 ? [...new Set(names)] : [usualJob];
}

function checksIn(workflows: readonly LocatedWorkflow[], context: Pick<GateContext, 'isOwn'>): string[] {
  return workflows.flatMap(workflow => decidingJobs(workflow, context).map(job => checkOf(workflow, job)));
}

function noVerdict({ path }: LocatedWorkflow): Weakness[] {
  const { found, add } = weaknessesIn(path);
  const message = 'command: verify passes whatever it finds, and no job publishes its results, so nothing blocks';
  add('weak', 'no_verdict', undefined, message, 'Add a job with command: publish, or use command: gate.');
  return found;
}

function noGate(): Weakness[] {
  const { found, add } = weaknessesIn('.github/workflows/contract-gate.yml');
  add('weak', 'no_gate', undefined, 'no workflow runs contract-gate', 'Run contract-gate init.');
  return found;
}

function hasRecheck(workflows: readonly LocatedWorkflow[], context: GateContext): boolean {
  return workflows.some(
    ({ jobs, events }) => events.has('pull_request_review') && jobs.some(job => gateStep(job, context) !== undefined),
  );
}

function noRecheck({ path }: LocatedWorkflow): Weakness[] {
  const { found, add } = weaknessesIn(path);
  const fix = 'Run contract-gate init, which adds contract-gate-recheck.yml.';
  add('note', 'no_recheck', undefined, 'an approval does not run the gate again: somebody must re-run the job', fix);
  return found;
}
