import { expect, test } from 'vitest';
import type { Claim } from '../../../src/claims/judges/index.ts';
import { field, judge } from '../../support/judging.ts';

test.each([
  [3, 'fail'],
  [2, 'pass'],
  [1, 'warn'],
])('%i phases of a plan with two', async (count, status) => {
  const files = {
    'TODO.md': '# Plan\n\n## Phase 1: model\n\n- [ ] a\n\n## Phase 2 (API)\n\nAs in phase 7 of another.\n',
  };
  const params: Claim = { kind: 'phases', ...field('phases', count), count, value: '`TODO.md` (the plan)' };
  expect(await judge(params, { files })).toMatchObject({ status });
});

test('phases that nobody names are not counted', async () => {
  const params: Claim = { kind: 'phases', ...field('phases', 2), count: 2, value: 'TODO.md' };
  expect(await judge(params, { files: { 'TODO.md': 'Do it.\n' } })).toMatchObject({ status: 'skip' });
  expect(await judge(params)).toMatchObject({ status: 'skip' });
});
