import { expect, test } from 'vitest';
import { diff } from '../../src/checks/diff.ts';
import { world } from '../support/world.ts';

test('an empty change is worth a look', async () => {
  expect(await diff.run({}, world({ changes: [{ kind: 'added', path: 'a' }] }))).toMatchObject({
    status: 'pass',
    message: '1 file changed',
  });
  expect(await diff.run({}, world())).toMatchObject({ status: 'warn' });
  expect(await diff.run({}, world({ changes: [{ kind: 'added', path: '.contracts/a.yml' }] }))).toMatchObject({
    status: 'warn',
  });
});
