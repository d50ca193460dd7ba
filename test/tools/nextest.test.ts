import { expect, test } from 'vitest';
import { missingTool } from '../../src/tools/reading/missing-tool.ts';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';

test('its absence is recognized', () => {
  expect(missingTool(101, 'error: no such command: `nextest`')).toBeDefined();
});

test('the option of its filter goes with the pattern', () => {
  expect(withPattern('cargo nextest run -E {pattern}', undefined).run).toBe('cargo nextest run');
});
