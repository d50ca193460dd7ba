import { expect, test } from 'vitest';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { declared, isSettings } from '../support/tools.ts';

test.each(['ava.config.js'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));

test('declarations', () => {
  expect(declared('a.test.js', "test('adds', f);")).toEqual([['adds', 1, 1]]);
});

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x --match {pattern}', undefined).run).toBe('x');
});
