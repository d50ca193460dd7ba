import { expect, test } from 'vitest';
import { rule } from '../../src/checks/rule.ts';
import { world } from '../support/world.ts';

const wants = 'approved is true';

test('holds where nothing was found against it', async () => {
  expect(rule.title({ subject: 'the block', wants, found: [] })).toBe(wants);
  expect(await rule.run({ subject: 'the block', wants, found: [] }, world())).toMatchObject({ status: 'pass' });
});

test("fails with the agent's own words, at their line", async () => {
  const found = [
    { path: 'body.md', line: 7, message: 'approved is false', fix: 'finish it', failure: 'major' as const },
  ];
  expect(await rule.run({ subject: 'the block', wants, found }, world())).toMatchObject({
    status: 'fail',
    message: 'approved is false',
    want: wants,
    at: { path: 'body.md', line: 7 },
    fix: 'finish it',
    failure: 'major',
  });
});
