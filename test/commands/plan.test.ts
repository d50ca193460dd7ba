import { expect, test } from 'vitest';
import { plan } from '../../src/commands/plan.ts';
import { onBranch, repository } from '../support/repository.ts';
import { memoryTerminal, runCommand } from '../support/terminal.ts';

test('prints a matrix, and needs the number of machines', async () => {
  const repo = onBranch(repository({ '.contracts/a.yml': 'id: a\nvalidation: {command: [x, y, z]}\n' }), 'work');
  const terminal = memoryTerminal(repo.top);
  expect(await runCommand(plan, terminal, '--shards', '2', '--all')).toBe(0);
  expect(terminal.stdout()).toBe('{"shard":["1/2","2/2"]}\n');
  await expect(runCommand(plan, terminal)).rejects.toThrow('--shards 4');
  await expect(runCommand(plan, terminal, '--shards', '257')).rejects.toThrow('from 1 to 256');
});

test('says in each shard how known times divide the commands', async () => {
  const repo = onBranch(repository({ '.contracts/a.yml': 'id: a\nvalidation: {command: [x, y, z]}\n' }), 'work');
  const times = [9000, 1000, 1000];
  const durations = () => ({ read: async () => () => times.shift(), write: async () => {} });
  const terminal = { ...memoryTerminal(repo.top), durations };
  await runCommand(plan, terminal, '--shards', '2', '--all');
  expect(terminal.stdout()).toMatch(/^\{"shard":\["1\/2:[12]\.[12]\.[12]","2\/2:[12]\.[12]\.[12]"\]\}\n$/);
});
