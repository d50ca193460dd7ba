import { type GateContext, gateStep, usualJob } from './gate-job.ts';
import { type Weakness, weaknessesIn } from './weakness.ts';
import { keyed, type LocatedJob, type LocatedWorkflow, textOf, writtenScopes } from './workflow.ts';

const headReference =
  /github\.head_ref|github\.event\.pull_request\.(?:head|number|merge_commit_sha)|github\.event\.workflow_run\.head|refs\/pull\//;
const fetchesHead = /\bgh pr checkout\b|\bpull\/\$|refs\/pull\//;
const privileged = ['pull_request_target', 'workflow_run', 'issue_comment', 'pull_request_review'];

/** What a workflow that is not the gate's could do to it. */
export function otherWeaknesses(workflow: LocatedWorkflow, context: Pick<GateContext, 'isOwn'>): Weakness[] {
  const { found, add } = weaknessesIn(workflow.path);
  const event = privileged.find(name => workflow.events.has(name) && name !== 'pull_request_review');
  for (const job of workflow.jobs) {
    if (event)
      for (const at of headCheckouts(job))
        add(
          'weak',
          'head_checkout',
          at,
          `code of a pull request is checked out on ${event}, with a token that can write and with secrets`,
          'Use pull_request, or leave the head out of this workflow.',
        );
    if (gateStep(job, context)?.command === 'recheck') continue;
    for (const { scope, at } of writtenScopes(job)) {
      if (!['checks', 'statuses', 'all'].includes(scope)) continue;
      const what = scope === 'all' ? 'write-all' : `${scope}: write`;
      add(
        'weak',
        'checks_written',
        at,
        `with ${what} the job ${job.key} can post a check of any name, that of the gate included`,
        `Remove ${what}, or give it to a job that runs no code of a pull request.`,
      );
    }
    if ((textOf(job.node, 'name')?.text ?? job.key) === usualJob)
      add(
        'weak',
        'same_name',
        job.at,
        `another job is named ${usualJob}: if it passes where the gate does not run, the rule is satisfied`,
        'Rename this job.',
      );
  }
  return found;
}

function headCheckouts(job: LocatedJob) {
  return job.steps.flatMap(({ uses, node, run, at }) => {
    const ref = textOf(keyed(node, 'with')?.node, 'ref');
    if (/^actions\/checkout@/.test(uses) && ref && headReference.test(ref.text)) return [ref.at];
    return fetchesHead.test(run) ? [at] : [];
  });
}

/** What is wrong with the workflow that runs the gate again. */
export function recheckWeaknesses(workflow: LocatedWorkflow, context: Pick<GateContext, 'isOwn'>): Weakness[] {
  const { found, add } = weaknessesIn(workflow.path);
  for (const job of workflow.jobs) {
    if (gateStep(job, context)?.command !== 'recheck') continue;
    for (const { uses, usesAt } of job.steps)
      if (/^actions\/checkout@/.test(uses))
        add('weak', 'recheck_checkout', usesAt, 'this job can start runs, and needs no checkout', 'Remove this step.');
    const other = writtenScopes(job).filter(({ scope }) => scope !== 'actions');
    for (const { scope, at } of other)
      add('weak', 'permissions_wide', at, `running the gate again needs no ${scope}: write`, 'Remove this line.');
  }
  return found;
}
