import { expect, test } from 'vitest';
import { commandsIn, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsIn({ 'composer.json': '{}', 'phpstan.neon.dist': '' })).toEqual({
    typecheck: 'vendor/bin/phpstan analyse',
  });
});

test.each(['phpstan.neon', 'phpstan.dist.neon'])('%s is one of its settings', path =>
  expect(isSettings(path)).toBe(true),
);
