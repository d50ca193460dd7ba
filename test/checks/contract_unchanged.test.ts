import { expect, test } from 'vitest';
import { contract_unchanged } from '../../src/checks/contract_unchanged.ts';
import { world } from '../support/world.ts';

test('a changed contract waits for a person, at its line in the head', async () => {
  const params = { path: '.contracts/a.yml', change: 'this pull request edits it', line: 3 };
  expect(await contract_unchanged.run(params, world())).toMatchObject({
    status: 'pending',
    owner: 'person',
    at: { path: '.contracts/a.yml', line: 3 },
    message: '.contracts/a.yml: this pull request edits it, and a maintainer must approve the change',
  });
  expect(
    await contract_unchanged.run({ path: 'x', change: 'this pull request deletes it' }, world()),
  ).not.toHaveProperty('at');
});
