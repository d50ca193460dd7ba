import { expect, test } from 'vitest';
import { inBatches } from '../../../src/tools/shared/in-batches.ts';

test('many calls are under way at once, but not all, and the results keep their order', async () => {
  let running = 0;
  let most = 0;
  const items = Array.from({ length: 1_200 }, (_, index) => index);
  const doubled = await inBatches(items, async item => {
    running++;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running--;
    return item * 2;
  });
  expect(doubled).toEqual(items.map(item => item * 2));
  expect(most).toBeGreaterThan(100);
  expect(most).toBeLessThan(1_200);
});
