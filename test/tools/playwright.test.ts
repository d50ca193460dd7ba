import { expect, test } from 'vitest';
import { isEndToEndTest } from '../../src/tools/reading/test-files.ts';
import { commandsOf, declared, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsOf({}, { 'playwright.config.ts': '' })).toEqual({ e2e: 'npx --no playwright test -g {pattern}' });
});

test('a script passes a pattern on to it, and is no unit test', () => {
  const scripts = { 'test:e2e': 'playwright test', e2e: 'x' };
  expect(commandsOf({ scripts })).toEqual({ e2e: 'npm run test:e2e -- -g {pattern}' });
  expect(commandsOf({ scripts: { test: 'playwright test' } })).toEqual({});
});

test.each(['playwright.config.ts'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));

test('declarations', () => {
  expect(declared('a.test.js', "test('adds', f);")).toEqual([['adds', 1, 1]]);
});

test('its folder has end-to-end tests', () => expect(isEndToEndTest('playwright/a.ts')).toBe(true));
