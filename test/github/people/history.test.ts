import { describe, expect, test } from 'vitest';
import type { Api } from '../../../src/github/api/api.ts';
import { ApiError } from '../../../src/github/api/api-error.ts';
import { openPullHistory } from '../../../src/github/people/history.ts';

type Events = { event: string; created_at: string }[];
/** An API that knows the events of pull requests and one commit. */
function historyWith(events: Events | 404, commit: object = {}) {
  const all = async () => {
    if (events === 404) throw new ApiError('missing', 404, 'no');
    return events;
  };
  return openPullHistory({ all, get: async () => commit } as unknown as Api, 'acme/shop');
}
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();

describe('events', () => {
  const events = [
    { event: 'base_ref_changed', created_at: at(1) },
    { event: 'head_ref_force_pushed', created_at: at(2) },
    { event: 'automatic_base_change_succeeded', created_at: at(3) },
    { event: 'head_ref_restored', created_at: at(4) },
    { event: 'labeled', created_at: at(5) },
  ];

  test('the last change of the base, and the last replacement of the head', async () => {
    const history = historyWith(events);
    expect([await history.retargeted(7), await history.replaced(7)]).toEqual([Date.parse(at(3)), Date.parse(at(4))]);
  });

  test('none of either is undefined; where there are no events, a replacement is not known', async () => {
    const none = historyWith([]);
    expect([await none.retargeted(7), await none.replaced(7)]).toEqual([undefined, undefined]);
    const unknown = historyWith(404);
    expect([await unknown.retargeted(7), await unknown.replaced(7)]).toEqual([undefined, null]);
  });
});

describe('whose a commit is', () => {
  const [web, eve] = [{ login: 'web-flow' }, { login: 'eve' }];
  const parents = (count: number) => Array.from({ length: count }, () => ({ sha: 'a' }));
  test.each<[string, object, string | undefined]>([
    ['its committer', { author: { login: 'ada' }, committer: eve, parents: parents(1) }, 'eve'],
    ['on the web, its author', { author: eve, committer: web, parents: parents(1) }, 'eve'],
    ['a merge on the web belongs to nobody', { author: eve, committer: web, parents: parents(2) }, undefined],
    ['of an unknown account', { author: null, committer: null }, undefined],
    ['of an empty account', { author: {}, committer: {} }, undefined],
  ])('%s', async (_, commit, login) => {
    expect(await historyWith([], commit).committer('abc')).toBe(login);
  });
});
