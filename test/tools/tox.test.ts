import { expect, test } from 'vitest';
import { missingTool } from '../../src/tools/reading/missing-tool.ts';
import { commandsIn, isAutoloaded, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsIn({ 'tox.ini': '[tox]' })).toEqual({ 'unit-test': 'tox run' });
  // What is configured goes before what tests are written for.
  expect(commandsIn({ 'tox.ini': '[tox]', 'test_a.py': 'import pytest\n' })).toEqual({ 'unit-test': 'tox run' });
});

test('its absence is recognized', () => {
  expect(missingTool(1, '/usr/bin/python3: No module named tox\n')).toBeDefined();
});

test.each(['tox.ini'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));

test.each(['tox.py'])('%s is loaded without being named', path => expect(isAutoloaded(path)).toBe(true));
