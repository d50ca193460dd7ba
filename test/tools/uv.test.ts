import { expect, test } from 'vitest';
import { commandsIn } from '../support/tools.ts';

test('it is detected', () => {
  expect(commandsIn({ 'pyproject.toml': 'pytest', 'uv.lock': '' })).toEqual({
    'unit-test': 'uv run pytest -k {pattern}',
  });
});
