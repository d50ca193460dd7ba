import { expect, test } from 'vitest';
import { missingTool } from '../../src/tools/reading/missing-tool.ts';
import { commandsOf, count, declared, failing, isAutoloaded } from '../support/tools.ts';

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

test('the closing lines of bun 1.4 count', () => {
  const lines = ['(fail) b [0.24ms]', '(skip) c', '', ' 1 pass', ' 1 skip', ' 1 todo', ' 1 fail', ' 2 expect() calls'];
  expect(count(...lines, 'Ran 4 tests across 1 file. [6.00ms]')).toEqual({
    ran: 2,
    failed: 1,
    skipped: 2,
    runner: 'bun',
  });
  expect(failing(lines[0]!)).toEqual(['b']);
  expect(count(' 0 pass', ' 0 fail', 'Ran 0 tests across 1 file. [2.00ms]')).toMatchObject({ ran: 0 });
  const none = 'error: regex "zzz" matched 0 tests. Searched 1 file (skipping 4 tests) [2.00ms]';
  expect(count('a.test.ts:', none)).toMatchObject({ ran: 0 });
  expect(count(' 3 pass')).toBeUndefined();
});
