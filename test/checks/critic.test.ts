import { expect, test } from 'vitest';
import { critic } from '../../src/checks/critic.ts';
import { world } from '../support/world.ts';

const nothing = async () => ({ kind: 'seen', runs: [] }) as const;
const github = { checkRuns: nothing, foreignRuns: nothing };

test('waits for a review by someone but the author', async () => {
  const outcome = await critic.run({ description: 'frontend-critic review' }, { ...world(), github });
  expect(outcome).toMatchObject({ status: 'pending', owner: 'person', by: 'critics' });
  expect(outcome.message).toBe('frontend-critic review: needs an approving review by someone other than the author');
});

test('locally only GitHub can decide', async () => {
  expect(await critic.run({ description: 'd' }, world())).toEqual({
    status: 'skip',
    message: 'only GitHub can decide',
  });
});

test('is reported by what it looks at', () => {
  expect([critic.title({ description: 'd' }), critic.label({ description: 'd' })]).toEqual(['critic: d', 'd']);
});
