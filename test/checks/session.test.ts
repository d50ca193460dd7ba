import { expect, test } from 'vitest';
import { session } from '../../src/checks/session.ts';
import type { Outcome } from '../../src/model/outcome.ts';
import { world } from '../support/world.ts';

test('a rule comes to what the session folder showed', async () => {
  const holds: Outcome = { status: 'pass', message: 'no problems found' };
  expect(await session.run({ rule: 'task-status', outcome: holds }, world())).toEqual(holds);
  const broken: Outcome = { status: 'fail', message: 'T-001 is done', want: 'a status', got: 'done' };
  expect(await session.run({ rule: 'task-status', outcome: broken }, world())).toEqual(broken);
});

test('it is reported in the words of the rule, and known by its name', () => {
  const params = { rule: 'task-status', outcome: { status: 'pass', message: '' } } as const;
  expect(session.title(params)).toBe('every task has a known status');
  expect(session.label(params)).toBe('task-status');
});
