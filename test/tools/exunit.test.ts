import { expect, test } from 'vitest';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { commandsIn, count, failing } from '../support/tools.ts';

test.each(['a_test.exs'])('%s is a test', path => expect(isTest(path)).toBe(true));

test('the closing line of Elixir 1.14 counts', () => {
  expect(count('*.', '1 doctest, 3 tests, 1 failure, 1 skipped')).toEqual({
    ran: 3,
    failed: 1,
    skipped: 1,
    runner: 'mix test',
  });
  expect(count('1 doctest, 3 tests, 0 failures, 4 excluded')).toMatchObject({ ran: 0, skipped: 4 });
  expect(count('There are no tests to run')).toMatchObject({ ran: 0 });
  expect(failing('  1) test b (AppTest)')).toEqual(['test b (AppTest)']);
});

test('it is detected', () => {
  expect(commandsIn({ 'mix.exs': '', 'apps/a/mix.exs': '' })).toEqual({
    'unit-test': 'mix test',
    typecheck: 'mix compile',
  });
  expect(commandsIn({ 'mix.exs': '{:credo, "~> 1.7"}' })).toMatchObject({ lint: 'mix credo' });
});
