import { expect, test } from 'vitest';
import { setup } from '../../src/checks/setup.ts';
import { commandParams } from '../../src/model/command.ts';
import { finished, world } from '../support/world.ts';

test("setup is the policy's own command", async () => {
  const params = commandParams('npm ci', {});
  expect(setup.title(params)).toBe('the setup `npm ci` succeeds');
  expect(await setup.run(params, world({ run: () => finished(0) }))).toMatchObject({ status: 'pass' });
  expect(await setup.run(params, world({ run: () => finished(1) }))).toMatchObject({ status: 'fail' });
});

test('it names its folder', () =>
  expect(setup.title(commandParams('npm ci', { cwd: 'web' }))).toBe('the setup `npm ci` succeeds (in web)'));

test('where the change removes its folder, there is nothing to set up', async () => {
  const params = commandParams('npm ci', { cwd: 'web' });
  const changes = [{ kind: 'deleted' as const, path: 'web/package.json' }];
  expect(await setup.run(params, world({ changes, run: () => finished(1) }))).toMatchObject({ status: 'skip' });
  const files = { 'web/left.js': '' };
  expect(await setup.run(params, world({ changes, files, run: () => finished(1) }))).toMatchObject({ status: 'fail' });
  expect(await setup.run(params, world({ run: () => finished(1) }))).toMatchObject({ status: 'fail' });
});
