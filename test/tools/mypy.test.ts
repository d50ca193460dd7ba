import { expect, test } from 'vitest';
import { missingTool } from '../../src/tools/reading/missing-tool.ts';
import { commandsIn, isAutoloaded, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsIn({ 'setup.py': '', 'mypy.ini': '' })).toEqual({ typecheck: 'mypy .' });
  expect(commandsIn({ 'pyproject.toml': '[tool.mypy]\nfiles = ["src"]\n' })).toEqual({ typecheck: 'mypy' });
});

test('its absence is recognized', () => {
  expect(missingTool(1, '/usr/bin/python3: No module named mypy\n')).toBeDefined();
});

test.each(['mypy.ini', '.mypy.ini'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));

test.each(['mypy.py'])('%s is loaded without being named', path => expect(isAutoloaded(path)).toBe(true));
