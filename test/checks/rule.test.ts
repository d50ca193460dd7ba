import { expect, test } from 'vitest';
import { rule } from '../../src/checks/rule.ts';
import type { Finding } from '../../src/model/finding.ts';
import { world } from '../support/world.ts';

const want = 'approved is true';

test('passes without findings', async () => {
  expect(rule.title({ subject: 'the block', want, findings: [] })).toBe(want);
  expect(await rule.run({ subject: 'the block', want, findings: [] }, world())).toMatchObject({ status: 'pass' });
});

test("fails with the agent's own words, at their line", async () => {
  const findings: Finding[] = [
    {
      code: 'rule_broken',
      severity: 'fail',
      message: 'approved is false',
      at: { path: 'body.md', line: 7 },
      fix: 'finish it',
      failure: 'major',
    },
  ];
  expect(await rule.run({ subject: 'the block', want, findings }, world())).toMatchObject({
    status: 'fail',
    message: 'approved is false',
    want,
    at: { path: 'body.md', line: 7 },
    fix: 'finish it',
    failure: 'major',
  });
});
