import { expect, test } from 'vitest';
import { unchecked_package } from '../../src/checks/unchecked_package.ts';
import { world } from '../support/world.ts';

test.each([
  [true, 'the package libs/new is new: the base has no command for its tests, so none ran'],
  [false, 'the base has no command that tests, lints or type-checks libs/new, so nothing ran there'],
])('waits for a person (new: %s)', async (isNew, message) => {
  const outcome = await unchecked_package.run({ folder: 'libs/new', isNew }, world({}));
  expect(outcome).toMatchObject({ status: 'pending', owner: 'person', message });
});
