import { describe, expect, test } from 'vitest';
import { report } from '../../src/dialects/report.ts';
import { parseJson } from '../../src/syntax/json.ts';
import { checked, compiled, failing, honest, proof } from '../support/reports.ts';

const aggregator = {
  task_id: 'task-009',
  status: 'completed',
  checks_performed: {
    format_validation: checked(3),
    content_quality: checked(1),
    cross_task_consistency: checked(2),
  },
  output_file: 'out/all.md',
  quality_assessment: { collective_findings: ['payment', 'formats', 'reminders'] },
};
const synthesizer = {
  ...aggregator,
  checks_performed: {
    completeness_check: checked(0),
    coherence_check: checked(2),
  },
  quality_assessment: undefined,
  executive_summary: { key_findings: ['payment', 'formats', 'reminders'] },
};

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

describe('the rules of every report', () => {
  test.each(['task_id', 'status', 'checks_performed', 'output_file'])('%s is required', async field => {
    const content = honest();
    delete content[field];
    const [first, ...others] = await failing(content);
    expect(first).toMatchObject({
      status: 'fail',
      message: `missing field ${field}`,
      failure: 'major',
      at: { line: 1 },
    });
    expect(others).toEqual([]);
  });

  test.each([
    [{ status: 'done' }, 'status is "done"; expected one of completed, partial, failed'],
    [{ status: true }, 'status is true'],
    [{ task_id: 7 }, 'task_id is 7'],
    [{ task_id: '\u200b ' }, 'task_id is blank'],
    [{ output_file: null }, 'output_file is null'],
    [{ checks_performed: [] }, 'checks_performed is a list'],
    [{ findings: 'many' }, 'findings is "many"; expected a list'],
  ])('%j is no such value', async (change, message) => {
    expect((await failing(honest(change)))[0]).toMatchObject({
      status: 'fail',
      message: expect.stringContaining(message),
    });
  });

  test.each([
    [{ executed: undefined }, 'has no executed'],
    [{ evidence: undefined }, 'has no evidence'],
    [{ verdict: undefined }, 'has no verdict'],
    [{ executed: 'yes' }, 'executed of the check "relevance_check" is "yes"; expected true or false'],
    [{ evidence: 12 }, 'evidence of the check "relevance_check" is 12; expected text'],
    [{ verdict: 'passed' }, 'expected one of pass, fail, partial'],
  ])('a check with %j lacks something', async (change, message) => {
    const checks = { relevance_check: checked(0, change), signal_quality_check: checked(1) };
    const found = await failing(honest({ checks_performed: checks }));
    expect(found).toMatchObject([{ name: 'schema task-001', message: expect.stringContaining(message) }]);
  });

  test('a check that was not executed fails at its line', async () => {
    const checks = { relevance_check: checked(0, { executed: false }), signal_quality_check: checked(1) };
    const found = await failing(honest({ checks_performed: checks }));
    expect(found).toMatchObject([{ name: 'rule task-001 checks', at: { line: 6 }, failure: 'major' }]);
    expect(found[0]?.message).toBe('the check "relevance_check" was not executed');
  });

  test.each([
    ['fail', 'fail'],
    ['partial', 'warn'],
  ])('the verdict %s is a %s', async (verdict, status) => {
    const checks = { relevance_check: checked(0, { verdict }), signal_quality_check: checked(1) };
    expect(await failing(honest({ checks_performed: checks }))).toMatchObject([
      { name: 'rule task-001 verdicts', status },
    ]);
  });

  test('short evidence is minor, none at all is major', async () => {
    const checks = (evidence: string) => ({
      relevance_check: checked(0, { evidence }),
      signal_quality_check: checked(1),
    });
    const short = await failing(honest({ checks_performed: checks('4 of 5 articles speak of the problem') }));
    expect(short).toMatchObject([{ name: 'evidence task-001 relevance_check', failure: 'minor' }]);
    const none = await failing(honest({ checks_performed: checks('') }));
    expect(none).toMatchObject([{ failure: 'major', got: 'it has 0 characters that count; at least 50 are required' }]);
  });

  test('the length goes by the kind of check: the policy sets it, and the contract above it', async () => {
    const evidence = 'The 42 votes of r/smallbusiness and 28 of r/freelance were read with the words of each user';
    const content = honest({
      checks_performed: { relevance_check: checked(0), signal_quality_check: checked(1, { evidence }) },
    });
    expect(await failing(content)).toMatchObject([
      { got: 'it has 91 characters that count; at least 100 are required' },
    ]);
    expect(await failing(content, {}, { evidence: { quality: 90 } })).toEqual([]);
    expect(await failing(content, { evidence: { kinds: { signal_quality_check: 'simple' } } })).toEqual([]);
    expect(await failing(content, { evidence: { quality: 95 } }, { evidence: { quality: 90 } })).toHaveLength(1);
    const strict = { evidence: { kinds: { relevance_check: 'cross-task' as const }, cross_task: 900 } };
    expect(await failing(content, { evidence: { quality: 1 } }, strict)).toMatchObject([
      { got: expect.stringContaining('at least 900 are required') },
    ]);
  });
});

describe('the rules of each role', () => {
  const finding = (content: string) => ({ source_url: `https://example.org/${content}`, content });

  test('2 findings in the place of 3 are minor, none are major', async () => {
    const two = await failing(honest({ findings: [finding('a'), finding('b')] }));
    expect(two).toMatchObject([{ message: 'findings has 2 items; at least 3 are required', failure: 'minor' }]);
    expect(await failing(honest({ findings: [] }))).toMatchObject([{ failure: 'major' }]);
  });

  test('the same finding three times is one', async () => {
    const found = await failing(honest({ findings: [finding('a'), finding('a'), finding('a')] }));
    expect(found).toMatchObject([{ message: 'findings has 3 items (1 distinct); at least 3 are required' }]);
  });

  test.each([
    [[null, {}, [], ' \u200b', { a: null }], 'has 5 items (0 distinct)'],
    [['Late payment', 'late  payment!', { x: 'LATE PAYMENT' }], 'has 3 items (1 distinct)'],
    [{ a: 'one', b: 'two', c: 'three' }, 'has 0 items'],
    [3, 'has 0 items'],
  ])('of a built-in role only items that say something of their own count: %j', async (key_findings, words) => {
    const content = {
      ...honest({ executive_summary: { key_findings } }),
      findings: undefined,
      checks_performed: { completeness_check: checked(0), coherence_check: checked(1) },
    };
    expect(await failing(content)).toMatchObject([{ message: expect.stringContaining(words) }]);
  });

  test('a number or a mapping counts where the policy asks for it', async () => {
    const policy = { roles: { scout: { min: { seen: 2, places: 2 } } } };
    const content = (seen: number) => honest({ role: 'scout', findings: undefined, seen, places: { a: 1, b: 2 } });
    expect(await failing(content(2), {}, policy)).toEqual([]);
    expect(await failing(content(1), {}, policy)).toHaveLength(1);
  });

  test.each(['source_url', 'content'])('every finding has its %s', async field => {
    const findings = [finding('a'), finding('b'), { ...finding('c'), [field]: ' ' }];
    expect(await failing(honest({ findings }))).toMatchObject([
      { message: `findings[2] has no ${field}`, failure: 'minor' },
    ]);
  });

  test.each([
    ['researcher', honest(), ['relevance_check', 'signal_quality_check']],
    ['aggregator', aggregator, ['format_validation', 'content_quality', 'cross_task_consistency']],
    ['synthesizer', synthesizer, ['completeness_check', 'coherence_check']],
  ])('%s performs its checks', async (_, content, names) => {
    for (const name of names) {
      const { [name]: __, ...rest } = content.checks_performed as Record<string, unknown>;
      const found = await failing({ ...content, checks_performed: rest });
      expect(found).toMatchObject([{ status: 'fail', message: `the check ${name} is missing` }]);
    }
  });

  test.each([
    [{ ...aggregator, quality_assessment: {} }, 'quality_assessment is empty'],
    [
      { ...aggregator, quality_assessment: { collective_findings: ['a', 'b'] } },
      'quality_assessment.collective_findings has 2 items; at least 3 are required',
    ],
    [
      { ...aggregator, quality_assessment: { note: 'none' } },
      'quality_assessment.collective_findings has 0 items; at least 3 are required',
    ],
    [{ ...synthesizer, executive_summary: {} }, 'executive_summary is empty'],
    [
      { ...synthesizer, executive_summary: { key_findings: ['a'] } },
      'executive_summary.key_findings has 1 item; at least 3 are required',
    ],
  ])('%#: too little is reported', async (content, message) => {
    expect(await failing(content)).toMatchObject([{ status: 'fail', message }]);
  });

  const policy = {
    roles: {
      implementer: {
        required: ['changes'],
        required_checks: ['tests_run'],
        min: { changes: 1, coverage: 80 },
        schema: { properties: { changes: { items: { type: 'object', required: ['file'] } } } },
      },
    },
  };
  const implementer = honest({
    findings: undefined,
    changes: [{ file: 'src/a.ts' }],
    coverage: 91,
    checks_performed: { tests_run: checked(1) },
  });

  test('a policy defines its own', async () => {
    expect(await failing(implementer, {}, policy)).toEqual([]);
    expect(await failing({ ...implementer, coverage: 70 }, {}, policy)).toMatchObject([{ status: 'fail' }]);
    expect(await failing({ ...implementer, changes: [{ name: 'a' }] }, {}, policy)).toMatchObject([
      { message: 'the report.changes[0] lacks "file"' },
    ]);
    expect(await failing({ ...implementer, checks_performed: {} }, {}, policy)).toMatchObject([
      { message: 'the check tests_run is missing' },
    ]);
  });

  test('a role that asks for no check still wants one', async () => {
    const bare = { roles: { helper: {} } };
    const found = await failing(honest({ role: 'helper', checks_performed: {} }), {}, bare);
    expect(found).toMatchObject([{ message: 'no check was performed' }]);
  });
});

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
    ['names none, and has no field that only one role has', honest({ findings: undefined }), {}],
    ['fields of researcher and of aggregator', honest({ quality_assessment: { a: 1 } }), {}],
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

test('partial work fails, or warns where the contract accepts it; failed work fails always', async () => {
  expect(await failing(honest({ status: 'partial' }))).toMatchObject([
    { name: 'rule task-001 status', status: 'fail' },
  ]);
  const accepted = await failing(honest({ status: 'partial' }), { accept_partial: true });
  expect(accepted).toMatchObject([{ status: 'warn' }]);
  const failed = await failing(honest({ status: 'failed' }), { accept_partial: true });
  expect(failed).toMatchObject([{ status: 'fail', message: 'the agent reported `status: failed`' }]);
});

test('copied evidence is reported at the copy, whatever was done to hide it', async () => {
  const evidence = proof();
  const checks = (copy: string) => ({
    relevance_check: checked(0, { evidence }),
    signal_quality_check: checked(0, { evidence: copy }),
  });
  for (const copy of [evidence, evidence.toUpperCase(), evidence.replaceAll(' ', '\u200b  '), `${evidence}!!!`]) {
    expect(await failing(honest({ checks_performed: checks(copy) }))).toMatchObject([
      { name: 'evidence task-001 signal_quality_check', got: 'it is the same as the evidence of "relevance_check"' },
    ]);
  }
  const shuffled = evidence.split(' ').toReversed().join(' ');
  for (const copy of [`${evidence} Done.`, evidence.replace(' to the end', ''), shuffled]) {
    expect(await failing(honest({ checks_performed: checks(copy) }))).toMatchObject([
      { status: 'fail', got: 'it only rearranges the evidence of "relevance_check"' },
    ]);
  }
  const close = await failing(honest({ checks_performed: checks(evidence.replace('listed', 'named')) }));
  expect(close).toMatchObject([{ status: 'warn', got: 'it is almost the same as the evidence of "relevance_check"' }]);
});

describe('what can not be read fails, and nothing throws', () => {
  test.each([
    ['no JSON', 'status: completed', 'status is not JSON', 1],
    ['a key twice', '{\n"task_id": "a",\n"task_id": "b"}', 'the key "task_id" stands twice, first on line 2', 3],
    ['too deep', '['.repeat(100_000), 'nested more than 32 deep', 1],
    ['nothing', '', 'there is nothing here', 1],
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

  test('nothing hides behind evidence that is too long to read', async () => {
    const evidence = `${'word '.repeat(5_000)} src/none.ts`;
    const checks = { relevance_check: checked(0, { evidence: proof() + evidence }), signal_quality_check: checked(1) };
    const found = await failing(honest({ checks_performed: checks }));
    expect(found).toMatchObject([{ status: 'fail', got: expect.stringContaining('at most 20000 are allowed') }]);
  });

  test('a report of 9 MB', async () => {
    const content = honest({ notes: 'x'.repeat(9_000_000) });
    expect(await failing(content)).toEqual([]);
  });

  test('100,000 checks are judged, most of them under one criterion', async () => {
    const small = { evidence: { simple: 20 } };
    const names = Array.from({ length: 100_000 }, (_, index) => `c${index}`);
    const row = (name: string) => checked(0, { evidence: `Row ${name} agrees with its note` });
    const checks = {
      ...Object.fromEntries(names.map(name => [name, row(name)])),
      ...(honest().checks_performed as object),
    };
    const text = JSON.stringify(honest({ checks_performed: checks }));
    expect(compiled(text, {}, small).length).toBeLessThan(600);
    const bad = await failing(text.replace('Row c99999 agrees with its note', 'All good'), {}, small);
    expect(bad).toMatchObject([{ name: 'evidence task-001 others', message: expect.stringContaining('c99999') }]);
  }, 60_000);
});

test('several reports in one file are each judged', async () => {
  const found = await failing([honest(), honest({ task_id: 'task-002', status: 'failed' })]);
  expect(found).toMatchObject([{ name: 'rule task-002 status', status: 'fail' }]);
});

test.each([
  [honest(), true],
  [{ checks_performed: {} }, true],
  [{ task_id: 'a', status: 'completed', output_file: 'x' }, true],
  [{ id: 'a', status: 'open', validation: {} }, false],
  [{ name: 'package', version: '1.0.0' }, false],
])('%# is recognised by its keys', (content, is) => {
  const parsed = parseJson(JSON.stringify(content));
  expect('node' in parsed && report.recognises(parsed.node, {})).toBe(is);
});

test('a report that cites more than anybody looks up is refused from there on', async () => {
  const files = Array.from({ length: 150 }, (_, index) => `a${index}/b`).join(' ');
  const words = (index: number) =>
    `Read thread number${index} of author${index} in forum${index}, which says topic${index}: ${files}`;
  const extra = Array.from({ length: 34 }, (_, index) => [`extra_${index}`, checked(0, { evidence: words(index) })]);
  const checks = { relevance_check: checked(0), signal_quality_check: checked(1), ...Object.fromEntries(extra) };
  const found = await failing(honest({ checks_performed: checks }));
  expect(found.filter(({ status }) => status === 'fail')).toMatchObject([
    { name: 'evidence task-001 extra_33', got: expect.stringContaining('the report has more than 5000 citations') },
  ]);
});

test('a report with very many faults is judged, and the first of them are listed', () => {
  const checks = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`check/${index}`, {}]));
  const [first] = compiled(honest({ checks_performed: checks }));
  const { findings } = first!.check.params as { findings: { message: string }[] };
  expect(findings).toHaveLength(200);
  expect(findings[0]!.message).toBe('the check "check/0" has no executed');
});
