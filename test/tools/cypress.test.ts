import { expect, test } from 'vitest';
import { withPattern } from '../../src/tools/reading/pattern-argument.ts';
import { isEndToEndTest, isTest } from '../../src/tools/reading/test-files.ts';
import { commandsOf, declared, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsOf({}, { 'cypress.config.js': '' })).toEqual({ e2e: 'npx --no -- cypress run' });
});

test.each(['a.cy.ts'])('%s is a test', path => expect(isTest(path)).toBe(true));

test.each(['cypress.config.js'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));

test('declarations', () => {
  expect(declared('a.cy.ts', "it('adds', f);")).toEqual([['adds', 1, 1]]);
});

test('the option of its pattern goes with the pattern', () => {
  expect(withPattern('x --spec {pattern}', undefined).run).toBe('x');
});

test('its folder has end-to-end tests', () => expect(isEndToEndTest('cypress/a.ts')).toBe(true));
