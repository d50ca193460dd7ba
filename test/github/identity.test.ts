import { expect, test } from 'vitest';
import type { Api } from '../../src/github/api/api.ts';
import { ApiError, type ApiErrorKind } from '../../src/github/api/api-error.ts';
import { openIdentity } from '../../src/github/identity.ts';

/** An API that only knows the current user. */
function apiFor(login: string | ApiErrorKind): { api: Api; requests: () => number } {
  let requests = 0;
  const get = async () => {
    requests++;
    if (login === 'forbidden' || login === 'unreachable') throw new ApiError(login, null, 'no');
    return { login };
  };
  return { api: { get } as unknown as Api, requests: () => requests };
}

test("a person's token can read its login, which is read once", async () => {
  const { api, requests } = apiFor('ada');
  const identity = openIdentity(api);
  expect([await identity.login(), await identity.login()]).toEqual(['ada', 'ada']);
  expect(requests()).toBe(1);
  expect(identity.app()).toBeUndefined();
});

test("a job's token can't, and belongs to GitHub Actions", async () => {
  expect(await openIdentity(apiFor('forbidden').api).login()).toBe('github-actions[bot]');
});

test('an app is known from its check run, without a request', async () => {
  const { api, requests } = apiFor('ada');
  const identity = openIdentity(api);
  identity.isApp('gatekeeper');
  expect(await identity.login()).toBe('gatekeeper[bot]');
  expect(identity.app()).toBe('gatekeeper');
  expect(requests()).toBe(0);
});

test('any other failure is not an identity', async () => {
  await expect(openIdentity(apiFor('unreachable').api).login()).rejects.toMatchObject({ kind: 'unreachable' });
});
