import { expect, test } from 'vitest';
import { commandsOf, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsOf({}, { 'biome.json': '' })).toEqual({ lint: 'npx --no -- biome check' });
});

test.each(['biome.json', 'biome.jsonc'])('%s is one of its settings', path => expect(isSettings(path)).toBe(true));
