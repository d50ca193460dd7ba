import { describe, expect, test } from 'vitest';
import { aggregator, checked, compiled, failing, honest, synthesizer } from '../../support/reports.ts';

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
      { message: 'the report.changes[0] is missing "file"' },
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

test('partial work fails, or warns where the contract accepts it; failed work fails always', async () => {
  expect(await failing(honest({ status: 'partial' }))).toMatchObject([
    { name: 'rule task-001 status', status: 'fail' },
  ]);
  const accepted = await failing(honest({ status: 'partial' }), { accept_partial: true });
  expect(accepted).toMatchObject([{ status: 'warn' }]);
  const failed = await failing(honest({ status: 'failed' }), { accept_partial: true });
  expect(failed).toMatchObject([{ status: 'fail', message: 'the agent reported `status: failed`' }]);
});

test('a report with very many faults is judged, and the first of them are listed', () => {
  const checks = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`check/${index}`, {}]));
  const [first] = compiled(honest({ checks_performed: checks }));
  const { findings } = first!.check.params as { findings: { message: string }[] };
  expect(findings).toHaveLength(200);
  expect(findings[0]!.message).toBe('the check "check/0" has no executed');
});
