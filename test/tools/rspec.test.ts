import { expect, test } from 'vitest';
import { failuresOf } from '../../src/tools/reading/output/failures.ts';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { commandsIn, count, failing, isAutoloaded } from '../support/tools.ts';
import { finished } from '../support/world.ts';

test.each(['a_spec.rb', 'spec/helper.rb'])('%s is a test', path => expect(isTest(path)).toBe(true));

test.each(['.rspec'])('%s is loaded without being named', path => expect(isAutoloaded(path)).toBe(true));

test('a file that could not be loaded is no test', () => {
  const { tests, unloaded } = failuresOf(
    { count: () => undefined, exit: [0], top: '/repo' },
    finished(1, 'FAILED spec/a_spec.rb'),
  );
  expect([...tests, ...unloaded]).toEqual(['spec/a_spec.rb']);
  expect(unloaded.size).toBe(1);
});

test('the closing line of RSpec 3.12 counts', () => {
  const lines = [
    '.F*',
    'Finished in 0.01239 seconds (files took 0.08193 seconds to load)',
    '3 examples, 1 failure, 1 pending',
  ];
  expect(count(...lines)).toEqual({ ran: 2, failed: 1, skipped: 1, runner: 'rspec' });
  expect(count('All examples were filtered out', '0 examples, 0 failures')).toMatchObject({ ran: 0 });
  expect(count('0 examples, 0 failures, 1 error occurred outside of examples')).toMatchObject({ ran: 0 });
  expect(failing('rspec ./spec/a_spec.rb:3 # x b')).toEqual(['x b']);
  expect(failing('An error occurred while loading ./spec/b_spec.rb.')).toEqual(['./spec/b_spec.rb']);
});

test('it is detected', () => {
  expect(commandsIn({ Gemfile: "gem 'rspec'\n" })).toEqual({ 'unit-test': 'bundle exec rspec -e {pattern}' });
  expect(commandsIn({ 'calc.gemspec': '', 'spec/calc_spec.rb': '' })).toEqual({ 'unit-test': 'rspec -e {pattern}' });
});
