import { expect, test } from 'vitest';
import { isEndToEndTest } from '../../src/tools/reading/test-files.ts';
import { commandsOf, count, declared, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsOf({}, { 'playwright.config.ts': '' })).toEqual({ e2e: 'npx --no -- playwright test -g {pattern}' });
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

test('its folder holds end-to-end tests', () => expect(isEndToEndTest('playwright/a.ts')).toBe(true));

test('the closing lines of Playwright 1.65 count', () => {
  const closing = ['  1 failed', '    a.spec.ts:2:19 › b ────', '  2 skipped', '  1 passed (1.8s)'];
  expect(count('Running 4 tests using 1 worker', '  -  4 a.spec.ts:2:82 › d', ...closing)).toEqual({
    ran: 2,
    failed: 1,
    skipped: 2,
    runner: 'playwright',
  });
  expect(count('Error: No tests found')).toMatchObject({ ran: 0 });
  expect(count(...closing)).toBeUndefined();
});
