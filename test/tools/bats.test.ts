import { expect, test } from 'vitest';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { commandsIn, count, failing } from '../support/tools.ts';

test('it is detected by its tests', () => {
  expect(commandsIn({ 'test/a.bats': '', 'test/b/c.bats': '' })).toEqual({
    'unit-test': 'bats --recursive --filter {pattern} test',
  });
  expect(commandsIn({ 'a.bats': '' })).toEqual({ 'unit-test': 'bats --recursive --filter {pattern} .' });
  expect(isTest('lib/a.bats')).toBe(true);
});

test('what Bats 1.8 prints counts', () => {
  const lines = ['1..3', 'ok 1 adds', 'not ok 2 fails', '# (in test file test/a.bats, line 5)', 'ok 3 s # skip'];
  expect(count(...lines)).toMatchObject({ ran: 2, failed: 1, skipped: 1 });
  expect(count('1..0')).toMatchObject({ ran: 0 });
  expect(failing('not ok 2 - fails')).toEqual(['fails']);
});
