import { object, optional, required } from '../schema/object.ts';
import { anyText, boolean } from '../schema/shape.ts';
import type { Api } from './api/api.ts';
import { ApiError } from './api/api-error.ts';
import { ownerAndRepo } from './api/routes.ts';

const open = { wants: 'a mapping', open: true };
const collaboratorShape = object(
  {
    login: required(anyText, 'the login'),
    type: optional(anyText, 'User or Bot'),
    permissions: optional(object({ push: optional(boolean, 'whether they may write') }, open), 'what they may do'),
  },
  open,
);

/** How many people can write to a repository; undefined if this token can't list them. */
export async function writersOf(api: Pick<Api, 'all'>, repository: string): Promise<number | undefined> {
  try {
    const all = await api.all('GET /repos/{owner}/{repo}/collaborators', ownerAndRepo(repository), collaboratorShape);
    return all.filter(({ type, permissions }) => type !== 'Bot' && permissions?.push !== false).length;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}
