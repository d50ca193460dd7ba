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
  const body = '---OUTPUT---\nfindings: 3\n---END---\n';
  const outcome = await advisory.run({ prd: false }, world({ body }));
  expect(outcome.message).toContain("no changed file; the agent's output block (findings)");
});

test('waits for a person where one is to be asked', async () => {
  const outcome = await advisory.run({ prd: true, ask: 'it belongs to product requirements' }, world({ changes }));
  expect(outcome).toMatchObject({ status: 'pending', owner: 'person', got: 'docs/findings.md' });
  expect(outcome.message).toContain('it belongs to product requirements');
});
