import { expect, test } from 'vitest';
import { commandsOf, isAutoloaded } from '../support/tools.ts';

test('it is detected', () => {
  const scripts = { test: 'vitest run', lint: 'eslint .' };
  expect(commandsOf({ scripts }, { 'yarn.lock': '' })).toEqual({
    'unit-test': 'yarn run test -t {pattern}',
    lint: 'yarn run lint',
  });
  expect(commandsOf({}, { 'yarn.lock': '', 'biome.json': '' })).toEqual({ lint: 'yarn run biome check' });
});

test.each(['.yarnrc', '.yarnrc.yml', '.pnp.cjs', '.pnp.loader.mjs', '.yarn/plugins/a.cjs'])(
  '%s is loaded without being named',
  path => expect(isAutoloaded(path)).toBe(true),
);
