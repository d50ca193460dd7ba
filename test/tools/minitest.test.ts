import { expect, test } from 'vitest';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { commandsIn, count, failing } from '../support/tools.ts';

test.each(['a_test.rb'])('%s is a test', path => expect(isTest(path)).toBe(true));

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x --name {pattern}', undefined).run).toBe('x');
});

test('the closing line of Minitest 5.17 counts, and that of test-unit', () => {
  expect(count('FS.', '3 runs, 2 assertions, 1 failures, 0 errors, 1 skips')).toEqual({
    ran: 2,
    failed: 1,
    skipped: 1,
    runner: 'minitest',
  });
  expect(count('0 runs, 0 assertions, 0 failures, 0 errors, 0 skips')).toMatchObject({ ran: 0 });
  expect(count('4 tests, 2 assertions, 1 failures, 1 errors, 1 pendings, 1 omissions, 0 notifications')).toMatchObject({
    ran: 2,
    failed: 2,
    skipped: 2,
  });
  expect(failing('A#test_b [a_test.rb:4]:')).toEqual(['A#test_b']);
});

test('it is detected by its tests', () => {
  const run = commandsIn({ Gemfile: '', 'test/a_test.rb': '' })['unit-test'];
  expect(run).toMatch(/^bundle exec ruby -Ilib -Itest -rminitest\/autorun -e '[^']+' -- --name \{pattern\}$/);
  expect(commandsIn({ Gemfile: "gem 'test-unit'\n", 'test/a_test.rb': '' })['unit-test']).toContain('-rtest/unit');
  expect(commandsIn({ Gemfile: "gem 'rails'\n", 'test/a_test.rb': '' })).toEqual({
    'unit-test': 'bundle exec rails test --name {pattern}',
  });
});
