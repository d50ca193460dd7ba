import { expect, test } from 'vitest';
import { missingTool } from '../../src/tools/reading/missing-tool.ts';
import { commandsIn, isAutoloaded, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsIn({ 'pyproject.toml': '[tool.ruff]\n' })).toEqual({ lint: 'ruff check .' });
});

test('its absence is recognized', () => {
  expect(missingTool(1, '/usr/bin/python3: No module named ruff\n')).toBeDefined();
});

test.each(['ruff.toml', '.ruff.toml'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));

test.each(['ruff.py'])('%s is loaded without being named', path => expect(isAutoloaded(path)).toBe(true));
