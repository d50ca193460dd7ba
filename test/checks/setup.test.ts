import { expect, test } from 'vitest';
import { setup } from '../../src/checks/setup.ts';
import { commandParams } from '../../src/model/command.ts';
import { finished, world } from '../support/world.ts';

test("setup is the policy's own command", async () => {
  const params = commandParams('npm ci', {});
  expect(setup.title(params)).toBe('the set-up `npm ci` succeeds');
  expect(await setup.run(params, world({ run: () => finished(0) }))).toMatchObject({ status: 'pass' });
  expect(await setup.run(params, world({ run: () => finished(1) }))).toMatchObject({ status: 'fail' });
});
