import { expect, test } from 'vitest';
import { failuresOf } from '../../src/tools/reading/output/failures.ts';
import { isAutoloaded } from '../support/tools.ts';
import { finished } from '../support/world.ts';

test.each(['node_modules/.bin/jest'])('%s is loaded without being named', path =>
  expect(isAutoloaded(path)).toBe(true),
);

test('a module that cannot be loaded is no failing test', () => {
  const output = "Error: Cannot find module '../src/new' from 't'";
  expect(failuresOf({ count: () => undefined, exit: [0], top: '/repo' }, finished(1, output))).toMatchObject({
    missing: new Set(['../src/new']),
    loadLines: new Set([output]),
  });
  const lacking = "SyntaxError: The requested module './a.js' does not provide an export named 'b'";
  expect(failuresOf({ count: () => undefined, exit: [0], top: '/repo' }, finished(1, lacking)).lacksName).toBe(true);
});
