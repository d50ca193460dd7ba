import { expect, test } from 'vitest';
import type { Api } from '../../../src/github/api/api.ts';
import { object, required } from '../../../src/schema/object.ts';
import { anyText, integer } from '../../../src/schema/shape.ts';

const open = { wants: 'a mapping', open: true };
const user = object({ login: required(anyText, 'the login'), id: required(integer({ min: 1 }), 'its id') }, open);
const stranger = object({ nickname: required(anyText, 'no field of a user') }, open);

test('what is asked of GitHub is held against its own description when types are checked', () => {
  const asked = (api: Api) => [
    api.get('GET /user', {}, user),
    // @ts-expect-error A user has no nickname.
    api.get('GET /user', {}, stranger),
    // @ts-expect-error There is no such route.
    api.get('GET /nobody', {}, user),
    // @ts-expect-error A pull request has a number.
    api.all('GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', { owner: 'o', repo: 'r' }, user),
  ];
  expect(asked).toBeTypeOf('function');
});
