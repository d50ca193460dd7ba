import { expect, test } from 'vitest';
import type { Command, Finished } from '../../../src/model/world.ts';
import { shareRuns } from '../../../src/workspace/commands/share-runs.ts';

const command: Command = { run: 'npm test', shell: 'bash', cwd: '.', env: {}, timeoutMs: 1000 };

function counted() {
  const ran: string[] = [];
  const run = async ({ run: line }: Command) => {
    ran.push(line);
    return { stdout: String(ran.length) } as Finished;
  };
  return { ran, run };
}

test('another asker gets the same run; a second try is a second run', async () => {
  const { ran, run } = counted();
  const share = shareRuns();
  const [one, two] = [share([], run), share([], run)];
  expect((await one(command)).stdout).toBe('1');
  expect((await two(command)).stdout).toBe('1');
  expect((await two(command)).stdout).toBe('2');
  expect((await one(command)).stdout).toBe('2');
  expect(ran).toHaveLength(2);
});

test.each<[string, Partial<Command>, string[]]>([
  ['line', { run: 'npm run lint' }, []],
  ['folder', { cwd: 'packages/a' }, []],
  ['environment', { env: { A: '1' } }, []],
  ['time limit', { timeoutMs: 1 }, []],
  ['passed variables', {}, ['TOKEN']],
])('another %s is another run', async (_, more, pass) => {
  const { ran, run } = counted();
  const share = shareRuns();
  await share([], run)(command);
  await share(pass, run)({ ...command, ...more });
  expect(ran).toHaveLength(2);
});
