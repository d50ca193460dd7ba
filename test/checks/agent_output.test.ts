import { expect, test } from 'vitest';
import { agent_output } from '../../src/checks/agent_output.ts';
import { world } from '../support/world.ts';

const judge = (line: string) => agent_output.run({}, world({ body: `---OUTPUT---\n${line}\n---END---\n` }));

test.each([
  'tests_passing: false',
  'blockers: waiting for a key',
  'blockers: [a]',
  'approved: false',
  'ready_to_merge: false',
  'status: failed',
  'status: blocked',
  'test_failures: [test_a]',
  'test_failures: 3',
  'error: true',
  'tests_passing: mostly',
])('%s is a failure of its own', async line => {
  expect(await judge(line)).toMatchObject({
    status: 'fail',
    got: expect.stringContaining(line.split(':')[0]!),
    at: { path: 'body.md', line: 2 },
  });
});

test('what it lists is what to fix', async () => {
  expect(await judge('approved: false\ncritical: [a leak]\nmajor: none')).toMatchObject({
    fix: 'Fix what the output reports:\n- critical: a leak',
  });
});

test.each([
  'tests_passing: true',
  'tests_passing: Yes',
  'blockers: none',
  'blockers: []',
  'test_failures: 0',
  'error: false',
  'status: completed',
  'next_action: fix the failed deploy',
])('%s is none', async line => {
  expect(await judge(line)).toMatchObject({ status: 'pass' });
});

test('without a block there is nothing to hold', async () => {
  expect(await agent_output.run({}, world({ body: '' }))).toMatchObject({ status: 'skip' });
});
