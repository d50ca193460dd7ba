import { describe, expect, test } from 'vitest';
import { checked, compiled, failing, honest } from '../../support/reports.ts';

describe('the role', () => {
  test.each([
    ['the contract says it', honest({ findings: undefined }), { role: 'aggregator' }, 'aggregator'],
    ['the report says it', honest({ role: 'synthesizer' }), {}, 'synthesizer'],
    ['its agent is one', honest({ agent: 'aggregator' }), {}, 'aggregator'],
    ['its agent is no role, and its fields decide', honest({ agent: 'claude' }), {}, 'researcher'],
  ])('%s', (_, content, request, role) => {
    expect(compiled(content, request)[0]?.title).toContain(role);
  });

  test.each([
    ['unknown role "reseacher"; did you mean researcher?', honest({ role: 'reseacher' }), {}],
    [
      'the report is by "researcher", but the contract asks for aggregator',
      honest({ role: 'researcher' }),
      { role: 'aggregator' },
    ],
  ])('%s: that is a failure', async (message, content, request) => {
    const [first] = await failing(content, request);
    expect(first).toMatchObject({ name: 'schema task-001', status: 'fail', message: expect.stringContaining(message) });
  });
});

describe('a report whose role nothing shows has the checks of every report', () => {
  test.each([
    ['it has only the common fields', honest({ findings: undefined }), {}],
    ['it has the fields of two roles', honest({ quality_assessment: { a: 1 } }), {}],
    ['the contract says any', honest({ findings: [] }), { role: 'any' }],
    ['the report says any', honest({ findings: [], role: 'Any' }), {}],
  ])('%s', async (_, content, request) => {
    expect(await failing(content, request)).toEqual([]);
    expect(await failing({ ...content, status: 'failed' }, request)).toMatchObject([{ name: 'rule task-001 status' }]);
    const none = { ...content, checks_performed: {} };
    expect(await failing(none, request)).toMatchObject([
      { message: expect.stringContaining('no check was performed') },
    ]);
  });
});

test('the length goes by the kind of check: the policy sets it, and the contract above it', async () => {
  const evidence = 'The 42 votes of r/smallbusiness and 28 of r/freelance were read with the words of each user';
  const content = honest({
    checks_performed: { relevance_check: checked(0), signal_quality_check: checked(1, { evidence }) },
  });
  expect(await failing(content)).toMatchObject([{ got: 'it has 91 characters that count; at least 100 are required' }]);
  expect(await failing(content, {}, { evidence: { quality: 90 } })).toEqual([]);
  expect(await failing(content, { evidence: { kinds: { signal_quality_check: 'simple' } } })).toEqual([]);
  expect(await failing(content, { evidence: { quality: 95 } }, { evidence: { quality: 90 } })).toHaveLength(1);
  const strict = { evidence: { kinds: { relevance_check: 'cross-task' as const }, cross_task: 900 } };
  expect(await failing(content, { evidence: { quality: 1 } }, strict)).toMatchObject([
    { got: expect.stringContaining('at least 900 are required') },
  ]);
});
