import { expect, test } from 'vitest';
import { rules_added } from '../../src/checks/rules_added.ts';
import { world } from '../support/world.ts';

test('rules that an agent adds wait for a person, and an approval is about these files', async () => {
  const paths = ['contract-gate.yml', '.contracts/a.yml'];
  expect(await rules_added.run({ paths, line: 1 }, world())).toMatchObject({
    status: 'pending',
    owner: 'person',
    about: paths,
    at: { path: 'contract-gate.yml', line: 1 },
  });
});
