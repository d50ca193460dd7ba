import { object, optional, required } from '../../schema/object.ts';
import { anyText, boolean, type Infer, integer, list, nullable, text } from '../../schema/shape.ts';

/** The parts of event payloads that are read; the rest is ignored. */

const open = { wants: 'a mapping', open: true };
const commitId = /^[0-9a-f]{40,64}$/;
const sha = text({
  wants: 'a commit id',
  title: 'commit id',
  pattern: commitId.source,
  check: value => (commitId.test(value) ? undefined : `${JSON.stringify(value)} is not a commit id`),
});
const word = text({ pattern: '\\S' });
const number = integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

/** A pull request in an event payload or an API response. */
export const pullShape = object(
  {
    number: required(number, 'its number'),
    state: optional(anyText, 'open or closed'),
    title: required(anyText, 'its title'),
    body: optional(nullable(anyText), 'its body'),
    user: optional(
      nullable(object({ login: required(anyText, 'the login'), type: optional(anyText, 'User or Bot') }, open)),
      'its author',
    ),
    labels: optional(list(object({ name: required(anyText, 'the name') }, open)), 'its labels'),
    head: required(
      object(
        {
          sha: required(sha, 'the commit'),
          ref: required(anyText, 'the branch'),
          repo: optional(nullable(object({ full_name: required(anyText, 'owner/name') }, open)), 'its repository'),
        },
        open,
      ),
      'its head',
    ),
    base: required(object({ ref: required(anyText, 'the branch') }, open), 'its base'),
    merge_commit_sha: optional(nullable(anyText), "GitHub's merge of head and base"),
  },
  open,
);
export type PullAnswer = Infer<typeof pullShape>;

const repository = required(object({ default_branch: required(word, 'the default branch') }, open), 'the repository');
export const pullEvent = object(
  {
    pull_request: required(pullShape, 'the pull request'),
    before: optional(sha, 'the head before'),
    changes: optional(
      object(
        {
          base: optional(
            object(
              { ref: optional(object({ from: required(anyText, 'the branch before') }, open), 'its branch') },
              open,
            ),
            'its base',
          ),
        },
        open,
      ),
      'what was edited',
    ),
  },
  open,
);
export const groupEvent = object(
  {
    merge_group: required(
      object(
        {
          head_sha: required(sha, 'the commit'),
          head_ref: required(word, 'its ref'),
          base_sha: required(sha, 'its base commit'),
          base_ref: required(word, 'the branch'),
        },
        open,
      ),
      'the group',
    ),
  },
  open,
);
export const pushEvent = object(
  {
    ref: required(word, 'the ref'),
    before: required(sha, 'the commit before'),
    after: required(sha, 'the commit now'),
    deleted: optional(boolean, 'whether the branch was deleted'),
    sender: optional(nullable(object({ login: required(anyText, 'the login') }, open)), 'who pushed'),
    repository,
  },
  open,
);
export const branchEvent = object({ repository }, open);

/** A run of another workflow, which has ended. */
export const runEvent = object(
  {
    workflow_run: required(
      object(
        {
          id: required(number, 'its id'),
          event: required(word, 'what started it'),
          path: required(word, 'the file of the workflow'),
          head_sha: required(sha, 'the commit'),
          head_branch: required(nullable(anyText), 'the branch'),
          head_repository: required(
            nullable(object({ full_name: required(anyText, 'owner/name') }, open)),
            'the repository of the branch',
          ),
        },
        open,
      ),
      'the run',
    ),
  },
  open,
);
