import { expect, test } from 'vitest';
import { gateWorkflow } from '../../../src/github/recheck/gate-run.ts';

const own = (name: string) => `acme/shop/.github/workflows/${name}@refs/heads/main`;

test.each([
  ['', own('contract-gate-recheck.yml'), 'contract-gate.yml'],
  ['', own('gate-recheck.yaml'), 'gate.yaml'],
  ['', own('reviews.yml'), 'contract-gate.yml'],
  ['', own('-recheck.yml'), 'contract-gate.yml'],
  ['', 'other/repo/.github/workflows/gate-recheck.yml@refs/heads/main', 'contract-gate.yml'],
  ['gate.yml', own('contract-gate-recheck.yml'), 'gate.yml'],
  ['.github/workflows/gate.yaml', own('reviews.yml'), 'gate.yaml'],
])('the input %j of %s: %s', (input, workflowRef, file) => {
  expect(gateWorkflow(input, 'acme/shop', workflowRef)).toBe(`.github/workflows/${file}`);
});

test.each(['gate', '../gate.yml', '.github/workflows/a/b.yml', 'contract gate'])('%j is no workflow', input => {
  expect(() => gateWorkflow(input, 'acme/shop', own('x.yml'))).toThrow(/give the file name, such as contract-gate.yml/);
});
