import { object, optional, required } from '../../schema/object.ts';
import { anyText, list, nullable } from '../../schema/shape.ts';
import type { Api } from '../api/api.ts';
import { undefinedIfMissing } from '../api/api-error.ts';
import { ownerAndRepo } from '../api/routes.ts';
import { once } from './once.ts';

const open = { wants: 'a mapping', open: true };
const eventShape = object(
  { event: required(anyText, 'what happened'), created_at: optional(anyText, 'when') },
  { wants: 'an event', open: true },
);
const account = optional(nullable(object({ login: optional(anyText, 'the login') }, open)), 'whose account it is');
const commitShape = object(
  {
    author: account,
    committer: account,
    parents: optional(list(object({ sha: required(anyText, 'its id') }, open)), 'its parents'),
  },
  open,
);

/** By a person, and by GitHub after the branch below was merged and deleted. */
const baseChanges = ['base_ref_changed', 'automatic_base_change_succeeded'];
/** After these, the head need not be a descendant of the head before. */
const headChanges = ['head_ref_force_pushed', 'head_ref_deleted', 'head_ref_restored'];
/** The account that commits what people do on GitHub's pages. */
const webCommitter = 'web-flow';

/** What happened to a pull request, as far as it decides whether a signature still counts. */
export interface PullHistory {
  /** When the base branch last changed, in milliseconds. Undefined if it never did. */
  retargeted(number: number): Promise<number | undefined>;
  /** When the head was last replaced by a force push. Undefined if never, null if that is not known. */
  replaced(number: number): Promise<number | null | undefined>;
  /** Who made a commit, as far as GitHub knows the account. */
  committer(commit: string): Promise<string | undefined>;
}

export function openPullHistory(api: Api, repository: string): PullHistory {
  const events = once(async (number: string) => {
    const asked = { ...ownerAndRepo(repository), issue_number: Number(number) };
    // Some servers keep no events of pull requests in repositories without issues.
    return api
      .all('GET /repos/{owner}/{repo}/issues/{issue_number}/events', asked, eventShape)
      .catch(undefinedIfMissing);
  });
  const lastOf = async (number: number, kinds: readonly string[]) => {
    const times = ((await events(String(number))) ?? [])
      .filter(({ event }) => kinds.includes(event))
      .map(({ created_at = '' }) => Date.parse(created_at));
    return times.length > 0 ? Math.max(...times) : undefined;
  };
  const commitOf = once(async (ref: string) =>
    api.get('GET /repos/{owner}/{repo}/commits/{ref}', { ...ownerAndRepo(repository), ref }, commitShape),
  );
  return {
    retargeted: number => lastOf(number, baseChanges),
    replaced: async number => ((await events(String(number))) ? lastOf(number, headChanges) : null),
    async committer(commit) {
      const { author, committer, parents = [] } = await commitOf(commit);
      const by = committer?.login;
      if (by?.toLowerCase() !== webCommitter) return by;
      // A merge commit of GitHub's own only brings the branch up to date.
      return parents.length > 1 ? undefined : author?.login;
    },
  };
}
