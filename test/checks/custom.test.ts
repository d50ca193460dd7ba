import { expect, test } from 'vitest';
import { custom } from '../../src/checks/custom.ts';
import { baseCommits, finished, outcome, written } from '../support/world.ts';

test('custom is a command with a name', async () => {
  const yaml = '{name: Database migration, command: python manage.py migrate --check}';
  expect(custom.title(written(custom, yaml)[0]!)).toBe('Database migration');
  expect(
    await outcome(custom, yaml, { run: ({ run }) => finished(run === 'python manage.py migrate --check' ? 0 : 1) }),
  ).toMatchObject({ status: 'pass', message: 'Database migration: `python manage.py migrate --check`: exit code 0' });
  expect(await outcome(custom, yaml, { run: () => finished(1) })).toMatchObject({
    status: 'fail',
    message: expect.stringMatching(/^Database migration: /),
  });
  expect(written(custom, `[${yaml}, {name: b, command: b, timeout: 5m}]`)).toHaveLength(2);
  for (const bad of ['{name: a}', '{command: a}', 'a']) expect(() => written(custom, bad)).toThrow(/./);
});

test('a failure is never the base’s: nobody knows what a check of one’s own asks', async () => {
  const same = finished(1, 'not done\n');
  const there = async () => ({ kind: 'ran' as const, finished: same });
  const trees = { commits: baseCommits, preExisting: 'warn' as const, run: there, runWith: there };
  const result = await outcome(custom, '{name: a, command: b}', { run: () => same, trees });
  expect(result).toMatchObject({ status: 'fail', owner: 'author' });
});
