import { expect, test } from 'vitest';
import { checksIn, findClaimBlocks, reportedChecks } from '../../src/claims/find-blocks.ts';
import { blockOf } from '../support/output.ts';

const fence = (json: unknown) => `\`\`\`json\n${typeof json === 'string' ? json : JSON.stringify(json)}\n\`\`\``;
const report = { task_id: 'a', status: 'completed', checks_performed: {}, output_file: 'a.md' };
const review = ['approved: true', 'issues_total: 0', 'critical: none', 'recommendation: approve'];
const find = (...parts: string[]) => findClaimBlocks({ text: parts.join('\n\n'), path: 'body.md' }, {});

test('a JSON or YAML fence counts if it is a report', () => {
  const { reports, outputs } = find('Done.', fence(report), fence({ name: 'package' }), fence([report]));
  expect(reports.map(({ line, from }) => [line, from])).toEqual([
    [4, 'body'],
    [12, 'body'],
  ]);
  expect(outputs).toEqual([]);
  const yaml = find('```yml\ntask_id: a\nchecks_performed: {}\n```', fence({ checks_performed: {} }));
  expect(yaml.reports).toEqual([expect.objectContaining({ line: 2, yaml: true })]);
  expect(find(fence({ agent: 'code-reviewer', approved: true })).outputs).toEqual([]);
});

test('JSON that can not be parsed is a report where it names checks_performed', () => {
  expect(find(fence('{"checks_performed": ')).reports).toHaveLength(1);
  expect(find(fence('{"status": ')).reports).toEqual([]);
});

test('the last block of each agent counts; one in a fence only if there is no other', () => {
  const first = blockOf(...review);
  const second = blockOf(...review.map(line => line.replace('true', 'false')));
  const { outputs } = find(first, second, blockOf('phase: 1/2', 'tests_passing: true'), `\`\`\`\n${first}\n\`\`\``);
  expect(outputs.map(({ block }) => block!.fields[0]!.key)).toEqual(['approved', 'phase']);
  expect(outputs[0]!.block!.fields[0]!.value).toEqual({ kind: 'boolean', value: false });
  const fenced = find(`\`\`\`\n${first}\n\`\`\``, `\`\`\`text\n${second}\n\`\`\``);
  expect(fenced.outputs).toMatchObject([{ block: { line: 11, fields: [{ value: { value: false } }, {}, {}, {}] } }]);
});

test('the checks of reports are found by name, at their lines; the last one counts', () => {
  const checks = (executed: unknown, verdict: string) =>
    `{"task_id": "a",\n"checks_performed": {\n"links": {"executed": ${JSON.stringify(executed)}, "verdict": "${verdict}"}}}`;
  const body = [fence(checks(true, 'pass')), fence(checks('yes', 'fail'))].join('\n\n');
  expect([...reportedChecks(body)]).toEqual([['links', { executed: false, verdict: 'fail', line: 10 }]]);
  expect([...checksIn(`[${checks(true, 'pass')}]`)]).toEqual([['links', { executed: true, verdict: 'pass', line: 3 }]]);
  expect(checksIn('{broken').size).toBe(0);
  expect(reportedChecks(`\`\`\`json\n${checks(true, 'pass')}`).size).toBe(0);
});
