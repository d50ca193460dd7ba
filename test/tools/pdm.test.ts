import { expect, test } from 'vitest';
import { commandsIn } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsIn({ 'pyproject.toml': 'pytest', 'pdm.lock': '' })).toEqual({
    'unit-test': 'pdm run pytest -k {pattern}',
  });
});
