import { expect, test } from 'vitest';
import { commandsIn, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsIn({ Gemfile: '', '.rubocop.yml': '' })).toEqual({ lint: 'bundle exec rubocop' });
  expect(isSettings('.rubocop.yml')).toBe(true);
});
