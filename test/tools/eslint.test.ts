import { expect, test } from 'vitest';
import { commandsOf, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsOf({}, { 'eslint.config.js': '' })).toEqual({ lint: 'npx --no -- eslint .' });
});

test.each(['eslint.config.js', '.eslintrc.json', '.eslintignore'])('%s is one of its settings', path =>
  expect(isSettings(path)).toBe(true),
);
