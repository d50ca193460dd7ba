import { expect, test } from 'vitest';
import { missingTool } from '../../src/tools/reading/missing-tool.ts';
import { commandsOf, declared, isAutoloaded } from '../support/tools.ts';

test('it is detected', () => {
  const scripts = { test: 'vitest run', lint: 'eslint .' };
  expect(commandsOf({ scripts }, { 'bun.lock': '' })).toEqual({
    'unit-test': 'bun run test -t {pattern}',
    lint: 'bun run lint',
  });
  expect(commandsOf({}, { 'bun.lock': '', 'a.test.ts': '' })).toEqual({ 'unit-test': 'bun test -t {pattern}' });
});

test('its absence is recognized', () => {
  expect(missingTool(1, 'error: Script not found "vitest"')).toBeDefined();
});

test.each(['bunfig.toml'])('%s is loaded without being named', path => expect(isAutoloaded(path)).toBe(true));

test('declarations', () => {
  expect(declared('a.test.js', "Bun.test('adds', f);")).toEqual([['adds', 1, 1]]);
});
