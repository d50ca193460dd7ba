import { expect, test } from 'vitest';
import type { Api } from '../../../src/github/api/api.ts';
import { ApiError } from '../../../src/github/api/api-error.ts';
import { type IssueComment, openComment } from '../../../src/github/publish/comment.ts';
import { marker } from '../../../src/report/github/comment.ts';

const by = (login: string, id: number, body: string): IssueComment => ({ id, body, user: { login } });

/** The comments of one pull request. `missing`: ids that are listed, but can't be updated. */
function apiWith(comments: IssueComment[], missing: readonly number[] = []) {
  const api = {
    all: async () => [...comments],
    write: async (route: string, { comment_id, body }: { comment_id?: number; body: string }) => {
      if (missing.includes(comment_id ?? 0)) throw new ApiError('missing', 404, 'gone');
      const found = comments.find(({ id }) => id === comment_id);
      if (found) return Object.assign(found, { body });
      expect(route).toMatch(/^POST /);
      const created = by('bot', 100, body);
      comments.push(created);
      return created;
    },
    perform: async (_: string, { comment_id }: { comment_id: number }) => {
      comments.splice(0, comments.length, ...comments.filter(({ id }) => id !== comment_id));
    },
  };
  return openComment(api as unknown as Api, 'o/r', 1, async () => 'bot');
}

test('only a comment with the marker and by our account is ours', async () => {
  const comments = [by('eve', 1, `${marker}\nforged`), by('bot', 2, 'another comment'), by('Bot', 3, `${marker}\nold`)];
  expect(await apiWith(comments).find()).toMatchObject({ id: 3 });
  await apiWith(comments).write(`${marker}\nnew`);
  expect(comments.map(({ id, body }) => [id, body])).toEqual([
    [1, `${marker}\nforged`],
    [2, 'another comment'],
    [3, `${marker}\nnew`],
  ]);
});

test('the first one is created', async () => {
  const comments: IssueComment[] = [];
  expect(await apiWith(comments).write(`${marker}\nnew`)).toMatchObject({ id: 100 });
  expect(comments).toHaveLength(1);
});

test('of several, the oldest is kept', async () => {
  const comments = [by('bot', 5, `${marker}\na`), by('bot', 4, `${marker}\nb`)];
  expect(await apiWith(comments).write(`${marker}\nnew`)).toMatchObject({ id: 4 });
  expect(comments).toMatchObject([{ id: 4, body: `${marker}\nnew` }]);
});

test('one that was deleted meanwhile is created again', async () => {
  const comments = [by('bot', 4, `${marker}\na`)];
  expect(await apiWith(comments, [4]).write(`${marker}\nnew`)).toMatchObject({ id: 100 });
});
