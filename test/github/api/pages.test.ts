import { describe, expect, test } from 'vitest';
import { apiAt, type Handler, json, serve, token } from './server.ts';

/** Pages of one number each; every answer but the last names the next. */
const pages =
  (count: number, wrap: (items: number[]) => unknown = items => items): Handler =>
  (response, seen, nth) => {
    const url = new URL(seen.url, `http://${seen.headers.host}`);
    const page = Number(url.searchParams.get('page') ?? 1);
    url.searchParams.set('page', String(page + 1));
    const last = `<${url.origin}/x?page=${count}>; rel="last"`;
    const link = page < count ? `<${url.origin}/x?page=1>; rel="first", <${url}>; rel="next", ${last}` : last;
    json(wrap([page]), 200, { link })(response, seen, nth);
  };

describe('a list', () => {
  test('is read to its last page, a hundred at a time', async () => {
    const server = await serve(pages(12));
    const { api } = apiAt(server.url);
    expect(await api.all('/x', { state: 'all' })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(server.seen[0]!.url).toBe('/x?per_page=100&state=all');
    expect(server.seen[11]!.url).toBe('/x?per_page=100&state=all&page=12');
    expect(server.seen.every(({ headers }) => headers.authorization === `token ${token}`)).toBe(true);
    expect(api.stats().reads).toBe(12);
  });

  test('can stand within each page', async () => {
    const server = await serve(pages(3, items => ({ total_count: 3, check_runs: items })));
    expect(await apiAt(server.url).api.all('/x', { per_page: 1 })).toEqual([1, 2, 3]);
    expect(server.seen[0]!.url).toBe('/x?per_page=1');
  });

  test('that does not end is an error, and never half a list', async () => {
    const server = await serve(pages(1e9));
    await expect(apiAt(server.url, { maxPages: 4 }).api.all('/x')).rejects.toMatchObject({
      kind: 'broken',
      message: "GitHub's response to GET /x has more than 4 pages, the limit.",
    });
    expect(server.seen).toHaveLength(4);
  });

  test.each([{ message: 'hello' }, { total_count: 0 }, { total_count: 1, check_runs: 'no' }, null, 7, true])(
    'that is none is an error (%j)',
    async answer => {
      const server = await serve(json(answer));
      await expect(apiAt(server.url).api.all('/x')).rejects.toThrow("GitHub's response to GET /x is not a list.");
    },
  );

  test('that GitHub refuses is an error, and never an empty list', async () => {
    const server = await serve(json({ message: 'Conflict' }, 409));
    await expect(apiAt(server.url).api.all('/x')).rejects.toMatchObject({ kind: 'conflict', status: 409 });
  });

  test.each(['; rel=next', '; title="x"; rel="next"', ';rel="next";title="x"'])(
    'goes on where the header is written as %s',
    async parameters => {
      const server = await serve((response, seen, nth) => {
        const link = `<http://${seen.headers.host}/x?page=2>${parameters}`;
        json([nth], 200, nth === 1 ? { link } : {})(response, seen, nth);
      });
      expect(await apiAt(server.url).api.all('/x')).toEqual([1, 2]);
    },
  );

  test('does not go on at another address', async () => {
    const elsewhere = await serve(json([2]));
    const server = await serve(json([1], 200, { link: `<${elsewhere.url}/x?page=2>; rel="next"` }));
    await expect(apiAt(server.url).api.all('/x')).rejects.toThrow(
      /continues at http:\S+, which is not the API's address/,
    );
    expect(elsewhere.seen).toEqual([]);
  });

  test.each([
    '<nonsense',
    '',
    'rel="next"',
    '<http://127.0.0.1/x>; rel="next-ish"',
    '<a>; title="rel=next"; rel="last"',
  ])('ends where the header is %j', async link => {
    const server = await serve(json([1], 200, { link }));
    expect(await apiAt(server.url).api.all('/x')).toEqual([1]);
  });
});

test.each(['', ':::', '/x?page=2'])('a next page at %j is an error, and never the end of the list', async address => {
  const server = await serve(json([1], 200, { link: `<${address}>; rel="next"` }));
  await expect(apiAt(server.url).api.all('/x')).rejects.toMatchObject({
    kind: 'broken',
    message: `GitHub's response to GET /x continues at ${address}, which is not an address.`,
  });
});

describe('a redirect', () => {
  const to = (location: string, status = 301): Handler => json({ message: 'Moved' }, status, { location });

  test.each([301, 302, 307, 308])('with %i is followed at the same address', async status => {
    const server = await serve((response, seen, nth) =>
      (seen.url === '/repos/o/old' ? to('/repositories/1', status) : json({ moved: true }))(response, seen, nth),
    );
    const { api } = apiAt(server.url);
    expect(await api.get('/repos/o/old')).toEqual({ moved: true });
    expect(await api.write('PATCH', '/repos/o/old', { a: 1 })).toEqual({ moved: true });
    expect(server.seen.at(-1)).toMatchObject({ method: 'PATCH', url: '/repositories/1', body: '{"a":1}' });
    expect(server.seen.at(-1)!.headers.authorization).toBe(`token ${token}`);
  });

  test('to another address is followed without the token', async () => {
    const elsewhere = await serve(json({ there: true }));
    const server = await serve(to(`${elsewhere.url}/file?signed=1`, 302));
    expect(await apiAt(server.url).api.get('/x')).toEqual({ there: true });
    expect(JSON.stringify(elsewhere.seen)).not.toContain(token);
    expect(elsewhere.seen[0]!.headers.authorization).toBeUndefined();
  });

  test('of a write to another address is not followed', async () => {
    const elsewhere = await serve(json({}));
    const server = await serve(to(`${elsewhere.url}/x`, 307));
    await expect(apiAt(server.url).api.write('PUT', '/x', {})).rejects.toThrow(
      'it redirects a write to another origin',
    );
    expect(elsewhere.seen).toEqual([]);
  });

  test('is followed three times and no more', async () => {
    const server = await serve((response, seen, nth) => to(`/n/${nth}`)(response, seen, nth));
    await expect(apiAt(server.url).api.get('/x')).rejects.toMatchObject({
      kind: 'broken',
      message: "GitHub's response to GET /x can't be used: it redirects more than 3 times.",
    });
    expect(server.seen.map(({ url }) => url)).toEqual(['/x', '/n/1', '/n/2', '/n/3']);
  });

  test.each(['file:///etc/passwd', 'http://[', 'javascript:1'])('to %s is refused', async location => {
    const server = await serve(to(location));
    await expect(apiAt(server.url).api.get('/x')).rejects.toThrow('an address that is missing or not safe to follow');
  });

  test('to nowhere is refused', async () => {
    const server = await serve(json({}, 302));
    await expect(apiAt(server.url).api.get('/x')).rejects.toThrow('an address that is missing or not safe to follow');
  });
});
