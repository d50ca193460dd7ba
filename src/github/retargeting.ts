import { object, optional, required } from '../schema/object.ts';
import { anyText } from '../schema/shape.ts';
import type { Api } from './api/api.ts';
import { ApiError } from './api/api-error.ts';
import { ownerAndRepo } from './repository.ts';

const eventShape = object(
  { event: required(anyText, 'what was done'), created_at: optional(anyText, 'when') },
  { wants: 'an event', open: true },
);

/** By a person, and by GitHub where the branch below was merged and deleted. */
const retargetings = ['base_ref_changed', 'automatic_base_change_succeeded'];

/** When a pull request last got another base, in milliseconds; before that it was another change. Undefined where it never did. */
export async function lastRetargeted(api: Api, repository: string, number: number): Promise<number | undefined> {
  const asked = { ...ownerAndRepo(repository), issue_number: number };
  const events = await api
    .all('GET /repos/{owner}/{repo}/issues/{issue_number}/events', asked, eventShape)
    .catch(unlessMissing);
  const times = events
    .filter(({ event }) => retargetings.includes(event))
    .map(({ created_at = '' }) => Date.parse(created_at));
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** Some servers keep no events of pull requests where issues are switched off. */
function unlessMissing(error: unknown): [] {
  if (error instanceof ApiError && error.kind === 'missing') return [];
  throw error;
}
