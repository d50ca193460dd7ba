import { UsageError } from '../../model/errors.ts';
import { commandsIn } from '../../policy/comment-commands.ts';
import { compiled } from '../../schema/built-in.ts';
import * as validators from '../../schema/validators.ts';
import { readEvent } from '../api/validate-response.ts';
import { commentEvent, reviewEvent } from './payload.ts';

/** What asks for a re-run of the gate; otherwise why nothing does. */
export type RecheckRequest =
  | {
      kind: 'pull';
      number: number;
      /** Whose permission decides; undefined if only maintainers can do this anyway. */
      by?: { login: string; isKnown: boolean };
    }
  | { kind: 'nothing'; reason: string };

const events = {
  review: compiled(reviewEvent, validators.reviewEvent),
  comment: compiled(commentEvent, validators.commentEvent),
};
const known = ['OWNER', 'MEMBER', 'COLLABORATOR'];

export function readRecheckRequest(name: string, payload: unknown): RecheckRequest {
  if (name === 'pull_request_review') {
    const { action, review, pull_request } = readEvent(events.review, payload, `the event ${name}`);
    const { number } = pull_request;
    if (action === 'dismissed') return { kind: 'pull', number };
    if (action !== 'submitted') return { kind: 'nothing', reason: `a review that was ${action} signs nothing` };
    if (review.state.toLowerCase() === 'commented')
      return { kind: 'nothing', reason: 'a review without an opinion signs nothing' };
    return asking(number, review);
  }
  if (name === 'issue_comment') {
    const { comment, changes, issue } = readEvent(events.comment, payload, `the event ${name}`);
    if (!issue.pull_request) return { kind: 'nothing', reason: `#${issue.number} is not a pull request` };
    // An edit ends the command that was there before, and a deletion the one that is gone.
    const texts = [comment.body ?? '', changes?.body?.from ?? ''];
    if (!texts.some(text => commandsIn(text).length > 0))
      return { kind: 'nothing', reason: 'the comment has no command' };
    return asking(issue.number, comment);
  }
  throw new UsageError(`command: recheck runs on pull_request_review and issue_comment, not on ${name}`);
}

function asking(
  number: number,
  { user, author_association }: { user?: { login: string } | null; author_association?: string },
): RecheckRequest {
  if (!user) return { kind: 'nothing', reason: 'its author is unknown' };
  return { kind: 'pull', number, by: { login: user.login, isKnown: known.includes(author_association ?? '') } };
}
