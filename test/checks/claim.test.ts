import { expect, test } from 'vitest';
import { claim } from '../../src/checks/claim.ts';
import type { Claim } from '../../src/claims/judges/index.ts';
import { counted, field, listed } from '../support/judging.ts';
import { world } from '../support/world.ts';

const passing: Claim = { kind: 'tests_passing', ...field('tests_passing', true) };

test('claims about tests are judged when all commands are done', () => {
  expect(claim.waits!(passing)).toBe(true);
  expect(claim.waits!(listed('test_failures'))).toBe(true);
  expect(claim.waits!(counted('tests_added', 1))).toBe(false);
});

test('a claim is titled and judged by its kind', async () => {
  const changed = listed('files_changed', 'a.ts');
  expect(claim.title(changed)).toBe('the diff changes every file under files_changed');
  expect(claim.label(changed)).toBe('files_changed');
  expect(claim.label({ kind: 'age', path: 'reports/r.json' })).toBe('age');
  expect(await claim.run(changed, world({ changes: [{ kind: 'added', path: 'a.ts' }] }))).toMatchObject({
    status: 'pass',
  });
});

test('without a base branch there is nothing to compare with', async () => {
  for (const each of [listed('files_changed', 'z.ts'), counted('tests_added', 9)])
    expect(await claim.run(each, world({ compared: false }))).toEqual({
      status: 'skip',
      message: 'no base branch to compare with',
    });
});
