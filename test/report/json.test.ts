import { expect, test } from 'vitest';
import { json } from '../../src/report/json.ts';
import { criterion, resultsWith } from '../support/results.ts';

test('the results file is the results, readable', () => {
  const results = resultsWith([criterion('lint', 'fail')]);
  expect(JSON.parse(json(results))).toEqual(results);
  expect(json(results)).toMatch(/^\{\n {2}"version": 1,\n[\s\S]*\}\n$/);
});
