import { marker } from '../../report/github/comment.ts';
import { object, optional, required } from '../../schema/object.ts';
import { anyText, type Infer, integer, nullable } from '../../schema/shape.ts';
import type { Api } from '../api/api.ts';
import { undefinedIfMissing } from '../api/api-error.ts';
import { ownerAndRepo } from '../api/routes.ts';

const open = { wants: 'a mapping', open: true };
const commentShape = object(
  {
    id: required(integer({ min: 1 }), 'its id'),
    body: optional(nullable(anyText), 'its text'),
    html_url: optional(anyText, 'its page'),
    user: optional(nullable(object({ login: required(anyText, 'the login') }, open)), 'its author'),
  },
  open,
);
export type IssueComment = Infer<typeof commentShape>;

/** The gate's comment on a pull request, identified by marker and author. Anyone could write the marker. */
export interface GateComment {
  find(): Promise<IssueComment | undefined>;
  /** Creates or updates it. Two runs at the same time leave one comment. */
  write(body: string): Promise<IssueComment>;
}

export function openComment(
  api: Api,
  repository: string,
  number: number,
  identity: () => Promise<string>,
): GateComment {
  const onPull = { ...ownerAndRepo(repository), issue_number: number };
  const one = (id: number) => ({ ...ownerAndRepo(repository), comment_id: id });

  const ours = async (): Promise<IssueComment[]> => {
    const comments = await api.all('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', onPull, commentShape);
    const marked = comments.filter(({ body }) => body?.startsWith(marker));
    const login = marked.length > 0 ? await identity() : '';
    return marked.filter(({ user }) => user?.login.toLowerCase() === login.toLowerCase()).sort((a, b) => a.id - b.id);
  };
  const create = (body: string): Promise<IssueComment> => {
    const findExisting = async () => (await ours()).find(each => each.body === body);
    const asked = { ...onPull, body };
    return api.write('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', asked, commentShape, {
      findExisting,
    });
  };
  const update = (id: number, body: string): Promise<IssueComment> =>
    api.write('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...one(id), body }, commentShape);
  /** It may have been deleted meanwhile. */
  const updateIfPresent = (id: number, body: string) => update(id, body).catch(undefinedIfMissing);

  return {
    find: async () => (await ours())[0],
    async write(body) {
      const [first] = await ours();
      const updated = first && (await updateIfPresent(first.id, body));
      const written = updated ?? (await create(body));
      // Another run may have created one at the same time: both keep the oldest that can be updated.
      const all = await ours();
      const [oldest = written] = all;
      const kept = (oldest.id === written.id ? written : await updateIfPresent(oldest.id, body)) ?? written;
      for (const { id } of all)
        if (id !== kept.id) await api.perform('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', one(id));
      return kept;
    },
  };
}
