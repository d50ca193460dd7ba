import { object, optional, required } from '../../schema/object.ts';
import { anyText, integer, nullable } from '../../schema/shape.ts';

/** The parts of the payloads that are read when a review or a comment asks for a re-run. */

const open = { wants: 'a mapping', open: true };
const number = integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const account = nullable(object({ login: required(anyText, 'the login') }, open));
/** GitHub's word for how an account is related to the repository. */
const association = optional(anyText, 'OWNER, MEMBER, COLLABORATOR, CONTRIBUTOR, …');

export const reviewEvent = object(
  {
    action: required(anyText, 'submitted, edited or dismissed'),
    review: required(
      object(
        { user: optional(account, 'who'), author_association: association, state: required(anyText, 'which') },
        open,
      ),
      'the review',
    ),
    pull_request: required(object({ number: required(number, 'its number') }, open), 'the pull request'),
  },
  open,
);
export const commentEvent = object(
  {
    action: required(anyText, 'created, edited or deleted'),
    comment: required(
      object(
        {
          user: optional(account, 'who'),
          author_association: association,
          body: optional(nullable(anyText), 'its text'),
        },
        open,
      ),
      'the comment',
    ),
    changes: optional(
      object({ body: optional(object({ from: optional(nullable(anyText), 'before') }, open), 'its text') }, open),
      'what was edited',
    ),
    issue: required(
      object(
        { number: required(number, 'its number'), pull_request: optional(object({}, open), 'set on pull requests') },
        open,
      ),
      'the pull request',
    ),
  },
  open,
);
