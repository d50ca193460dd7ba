import { expect, test } from 'vitest';
import { custom } from '../../src/checks/custom.ts';
import { finished, outcome, written } from '../support/world.ts';

test('custom is a command with a name', async () => {
  const yaml = '{name: Database migration, command: python manage.py migrate --check}';
  expect(custom.title(written(custom, yaml)[0]!)).toBe('Database migration');
  expect(
    await outcome(custom, yaml, { run: ({ run }) => finished(run === 'python manage.py migrate --check' ? 0 : 1) }),
  ).toMatchObject({ status: 'pass' });
  expect(await outcome(custom, yaml, { run: () => finished(1) })).toMatchObject({ status: 'fail' });
  expect(written(custom, `[${yaml}, {name: b, command: b, timeout: 5m}]`)).toHaveLength(2);
  for (const bad of ['{name: a}', '{command: a}', 'a']) expect(() => written(custom, bad)).toThrow(/./);
});
