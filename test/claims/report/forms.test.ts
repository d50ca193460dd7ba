import { expect, test } from 'vitest';
import { isReport } from '../../../src/claims/report/forms.ts';
import { parseJson } from '../../../src/syntax/json.ts';
import { honest } from '../../support/reports.ts';

test.each([
  [honest(), true],
  [{ checks_performed: {} }, true],
  [{ task_id: 'a', status: 'completed', output_file: 'x' }, true],
  [{ id: 'a', status: 'open', validation: {} }, false],
  [{ name: 'package', version: '1.0.0' }, false],
])('%# is recognised by its keys', (content, is) => {
  const parsed = parseJson(JSON.stringify(content));
  expect('node' in parsed && isReport(parsed.node)).toBe(is);
});
