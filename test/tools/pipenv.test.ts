import { expect, test } from 'vitest';
import { commandsIn } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsIn({ 'pyproject.toml': 'pytest', 'Pipfile.lock': '' })).toEqual({
    'unit-test': 'pipenv run pytest -k {pattern}',
  });
});
