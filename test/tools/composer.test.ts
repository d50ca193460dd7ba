import { expect, test } from 'vitest';
import { activitiesOf } from '../../src/tools/reading/uses.ts';
import { commandsIn, isSettings } from '../support/tools.ts';

const manifest = (all: object) => JSON.stringify(all);

test('its scripts go before what is installed', () => {
  const scripts = { test: ['@lint', 'phpunit --colors'], lint: 'php-cs-fixer check', 'test:e2e': 'codecept run' };
  expect(commandsIn({ 'composer.json': manifest({ scripts, 'require-dev': { 'phpunit/phpunit': '^10' } }) })).toEqual({
    'unit-test': 'composer run-script test -- --filter {pattern}',
    lint: 'composer run-script lint',
    e2e: 'composer run-script test:e2e',
  });
  expect(commandsIn({ 'composer.json': '{' })).toEqual({});
});

test('scripts are known by every way to call them', () => {
  const text = manifest({ scripts: { ci: ['@unit'], unit: '@php vendor/bin/phpunit' } });
  const here = { names: new Set(['composer.json']), text: () => text };
  for (const line of ['composer ci', 'composer run ci', 'composer run-script --timeout=0 ci'])
    expect([...activitiesOf(line, here)]).toEqual(['unit-test']);
  expect([...activitiesOf('composer install', here)]).toEqual([]);
});

test('composer.json is one of its settings', () => expect(isSettings('composer.json')).toBe(true));
