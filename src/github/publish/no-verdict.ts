import { marker, stateIn, stateLine } from '../../report/github/comment.ts';
import { prose } from '../../report/sanitize.ts';
import type { Api } from '../api/api.ts';
import type { Identity } from '../identity.ts';
import type { Inputs } from '../runner/inputs.ts';
import type { Runner } from '../runner/runner.ts';
import { openComment } from './comment.ts';

interface NoVerdict {
  api: Api;
  runner: Runner;
  inputs: Inputs;
  identity: Identity;
}

/**
 * Tells pull requests why the gate has no verdict: those of a merge group, which GitHub now removes from the queue, and
 * those that share a head.
 */
export async function commentNoVerdict(
  numbers: readonly number[],
  error: unknown,
  { api, runner, inputs, identity }: NoVerdict,
): Promise<void> {
  if (['verify', 'plan'].includes(inputs.command) || inputs.comment === 'off' || inputs.mode === 'observe') return;
  const { repository, serverUrl, runId, runAttempt } = runner;
  const url = `${serverUrl}/${repository}/actions/runs/${runId}/attempts/${runAttempt}`;
  const reason = prose(error instanceof Error ? error.message : String(error));
  const where = runner.eventName === 'merge_group' ? ' in the merge queue' : '';
  const text = `## contract-gate: no verdict${where}\n\n${reason}\n\n[Details](${url})\n`;
  for (const number of numbers) {
    const existing = openComment(api, repository, number, identity.login);
    try {
      await existing.write(`${marker}\n\n${text}${stateLine(stateIn((await existing.find())?.body ?? ''))}`);
    } catch (failure) {
      runner.log(`Not published: the comment on #${number}: ${failure instanceof Error ? failure.message : failure}`);
    }
  }
}
