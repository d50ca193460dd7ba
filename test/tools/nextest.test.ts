import { expect, test } from 'vitest';
import { missingTool } from '../../src/tools/reading/missing-tool.ts';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { count, failing, isSettings } from '../support/tools.ts';

test('its absence is recognized', () => {
  expect(missingTool(101, 'error: no such command: `nextest`')).toBeDefined();
});

test('the option of its filter goes with the pattern', () => {
  expect(withPattern('cargo nextest run -E {pattern}', undefined).run).toBe('cargo nextest run');
});

test('its closing line counts', () => {
  const closing = '     Summary [   0.013s] 4 tests run: 2 passed (1 slow), 1 failed, 1 timed out, 3 skipped';
  expect(count('────────────', closing)).toEqual({ ran: 4, failed: 2, skipped: 3, runner: 'nextest' });
  expect(count('     Summary [   0.000s] 0 tests run: 0 passed, 2 skipped')).toMatchObject({ ran: 0, skipped: 2 });
  expect(count('error: no tests to run')).toMatchObject({ ran: 0 });
  expect(failing('        FAIL [   0.005s] app tests::adds')).toEqual(['app tests::adds']);
});

test.each(['.config/nextest.toml'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));
