import { describe, expect, test } from 'vitest';
import { foreign_check_run } from '../../src/checks/foreign_check_run.ts';
import type { SeenRuns } from '../../src/model/world.ts';
import { world } from '../support/world.ts';

const judged = (seen: SeenRuns) => {
  const github = { checkRuns: async () => seen, foreignRuns: async () => seen };
  return foreign_check_run.run({}, { ...world(), github });
};
const run = {
  name: 'contract-gate',
  status: 'completed',
  conclusion: 'success',
  url: 'https://x.test/1',
  workflow: null,
};

describe('foreign_check_run', () => {
  test('there are none: it passes, quietly', async () => {
    expect(await judged({ kind: 'seen', runs: [] })).toMatchObject({ status: 'pass' });
    expect(foreign_check_run.quiet).toBe(true);
  });

  test('one fails, and is named with where to see it', async () => {
    expect(await judged({ kind: 'seen', runs: [run, run] })).toMatchObject({
      status: 'fail',
      message: expect.stringContaining('a check run named contract-gate (and 1 more)'),
      got: expect.stringContaining('https://x.test/1'),
    });
  });

  test('a forbidden question is skipped, and a failed one is inconclusive', async () => {
    expect(await judged({ kind: 'unknown', reason: 'no permission', forbidden: true })).toEqual({
      status: 'skip',
      message: 'could not be looked for: no permission',
    });
    expect(await judged({ kind: 'unknown', reason: 'GitHub is away', forbidden: false })).toMatchObject({
      status: 'error',
      message: 'could not be looked for: GitHub is away',
      owner: 'runner',
    });
  });

  test('it is judged last, so that no command can post one after it', () => {
    expect(foreign_check_run.runs).toBe('last');
  });
});
