import type { Signature } from '../model/results.ts';
import type { Policy } from '../policy/schema.ts';
import type { People } from '../policy/sign-off.ts';
import { object, optional, required } from '../schema/object.ts';
import { anyText, type Infer, nullable } from '../schema/shape.ts';
import type { Api } from './api/api.ts';
import { ApiError, undefinedIfMissing } from './api/api-error.ts';
import { ownerAndRepo } from './api/routes.ts';
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
type Rules = NonNullable<Policy['sign_off']>;

/** An approving review, and what it counts for. */
interface ApprovingReview {
  signature: Signature;
  signs: boolean;
  asCritic: boolean;
}

const permissionShape = object(
  { permission: required(anyText, 'admin, write, read or none'), role_name: optional(anyText, 'the role') },
  open,
);
const membershipShape = object({ state: required(anyText, 'active or pending') }, open);

interface ApprovalOptions {
  repository: string;
  pulls: readonly Pull[];
  /** The commit under review: the head of the pull request or of the merge group. */
  head: string;
  isGroup: boolean;
}

/** Reads from GitHub who approved and who may. Each login is looked up once. */
export function openApprovals(api: Api, { repository, pulls, head, isGroup }: ApprovalOptions): People {
  const [owner = ''] = repository.split('/');
  const mayWrite = once(async (login: string) => {
    const asked = { ...ownerAndRepo(repository), username: login };
    const answer = await api
      .get('GET /repos/{owner}/{repo}/collaborators/{username}/permission', asked, permissionShape)
      .catch(undefinedIfMissing);
    if (answer === undefined) return false;
    const { permission, role_name } = answer;
    return ['admin', 'write', 'maintain'].includes(permission) || role_name === 'maintain';
  });
  const isMember = once(async (team: string, login: string) => {
    const [org = '', team_slug = ''] = team.includes('/') ? team.replace(/^@/, '').split('/') : [owner, team];
    const asked = { org, team_slug, username: login };
    const answer = await api
      .get('GET /orgs/{org}/teams/{team_slug}/memberships/{username}', asked, membershipShape)
      .catch(undefinedIfMissing)
      .catch(hiddenIfForbidden);
    return answer === 'hidden' ? answer : answer?.state === 'active';
  });

  /** Why an approval does not count; undefined if it does. */
  const objection = async ({ user }: Review, { author }: Pull, rules: Rules): Promise<string | undefined> => {
    if (!user) return 'the reviewer is unknown';
    const login = user.login.toLowerCase();
    if (user.type === 'Bot' || login.endsWith('[bot]')) {
      const listed = Array.isArray(rules.bots) && rules.bots.some(bot => sameBot(bot, login));
      return rules.bots === true || listed
        ? undefined
        : 'it is from a bot, and sign_off.bots of the policy does not allow it';
    }
    if (login === author?.toLowerCase() && !rules.allow_author) return "authors can't approve their own pull request";
    if (!rules.users && !rules.teams)
      return (await mayWrite(user.login)) ? undefined : 'the reviewer has no write access to this repository';
    if (rules.users?.some(each => each.toLowerCase() === login)) return undefined;
    for (const team of rules.teams ?? []) {
      const isOne = await isMember(team, user.login);
      if (isOne === 'hidden') return hiddenTeam;
      if (isOne) return undefined;
    }
    return `sign_off of the policy lists ${[...(rules.users ?? []), ...(rules.teams ?? [])].join(', ') || 'nobody'}`;
  };

  const retargeted = once((number: string) => lastRetargeted(api, repository, Number(number)));
  /** An approval is for the base branch of its time. GitHub's times are in seconds, so one of the same second is too old. */
  const outdated = async ({ submitted_at }: Review, { number }: Pull): Promise<string | undefined> => {
    const since = await retargeted(String(number));
    return since === undefined || Date.parse(submitted_at ?? '') > since
      ? undefined
      : 'it was given before the base branch of the pull request changed';
  };

  /** If one reviewer can't be looked up, the others still count. */
  const counts = async (review: Review, pull: Pull, rules: Rules, notes: string[]): Promise<boolean> => {
    const why =
      (await objection(review, pull, rules).catch(reviewerUnknown)) ??
      (await outdated(review, pull).catch(baseUnknown));
    if (why !== undefined)
      notes.push(`the approval by ${review.user?.login ?? 'an unknown user'} does not count: ${why}`);
    return why === undefined;
  };

  const approvalsOn = async (pull: Pull, { sign_off = {}, critics = [] }: Policy, notes: string[]) => {
    const asked = { ...ownerAndRepo(repository), pull_number: pull.number };
    const reviews = await api.all('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', asked, reviewShape);
    const approvals: ApprovingReview[] = [];
    for (const review of lastOpinions(reviews).reverse()) {
      const { user, state, commit_id: commit, html_url: url = '' } = review;
      if (state !== 'APPROVED' || !commit || !user) continue;
      const isNamed = critics.some(login => login.toLowerCase() === user.login.toLowerCase());
      // A critic doesn't have to be listed in sign_off, so that is not worth a note.
      const signs = await counts(review, pull, sign_off, isNamed ? [] : notes);
      const isCurrent = (await outdated(review, pull).catch(baseUnknown)) === undefined;
      const asCritic = (signs || (isNamed && isCurrent)) && user.login.toLowerCase() !== pull.author?.toLowerCase();
      if (signs && commit !== pull.head)
        notes.push(
          `the approval by ${user.login} is for ${commit.slice(0, 7)}; it counts only for files that have not changed since`,
        );
      approvals.push({ signature: { by: user.login, how: 'review', commit, url }, signs, asCritic });
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

const hiddenTeam =
  'reading team members needs an app token with members: read; set github-token to one, or list users in sign_off';

function hiddenIfForbidden(error: unknown): 'hidden' {
  if (error instanceof ApiError && error.kind === 'forbidden') return 'hidden';
  throw error;
}

function baseUnknown(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return `earlier base branches of the pull request could not be read: ${error.message}`;
}

function sameBot(name: string, login: string): boolean {
  return name.toLowerCase().replace(/\[bot\]$/, '') === login.replace(/\[bot\]$/, '');
}

function once<A extends string[], T>(load: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (...args) => {
    const key = args.join('\n').toLowerCase();
    const value = loaded.get(key) ?? load(...args);
    loaded.set(key, value);
    return value;
  };
}

const eventShape = object(
  { event: required(anyText, 'what happened'), created_at: optional(anyText, 'when') },
  { wants: 'an event', open: true },
);

/** By a person, and by GitHub after the branch below was merged and deleted. */
const baseChanges = ['base_ref_changed', 'automatic_base_change_succeeded'];

/** When the base branch of a pull request last changed, in milliseconds. Undefined if it never did. */
async function lastRetargeted(api: Api, repository: string, number: number): Promise<number | undefined> {
  const asked = { ...ownerAndRepo(repository), issue_number: number };
  // Some servers keep no events of pull requests in repositories without issues.
  const events =
    (await api
      .all('GET /repos/{owner}/{repo}/issues/{issue_number}/events', asked, eventShape)
      .catch(undefinedIfMissing)) ?? [];
  const times = events
    .filter(({ event }) => baseChanges.includes(event))
    .map(({ created_at = '' }) => Date.parse(created_at));
  return times.length > 0 ? Math.max(...times) : undefined;
}
