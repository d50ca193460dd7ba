import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/github/api/api-error.ts';
import { apiAt, json, raw, serve, token } from './server.ts';

async function refused(answer: Parameters<typeof serve>[0], method: 'GET' | 'POST' = 'GET'): Promise<ApiError> {
  const server = await serve(answer);
  const { api } = apiAt(server.url);
  const path = '/repos/o/r/check-runs';
  const error = await (method === 'GET' ? api.get(path) : api.write(method, path, {})).then(
    () => undefined,
    each => each,
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(server.seen).toHaveLength(1);
  return error as ApiError;
}

describe('a refusal is reported at once, with what to do', () => {
  test.each([
    [
      401,
      'unauthorised',
      'Bad credentials',
      'GitHub rejected the token for GET /repos/o/r/check-runs (401: Bad credentials). Set github-token to a valid token.',
    ],
    [
      403,
      'forbidden',
      'Resource not accessible by integration',
      'GitHub denied GET /repos/o/r/check-runs (403: Resource not accessible by integration). Add the permission for it under permissions: of the job.',
    ],
    [
      404,
      'missing',
      'Not Found',
      'GitHub found nothing for GET /repos/o/r/check-runs, or hides it from this token (404: Not Found). Check the name.',
    ],
    [
      409,
      'conflict',
      'Merge conflict',
      'GitHub reported a conflict for GET /repos/o/r/check-runs (409: Merge conflict). Run the job again.',
    ],
    [
      400,
      'invalid',
      'Problems parsing JSON',
      'GitHub rejected GET /repos/o/r/check-runs as invalid (400: Problems parsing JSON). Fix the value that it names. If you did not set it, report a bug in contract-gate.',
    ],
  ])('%i', async (status, kind, message, words) => {
    expect(await refused(json({ message }, status))).toMatchObject({ kind, status, message: words });
  });

  test('422 names each error', async () => {
    const errors = [
      { resource: 'CheckRun', field: 'head_sha', code: 'missing' },
      { message: 'title is too long', code: 'custom' },
      'No commit found',
      null,
    ];
    const error = await refused(json({ message: 'Validation Failed', errors }, 422), 'POST');
    expect(error.kind).toBe('invalid');
    expect(error.message).toContain(
      '(422: Validation Failed: CheckRun.head_sha missing; title is too long; No commit found)',
    );
  });

  test.each([
    ['checks=write', 'Add checks: write under permissions: of the job.'],
    ['pull_requests=write; issues=write', 'Add pull-requests: write, or issues: write under permissions: of the job.'],
    ['checks=write,contents=read', 'Add checks: write and contents: read under permissions: of the job.'],
    ['<b>=write; x', 'Add the permission for it under permissions: of the job.'],
  ])('403 says what to grant for %s', async (permissions, words) => {
    const error = await refused(json({ message: 'no' }, 403, { 'x-accepted-github-permissions': permissions }), 'POST');
    expect(error.message).toContain(words);
    expect(error.message).toContain('Pull requests from forks and by Dependabot get read permissions only.');
  });

  test('404 says which permission would show it', async () => {
    const error = await refused(json({}, 404, { 'x-accepted-github-permissions': 'administration=read' }));
    expect(error.message).toContain('(404: Not Found). Check the name, and that the token has administration: read.');
  });

  test.each([raw('<html>', {}, 403), raw('', {}, 403), json('no', 403), json(null, 403), json([1], 403)])(
    'a body that says nothing is no trouble (%#)',
    async answer => expect((await refused(answer)).message).toContain('(403: Forbidden)'),
  );
});

describe('what GitHub says', () => {
  test('is one short, harmless line', async () => {
    const evil = `::error::x\r\n##[set-output]\u202e\u0007 ${'long '.repeat(1000)}`;
    const { message } = await refused(json({ message: evil, errors: [{ message: evil }] }, 422));
    expect(message).not.toMatch(/[\r\n\u202e\u0007]|##\[/);
    expect(message.length).toBeLessThan(800);
  });

  test.each([token, Buffer.from(`x-access-token:${token}`).toString('base64')])(
    'never contains the token (%#)',
    async secret => {
      for (const status of [401, 403, 422]) {
        const { message, stack } = await refused(json({ message: `Bad token ${secret}` }, status));
        expect(message).toMatch(/Bad token \S*\*\*\*\)/);
        expect(message).not.toContain(secret.slice(-10));
        expect(stack).not.toContain(secret);
      }
    },
  );
});
