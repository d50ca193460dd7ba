import { expect, test } from 'vitest';
import { failuresOf } from '../../src/tools/reading/failures.ts';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { isAutoloaded } from '../support/tools.ts';
import { finished } from '../support/world.ts';

test.each(['a_spec.rb', 'spec/helper.rb'])('%s is a test', path => expect(isTest(path)).toBe(true));

test.each(['.rspec'])('%s is loaded without being named', path => expect(isAutoloaded(path)).toBe(true));

test('a file that could not be loaded is no test', () => {
  const { tests, unloaded } = failuresOf({ count: () => undefined, exit: [0] }, finished(1, 'FAILED spec/a_spec.rb'));
  expect([...tests, ...unloaded]).toEqual(['spec/a_spec.rb']);
  expect(unloaded.size).toBe(1);
});
