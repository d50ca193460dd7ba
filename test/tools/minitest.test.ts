import { expect, test } from 'vitest';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { isTest } from '../../src/tools/reading/test-files.ts';

test.each(['a_test.rb'])('%s is a test', path => expect(isTest(path)).toBe(true));

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x --name {pattern}', undefined).run).toBe('x');
});
