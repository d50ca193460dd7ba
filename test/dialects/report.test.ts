import { describe, expect, test } from 'vitest';
import { report } from '../../src/dialects/report.ts';
import { aggregator, compiled, failing, honest, synthesizer } from '../support/reports.ts';

test.each([
  ['researcher', honest()],
  ['aggregator', aggregator],
  ['synthesizer', synthesizer],
])('an honest report of the role %s passes, and its role is known by its fields', async (role, content) => {
  expect(await failing(content)).toEqual([]);
  expect(compiled(content)[0]).toMatchObject({ check: { type: 'schema' }, title: expect.stringContaining(role) });
});

test('each thing is a criterion of its own, at its own file and line', () => {
  const drafts = compiled(honest(), {}, {}, { line: 11, path: 'body.md' });
  expect(drafts.map(({ check, label }) => `${check.type} ${label}`)).toEqual([
    'schema task-001',
    'rule task-001 status',
    'rule task-001 checks',
    'rule task-001 verdicts',
    'rule task-001 findings',
    'evidence task-001 relevance_check',
    'evidence task-001 signal_quality_check',
    'claim task-001 output_file',
    'claim task-001 age',
  ]);
  expect(drafts.map(({ path }) => path)).toEqual(drafts.map(() => 'body.md'));
  const lines = JSON.stringify(honest(), null, 2).split('\n');
  const line = (part: string) => lines.findIndex(each => each.includes(part)) + 11;
  const at = new Map(drafts.map(({ label, at: { line: found } }) => [label, found]));
  expect(at.get('task-001 status')).toBe(line('"status"'));
  expect(at.get('task-001 output_file')).toBe(line('"output_file"'));
  expect(at.get('task-001 signal_quality_check')).toBe(line('Counted votes'));
});

test('what is claimed goes with the criterion, and a report in a body has no age', () => {
  const drafts = compiled(honest(), {}, {}, { from: 'body' });
  expect(drafts.some(({ label }) => label.endsWith('age'))).toBe(false);
  expect(drafts.find(({ check }) => check.type === 'evidence')?.claim).toMatch(/^Opened all 14 sources/);
});

describe('what can not be read fails, and nothing throws', () => {
  test.each([
    ['no JSON', 'status: completed', 'status is not JSON', 1],
    ['a key twice', '{\n"task_id": "a",\n"task_id": "b"}', 'duplicate key "task_id" (first on line 2)', 3],
    ['too deep', '['.repeat(100_000), 'nested more than 32 deep', 1],
    ['nothing', '', 'the text is empty', 1],
    ['a number', '12', 'it is not a JSON object', 1],
    ['an empty list', '[]', 'it is not a JSON object', 1],
    ['a list of texts', '["a"]', 'it is not a JSON object', 1],
    ['a prototype', '{"__proto__": {"status": "completed"}}', '__proto__ is not allowed', 1],
    ['too many', JSON.stringify(Array.from({ length: 101 }, () => ({}))), 'it has 101 reports', 1],
    ['too much', `"${'x'.repeat(10 * 1024 * 1024)}"`, 'it is larger than 10 MiB', 1],
  ])('%s', async (_, text, message, line) => {
    const found = await failing(text);
    expect(found).toMatchObject([{ status: 'fail', failure: 'major', at: { path: 'report.json', line } }]);
    expect(found[0]?.message).toContain(message);
  });

  test('lines are those of the body', async () => {
    const found = await failing('{\n"a" 1}', {}, {}, { line: 41, path: 'body.md', from: 'body' });
    expect(found).toMatchObject([{ at: { path: 'body.md', line: 42 } }]);
  });

  test('a byte order mark is nothing', async () => {
    expect(await failing(`\ufeff${JSON.stringify(honest())}`)).toEqual([]);
  });

  test('halves of surrogate pairs', async () => {
    const text = JSON.stringify(honest({ task_id: '\ud800' })).replace('relevance_check', '\\udc00');
    const found = await failing(text);
    expect(found.map(({ name }) => name)).toEqual(['rule \ud800 checks']);
  });

  test('a report of 9 MB', async () => {
    const content = honest({ notes: 'x'.repeat(9_000_000) });
    expect(await failing(content)).toEqual([]);
  });
});

test('several reports in one file are each judged', async () => {
  const found = await failing([honest(), honest({ task_id: 'task-002', status: 'failed' })]);
  expect(found).toMatchObject([{ name: 'rule task-002 status', status: 'fail' }]);
});

test('the prompt names the fields', () => {
  expect(report.prompt({ role: 'researcher' }, {})).toContain('checks_performed');
});
