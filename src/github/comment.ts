import { object, optional, required } from '../core/object.ts';
import { anyText, type Infer, integer, list, nullable } from '../core/shape.ts';
import { marker } from '../report/comment.ts';
import { readAnswer } from './answers.ts';
import type { Api } from './api.ts';
import { ApiError } from './api-error.ts';

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
  const all = `/repos/${repository}/issues/${number}/comments`;
  const one = (id: number) => `/repos/${repository}/issues/comments/${id}`;

  const ours = async (): Promise<Comment[]> => {
    const comments = readAnswer(list(commentShape), await api.all(all), `GET ${all}`);
    const marked = comments.filter(({ body }) => body?.startsWith(marker));
    const login = marked.length > 0 ? await self() : '';
    return marked.filter(({ user }) => user?.login.toLowerCase() === login.toLowerCase()).sort((a, b) => a.id - b.id);
  };
  const update = async (id: number, body: string) =>
    readAnswer(commentShape, await api.write('PATCH', one(id), { body }), `PATCH ${one(id)}`);
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
      const made =
        updated ??
        readAnswer(
          commentShape,
          await api.write(
            'POST',
            all,
            { body },
            { found: async () => (await ours()).find(each => each.body === body) },
          ),
          `POST ${all}`,
        );
      // Another run may have written one at the same time: both keep the oldest that can be kept up to date.
      const there = await ours();
      const [oldest = made] = there;
      const kept = (oldest.id === made.id ? made : await updateIfThere(oldest.id, body)) ?? made;
      for (const { id } of there) if (id !== kept.id) await api.write('DELETE', one(id));
      return kept;
    },
  };
}
