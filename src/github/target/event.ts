import { UsageError } from '../../model/errors.ts';
import { type CompiledShape, compiled } from '../../schema/built-in.ts';
import type { Infer } from '../../schema/shape.ts';
import * as validators from '../../schema/validators.ts';
import { readEvent } from '../api/validate-response.ts';
import { branchEvent, groupEvent, type PullAnswer, pullEvent, pushEvent, runEvent } from './payloads.ts';

/** What started the workflow, according to its event. Data that may be outdated is read again from the API. */
export type Trigger =
  | {
      kind: 'pull';
      number: number;
      head: string;
      payload: PullAnswer;
      before?: string;
      /** Whether its files are on disk. If not, they are read from git, and never checked out. */
      isCheckedOut: boolean;
      /** The base branch before this event changed it. */
      baseBefore?: string;
    }
  | {
      kind: 'group';
      isCheckedOut: boolean;
      /** The file of the workflow that ran the commands, if it is not this one. */
      workflow?: string;
      head: string;
      ref: string;
      base: string;
      branch: string;
      /** The number of the last pull request, which the ref names; null if it does not. */
      last: number | null;
    }
  | { kind: 'push'; branch: string; before: string | null; sha: string; author: string | null; defaultBranch: string }
  | { kind: 'branch'; branch: string; sha: string; defaultBranch: string }
  /** The run of a workflow for a pull request, which is found by the repository, branch and commit that GitHub names. */
  | { kind: 'run'; head: string; repository: string; branch: string; workflow: string }
  | { kind: 'nothing'; reason: string };

const events = {
  pull: compiled(pullEvent, validators.pullEvent),
  group: compiled(groupEvent, validators.groupEvent),
  push: compiled(pushEvent, validators.pushEvent),
  branch: compiled(branchEvent, validators.branchEvent),
  run: compiled(runEvent, validators.runEvent),
};

export type TriggerOf<K extends Trigger['kind']> = Extract<Trigger, { kind: K }>;

/** Events with a write token for untrusted code. Commands of a contract never run on them. */
const privileged: readonly string[] = ['pull_request_target', 'workflow_run', 'issue_comment'];
const known: readonly string[] = [
  'pull_request',
  'pull_request_review',
  'merge_group',
  'push',
  'workflow_dispatch',
  'workflow_call',
];
/** Privileged events on which results can be published: that starts no process of a contract. */
const publishable: readonly string[] = ['pull_request_target', 'workflow_run'];

/** `publishes`: no command of a contract will run, whatever the event. */
export function readTrigger(
  name: string,
  payload: unknown,
  { ref, sha }: { ref: string; sha: string },
  publishes = false,
): Trigger {
  const isPrivileged = privileged.includes(name);
  const supported = publishes ? [...known, ...publishable] : known;
  if (isPrivileged && !publishes) {
    throw new UsageError(
      `the event ${name} gives untrusted code a token with write access; run the gate on pull_request`,
    );
  }
  if (!supported.includes(name)) {
    const command = publishes ? 'command: publish' : 'the gate';
    throw new UsageError(`unsupported event ${JSON.stringify(name)}; run ${command} on ${supported.join(', ')}`);
  }
  if (name === 'workflow_run') return runTrigger(readPayload('run', payload, name).workflow_run);
  const has = (key: string) => payload !== null && typeof payload === 'object' && key in payload;
  if (name.startsWith('pull_request') || (name === 'workflow_call' && has('pull_request')))
    return pullTrigger(readPayload('pull', payload, name), !isPrivileged);
  if (name === 'merge_group' || (name === 'workflow_call' && has('merge_group'))) {
    const { head_sha, head_ref, base_sha, base_ref } = readPayload('group', payload, name).merge_group;
    const last = groupRef.exec(head_ref)?.[2];
    return {
      kind: 'group',
      isCheckedOut: true,
      head: head_sha,
      ref: head_ref,
      base: base_sha,
      branch: branchOf(base_ref) ?? base_ref,
      last: last === undefined ? null : Number(last),
    };
  }
  if (name === 'push' || (name === 'workflow_call' && has('before')))
    return pushTrigger(readPayload('push', payload, name));
  const branch = branchOf(ref);
  if (branch === undefined)
    throw new UsageError(`the workflow runs on ${ref}, which is not a branch; start it on a branch`);
  return { kind: 'branch', branch, sha, defaultBranch: readPayload('branch', payload, name).repository.default_branch };
}

function readPayload<K extends keyof typeof events>(kind: K, payload: unknown, name: string) {
  return readEvent(events[kind] as CompiledShape<PayloadOf<K>>, payload, `the event ${name}`);
}

type PayloadOf<K extends keyof typeof events> = (typeof events)[K] extends CompiledShape<infer T> ? T : never;

function pullTrigger(event: Infer<typeof pullEvent>, isCheckedOut: boolean): Trigger {
  const { pull_request: payload, before, changes } = event;
  const baseBefore = changes?.base?.ref?.from;
  return {
    kind: 'pull',
    number: payload.number,
    head: payload.head.sha,
    payload,
    isCheckedOut,
    ...(before ? { before } : {}),
    ...(baseBefore ? { baseBefore } : {}),
  };
}

/** Such as `gh-readonly-queue/main/pr-12-COMMIT`, which names the branch, the last pull request, and the commit below it. */
const groupRef = /^(?:refs\/heads\/)?(?:gh-readonly-queue\/)?(.+)\/pr-(\d{1,9})-([0-9a-f]{40,64})$/s;

function runTrigger(run: Infer<typeof runEvent>['workflow_run']): Trigger {
  const { event, path: workflow, head_sha: head, head_branch: branch, head_repository: from } = run;
  if (event === 'merge_group') {
    const [, target, last, base] = groupRef.exec(branch ?? '') ?? [];
    if (target === undefined || base === undefined)
      throw new UsageError(`the run was for ${branch}, which is not a merge group; run the job again`);
    const ref = `refs/heads/${branch}`;
    return { kind: 'group', isCheckedOut: false, workflow, head, ref, base, branch: target, last: Number(last) };
  }
  if (event !== 'pull_request' && event !== 'pull_request_review')
    throw new UsageError(
      `the results are from a run on ${JSON.stringify(event)}; run command: verify on pull_request or merge_group`,
    );
  if (branch === null || from === null)
    throw new UsageError('the fork of the pull request was deleted; reopen it from another branch');
  return { kind: 'run', head, repository: from.full_name, branch, workflow };
}

function pushTrigger(event: Infer<typeof pushEvent>): Trigger {
  const branch = branchOf(event.ref);
  if (branch === undefined) return { kind: 'nothing', reason: `${event.ref} is not a branch` };
  if (event.deleted || isZero(event.after)) return { kind: 'nothing', reason: `the branch ${branch} was deleted` };
  return {
    kind: 'push',
    branch,
    before: isZero(event.before) ? null : event.before,
    sha: event.after,
    author: event.sender?.login ?? null,
    defaultBranch: event.repository.default_branch,
  };
}

function branchOf(ref: string): string | undefined {
  return /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
}

function isZero(commit: string): boolean {
  return /^0+$/.test(commit);
}
