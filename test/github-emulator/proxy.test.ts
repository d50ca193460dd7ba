import { describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { openGround } from './github.ts';

const repo = '/repos/acme/shop';
const annotation = { path: 'a.ts', start_line: 1, end_line: 1, annotation_level: 'failure', message: 'No' };
const output = { title: 'Title', summary: 'Summary' };

describe('requests', () => {
  test.each<[string, object]>([
    ['51 annotations', { output: { ...output, annotations: Array(51).fill(annotation) } }],
    ['an over-long summary', { output: { ...output, summary: 'x'.repeat(65_536) } }],
    ['an over-long summary in bytes', { output: { ...output, summary: 'é'.repeat(40_000) } }],
    ['an unknown conclusion', { conclusion: 'fine' }],
    ['completed without a conclusion', { status: 'completed' }],
    [
      'a title over 255 characters',
      { output: { ...output, annotations: [{ ...annotation, title: 'x'.repeat(256) }] } },
    ],
    ['no name', { name: undefined }],
  ])('%s: refused and told', async (_, more) => {
    const ground = await openGround();
    const run = { name: 'gate', head_sha: ground.sha('main'), ...more };
    expect((await ask(ground, 'POST', `${repo}/check-runs`, run)).status).toBe(422);
    expect(ground.invalid).not.toEqual([]);
    expect(await ground.checkRuns(ground.sha('main'))).toEqual([]);
  });

  test('what GitHub would take is taken, and recorded without the token', async () => {
    const ground = await openGround();
    const run = { name: 'gate', head_sha: ground.sha('main'), output: { ...output, annotations: [annotation] } };
    expect((await ask(ground, 'POST', `${repo}/check-runs`, run)).status).toBe(201);
    expect(ground.invalid).toEqual([]);
    expect(ground.requests).toMatchObject([
      { method: 'POST', path: `${repo}/check-runs`, token: 'right', status: 201 },
    ]);
    expect(JSON.stringify(ground.requests)).not.toContain(ground.token);
  });

  test('an address that GitHub does not have, a wrong query, a comment too long', async () => {
    const ground = await openGround();
    const pull = await ground.pull();
    const comments = `${repo}/issues/${pull.number}/comments`;
    expect((await ask(ground, 'GET', `${repo}/nothing`)).status).toBe(404);
    expect((await ask(ground, 'GET', `${comments}?per_page=many`)).status).toBe(422);
    expect((await ask(ground, 'GET', `${comments}?size=3`)).status).toBe(422);
    expect((await ask(ground, 'POST', comments, { body: 'x'.repeat(65_537) })).status).toBe(422);
    expect(ground.invalid).toHaveLength(4);
  });

  test('a token that is wrong, or may not do it', async () => {
    const ground = await openGround({ permissions: { checks: 'read', issues: 'none', 'pull-requests': 'read' } });
    const pull = await ground.pull();
    const run = { name: 'gate', head_sha: pull.head };
    expect((await ask(ground, 'GET', `${repo}/pulls/${pull.number}`, undefined, 'wrong')).status).toBe(401);
    const refused = await ask(ground, 'POST', `${repo}/check-runs`, run);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ message: 'Resource not accessible by integration' });
    expect((await ask(ground, 'POST', `${repo}/issues/${pull.number}/comments`, { body: 'x' })).status).toBe(403);
    expect((await ask(ground, 'GET', `${repo}/commits/${pull.head}/check-runs`)).status).toBe(200);
    expect((await ask(ground, 'GET', '/user')).status).toBe(403);
    expect(ground.invalid).toEqual([]);
  });

  test('more content writes than a minute has room for', async () => {
    const ground = await openGround({ limit: { writes: 2, retryAfter: 7 } });
    const pull = await ground.pull();
    const write = () => ask(ground, 'POST', `${repo}/issues/${pull.number}/comments`, { body: 'x' });
    expect([(await write()).status, (await write()).status]).toEqual([201, 201]);
    const third = await write();
    expect([third.status, third.headers.get('retry-after')]).toEqual([403, '7']);
    expect(ground.writes()).toHaveLength(3);
  });
});

describe('faults', () => {
  test('strike the request they are meant for, as often as they should', async () => {
    const ground = await openGround();
    const pull = await ground.pull();
    ground.fault({ kind: '503', times: 2, when: ({ path }) => path.endsWith('/reviews') });
    const read = async () => (await ask(ground, 'GET', `${repo}/pulls/${pull.number}/reviews`)).status;
    expect((await ask(ground, 'GET', `${repo}/pulls/${pull.number}`)).status).toBe(200);
    expect([await read(), await read(), await read()]).toEqual([503, 503, 200]);
    expect(ground.requests.map(({ fault }) => fault)).toEqual([undefined, '503', '503', undefined]);
  });

  test.each([
    ['reset', 0],
    ['reset-after', 1],
    ['truncated', 1],
  ] as const)('%s: the connection breaks, and %i comments are there', async (kind, count) => {
    const ground = await openGround();
    const pull = await ground.pull();
    ground.fault({ kind, when: (_, nth) => nth === 1 });
    const sent = ask(ground, 'POST', `${repo}/issues/${pull.number}/comments`, { body: 'x' }).then(each => each.text());
    await expect(sent).rejects.toThrow();
    expect(await ground.comments(pull)).toHaveLength(count);
  });

  test('the body is no JSON; the answer never comes', async () => {
    const ground = await openGround();
    const pull = await ground.pull();
    ground.fault({ kind: 'not-json' });
    const odd = await ask(ground, 'GET', `${repo}/pulls/${pull.number}`);
    expect([odd.status, await odd.text()]).toEqual([200, expect.stringContaining('<html>')]);
    ground.fault({ kind: 'hang' });
    const signal = AbortSignal.timeout(100);
    await expect(fetch(`${ground.urls.api}/user`, { signal })).rejects.toThrow(/timeout/i);
  });
});
