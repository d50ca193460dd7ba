import { expect, test } from 'vitest';
import { commandsIn, isSettings } from '../support/tools.ts';

test.each(['Rakefile'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));

test('a task of its own runs the tests', () => {
  const Rakefile = "require 'rake/testtask'\nRake::TestTask.new(:test)\n";
  expect(commandsIn({ Rakefile, 'test/a_test.rb': '' })).toEqual({ 'unit-test': 'rake test' });
  expect(commandsIn({ Rakefile, Gemfile: '', 'test/a_test.rb': '' })).toEqual({ 'unit-test': 'bundle exec rake test' });
  expect(commandsIn({ Rakefile: 'task :build', 'test/a_test.rb': '' })['unit-test']).toContain('ruby ');
});
