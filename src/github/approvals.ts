import type { Signature } from '../model/results.ts';
import type { Policy } from '../policy/schema.ts';
import type { People } from '../policy/sign-off.ts';
import { object, optional, required } from '../schema/object.ts';
import { anyText, type Infer, nullable } from '../schema/shape.ts';
import type { Api } from './api/api.ts';
import { ApiError } from './api/api-error.ts';
import { ownerAndRepo } from './api/routes.ts';
import { readComments } from './people/comments.ts';
import { openPullHistory } from './people/history.ts';
import { openSigners } from './people/signers.ts';
import type { Pull } from './target/pulls.ts';

const open = { wants: 'a mapping', open: true };
const reviewShape = object(
  {
    user: optional(
      nullable(object({ login: required(anyText, 'the login'), type: optional(anyText, 'User or Bot') }, open)),
      'who',
    ),
    state: required(anyText, 'approved, changes requested, …'),
    commit_id: optional(nullable(anyText), 'the reviewed commit'),
    html_url: optional(anyText, 'where to see it'),
    submitted_at: optional(nullable(anyText), 'when'),
  },
  open,
);
type Review = Infer<typeof reviewShape>;

/** An approving review, and what it counts for. */
interface ApprovingReview {
  signature: Signature;
  signs: boolean;
  asCritic: boolean;
}

interface ApprovalOptions {
  repository: string;
  pulls: readonly Pull[];
  /** The commit under review: the head of the pull request or of the merge group. */
  head: string;
  isGroup: boolean;
}

/** Reads from GitHub who approved and who may. Each login is looked up once. */
export function openApprovals(api: Api, { repository, pulls, head, isGroup }: ApprovalOptions): People {
  const history = openPullHistory(api, repository);
  const signers = openSigners(api, repository, history);
  const { mayWrite } = signers;

  /** An approval is for the base branch of its time. GitHub's times are in seconds, so one of the same second is too old. */
  const outdated = async ({ submitted_at }: Review, { number }: Pull): Promise<string | undefined> => {
    const since = await history.retargeted(number);
    return since === undefined || Date.parse(submitted_at ?? '') > since
      ? undefined
      : 'it was given before the base branch of the pull request changed';
  };

  /** If one reviewer can't be looked up, the others still count. */
  const counts = async (review: Review, pull: Pull, policy: Policy, notes: string[]): Promise<boolean> => {
    const why =
      (await signers.objection(review.user, pull, policy).catch(reviewerUnknown)) ??
      (await outdated(review, pull).catch(baseUnknown));
    if (why !== undefined)
      notes.push(`the approval by ${review.user?.login ?? 'an unknown user'} does not count: ${why}`);
    return why === undefined;
  };

  const approvalsOn = async (pull: Pull, policy: Policy, notes: string[]) => {
    const { critics = [] } = policy;
    const asked = { ...ownerAndRepo(repository), pull_number: pull.number };
    const reviews = await api.all('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', asked, reviewShape);
    const approvals: ApprovingReview[] = [];
    for (const review of lastOpinions(reviews).reverse()) {
      const { user, state, commit_id: commit, html_url: url = '', submitted_at: at } = review;
      if (state !== 'APPROVED' || !commit || !user) continue;
      const isNamed = critics.some(login => login.toLowerCase() === user.login.toLowerCase());
      // A critic doesn't have to be listed in sign_off, so that is not worth a note.
      const signs = await counts(review, pull, policy, isNamed ? [] : notes);
      const isCurrent = (await outdated(review, pull).catch(baseUnknown)) === undefined;
      const asCritic = (signs || (isNamed && isCurrent)) && user.login.toLowerCase() !== pull.author?.toLowerCase();
      if (signs && commit !== pull.head)
        notes.push(
          `the approval by ${user.login} is for ${commit.slice(0, 7)}; it counts only for files that have not changed since`,
        );
      const signature: Signature = { by: user.login, how: 'review', commit, url, ...(at ? { at } : {}) };
      approvals.push({ signature, signs, asCritic });
    }
    return approvals;
  };

  return {
    async signatures(policy) {
      const notes: string[] = [];
      const each = await Promise.all(pulls.map(pull => approvalsOn(pull, policy, notes)));
      const counting = (counts: (approval: ApprovingReview) => boolean) => {
        const signatures = each.map(some => some.filter(counts).map(({ signature }) => signature));
        return isGroup ? ofGroup(signatures, pulls, head) : signatures.flat();
      };
      return { given: counting(({ signs }) => signs), critics: counting(({ asCritic }) => asCritic), notes };
    },
    async instructions(policy) {
      const context = { api, repository, signers, history, policy };
      const each = await Promise.all(pulls.map(pull => readComments(pull, isGroup ? pull.head : head, context)));
      return { given: each.flatMap(({ given }) => given), notes: each.flatMap(({ notes }) => notes) };
    },
    async mayAnyoneSign(policy, as) {
      const each = await Promise.all(pulls.map(pull => signers.mayAnyoneSign(pull, policy, as)));
      return each.includes(false) ? false : each.includes(undefined) ? undefined : true;
    },
    async bodyHeldBack() {
      for (const { author } of pulls) {
        if (author === null) return 'it is in the pull request body, and its author is unknown';
        if (!(await mayWrite(author)))
          return `it is in the pull request body, and ${author} has no write access to this repository`;
      }
      return undefined;
    },
  };
}

/**
 * Nobody has approved the head of a merge group itself: it counts as approved when each of its pull requests is, on its own
 * head. Approvals of unchanged files count without that.
 */
function ofGroup(each: readonly Signature[][], pulls: readonly Pull[], head: string): Signature[] {
  const onHead = each.map((signatures, index) => signatures.find(({ commit }) => commit === pulls[index]!.head));
  const whole = onHead.includes(undefined) ? [] : onHead.map(signature => ({ ...signature!, commit: head }));
  return [...whole, ...each.flat()];
}

/** The last review of each person. Comments don't replace an approval; a dismissal does. */
function lastOpinions(reviews: readonly Review[]): Review[] {
  const last = new Map<string, Review>();
  for (const review of reviews) {
    if (!['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED'].includes(review.state)) continue;
    const login = review.user?.login.toLowerCase() ?? '';
    last.delete(login);
    last.set(login, review);
  }
  return [...last.values()];
}

function reviewerUnknown(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return `the reviewer's permissions could not be read: ${error.message}`;
}

function baseUnknown(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return `earlier base branches of the pull request could not be read: ${error.message}`;
}
