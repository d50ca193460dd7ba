import { expect, test } from 'vitest';
import { commandsOf, isSettings } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsOf({ devDependencies: { typescript: '7' } }, { 'tsconfig.json': '' })).toEqual({
    typecheck: 'npx --no -- tsc --noEmit',
  });
  expect(commandsOf({ devDependencies: { typescript: '7', 'vue-tsc': '3' } }, { 'tsconfig.json': '' })).toEqual({
    typecheck: 'npx --no -- vue-tsc --noEmit',
  });
  expect(commandsOf({}, { 'tsconfig.json': '' })).toEqual({});
});

test.each(['tsconfig.json', 'packages/a/tsconfig.build.json'])('%s is one of its settings', path =>
  expect(isSettings(path)).toBe(true),
);
