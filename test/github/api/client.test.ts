import { describe, expect, test } from 'vitest';
import { apiAt, type Handler, inOrder, json, serve } from './server.ts';

const secondary = { message: 'You have exceeded a secondary rate limit. Please wait a few minutes.' };
const start = Date.parse('2026-01-01T00:00:00Z');
const at = (seconds: number) => new Date(start + seconds * 1000);
const date = { date: at(0).toUTCString() };
const primary = (seconds: number) =>
  json({ message: 'API rate limit exceeded for installation ID 1.' }, 403, {
    ...date,
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(start / 1000 + seconds),
  });

describe('GitHub asks to wait', () => {
  test.each<[string, Handler, number]>([
    ['429 with seconds', json({}, 429, { 'retry-after': '7' }), 7000],
    ['429 with a date', json({}, 429, { ...date, 'retry-after': at(9).toUTCString() }), 9000],
    ['429 with a date that is past', json({}, 429, { ...date, 'retry-after': at(-9).toUTCString() }), 1000],
    ['429 with nonsense', json({}, 429, { 'retry-after': 'soon' }), 60_000],
    ['429 with nothing', json({}, 429), 60_000],
    ['429 without a body', response => response.writeHead(429, { 'retry-after': '3' }).end(), 3000],
    ['a secondary limit', json(secondary, 403, { 'retry-after': '5' }), 5000],
    ['a secondary limit without a header', json(secondary, 403), 60_000],
    [
      'a secondary limit that only its documentation names',
      json({ documentation_url: 'https://developer.github.com/v3/#abuse-rate-limits' }, 403),
      60_000,
    ],
    ['a 403 with a header and no words', json({}, 403, { 'retry-after': '4' }), 4000],
    ['the primary limit', primary(30), 31_000],
    [
      'the primary limit as 429',
      json({}, 429, { ...date, 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(start / 1000 + 20) }),
      21_000,
    ],
    [
      'the primary limit with a reset that is no time',
      json({}, 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9'.repeat(30) }),
      60_000,
    ],
    ['503 with seconds', json({}, 503, { 'retry-after': '6' }), 6000],
    ['503 with less than is wise', json({}, 503, { 'retry-after': '0' }), 1000],
  ])('%s', async (_, trouble, wait) => {
    const server = await serve(inOrder(trouble, json({ fine: true })));
    const { api, waits } = apiAt(server.url);
    expect(await api.get('/user')).toEqual({ fine: true });
    expect(waits).toEqual([wait]);
  });

  test("GitHub's own clock counts, where the runner's is wrong", async () => {
    const off = { date: at(-3600).toUTCString(), 'retry-after': at(-3595).toUTCString() };
    const server = await serve(inOrder(json({}, 429, off), json({})));
    const { api, waits } = apiAt(server.url);
    await api.get('/user');
    expect(waits).toEqual([5000]);
  });

  test('a limit delays every request', async () => {
    const server = await serve(inOrder(json(secondary, 403, { 'retry-after': '50' }), json({})));
    let time = 0;
    const asleep: { ms: number; wake: () => void }[] = [];
    const sleep = (ms: number) => new Promise<void>(wake => asleep.push({ ms, wake }));
    const until = async (count: number) => {
      while (asleep.length < count) await new Promise(resolve => setImmediate(resolve));
    };
    const { api } = apiAt(server.url, { now: () => time, sleep });
    const all = [api.get('/first')];
    await until(1);
    time = 20_000;
    all.push(api.get('/second'), api.write('POST', '/third'));
    await until(3);
    expect(server.seen).toHaveLength(1);
    time = 50_000;
    for (const { wake } of asleep) wake();
    await Promise.all(all);
    expect(asleep.map(({ ms }) => ms)).toEqual([50_000, 30_000, 30_000]);
    expect(server.seen).toHaveLength(4);
    expect(api.stats()).toMatchObject({ waits: 1, waitedMs: 50_000, retries: 1 });
  });
});

describe('the budget', () => {
  test('is for all requests together', async () => {
    const server = await serve(json(secondary, 403));
    const { api, waits } = apiAt(server.url);
    await expect(api.get('/user')).rejects.toMatchObject({
      kind: 'limited',
      status: 403,
      message:
        'Rate limit: GitHub returned 403 for GET /user. GitHub asks to wait 60 s. Tried 3 times. A run waits at most 120 s in total.',
    });
    await expect(api.get('/user')).rejects.toThrow(/Tried once\. A run waits at most/);
    expect(waits).toEqual([60_000, 60_000]);
    expect(server.seen).toHaveLength(4);
  });

  test('a reset that is too far away is reported at once', async () => {
    const server = await serve(primary(1800));
    const { api, waits } = apiAt(server.url);
    await expect(api.get('/user')).rejects.toMatchObject({
      kind: 'limited',
      message: expect.stringContaining('No requests are left until 2026-01-01T00:30:00.000Z. Tried once.'),
    });
    expect(waits).toEqual([]);
  });

  test('a shorter one can be set', async () => {
    const server = await serve(json({}, 500));
    const { api, waits } = apiAt(server.url, { budgetMs: 3500, tries: 9 });
    await expect(api.get('/user')).rejects.toThrow('Tried 3 times. A run waits at most 3.5 s');
    expect(waits).toEqual([1000, 2000]);
  });
});
