import { expect, test } from 'vitest';
import { critic } from '../../src/checks/critic.ts';
import { world } from '../support/world.ts';

test('waits for a review by someone but the author', async () => {
  const outcome = await critic.run({ description: 'frontend-critic review' }, world());
  expect(outcome).toMatchObject({ status: 'pending', owner: 'person' });
  expect(outcome.message).toBe('frontend-critic review: an approving review of someone but the author is needed');
});

test('is told by what it looks at', () => {
  expect([critic.title({ description: 'd' }), critic.label({ description: 'd' })]).toEqual(['critic: d', 'd']);
});
