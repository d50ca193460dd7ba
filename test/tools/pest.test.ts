import { expect, test } from 'vitest';
import { commandsIn } from '../support/tools.ts';

test('it is detected, and goes before PHPUnit', () => {
  const manifest = { 'require-dev': { 'pestphp/pest': '^2', 'phpunit/phpunit': '^10' } };
  expect(commandsIn({ 'composer.json': JSON.stringify(manifest) })).toEqual({
    'unit-test': 'vendor/bin/pest --filter {pattern}',
  });
});
