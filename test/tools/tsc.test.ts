import { expect, test } from 'vitest';
import { commandsOf } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsOf({ devDependencies: { typescript: '7' } }, { 'tsconfig.json': '' })).toEqual({
    typecheck: 'npx --no -- tsc --noEmit',
  });
  expect(commandsOf({ devDependencies: { typescript: '7', 'vue-tsc': '3' } }, { 'tsconfig.json': '' })).toEqual({
    typecheck: 'npx --no -- vue-tsc --noEmit',
  });
  expect(commandsOf({}, { 'tsconfig.json': '' })).toEqual({});
});
