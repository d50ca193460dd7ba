import { expect, test } from 'vitest';
import { commandsOf, isAutoloaded } from '../support/tools.ts';

test('it is detected', () => {
  const scripts = { test: 'vitest run', lint: 'eslint .' };
  expect(commandsOf({ scripts }, { 'pnpm-lock.yaml': '' })).toEqual({
    'unit-test': 'pnpm run test -t {pattern}',
    lint: 'pnpm run lint',
  });
  expect(commandsOf({}, { 'pnpm-lock.yaml': '', 'biome.json': '' })).toEqual({ lint: 'pnpm exec biome check' });
});

test.each(['.pnpmfile.cjs', 'pnpm-workspace.yaml'])('%s is loaded without being named', path =>
  expect(isAutoloaded(path)).toBe(true),
);
