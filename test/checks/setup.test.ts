import { expect, test } from 'vitest';
import { setup } from '../../src/checks/setup.ts';
import { commandParams } from '../../src/model/command.ts';
import type { Elsewhere } from '../../src/model/world.ts';
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

test('a setup that also fails on the base is not the author’s to fix', async () => {
  const params = commandParams('npm ci', {});
  const run = () => finished(1);
  const trees = (there: Elsewhere) => ({
    preExisting: 'fail' as const,
    commits: { tip: 'a', fork: 'b' },
    run: async () => there,
    runWith: async () => there,
  });
  const also = trees({ kind: 'not-run', reason: 'the setup failed', setupFailed: true });
  expect(await setup.run(params, world({ run, trees: also }))).toMatchObject({
    status: 'fail',
    owner: 'base',
    message: '`npm ci` failed with exit code 1 (also fails on main@1a2b3c4)',
  });
  const unknown = trees({ kind: 'not-run', reason: 'no worktree' });
  expect(await setup.run(params, world({ run, trees: unknown }))).toMatchObject({ owner: 'author' });
});
