import { expect, test } from 'vitest';
import { contract_unchanged } from '../../src/checks/contract_unchanged.ts';
import { world } from '../support/world.ts';

test('a changed contract waits for a person, at its line in the head', async () => {
  const params = { path: '.contracts/a.yml', change: 'is changed by this change', line: 3 };
  expect(await contract_unchanged.run(params, world())).toMatchObject({
    status: 'pending',
    owner: 'person',
    at: { path: '.contracts/a.yml', line: 3 },
    message: 'the contract is changed by this change, and a person must sign off the change',
  });
  expect(await contract_unchanged.run({ path: 'x', change: 'is deleted by this change' }, world())).not.toHaveProperty(
    'at',
  );
});
