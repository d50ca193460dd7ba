import { expect, test } from 'vitest';
import { tree_unchanged } from '../../src/checks/tree_unchanged.ts';
import { world } from '../support/world.ts';

const judge = (...disturbed: string[]) => tree_unchanged.run({ protect: ['go.sum'] }, world({ disturbed }));

test('files that a command changed are worth a look; tests, contracts and protected files are evidence', async () => {
  expect(await judge()).toMatchObject({ status: 'pass' });
  expect(await judge('package-lock.json')).toMatchObject({
    status: 'warn',
    message: 'a command changed package-lock.json',
  });
  for (const path of ['test/a.test.ts', '.contracts/a.yml', 'go.sum']) {
    expect(await judge('a.js', path)).toMatchObject({
      status: 'fail',
      owner: 'author',
      at: { path, line: 1 },
      places: [
        { path, line: 1, severity: 'fail', code: 'evidence_changed' },
        { path: 'a.js', line: 1, severity: 'warn', code: 'file_changed' },
      ],
    });
  }
});
