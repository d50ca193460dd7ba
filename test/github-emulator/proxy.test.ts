import { describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { openGitHub } from './github.ts';

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
  ])('%s: refused and reported', async (_, more) => {
    const github = await openGitHub();
    const run = { name: 'gate', head_sha: github.sha('main'), ...more };
    expect((await ask(github, 'POST', `${repo}/check-runs`, run)).status).toBe(422);
    expect(github.invalid).not.toEqual([]);
    expect(await github.checkRuns(github.sha('main'))).toEqual([]);
  });

  test('what GitHub would take is taken, and recorded without the token', async () => {
    const github = await openGitHub();
    const run = { name: 'gate', head_sha: github.sha('main'), output: { ...output, annotations: [annotation] } };
    expect((await ask(github, 'POST', `${repo}/check-runs`, run)).status).toBe(201);
    expect(github.invalid).toEqual([]);
    expect(github.requests).toMatchObject([
      { method: 'POST', path: `${repo}/check-runs`, token: 'right', status: 201 },
    ]);
    expect(JSON.stringify(github.requests)).not.toContain(github.token);
  });

  test('an address that GitHub does not have, a wrong query, a comment too long', async () => {
    const github = await openGitHub();
    const pull = await github.pull();
    const comments = `${repo}/issues/${pull.number}/comments`;
    expect((await ask(github, 'GET', `${repo}/nothing`)).status).toBe(404);
    expect((await ask(github, 'GET', `${comments}?per_page=many`)).status).toBe(422);
    expect((await ask(github, 'GET', `${comments}?size=3`)).status).toBe(422);
    expect((await ask(github, 'POST', comments, { body: 'x'.repeat(65_537) })).status).toBe(422);
    expect(github.invalid).toHaveLength(4);
  });

  test('a token that is wrong, or may not do it', async () => {
    const github = await openGitHub({ permissions: { checks: 'read', issues: 'none', 'pull-requests': 'read' } });
    const pull = await github.pull();
    const run = { name: 'gate', head_sha: pull.head };
    expect((await ask(github, 'GET', `${repo}/pulls/${pull.number}`, undefined, 'wrong')).status).toBe(401);
    const refused = await ask(github, 'POST', `${repo}/check-runs`, run);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ message: 'Resource not accessible by integration' });
    expect((await ask(github, 'POST', `${repo}/issues/${pull.number}/comments`, { body: 'x' })).status).toBe(403);
    expect((await ask(github, 'GET', `${repo}/commits/${pull.head}/check-runs`)).status).toBe(200);
    expect((await ask(github, 'GET', '/user')).status).toBe(403);
    expect(github.invalid).toEqual([]);
  });

  test('a commit status, with and without the permission', async () => {
    const github = await openGitHub({ permissions: { statuses: 'write' } });
    const { head } = await github.pull();
    const status = { state: 'failure', context: 'gate', description: '1 check failed' };
    expect((await ask(github, 'POST', `${repo}/statuses/${head}`, status)).status).toBe(201);
    expect((await ask(github, 'POST', `${repo}/statuses/${head}`, { ...status, state: 'red' })).status).toBe(422);
    expect(await (await ask(github, 'GET', `${repo}/commits/${head}/statuses`)).json()).toMatchObject([status]);
    github.permissions.statuses = 'read';
    expect((await ask(github, 'POST', `${repo}/statuses/${head}`, status)).status).toBe(403);
  });

  test('more content writes than a minute has room for', async () => {
    const github = await openGitHub({ limit: { writes: 2, retryAfter: 7 } });
    const pull = await github.pull();
    const write = () => ask(github, 'POST', `${repo}/issues/${pull.number}/comments`, { body: 'x' });
    expect([(await write()).status, (await write()).status]).toEqual([201, 201]);
    const third = await write();
    expect([third.status, third.headers.get('retry-after')]).toEqual([403, '7']);
    expect(github.writes()).toHaveLength(3);
  });
});

describe('faults', () => {
  test('strike the request they are meant for, as often as they should', async () => {
    const github = await openGitHub();
    const pull = await github.pull();
    github.fault({ kind: '503', times: 2, when: ({ path }) => path.endsWith('/reviews') });
    const read = async () => (await ask(github, 'GET', `${repo}/pulls/${pull.number}/reviews`)).status;
    expect((await ask(github, 'GET', `${repo}/pulls/${pull.number}`)).status).toBe(200);
    expect([await read(), await read(), await read()]).toEqual([503, 503, 200]);
    expect(github.requests.map(({ fault }) => fault)).toEqual([undefined, '503', '503', undefined]);
  });

  test.each([
    ['reset', 0],
    ['reset-after', 1],
    ['truncated', 1],
  ] as const)('%s: the connection breaks, and %i comments are there', async (kind, count) => {
    const github = await openGitHub();
    const pull = await github.pull();
    github.fault({ kind, when: (_, nth) => nth === 1 });
    const sent = ask(github, 'POST', `${repo}/issues/${pull.number}/comments`, { body: 'x' }).then(each => each.text());
    await expect(sent).rejects.toThrow();
    expect(await github.comments(pull)).toHaveLength(count);
  });

  test('the body is no JSON; the answer never comes', async () => {
    const github = await openGitHub();
    const pull = await github.pull();
    github.fault({ kind: 'not-json' });
    const odd = await ask(github, 'GET', `${repo}/pulls/${pull.number}`);
    expect([odd.status, await odd.text()]).toEqual([200, expect.stringContaining('<html>')]);
    github.fault({ kind: 'hang' });
    const signal = AbortSignal.timeout(100);
    await expect(fetch(`${github.urls.api}/user`, { signal })).rejects.toThrow(/timeout/i);
  });
});
