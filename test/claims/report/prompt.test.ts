import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { reportPrompt } from '../../../src/claims/report/prompt.ts';
import type { ClaimPolicy } from '../../../src/claims/types.ts';
import type { ReportRequest } from '../../../src/model/claim-request.ts';
import { failing, honest } from '../../support/reports.ts';

const policy: ClaimPolicy = {
  evidence: { quality: 120 },
  roles: { implementer: { required: ['changes'], min: { changes: 2 }, schema: { required: ['branch'] } } },
};

const schemaIn = (text: string) => JSON.parse(/```json\n(.*)\n```/s.exec(text)![1]!);
const prompt = (request: Partial<ReportRequest>) => reportPrompt(request, policy);

test('the section has its parts in order', () => {
  expect(prompt({ role: 'researcher' }).match(/^##.*$/gm)).toEqual([
    '## ⚠️ CONTRACT',
    '### PRE-CONDITIONS',
    '### REQUIRED CHECKS (with evidence)',
    '### POST-CONDITIONS (mechanically verified)',
    '### OUTPUT FORMAT (JSON, strict)',
  ]);
});

test('it describes the checks, with the lengths that count here', () => {
  const text = prompt({ role: 'researcher', file: 'reports/a.json', evidence: { simple: 70 } });
  expect(text).toContain(
    '| relevance_check | the findings answer the question that was asked | at least 70 characters (simple) |',
  );
  expect(text).toContain('at least 120 characters (quality)');
  expect(text).toContain('- any evidence has fewer than 70 characters that count');
  expect(text).toContain('- findings has fewer than 3 different items');
  expect(text).toContain('- an item of findings has no source_url or no content');
  expect(text).toContain('Write the report as reports/a.json');
});

test('half of the work is mentioned where it is accepted', () => {
  expect(prompt({ accept_partial: true })).toContain('partial is accepted');
  expect(prompt({})).not.toContain('partial is accepted');
});

test('without a role it names those that there are', () => {
  expect(prompt({})).toContain('"role" is one of researcher, aggregator, synthesizer, implementer');
  expect(schemaIn(prompt({})).required).toContain('role');
});

test('what fits the schema of the prompt passes the gate, and what breaks it does not', async () => {
  const ajv = new Ajv({ strict: false });
  const fits = ajv.compile(schemaIn(reportPrompt({ role: 'researcher' }, {})));
  expect(fits(honest())).toBe(true);
  expect(await failing(honest())).toEqual([]);
  const broken: Record<string, unknown>[] = [
    { status: 'done' },
    { output_file: undefined },
    { findings: [] },
    { findings: [{ source_url: 'https://example.org' }, { content: 'a' }, {}] },
    { checks_performed: {} },
  ];
  for (const change of broken) {
    expect(fits(JSON.parse(JSON.stringify(honest(change)))), JSON.stringify(change)).toBe(false);
    expect((await failing(honest(change))).length, JSON.stringify(change)).toBeGreaterThan(0);
  }
});

test('a role of the policy brings its counts and its schema', () => {
  const schema = schemaIn(prompt({ role: 'implementer' }));
  expect(schema.required).toContain('changes');
  expect(schema.properties.changes).toMatchObject({ type: 'array', minItems: 2 });
  expect(schema.allOf).toEqual([{ required: ['branch'] }]);
});

test('an inner list is inside its field', () => {
  expect(schemaIn(prompt({ role: 'Aggregator' })).properties.quality_assessment).toEqual({
    type: 'object',
    required: ['collective_findings'],
    properties: { collective_findings: { type: 'array', minItems: 3, items: {} } },
  });
});
