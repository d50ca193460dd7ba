import { expect, test } from 'vitest';
import { commandsIn } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsIn({ 'pyproject.toml': 'pytest', 'poetry.lock': '' })).toEqual({
    'unit-test': 'poetry run pytest -k {pattern}',
  });
});
