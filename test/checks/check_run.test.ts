import { expect, test } from 'vitest';
import { check_run } from '../../src/checks/check_run.ts';
import { world } from '../support/world.ts';

test('only GitHub can decide', async () => {
  expect(await check_run.run({ name: 'E2E', waitMs: 0 }, world())).toEqual({
    status: 'skip',
    message: 'only GitHub can decide',
  });
  expect(check_run.title({ name: 'E2E', waitMs: 0 })).toBe('the check run E2E has succeeded on this head');
});
