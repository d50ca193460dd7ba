import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { builtInRoles, reportSchema, roleSchema } from '../../../src/claims/report/forms.ts';
import { honest } from '../../support/reports.ts';

const ajv = new Ajv({ strict: false });

test('the schema of every report takes an honest one, and none without a field', () => {
  const fits = ajv.compile(reportSchema());
  expect(fits(honest())).toBe(true);
  for (const field of ['task_id', 'status', 'checks_performed', 'output_file'])
    expect(fits({ ...honest(), [field]: undefined })).toBe(false);
  expect(fits(honest({ status: 'done' }))).toBe(false);
});

test('a role adds its own fields', () => {
  const [researcher, aggregator] = builtInRoles.map(role => ajv.compile(roleSchema(role)));
  expect(researcher!(honest())).toBe(true);
  expect(researcher!(honest({ findings: [{ content: 'x' }] }))).toBe(false);
  expect(aggregator!(honest())).toBe(false);
  expect(aggregator!(honest({ quality_assessment: { collective_findings: [] } }))).toBe(true);
});
