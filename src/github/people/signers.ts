import { isAgentLogin } from '../../policy/agents.ts';
import type { Policy } from '../../policy/schema.ts';
import { object, optional, required } from '../../schema/object.ts';
import { anyText, boolean } from '../../schema/shape.ts';
import type { Api } from '../api/api.ts';
import { ApiError, undefinedIfMissing } from '../api/api-error.ts';
import { ownerAndRepo } from '../api/routes.ts';
import type { Pull } from '../target/pulls.ts';
import type { PullHistory } from './history.ts';
import { once } from './once.ts';

const open = { wants: 'a mapping', open: true };
const permissionShape = object(
  { permission: required(anyText, 'admin, write, read or none'), role_name: optional(anyText, 'the role') },
  open,
);
const membershipShape = object({ state: required(anyText, 'active or pending') }, open);
const collaboratorShape = object(
  {
    login: required(anyText, 'the login'),
    type: optional(anyText, 'User or Bot'),
    permissions: optional(object({ push: optional(boolean, 'whether they may write') }, open), 'what they may do'),
  },
  open,
);

/** Whoever reviewed or commented. */
export interface Account {
  login: string;
  type?: string;
}

/** Who may sign, by the policy of the base and what GitHub says of accounts. */
export interface Signers {
  mayWrite(login: string): Promise<boolean>;
  /** Why the signature of an account does not count; undefined if it does. */
  objection(account: Account | null | undefined, pull: Pull, policy: Policy): Promise<string | undefined>;
  /** Whether an account can be a critic of this pull request: anyone but its author. */
  isCritic(account: Account, pull: Pull, policy: Policy): boolean;
  /** Whether anyone here could sign; undefined if that is not known. */
  mayAnyoneSign(pull: Pull, policy: Policy, as: 'signer' | 'critic'): Promise<boolean | undefined>;
}

export function openSigners(api: Api, repository: string, history: Pick<PullHistory, 'committer'>): Signers {
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
  const writers = once(async () => {
    const asked = { ...ownerAndRepo(repository), permission: 'push' as const };
    return api
      .all('GET /repos/{owner}/{repo}/collaborators', asked, collaboratorShape)
      .catch((error: unknown) => unknownIfRefused(error));
  });

  /** As far as the account alone decides, and whether it made the change. */
  const barred = async (account: Account, pull: Pull, policy: Policy): Promise<string | undefined> => {
    const rules = policy.sign_off ?? {};
    const login = account.login.toLowerCase();
    if (isBot(account))
      return allowsBot(rules, login)
        ? undefined
        : 'it is from a bot, and sign_off.bots of the policy does not allow it';
    if (login === pull.author?.toLowerCase() && !rules.allow_author)
      return "authors can't approve their own pull request";
    if (isAgentLogin(policy, login) && !isListed(rules.users, login))
      return 'the policy takes this account for an agent (agents.authors), and sign_off.users does not list it';
    if (rules.allow_author) return undefined;
    return (await history.committer(pull.head))?.toLowerCase() === login
      ? 'it is from whoever committed the head, which is their own work'
      : undefined;
  };

  return {
    mayWrite,
    async objection(account, pull, policy) {
      if (!account) return 'the account is unknown';
      const rules = policy.sign_off ?? {};
      const { login } = account;
      const why = await barred(account, pull, policy);
      if (why !== undefined || isBot(account)) return why;
      if (!rules.users && !rules.teams)
        return (await mayWrite(login)) ? undefined : 'the account has no write access to this repository';
      if (isListed(rules.users, login)) return undefined;
      for (const team of rules.teams ?? []) {
        const isOne = await isMember(team, login);
        if (isOne === 'hidden') return hiddenTeam;
        if (isOne) return undefined;
      }
      return `sign_off of the policy lists ${[...(rules.users ?? []), ...(rules.teams ?? [])].join(', ') || 'nobody'}`;
    },
    isCritic: ({ login }, { author }, { critics = [] }) =>
      isListed(critics, login) && login.toLowerCase() !== author?.toLowerCase(),
    async mayAnyoneSign(pull, policy, as) {
      const { sign_off: rules = {}, critics = [] } = policy;
      const isAuthor = (login: string) => login.toLowerCase() === pull.author?.toLowerCase();
      if (as === 'critic' && critics.some(login => !isAuthor(login))) return true;
      // Members of teams and unnamed bots can't be counted.
      if ((rules.teams ?? []).length > 0 || rules.bots === true || (Array.isArray(rules.bots) && rules.bots.length > 0))
        return true;
      const accounts = rules.users ? rules.users.map((login): Account => ({ login })) : await writers();
      if (accounts === undefined) return undefined;
      const candidates = accounts.filter(({ login }) => as === 'signer' || !isAuthor(login));
      for (const account of candidates) {
        const why = await barred(account, pull, policy).catch(unknownIfRefused);
        if (why === undefined) return true;
      }
      return false;
    },
  };
}

type Rules = NonNullable<Policy['sign_off']>;

function isListed(logins: readonly string[] | undefined, login: string): boolean {
  return logins?.some(each => each.toLowerCase() === login.toLowerCase()) ?? false;
}

function isBot({ login, type }: Account): boolean {
  return type === 'Bot' || login.toLowerCase().endsWith('[bot]');
}

function allowsBot({ bots }: Rules, login: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/\[bot\]$/, '');
  return bots === true || (Array.isArray(bots) && bots.some(bot => plain(bot) === plain(login)));
}

const hiddenTeam =
  'reading team members needs an app token with members: read; set github-token to one, or list users in sign_off';

function hiddenIfForbidden(error: unknown): 'hidden' {
  if (error instanceof ApiError && error.kind === 'forbidden') return 'hidden';
  throw error;
}

function unknownIfRefused(error: unknown): undefined {
  if (error instanceof ApiError) return undefined;
  throw error;
}
