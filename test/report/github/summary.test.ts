import { expect, test } from 'vitest';
import { summary } from '../../../src/report/github/summary.ts';
import { criterion, resultsWith } from '../../support/results.ts';
import { publication, threeContracts } from '../../support/three-contracts.ts';

test('it is the comment, with how long everything took', async () => {
  await expect(summary(threeContracts(), publication)).toMatchFileSnapshot('../../fixtures/report/summary.md');
});

test('it stays within what GitHub shows, and says what it left out', () => {
  const tail = Array.from({ length: 40 }, () => 'y'.repeat(200)).join('\n');
  const criteria = Array.from({ length: 400 }, (_, index) =>
    criterion(`lint-${index}`, 'fail', { output: { tail, truncated: false, sha256: '0' } }),
  );
  const text = summary(resultsWith(criteria), publication);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1024 * 1024);
  expect(Buffer.byteLength(text)).toBeGreaterThan(900_000);
  expect(text).toMatch(/Left out for length: \d+ command outputs\./);
  expect(new Set(text.match(/(?<=\*\*`lint-)\d+/g))).toHaveLength(400);
});
