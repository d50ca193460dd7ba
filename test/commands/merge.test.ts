import { expect, test } from 'vitest';
import { merge } from '../../src/commands/merge.ts';
import { verify } from '../../src/commands/verify.ts';
import { onBranch, repository } from '../support/repository.ts';
import { memoryTerminal, runCommand } from '../support/terminal.ts';

test('judges what the shards did, and writes reports', async () => {
  const repo = onBranch(
    repository({ '.contracts/a.yml': 'id: a\nvalidation: {command: ["true", "false"]}\n' }),
    'work',
  );
  const files: Record<string, string> = {};
  for (const shard of ['1/2', '2/2']) {
    const terminal = memoryTerminal(repo.top);
    await runCommand(verify, terminal, '--all', '--json', '--shard', shard);
    files[`${shard[0]}.json`] = terminal.stdout();
  }
  const terminal = memoryTerminal(repo.top, files);
  expect(await runCommand(merge, terminal, '--all', '--report', 'markdown=r.md', '1.json', '2.json')).toBe(1);
  expect(terminal.stdout()).toContain('FAIL a');
  expect(terminal.written.get('r.md')).toContain('❌');
  const alone = memoryTerminal(repo.top, files);
  expect(await runCommand(merge, alone, '--all', '1.json')).toBe(2);
  expect(alone.stderr()).toBe('contract-gate: 1 shard is missing: 2/2\n');
});

test('needs files that exist', async () => {
  await expect(runCommand(merge, memoryTerminal())).rejects.toThrow('contract-gate merge RESULTS…');
  await expect(runCommand(merge, memoryTerminal(), 'none.json')).rejects.toThrow('results file not found: none.json');
});
