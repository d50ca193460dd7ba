import type { Signature } from '../model/results.ts';
import type { Policy } from '../policy/schema.ts';
import type { People } from '../policy/sign-off.ts';
import { object, optional, required } from '../schema/object.ts';
import { anyText, type Infer, nullable } from '../schema/shape.ts';
import type { Api } from './api/api.ts';
import { ApiError } from './api/api-error.ts';
import { ownerAndRepo } from './repository.ts';
import { lastRetargeted } from './retargeting.ts';
import type { Pull } from './target/pulls.ts';

const open = { wants: 'a mapping', open: true };
const reviewShape = object(
  {
    user: optional(
      nullable(object({ login: required(anyText, 'the login'), type: optional(anyText, 'User or Bot') }, open)),
      'who',
    ),
    state: required(anyText, 'the opinion'),
    commit_id: optional(nullable(anyText), 'the commit that was looked at'),
    html_url: optional(anyText, 'where to see it'),
    submitted_at: optional(nullable(anyText), 'when'),
  },
  open,
);
type Review = Infer<typeof reviewShape>;
type Rules = NonNullable<Policy['sign_off']>;

/** An approval, and what it counts for. */
interface Approval {
  signature: Signature;
  signs: boolean;
  asCritic: boolean;
}

const permissionShape = object(
  { permission: required(anyText, 'admin, write, read or none'), role_name: optional(anyText, 'the role') },
  open,
);
const membershipShape = object({ state: required(anyText, 'active or pending') }, open);

interface Subject {
  repository: string;
  pulls: readonly Pull[];
  /** The commit that is judged: the pull request's head, or a group's. */
  head: string;
  isGroup: boolean;
}

/** Asks GitHub who has approved and who may. Answers are kept: a login is asked for once. */
export function openPeople(api: Api, { repository, pulls, head, isGroup }: Subject): People {
  const [owner = ''] = repository.split('/');
  const mayWrite = once(async (login: string) => {
    const asked = { ...ownerAndRepo(repository), username: login };
    const answer = await api
      .get('GET /repos/{owner}/{repo}/collaborators/{username}/permission', asked, permissionShape)
      .catch(unlessMissing);
    if (answer === undefined) return false;
    const { permission, role_name } = answer;
    return ['admin', 'write', 'maintain'].includes(permission) || role_name === 'maintain';
  });
  const isMember = once(async (team: string, login: string) => {
    const [org = '', team_slug = ''] = team.includes('/') ? team.replace(/^@/, '').split('/') : [owner, team];
    const asked = { org, team_slug, username: login };
    const answer = await api
      .get('GET /orgs/{org}/teams/{team_slug}/memberships/{username}', asked, membershipShape)
      .catch(unlessMissing)
      .catch(unlessHidden);
    return answer === 'hidden' ? answer : answer?.state === 'active';
  });

  /** Why an approval does not count; undefined where it does. */
  const objection = async ({ user }: Review, { author }: Pull, rules: Rules): Promise<string | undefined> => {
    if (!user) return 'its author is unknown';
    const login = user.login.toLowerCase();
    if (user.type === 'Bot' || login.endsWith('[bot]')) {
      const listed = Array.isArray(rules.bots) && rules.bots.some(bot => sameBot(bot, login));
      return rules.bots === true || listed ? undefined : 'it is a bot, and the policy lets none sign';
    }
    if (login === author?.toLowerCase() && !rules.allow_author) return 'nobody signs their own work';
    if (!rules.users && !rules.teams)
      return (await mayWrite(user.login)) ? undefined : 'they may not write to this repository';
    if (rules.users?.some(each => each.toLowerCase() === login)) return undefined;
    for (const team of rules.teams ?? []) {
      const isOne = await isMember(team, user.login);
      if (isOne === 'hidden') return hiddenTeam;
      if (isOne) return undefined;
    }
    return `the policy lets ${[...(rules.users ?? []), ...(rules.teams ?? [])].join(', ') || 'nobody'} sign`;
  };

  const retargeted = once((number: string) => lastRetargeted(api, repository, Number(number)));
  /** An approval is of the change against the base of its time; GitHub tells times to the second, and in doubt it is too old. */
  const outdated = async ({ submitted_at }: Review, { number }: Pull): Promise<string | undefined> => {
    const since = await retargeted(String(number));
    return since === undefined || Date.parse(submitted_at ?? '') > since
      ? undefined
      : 'it was given before the pull request got another base';
  };

  /** Where one can't be asked about, the others still count. */
  const counts = async (review: Review, pull: Pull, rules: Rules, notes: string[]): Promise<boolean> => {
    const why =
      (await objection(review, pull, rules).catch(couldNotAsk)) ??
      (await outdated(review, pull).catch(couldNotTellBase));
    if (why !== undefined) notes.push(`the approval by ${review.user?.login ?? 'somebody'} does not count: ${why}`);
    return why === undefined;
  };

  const approvalsOn = async (pull: Pull, { sign_off = {}, critics = [] }: Policy, notes: string[]) => {
    const asked = { ...ownerAndRepo(repository), pull_number: pull.number };
    const reviews = await api.all('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', asked, reviewShape);
    const approvals: Approval[] = [];
    for (const review of lastOpinions(reviews).reverse()) {
      const { user, state, commit_id: commit, html_url: url = '' } = review;
      if (state !== 'APPROVED' || !commit || !user) continue;
      const isNamed = critics.some(login => login.toLowerCase() === user.login.toLowerCase());
      // A critic need not be one whom the policy lets sign the rest, and that is nothing to be told.
      const signs = await counts(review, pull, sign_off, isNamed ? [] : notes);
      const isCurrent = (await outdated(review, pull).catch(couldNotTellBase)) === undefined;
      const asCritic = (signs || (isNamed && isCurrent)) && user.login.toLowerCase() !== pull.author?.toLowerCase();
      if (signs && commit !== pull.head)
        notes.push(
          `the approval by ${user.login} is of ${commit.slice(0, 7)}: it counts only for files that are the same since`,
        );
      approvals.push({ signature: { by: user.login, how: 'review', commit, url }, signs, asCritic });
    }
    return approvals;
  };

  return {
    async signatures(policy) {
      const notes: string[] = [];
      const each = await Promise.all(pulls.map(pull => approvalsOn(pull, policy, notes)));
      const counting = (counts: (approval: Approval) => boolean) => {
        const signatures = each.map(some => some.filter(counts).map(({ signature }) => signature));
        return isGroup ? ofGroup(signatures, pulls, head) : signatures.flat();
      };
      return { given: counting(({ signs }) => signs), critics: counting(({ asCritic }) => asCritic), notes };
    },
    async bodyHeldBack() {
      for (const { author } of pulls) {
        if (author === null) return 'it stands in the body, and who wrote that is unknown';
        if (!(await mayWrite(author))) return `it stands in the body, and ${author} may not write to this repository`;
      }
      return undefined;
    },
  };
}

/**
 * A group's head is new for everybody: it is signed when each of its pull requests is, on its own head. What was signed
 * about files holds without that, as long as the group leaves these files as they were signed.
 */
function ofGroup(each: readonly Signature[][], pulls: readonly Pull[], head: string): Signature[] {
  const onHead = each.map((signatures, index) => signatures.find(({ commit }) => commit === pulls[index]!.head));
  const whole = onHead.includes(undefined) ? [] : onHead.map(signature => ({ ...signature!, commit: head }));
  return [...whole, ...each.flat()];
}

/** What each person said last. A remark leaves an approval as it is; a dismissed one is none. */
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

function couldNotAsk(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return `it could not be asked whether they may: ${error.message}`;
}

const hiddenTeam =
  'the members of a team can be read only with the token of an app that has members: read; give github-token one, or name users in sign_off';

function unlessHidden(error: unknown): 'hidden' {
  if (error instanceof ApiError && error.kind === 'forbidden') return 'hidden';
  throw error;
}

function couldNotTellBase(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return `it could not be asked whether the pull request got another base since: ${error.message}`;
}

function sameBot(name: string, login: string): boolean {
  return name.toLowerCase().replace(/\[bot\]$/, '') === login.replace(/\[bot\]$/, '');
}

function once<A extends string[], T>(ask: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (...args) => {
    const key = args.join('\n').toLowerCase();
    const answer = asked.get(key) ?? ask(...args);
    asked.set(key, answer);
    return answer;
  };
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.kind === 'missing') return undefined;
  throw error;
}
