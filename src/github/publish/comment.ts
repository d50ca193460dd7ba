import { marker } from '../../report/comment.ts';
import { object, optional, required } from '../../schema/object.ts';
import { anyText, type Infer, integer, nullable } from '../../schema/shape.ts';
import type { Api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { ownerAndRepo } from '../repository.ts';

const open = { wants: 'a mapping', open: true };
const commentShape = object(
  {
    id: required(integer({ min: 1 }), 'its id'),
    body: optional(nullable(anyText), 'its text'),
    html_url: optional(anyText, 'where to see it'),
    user: optional(nullable(object({ login: required(anyText, 'the login') }, open)), 'its author'),
  },
  open,
);
export type Comment = Infer<typeof commentShape>;

/** The one comment on a pull request that is ours: by its marker and by its author. A marker alone proves nothing. */
export interface CommentPlace {
  find(): Promise<Comment | undefined>;
  /** Writes it, or brings it up to date; two runs at once end with one. */
  write(body: string): Promise<Comment>;
}

export function openComment(api: Api, repository: string, number: number, self: () => Promise<string>): CommentPlace {
  const onPull = { ...ownerAndRepo(repository), issue_number: number };
  const one = (id: number) => ({ ...ownerAndRepo(repository), comment_id: id });

  const ours = async (): Promise<Comment[]> => {
    const comments = await api.all('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', onPull, commentShape);
    const marked = comments.filter(({ body }) => body?.startsWith(marker));
    const login = marked.length > 0 ? await self() : '';
    return marked.filter(({ user }) => user?.login.toLowerCase() === login.toLowerCase()).sort((a, b) => a.id - b.id);
  };
  const create = (body: string): Promise<Comment> => {
    const found = async () => (await ours()).find(each => each.body === body);
    const asked = { ...onPull, body };
    return api.write('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', asked, commentShape, { found });
  };
  const update = (id: number, body: string): Promise<Comment> =>
    api.write('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...one(id), body }, commentShape);
  /** Somebody may have deleted it a moment ago. */
  const updateIfThere = async (id: number, body: string): Promise<Comment | undefined> => {
    try {
      return await update(id, body);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'missing') return undefined;
      throw error;
    }
  };

  return {
    find: async () => (await ours())[0],
    async write(body) {
      const [first] = await ours();
      const updated = first && (await updateIfThere(first.id, body));
      const made = updated ?? (await create(body));
      // Another run may have written one at the same time: both keep the oldest that can be kept up to date.
      const there = await ours();
      const [oldest = made] = there;
      const kept = (oldest.id === made.id ? made : await updateIfThere(oldest.id, body)) ?? made;
      for (const { id } of there)
        if (id !== kept.id) await api.perform('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', one(id));
      return kept;
    },
  };
}
