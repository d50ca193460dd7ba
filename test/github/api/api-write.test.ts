import { describe, expect, test } from 'vitest';
import { apiAt, type Handler, hang, inOrder, json, raw, reset, serve, truncated } from './server.ts';

const unclear: [string, Handler][] = [
  ['a reset', reset],
  ['a server error', json({}, 502)],
  ['an answer that ends in the middle', truncated],
  ['an answer that is not JSON', raw('<html>', {}, 201)],
  ['an empty answer', raw('', {}, 201)],
  ['no answer in time', hang],
];

describe('a write', () => {
  test('sends its body and gives the answer', async () => {
    const server = await serve(json({ id: 1 }, 201));
    const { api } = apiAt(server.url);
    expect(await api.write('POST', '/repos/o/r/check-runs', { name: 'ä', head_sha: 'x' })).toEqual({ id: 1 });
    expect(server.seen[0]).toMatchObject({ method: 'POST', body: '{"name":"ä","head_sha":"x"}' });
    expect(server.seen[0]!.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': '28',
    });
    expect(api.stats()).toMatchObject({ reads: 0, writes: 1 });
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s is content with no answer where GitHub says so',
    async method => {
      const server = await serve(response => response.writeHead(204).end());
      expect(await apiAt(server.url).api.perform(method, '/repos/o/r/dispatches')).toBeUndefined();
      expect(server.seen).toHaveLength(1);
    },
  );

  test('that makes something takes a connection of its own, so that none can break unseen', async () => {
    const server = await serve(json({}));
    const { api } = apiAt(server.url);
    await api.get('/x');
    await api.write('POST', '/x', {});
    await api.write('PATCH', '/x', {});
    expect(server.seen.map(({ headers }) => headers.connection)).toEqual(['keep-alive', 'close', 'keep-alive']);
  });

  test.each([404, 410])('a DELETE that answers %i is done', async status => {
    const server = await serve(inOrder(reset, json({ message: 'Not Found' }, status)));
    expect(await apiAt(server.url).api.perform('DELETE', '/repos/o/r/issues/comments/5')).toBeUndefined();
    expect(server.seen).toHaveLength(2);
  });

  test.each(unclear)('that can be repeated is tried again after %s', async (_, trouble) => {
    const server = await serve(inOrder(trouble, json({ id: 5 })));
    const { api } = apiAt(server.url);
    expect(await api.write('PATCH', '/repos/o/r/check-runs/5', { status: 'completed' })).toEqual({ id: 5 });
    expect(server.seen.map(({ body }) => body)).toEqual(Array(2).fill('{"status":"completed"}'));
  });
});

describe('a POST whose outcome is unclear', () => {
  test.each(unclear)('is not repeated after %s', async (_, trouble) => {
    const server = await serve(trouble);
    const { api } = apiAt(server.url);
    await expect(api.write('POST', '/x', {})).rejects.toThrow(/GitHub may have performed it, so it is not repeated\.$/);
    expect(server.seen).toHaveLength(1);
  });

  test.each(unclear)('is found to be done after %s', async (_, trouble) => {
    const server = await serve((response, seen, nth) =>
      (seen.method === 'POST' ? trouble : json([{ id: 9 }]))(response, seen, nth),
    );
    const { api, waits } = apiAt(server.url);
    const findExisting = async () => (await api.all('/x'))[0];
    expect(await api.write('POST', '/x', {}, { findExisting })).toEqual({ id: 9 });
    expect(server.seen.map(({ method }) => method)).toEqual(['POST', 'GET']);
    expect(waits).toEqual([1000]);
  });

  test('is repeated where it is not found', async () => {
    const answers = [reset, json([]), json({}, 500), json([]), json({ id: 3 }, 201)];
    const server = await serve(inOrder(...answers));
    const { api } = apiAt(server.url);
    expect(await api.write('POST', '/x', {}, { findExisting: async () => (await api.all('/x'))[0] })).toEqual({
      id: 3,
    });
    expect(server.seen.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST', 'GET', 'POST']);
  });

  test('is looked for once more after the last try', async () => {
    const server = await serve(json({}, 500));
    const { api } = apiAt(server.url, { tries: 1 });
    expect(await api.write('POST', '/x', {}, { findExisting: async () => 'there' })).toBe('there');
    await expect(api.write('POST', '/x', {}, { findExisting: async () => undefined })).rejects.toThrow('Tried once.');
  });

  test('is not repeated where nobody can tell', async () => {
    const server = await serve(json({}, 500));
    const { api } = apiAt(server.url);
    const findExisting = () => Promise.reject(new Error('no'));
    await expect(api.write('POST', '/x', {}, { findExisting })).rejects.toMatchObject({
      status: 500,
      message: expect.stringContaining('could not be determined, so it is not repeated.'),
    });
    expect(server.seen).toHaveLength(1);
  });
});

describe('a POST that was surely not performed', () => {
  test.each<[string, Handler]>([
    ['429', json({}, 429, { 'retry-after': '2' })],
    ['a secondary limit', json({ message: 'secondary rate limit' }, 403)],
  ])('is repeated after %s', async (_, trouble) => {
    const server = await serve(inOrder(trouble, json({ id: 1 }, 201)));
    expect(await apiAt(server.url).api.write('POST', '/x', {})).toEqual({ id: 1 });
  });

  test('is repeated where nothing listens', async () => {
    const server = await serve(json({}));
    await server.close();
    const { api } = apiAt(server.url);
    await expect(api.write('POST', '/x', {})).rejects.toThrow('the connection was refused. Tried 5 times.');
  });
});

describe('the pace', () => {
  test('is one write after the other, and a second apart past the first three', async () => {
    const server = await serve(json({}));
    const { api, waits } = apiAt(server.url);
    await Promise.all(['/1', '/2', '/3', '/4', '/5'].map(path => api.write('POST', path)));
    expect(server.seen.map(({ url }) => url)).toEqual(['/1', '/2', '/3', '/4', '/5']);
    expect(waits).toEqual([1000, 1000]);
    expect(api.stats()).toMatchObject({ writes: 5, waits: 0, waitedMs: 0 });
  });

  test('also applies to retries', async () => {
    const server = await serve(inOrder(json({}, 500), json({}, 500), json({}, 500), json({})));
    const { api, waits } = apiAt(server.url, { burst: 1, paceMs: 5000 });
    await Promise.all([api.write('PATCH', '/1'), api.write('PATCH', '/2')]);
    expect(server.seen.map(({ url }) => url)).toEqual(['/1', '/1', '/1', '/1', '/2']);
    expect(waits).toEqual([1000, 4000, 2000, 3000, 4000, 1000, 5000]);
  });

  test('goes on after a write that failed', async () => {
    const server = await serve(inOrder(json({}, 422), json({ id: 2 })));
    const { api } = apiAt(server.url);
    const [first, second] = await Promise.allSettled([api.write('POST', '/1'), api.write('POST', '/2')]);
    expect(first.status).toBe('rejected');
    expect(second).toMatchObject({ status: 'fulfilled', value: { id: 2 } });
  });
});
