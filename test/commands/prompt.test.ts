import { expect, test } from 'vitest';
import { prompt } from '../../src/commands/prompt.ts';
import { repository } from '../support/repository.ts';
import { memoryTerminal, runCommand } from '../support/terminal.ts';

const validation = 'validation: {tests: npm test}\n';

async function promptOf(contract: string): Promise<string> {
  const terminal = memoryTerminal(repository({ '.contracts/t.yml': contract }).top);
  expect(await runCommand(prompt, terminal, 't')).toBe(0);
  return terminal.stdout();
}

test('starts with the task and how to name it', async () => {
  const shown = await promptOf(`id: t\ntitle: Add a thing\n${validation}`);
  expect(shown).toMatch(
    /^# Add a thing\n\nThis is task t\. Name the branch agent\/t, or write `Contract: t` in the pull request\.\n\n## Task\n/,
  );
  expect(shown).toContain('1. **tests** — `npm test` passes');
  expect(shown.endsWith('\n')).toBe(true);
});

test.each([
  ['', 'Put the block in the body of the pull request'],
  [', from: commits', 'Put the block at the end of the last commit message.'],
  [', from: out/done.txt', 'Put the block at the end of out/done.txt'],
])('says where the output goes: %s', async (from, words) => {
  expect(await promptOf(`id: t\noutput: {agent: tdd-task-executor${from}}\n${validation}`)).toContain(words);
});

test.each([[[]], [['a', 'b']]])('refuses %j', async words => {
  await expect(runCommand(prompt, memoryTerminal(), ...words)).rejects.toThrow('prompt takes one ID');
});

test('nothing is listed twice', async () => {
  const checks = 'files_exist: [a.js, a.js]\n  tests: {run: npm test, min: 2}\n  command: [npm test, npm run e2e]';
  const shown = await promptOf(`id: t\nvalidation:\n  ${checks}\n`);
  expect(shown.match(/npm test/g)).toHaveLength(1);
  expect(shown.match(/a\.js/g)).toHaveLength(1);
  expect(shown).toContain('npm run e2e');
});
