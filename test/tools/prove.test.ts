import { expect, test } from 'vitest';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { commandsIn, count, failing } from '../support/tools.ts';

test('it is detected by its tests', () => {
  expect(commandsIn({ 't/a.t': '' })).toEqual({ 'unit-test': 'prove --lib --recurse t' });
  expect(commandsIn({ 'src/a.t': '' })).toEqual({});
  expect(isTest('t/sub/a.t')).toBe(true);
});

test('the closing lines of prove 3.44 count', () => {
  const failed = 't/a.t (Wstat: 256 (exited 1) Tests: 2 Failed: 1)';
  const files = 'Files=2, Tests=3,  1 wallclock secs ( 0.05 usr  0.00 sys +  0.16 cusr  0.03 csys =  0.24 CPU)';
  expect(count(failed, files, 'Result: FAIL')).toEqual({ ran: 3, failed: 1, skipped: 0, runner: 'prove' });
  expect(count('All tests successful.', files, 'Result: PASS')).toMatchObject({ ran: 3, failed: 0 });
  const none = 'Files=0, Tests=0,  0 wallclock secs ( 0.00 usr +  0.00 sys =  0.00 CPU)';
  expect(count(none, 'Result: NOTESTS')).toMatchObject({ ran: 0 });
  expect(count(files)).toBeUndefined();
  expect(failing(failed)).toEqual(['t/a.t']);
});
