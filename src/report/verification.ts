import type { ContractResult, CriterionResult, Results } from '../model/results.ts';
import { inertJson } from './json.ts';

const longestError = 2_000;

/** The report for agent frameworks: each task with its contract and `verificationResults`, and the advisory tasks for review. */
export function verification(results: Results): string {
  const tasks = results.contracts.filter(({ dialect }) => dialect !== 'policy');
  const advisory = tasks.filter(({ type }) => type === 'advisory');
  return inertJson({
    tasks: tasks.map(contract => record(contract, results)),
    advisoryTasks: advisory.map(contract => ({
      taskId: contract.id,
      description: taskOf(contract),
      output: outputOf(contract),
      completedAt: results.timing.finished,
    })),
  });
}

/** What the agent wrote, and the files that it changed. */
function outputOf({ criteria }: ContractResult): string {
  const advisory = criteria.find(({ check }) => check === 'advisory');
  return [advisory?.output?.tail, advisory?.got].filter(Boolean).join('\n\n');
}

function taskOf({ description, title }: ContractResult): string {
  return description?.trim() || title;
}

function record(contract: ContractResult, { timing, target }: Results): object {
  const overall = ({ pass: 'pass', fail: 'fail', pending: 'pending', error: 'pending' } as const)[contract.verdict];
  const activities = contract.criteria.flatMap(({ activity }) => (activity ? [activity] : []));
  return {
    taskId: contract.id,
    description: taskOf(contract),
    head: target.head,
    ...(contract.dialect === 'verification'
      ? {
          verificationContract: {
            type: contract.type,
            criteria: distinct(
              activities.map(({ name, description, pattern, timing: when }) => ({
                activity: name,
                description,
                ...(pattern ? { pattern } : {}),
                ...(when ? { timing: when } : {}),
              })),
            ),
            ...(contract.generatedFrom ? { generatedFrom: contract.generatedFrom } : {}),
            ...(contract.generatedAt ? { generatedAt: contract.generatedAt } : {}),
          },
        }
      : {}),
    verificationResults: {
      overall,
      criteria: contract.criteria.map(criterion => criterionRecord(criterion, contract.attempt ?? 1)),
      ...(overall === 'pending' ? {} : { completedAt: timing.finished }),
    },
  };
}

/** An activity that runs in several packages is one criterion of the contract. */
function distinct<T>(all: readonly T[]): T[] {
  return [...new Map(all.map(each => [JSON.stringify(each), each])).values()];
}

/** The format knows pass, fail and skipped only: what is inconclusive or pending is skipped, with the reason as `error`. */
function criterionRecord(criterion: CriterionResult, attempt: number): object {
  const { id, activity, check, status, message, output } = criterion;
  const outcome = (
    { pass: 'pass', warn: 'pass', fail: 'fail', error: 'skipped', pending: 'skipped', skip: 'skipped' } as const
  )[status];
  const error =
    status === 'pass' ? undefined : [message, status === 'fail' ? (output?.tail ?? '') : ''].join('\n').trim();
  return {
    id,
    activity: activity?.name ?? check,
    status: outcome,
    ...(error ? { error: error.slice(0, longestError) } : {}),
    attempts: outcome === 'skipped' ? 0 : attempt,
  };
}
