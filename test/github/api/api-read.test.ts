import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  apiAt,
  type Handler,
  hang,
  inOrder,
  json,
  makeTime,
  raw,
  reset,
  serve,
  token,
  trickle,
  truncated,
} from './server.ts';

describe('a question', () => {
  test('carries the token, the version of the API and who asks', async () => {
    const server = await serve(json({ id: 7 }));
    const { api } = apiAt(server.url);
    expect(await api.get('/repos/o/r/pulls/7', { state: 'open', page: 2 })).toEqual({ id: 7 });
    expect(server.seen[0]).toMatchObject({ method: 'GET', url: '/repos/o/r/pulls/7?state=open&page=2' });
    expect(server.seen[0]!.headers).toMatchObject({
      authorization: `token ${token}`,
      accept: 'application/vnd.github+json',
      'x-github-api-version': '2022-11-28',
      'user-agent': expect.stringMatching(/^contract-gate\/1\.2\.3 /),
    });
  });

  test.each(['/api/v3', '/api/v3/', '//api/v3//'])('goes below the path %s of an Enterprise Server', async path => {
    const server = await serve(json({}));
    await apiAt(`${server.url}${path}`).api.get('/user');
    expect(server.seen[0]!.url).toBe(`${path.replace(/\/+$/, '')}/user`);
  });

  test.each(['', '.', '..'])('is not asked for a branch named %j, which is another path', async branch => {
    const server = await serve(json({}));
    const asking = apiAt(server.url).api.get('/repos/o/r/branches/{branch}', { branch });
    await expect(asking).rejects.toMatchObject({ name: 'ApiError', kind: 'invalid' });
    expect(server.seen).toEqual([]);
  });

  test('is not asked for a part that is missing', async () => {
    const server = await serve(json({}));
    const asking = apiAt(server.url).api.get('/repos/o/r/branches/{branch}');
    await expect(asking).rejects.toMatchObject({ name: 'ApiError', kind: 'invalid' });
    expect(server.seen).toEqual([]);
  });

  test.each([
    ["agent/ü #1?'(x)", 'agent%2F%C3%BC%20%231%3F%27%28x%29'],
    ['../../x', '..%2F..%2Fx'],
    ['%2e%2e', '%252e%252e'],
    ['a?b=1', 'a%3Fb%3D1'],
    ['a\\b', 'a%5Cb'],
    ['{owner}:repo', '%7Bowner%7D%3Arepo'],
  ])('keeps what the name %s holds', async (branch, written) => {
    const server = await serve(json({}));
    await apiAt(server.url).api.get('/repos/o/r/branches/{branch}', { branch });
    expect(server.seen[0]!.url).toBe(`/repos/o/r/branches/${written}`);
  });

  test.each(['', ' ', 'a\nb', 'tökn'])('is not asked with the token %j', async bad => {
    expect(() => apiAt('http://127.0.0.1', { token: bad })).toThrow(/The input github-token is empty or malformed/);
  });

  test('goes through the proxy that the environment names', async () => {
    const proxy = await serve(json({ through: 'the proxy' }));
    const { api } = apiAt('http://api.example.invalid', { env: { HTTP_PROXY: proxy.url } });
    expect(await api.get('/user')).toEqual({ through: 'the proxy' });
    expect(proxy.seen[0]!.url).toBe('http://api.example.invalid/user');
  });

  test('is one of eight at once', async () => {
    let open = 0;
    let most = 0;
    const server = await serve((response, seen, nth) => {
      most = Math.max(most, ++open);
      setImmediate(() => {
        open--;
        json({ nth })(response, seen, nth);
      });
    });
    const { api } = apiAt(server.url);
    await Promise.all(Array.from({ length: 40 }, (_, index) => api.get(`/n/${index}`)));
    expect(server.seen).toHaveLength(40);
    expect(most).toBeLessThanOrEqual(8);
    expect(api.stats()).toEqual({ reads: 40, writes: 0, retries: 0, waits: 0, waitedMs: 0 });
  });
});

describe('a read is tried again', () => {
  test.each<[string, Handler]>([
    ['a reset', reset],
    ['a server error', json({ message: 'Server Error' }, 500)],
    ['a page of a proxy', raw('<html>Bad gateway</html>', {}, 502)],
    ['an answer that ends in the middle', truncated],
    ['a chunked answer that ends in the middle', response => response.write('[1,', () => response.socket!.destroy())],
    ['half a text that claims to be whole', raw('{"half":')],
    ['something else than JSON', raw('<html></html>', { 'content-type': 'text/html' })],
    ['an empty answer', raw('')],
    ['a type of content that is none', raw('{}', { 'content-type': '/;;=' })],
    ['nothing at all', response => response.writeHead(204).end()],
    ['bytes that are no text', response => response.end(Buffer.from([0x22, 0xff, 0x22]))],
    ['no answer in time', hang],
    ['an answer that does not end in time', trickle],
    ['an answer that is none', response => void response.socket!.end('SSH-2.0-OpenSSH\r\n\r\n')],
  ])('after %s', async (_, trouble) => {
    const server = await serve(inOrder(trouble, trouble, json({ fine: true })));
    const { api, waits } = apiAt(server.url);
    expect(await api.get('/user')).toEqual({ fine: true });
    expect(waits).toEqual([1000, 2000]);
    expect(api.stats()).toEqual({ reads: 1, writes: 0, retries: 2, waits: 2, waitedMs: 3000 });
  });

  test('five times in all, ever later, and then the error says so', async () => {
    const server = await serve(json({}, 503));
    const { api, waits } = apiAt(server.url);
    await expect(api.get('/user')).rejects.toMatchObject({
      kind: 'unreachable',
      status: 503,
      message: 'GitHub returned 503 for GET /user. Tried 5 times.',
    });
    expect(waits).toEqual([1000, 2000, 4000, 8000]);
    expect(server.seen).toHaveLength(5);
  });

  test('with chance in the time between', async () => {
    const server = await serve(json({}, 503));
    const { api, waits } = apiAt(server.url, { random: () => 0 });
    await expect(api.get('/user')).rejects.toThrow();
    expect(waits).toEqual([500, 1000, 2000, 4000]);
  });

  test('also where nothing listens', async () => {
    const server = await serve(json({}));
    await server.close();
    await expect(apiAt(server.url).api.get('/user')).rejects.toMatchObject({
      kind: 'unreachable',
      status: null,
      message: 'No response from GitHub to GET /user: the connection was refused. Tried 5 times.',
    });
  });

  test('and what is too large is not read twice', async () => {
    const server = await serve(raw(`"${'x'.repeat(2 * 1024 * 1024)}"`));
    await expect(apiAt(server.url, { maxBytes: 1024 * 1024 }).api.get('/user')).rejects.toMatchObject({
      kind: 'broken',
      message: "GitHub's response to GET /user can't be used: it is larger than 1 MiB.",
    });
    expect(server.seen).toHaveLength(1);
  });

  test('and reported as unreachable if no answer comes in time', async () => {
    const server = await serve(hang);
    await expect(apiAt(server.url, { tries: 2 }).api.get('/user')).rejects.toMatchObject({
      kind: 'unreachable',
      message: 'No response from GitHub to GET /user: it took longer than 30 s. Tried 2 times.',
    });
  });

  test.each([
    [truncated, 'it is incomplete'],
    [raw(''), 'it is empty'],
    [raw('ok'), 'it is not JSON'],
    [json({}, 304), 'it has the status 304'],
  ])('and reported as broken in the end (%#)', async (trouble, words) => {
    const server = await serve(trouble);
    await expect(apiAt(server.url).api.get('/user')).rejects.toMatchObject({
      kind: 'broken',
      message: `GitHub's response to GET /user can't be used: ${words}. Tried 5 times.`,
    });
  });
});

describe('whatever is answered', () => {
  test.each([{ errors: [null] }, { errors: [{ message: 'Something went wrong while executing your query' }] }])(
    'ends as an error of the API or as the answer (%j)',
    async answer => {
      const server = await serve(json(answer));
      const ended = await apiAt(server.url)
        .api.write('POST', '/x')
        .catch(each => each);
      expect(ended).toMatchObject({ name: 'ApiError', kind: 'broken' });
      expect(server.seen).toHaveLength(1);
    },
  );

  test('nothing of it is written to the log of the job', async () => {
    const spies = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write'), vi.spyOn(console, 'warn')];
    onTestFinished(() => void vi.restoreAllMocks());
    const headers = { deprecation: 'true', sunset: '::error::x', link: '<::error::x>; rel="deprecation"' };
    const server = await serve(json({}, 200, headers));
    await apiAt(server.url).api.get('/x');
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });
});

describe('the signal', () => {
  test('ends a question at once, with its own reason', async () => {
    const ending = new AbortController();
    const server = await serve(() => ending.abort(new Error('interrupted')));
    const { api } = apiAt(server.url, { signal: ending.signal });
    await expect(Promise.all([api.get('/a'), api.write('POST', '/b')])).rejects.toThrow('interrupted');
    await expect(api.get('/c')).rejects.toThrow('interrupted');
    await expect(api.write('DELETE', '/d')).rejects.toThrow('interrupted');
  });

  test('ends the wait for the next try', async () => {
    const ending = new AbortController();
    const server = await serve(json({}, 500));
    const { sleep: _, ...time } = makeTime();
    const { api } = apiAt(server.url, { ...time, sleep: undefined, signal: ending.signal, random: () => 100 });
    const asking = api.get('/a');
    const ended = expect(asking).rejects.toThrow('interrupted');
    while (api.stats().waits === 0) await new Promise(resolve => setImmediate(resolve));
    ending.abort(new Error('interrupted'));
    await ended;
    expect(server.seen).toHaveLength(1);
  });
});
