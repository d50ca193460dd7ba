import { UsageError } from '../../model/errors.ts';
import { type CompiledShape, compiled } from '../../schema/built-in.ts';
import type { Infer } from '../../schema/shape.ts';
import * as validators from '../../schema/validators.ts';
import { readEvent } from '../api/validate-response.ts';
import { branchEvent, groupEvent, type PullAnswer, pullEvent, pushEvent } from './payloads.ts';

/** What started the workflow, according to its event. Data that may be outdated is read again from the API. */
export type Trigger =
  | {
      kind: 'pull';
      number: number;
      head: string;
      payload: PullAnswer;
      before?: string;
      /** The base branch before this event changed it. */
      baseBefore?: string;
    }
  | {
      kind: 'group';
      head: string;
      ref: string;
      base: string;
      branch: string;
      /** The number of the last pull request, which the ref names; null if it does not. */
      last: number | null;
    }
  | { kind: 'push'; branch: string; before: string | null; sha: string; author: string | null; defaultBranch: string }
  | { kind: 'branch'; branch: string; sha: string; defaultBranch: string }
  | { kind: 'nothing'; reason: string };

const events = {
  pull: compiled(pullEvent, validators.pullEvent),
  group: compiled(groupEvent, validators.groupEvent),
  push: compiled(pushEvent, validators.pushEvent),
  branch: compiled(branchEvent, validators.branchEvent),
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

export function readTrigger(name: string, payload: unknown, { ref, sha }: { ref: string; sha: string }): Trigger {
  if (privileged.includes(name)) {
    throw new UsageError(
      `the event ${name} gives untrusted code a token with write access; run the gate on pull_request`,
    );
  }
  if (!known.includes(name))
    throw new UsageError(`unsupported event ${JSON.stringify(name)}; run the gate on ${known.join(', ')}`);
  const read = <T>(shape: CompiledShape<T>) => readEvent(shape, payload, `the event ${name}`);
  const has = (key: string) => payload !== null && typeof payload === 'object' && key in payload;
  if (name.startsWith('pull_request') || (name === 'workflow_call' && has('pull_request')))
    return pullTrigger(read(events.pull));
  if (name === 'merge_group' || (name === 'workflow_call' && has('merge_group'))) {
    const { head_sha, head_ref, base_sha, base_ref } = read(events.group).merge_group;
    const last = /\/pr-(\d{1,9})-[0-9a-f]{40,64}$/.exec(head_ref)?.[1];
    return {
      kind: 'group',
      head: head_sha,
      ref: head_ref,
      base: base_sha,
      branch: branchOf(base_ref) ?? base_ref,
      last: last === undefined ? null : Number(last),
    };
  }
  if (name === 'push' || (name === 'workflow_call' && has('before'))) return pushTrigger(read(events.push));
  const branch = branchOf(ref);
  if (branch === undefined)
    throw new UsageError(`the workflow runs on ${ref}, which is not a branch; start it on a branch`);
  return { kind: 'branch', branch, sha, defaultBranch: read(events.branch).repository.default_branch };
}

function pullTrigger({ pull_request: payload, before, changes }: Infer<typeof pullEvent>): Trigger {
  const baseBefore = changes?.base?.ref?.from;
  return {
    kind: 'pull',
    number: payload.number,
    head: payload.head.sha,
    payload,
    ...(before ? { before } : {}),
    ...(baseBefore ? { baseBefore } : {}),
  };
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
