import { expect, test } from 'vitest';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { declared } from '../support/tools.ts';

test('declarations', () => {
  expect(declared('a.test.js', "QUnit.test('adds', f);")).toEqual([['adds', 1, 1]]);
});

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x --filter {pattern}', undefined).run).toBe('x');
});
