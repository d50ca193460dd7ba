import { object, optional, required } from '../core/object.ts';
import { anyText, boolean, type Infer, integer, list, nullable, type Shape, text } from '../core/shape.ts';
import { UsageError } from '../core/usage.ts';
import { readAnswer } from './answers.ts';

/** What a workflow runs for, as its event tells it. What may be old by now is read again through the API. */
export type Occasion =
  | { kind: 'pull'; number: number; head: string; payload: PullAnswer; before?: string }
  | { kind: 'group'; head: string; ref: string; base: string; branch: string }
  | { kind: 'push'; branch: string; before: string | null; sha: string; author: string | null; defaultBranch: string }
  | { kind: 'branch'; branch: string; sha: string; defaultBranch: string }
  | { kind: 'nothing'; why: string };

export type Of<K extends Occasion['kind']> = Extract<Occasion, { kind: K }>;

const open = { wants: 'a mapping', open: true };
const sha = text({
  wants: 'a commit id',
  check: value => (/^[0-9a-f]{40,64}$/.test(value) ? undefined : `${JSON.stringify(value)} is no commit id`),
});

/** A pull request, in an event as in an answer of the API. */
export const pullShape = object(
  {
    number: required(integer({ min: 1 }), 'its number'),
    state: optional(anyText, 'open or closed'),
    title: required(anyText, 'its title'),
    body: optional(nullable(anyText), 'its body'),
    user: optional(
      nullable(object({ login: required(anyText, 'the login'), type: optional(anyText, 'User or Bot') }, open)),
      'its author',
    ),
    labels: optional(list(object({ name: required(anyText, 'the name') }, open)), 'its labels'),
    head: required(
      object({ sha: required(sha, 'the commit'), ref: required(anyText, 'the branch') }, open),
      'its head',
    ),
    base: required(object({ ref: required(anyText, 'the branch') }, open), 'its base'),
  },
  open,
);
export type PullAnswer = Infer<typeof pullShape>;

const repository = required(object({ default_branch: required(text(), 'the default branch') }, open), 'the repository');
const pullEvent = object(
  { pull_request: required(pullShape, 'the pull request'), before: optional(sha, 'the head before') },
  open,
);
const groupEvent = object(
  {
    merge_group: required(
      object(
        {
          head_sha: required(sha, 'the commit'),
          head_ref: required(text(), 'its ref'),
          base_sha: required(sha, 'the commit that it stands on'),
          base_ref: required(text(), 'the branch'),
        },
        open,
      ),
      'the group',
    ),
  },
  open,
);
const pushEvent = object(
  {
    ref: required(text(), 'the ref'),
    before: required(sha, 'the commit before'),
    after: required(sha, 'the commit now'),
    deleted: optional(boolean, 'was the branch deleted?'),
    sender: optional(nullable(object({ login: required(anyText, 'the login') }, open)), 'who pushed'),
    repository,
  },
  open,
);
const branchEvent = object({ repository }, open);

/** Events on which the commands of a contract are never started: they hold a token that may write, beside the code of a stranger. */
const privileged: readonly string[] = ['pull_request_target', 'workflow_run', 'issue_comment'];
const known: readonly string[] = [
  'pull_request',
  'pull_request_review',
  'merge_group',
  'push',
  'workflow_dispatch',
  'workflow_call',
];

export function readOccasion(name: string, payload: unknown, { ref, sha }: { ref: string; sha: string }): Occasion {
  if (privileged.includes(name)) {
    throw new UsageError(
      `the event ${name} holds a token that may write, so nothing of a pull request is run under it; run the gate on pull_request`,
    );
  }
  if (!known.includes(name))
    throw new UsageError(`the gate does not know the event ${JSON.stringify(name)}; run it on ${known.join(', ')}`);
  const read = <T>(shape: Shape<T>) => readAnswer(shape, payload, `the event ${name}`);
  const has = (key: string) => payload !== null && typeof payload === 'object' && key in payload;
  if (name.startsWith('pull_request') || (name === 'workflow_call' && has('pull_request')))
    return pullOccasion(read(pullEvent));
  if (name === 'merge_group' || (name === 'workflow_call' && has('merge_group'))) {
    const { head_sha, head_ref, base_sha, base_ref } = read(groupEvent).merge_group;
    return { kind: 'group', head: head_sha, ref: head_ref, base: base_sha, branch: branchOf(base_ref) ?? base_ref };
  }
  if (name === 'push' || (name === 'workflow_call' && has('before'))) return pushOccasion(read(pushEvent));
  const branch = branchOf(ref);
  if (branch === undefined)
    throw new UsageError(`the workflow runs on ${ref}, which is no branch; start it on a branch`);
  return { kind: 'branch', branch, sha, defaultBranch: read(branchEvent).repository.default_branch };
}

function pullOccasion({ pull_request: payload, before }: Infer<typeof pullEvent>): Occasion {
  return { kind: 'pull', number: payload.number, head: payload.head.sha, payload, ...(before ? { before } : {}) };
}

function pushOccasion(event: Infer<typeof pushEvent>): Occasion {
  const branch = branchOf(event.ref);
  if (branch === undefined) return { kind: 'nothing', why: `${event.ref} is no branch` };
  if (event.deleted || isNothing(event.after)) return { kind: 'nothing', why: `the branch ${branch} was deleted` };
  return {
    kind: 'push',
    branch,
    before: isNothing(event.before) ? null : event.before,
    sha: event.after,
    author: event.sender?.login ?? null,
    defaultBranch: event.repository.default_branch,
  };
}

function branchOf(ref: string): string | undefined {
  return /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
}

function isNothing(commit: string): boolean {
  return /^0+$/.test(commit);
}
