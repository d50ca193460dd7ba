import { expect, test } from 'vitest';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { isTest } from '../../src/tools/reading/test-files.ts';
import { commandsIn, count, declared, failing, isSettings } from '../support/tools.ts';

test.each(['a_test.ts', 'a_test.mjs'])('%s is a test', path => expect(isTest(path)).toBe(true));

test('declarations', () => {
  expect(declared('a_test.ts', "Deno.test('adds', f);")).toEqual([['adds', 1, 1]]);
});

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x --filter {pattern}', undefined).run).toBe('x');
});

test('the closing line of Deno 2.9 counts', () => {
  expect(count('FAILED | 2 passed (1 step) | 1 failed | 1 ignored (50ms)')).toEqual({
    ran: 3,
    failed: 1,
    skipped: 1,
    runner: 'deno',
  });
  expect(count('ok | 0 passed | 0 failed | 4 filtered out (7ms)')).toMatchObject({ ran: 0 });
  expect(count('running 0 tests from ./a_test.ts', 'ok | 0 passed | 0 failed (14ms)')).toMatchObject({ ran: 0 });
  expect(failing('b => ./a_test.ts:1:29')).toEqual(['b']);
});

test.each(['deno.json', 'deno.jsonc'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));

test('it is detected, with its tasks first', () => {
  const run = 'deno test --allow-all --filter {pattern}';
  expect(commandsIn({ 'deno.json': '{}', 'a_test.ts': '' })).toEqual({ 'unit-test': run });
  expect(commandsIn({ 'deno.json': '{}', 'a.ts': '' })).toEqual({});
  const tasks =
    '{\n  // run with https://deno.land\n  "tasks": {"test": "deno test -A", "lint": {"command": "deno lint"},},\n}';
  expect(commandsIn({ 'deno.jsonc': tasks, 'a_test.ts': '' })).toEqual({
    'unit-test': 'deno task test --filter {pattern}',
    lint: 'deno task lint',
  });
});
