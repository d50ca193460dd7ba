import { expect, test } from 'vitest';
import { contract_required } from '../../src/checks/contract_required.ts';
import { world } from '../support/world.ts';

test('a contract that was written with the work waits for a person, at its own line', async () => {
  const at = { path: '.contracts/own.yml', line: 2 };
  const params = { id: 'own', at, why: 'the policy requires a contract' };
  expect(await contract_required.run(params, world())).toMatchObject({ status: 'pending', owner: 'person', at });
  expect(contract_required.fix?.(params)).toContain('own');
});
