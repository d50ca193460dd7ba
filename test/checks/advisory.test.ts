import { expect, test } from 'vitest';
import { advisory } from '../../src/checks/advisory.ts';
import { world } from '../support/world.ts';

const changes = [
  { kind: 'added' as const, path: 'docs/findings.md' },
  { kind: 'added' as const, path: '.contracts/a.yml' },
];

test('is neutral, and keeps what there is to review', async () => {
  expect(await advisory.run({ prd: false }, world({ changes }))).toEqual({
    status: 'skip',
    message: 'advisory: no automated verification; for review: docs/findings.md',
  });
  const body = 'The query of orders runs once for each row.\n';
  const outcome = await advisory.run({ prd: false }, world({ body }));
  expect(outcome).toMatchObject({
    message: expect.stringContaining('for review: no changed file'),
    output: { tail: body.trim(), truncated: false, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  const long = await advisory.run({ prd: false }, world({ body: 'a'.repeat(30_000) }));
  expect(long).toMatchObject({ output: { tail: 'a'.repeat(20_000), truncated: true } });
});

test('waits for a person where one is to be asked', async () => {
  const outcome = await advisory.run({ prd: true, ask: 'it belongs to product requirements' }, world({ changes }));
  expect(outcome).toMatchObject({ status: 'pending', owner: 'person', got: 'docs/findings.md' });
  expect(outcome.message).toContain('it belongs to product requirements');
});
