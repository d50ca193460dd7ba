import { expect, test } from 'vitest';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { declared } from '../support/tools.ts';

test.each(['a_test.ts', 'a_test.mjs'])('%s is a test', path => expect(isTest(path)).toBe(true));

test('declarations', () => {
  expect(declared('a_test.ts', "Deno.test('adds', f);")).toEqual([['adds', 1, 1]]);
});

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x --filter {pattern}', undefined).run).toBe('x');
});
